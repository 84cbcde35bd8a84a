import { crumbles } from '../foods/crumbles.ts';
import { dust, rice } from '../foods/grains.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { tofu } from '../foods/tofu.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const SAUCE = '#9a1c06';
const CHILLI_OIL = '#e83c0a';
const MINCE = ['#7d3416', '#94481f', '#6b2a10', '#a85a2c', '#8a3f1a'];
const BLACK_BEANS = ['#2a120a', '#3a1a0e', '#1f0d07'];

/** Crisp pork mince and fermented black beans over an area. */
function mince(scene: Scene, area: { x: number; y: number; rx: number }, count: number, max: number): void {
  const material = { ...materials.crumbs, gloss: 0.3 };
  crumbles(scene, area, { colors: MINCE, count, min: 5, max, distance: 10, bias: 0.5, wobble: 0.32, material });
  const beans = { colors: BLACK_BEANS, count: count / 6, min: 5, max: 9, flat: 0.6, distance: 30, bias: 0.5 };
  crumbles(scene, area, { ...beans, material: { ...material, gloss: 0.6 } });
}

/** Tofu in its sauce, under a layer of red oil, which is clear at the edge. */
function mapo(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const bits = ['#5a0f04', '#c23a10', '#300803', '#e0701e'];
  const glossy = { ...materials.stew, height: 6, gloss: 0.24 };
  sauce(scene, { x, y, rx: reach }, { color: SAUCE, oil: CHILLI_OIL, oiliness: 1, bits, material: glossy });
  mince(scene, { x, y, rx: reach * 0.93 }, 330, 14);
  tofu(scene, scatter(random, { x, y, rx: reach * 0.82 }, { count: 32, distance: 91 }), { size: 40, sauce: SAUCE });
  mince(scene, { x, y, rx: reach * 0.82 }, 90, 13);
  tofu(scene, scatter(random, { x, y, rx: reach * 0.5 }, { count: 6, distance: 118 }), { size: 40, sauce: SAUCE });
  mince(scene, { x, y, rx: reach * 0.78 }, 60, 12);
  const edge = Array.from({ length: 60 }, (_, step) =>
    polar(x, y, (step / 60) * TURN + random.bell() * 0.1, reach * random.between(0.86, 0.97)),
  );
  oilPools(scene, edge, '#f2501a', 8, 24);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 40, distance: 34 }), CHILLI_OIL, 4, 13);
  dust(scene, { x, y, rx: reach * 0.6 }, '#5a3216', { count: 380, size: 2.4, opacity: 0.8 });
  slicedScallions(scene, scatter(random, { x, y, rx: reach * 0.66 }, { count: 60, distance: 24, bias: 0.62 }), {
    size: 14,
    color: '#5f9f2e',
  });
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.4);
}

export const alt =
  'A white bowl with a blue band full of white cubes of soft tofu and minced pork in red, oily sauce with rings of spring onion, beside a bowl of rice, a porcelain spoon, chopsticks and a bowl of ground pepper on dark wood.';

/** Soft tofu in red, oily sauce in a blue and white bowl, with rice, on dark wood. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [600, 492, 438];
  wood(scene, { base: '#2f2a28', planks: 5 });
  bowl(scene, x, y, radius, { color: '#eef0ec', lip: 0.075, band: '#2f4f8a' });
  mapo(scene, x + 2, y + 3, radius * 0.87);
  bowlShade(scene, x, y, radius, { lip: 0.075 });

  bowl(scene, 1164, 176, 190, { color: '#eef0ec', lip: 0.075, band: '#2f4f8a' });
  rice(scene, { x: 1164, y: 178, rx: 158 }, { count: 460, size: 10 });
  bowlShade(scene, 1164, 176, 190);
  soupSpoon(scene, 1118, 590, 380, { rotate: 62, line: '#2f4f8a' });
  chopsticks(scene, 1216, 640, 560, -4, '#8a2a1c');
  smallBowl(scene, 106, 128, 92, {
    color: '#3a3533',
    filling: '#6b4422',
    material: { frequency: 0.25, height: 5, dome: 14, noise: 0.9, softness: 0.7 },
    top: (rx) => dust(scene, { x: 106, y: 128, rx }, '#9a6a38', { count: 130, opacity: 0.7 }),
  });
  dust(scene, { x: 150, y: 846, rx: 70, ry: 40 }, '#6b4422', { count: 40, size: 2.6 });
  slicedScallions(scene, scatter(random, { x: 96, y: 866, rx: 54, ry: 40 }, { count: 8, distance: 28 }), { size: 14 });
  light(scene);
}
