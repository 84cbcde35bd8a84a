import { injera, injeraRoll } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { dust, grains } from '../foods/grains.ts';
import { cookedGreens } from '../foods/greens.ts';
import { lentilStew, spoonTrough } from '../foods/lentils.ts';
import { oilPools, reflection, sauce, soaked } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { tornInjera } from '../foods/tornInjera.ts';
import { light } from '../light.ts';
import { type Point, polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';

const LENTIL = '#b0400e';
const LENTILS = ['#d8641c', '#c4501a', '#e5802c', '#b8440f', '#cf5a18', '#f0953a'];
const BANDS: Stripe[] = [
  [0.06, 14, '#8c2f1e'],
  [0.09, 6, '#2f5a3c'],
  [0.9, 6, '#2f5a3c'],
  [0.93, 14, '#8c2f1e'],
];

/** Red lentils cooked to a thick stew, heaped on the injera, their red oil running out at the edge. */
function stew(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  soaked(scene, { x: x + 4, y: y + 6, rx: 300, ry: 280 }, '#c8501a', 0.62);
  const pool = { color: '#a8340a', oil: '#f0701c', oiliness: 1, wobble: 0.08 };
  sauce(scene, { x, y, rx: 278, ry: 258 }, pool);
  const area = { x: x - 2, y: y - 2, rx: 258, ry: 238 };
  lentilStew(scene, area, { color: LENTIL, colors: LENTILS, count: 2100, size: 8.5, wobble: 0.07 });
  const way = (from: number, arc: number, reach: number): Point[] =>
    Array.from({ length: 12 }, (_, step) => polar(x, y, from + (arc * step) / 11, reach - step * 3));
  spoonTrough(scene, way(0.5, 2.4, 176), 34, '#8a2a08', 0.6);
  spoonTrough(scene, way(3.6, 2.2, 120), 30, '#8a2a08', 0.6);
  // Whole lentils on top of the broken ones.
  const whole = { colors: ['#e07a2a', '#d8661c', '#ea8c3a', '#c9560f'], length: 6.2, width: 5.2, distance: 13 };
  grains(scene, { x, y, rx: 226, ry: 208 }, { ...whole, count: 120 });
  const edge = Array.from({ length: 56 }, (_, step) =>
    polar(x, y, (step / 56) * TURN + random.bell() * 0.1, 256 * random.between(0.86, 1)),
  );
  oilPools(scene, edge, '#f2601a', 5, 17);
  oilPools(scene, scatter(random, { x, y, rx: 220, ry: 200 }, { count: 50, distance: 28 }), '#f08a2c', 3, 11);
  for (const [gx, gy] of scatter(random, { x: x - 20, y: y - 20, rx: 210, ry: 190 }, { count: 46, distance: 30 })) {
    scene.add(glint(scene, gx, gy, random.between(4, 9), random.between(1.6, 3), random.between(0.3, 0.6)));
  }
  reflection(scene, { x, y, rx: 228, ry: 208 }, 0.2);
}

export const alt =
  'A mound of thick orange-red lentil stew with rings of green chilli on a round of injera with cooked greens and a torn piece dipped in the stew, on a dark green enamel plate, beside injera rolls, a bowl of red berbere and a green chilli on a striped mustard cloth.';

/** Spiced red lentils on injera with gomen, torn injera at hand, on an enamel plate. */
export function draw(scene: Scene): void {
  const [x, y] = [630, 482];
  cloth(scene, '#d09a2c', { x: -200, y: -300, width: 1700, height: 1600, rotate: -12, stripes: BANDS });
  enamelPlate(scene, x, y, 462, { color: '#1f5248', edge: '#12221e' });
  injera(scene, { x, y, rx: 404, ry: 398 }, '#c7a178', 1.25);
  stew(scene, x - 26, y - 22);
  const rings = scatter(scene.random, { x: x - 34, y: y - 30, rx: 150, ry: 130 }, { count: 13, distance: 58 });
  slicedChilli(scene, rings, { size: 25, color: '#4f9a34' });
  cookedGreens(scene, { x: x + 216, y: y + 242, rx: 100, ry: 80 }, { count: 150 });
  tornInjera(scene, x - 258, y + 224, 118, { rotate: -48, dipped: '#a83c10' });
  injeraRoll(scene, 1164, 668, 360, 102, -64);
  injeraRoll(scene, 1226, 820, 360, 102, -56);
  smallBowl(scene, 1152, 148, 100, {
    color: '#a9562f',
    filling: '#9c2c0c',
    material: { frequency: 0.25, height: 5, dome: 14, noise: 0.9, softness: 0.7 },
    top: (rx) => dust(scene, { x: 1152, y: 148, rx }, '#c9541c', { count: 120, opacity: 0.5 }),
  });
  chilli(scene, 70, 130, 160, -30, '#4f8f2c');
  light(scene);
}
