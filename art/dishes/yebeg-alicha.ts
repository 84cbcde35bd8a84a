import { injera, injeraRoll } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { gingerRoot } from '../foods/gingerRoot.ts';
import { dust } from '../foods/grains.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { garlicClove } from '../foods/sphere.ts';
import { tornInjera } from '../foods/tornInjera.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const GOLD = '#d99a1a';
const LAMB = ['#8a5526', '#9a6430', '#7a4820', '#a87038'];
const STRIPES: Stripe[] = [
  [0.06, 16, '#3b6b22', 0.85],
  [0.1, 8, '#e3a52a', 0.9],
  [0.86, 8, '#e3a52a', 0.9],
  [0.9, 16, '#3b6b22', 0.85],
];

/** Lamb in onions that turmeric has turned gold, the butter clear at the rim, whole chillies on top. */
function alicha(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  const thick = { ...materials.stew, frequency: 0.04, height: 9, noise: 0.7, gloss: 0.4, shadow: 0 };
  const bits = ['#f0bc3a', '#b87a10', '#e8ae2c'];
  sauce(scene, { x, y, rx: reach }, { color: GOLD, oil: '#f2c02a', oiliness: 0.8, wobble: 0, bits, material: thick });
  const melted = { colors: ['#e9b22c', '#dfa01c', '#f0c040'], count: 380, min: 4, max: 10, distance: 14 };
  crumbles(scene, { x, y, rx: reach * 0.96 }, { ...melted, material: { ...materials.stew, shadow: 2 } });
  const tender = { ...materials.meat, frequency: 0.05, height: 11, dome: 11, gloss: 0.45, noise: 0.6 };
  const cubes = { colors: LAMB, corners: 4, sauce: GOLD, material: tender };
  chunks(scene, over(0.84, 26, 104), { ...cubes, min: 48, max: 66, sunk: 0.16 });
  const rim = Array.from(
    { length: 60 },
    (_, step): Point => polar(x, y, step * 0.105, reach * random.between(0.86, 0.98)),
  );
  oilPools(scene, rim, '#f6c83a', 6, 18);
  oilPools(scene, over(0.9, 70, 32), '#f4c234', 3, 13);
  slitChilli(scene, x - 90, y - 100, 230, -28, '#4f9a2c');
  slitChilli(scene, x + 110, y + 10, 240, 38, '#5aa632');
  slitChilli(scene, x - 60, y + 130, 220, 8, '#478c28');
  dust(scene, { x, y, rx: reach * 0.8 }, '#5a3a10', { count: 90, size: 2 });
  reflection(scene, { x, y, rx: reach * 0.88 }, 0.2);
}

export const alt =
  'A black clay bowl of golden lamb stew with cubes of meat and three slit green chillies, on a round of injera with a torn piece that has sauce on it, beside rolled injera, a bowl of turmeric, ginger and garlic on a cream cloth with green and yellow stripes.';

/** Yebeg alicha in a black bowl on injera. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 470, 366];
  wood(scene, { base: '#6b4628', planks: 5 });
  cloth(scene, '#f0e4cc', { x: 40, y: -120, width: 1120, height: 1240, rotate: -7, stripes: STRIPES });
  injera(scene, { x: 560, y: 560, rx: 500, ry: 470 }, '#c7a178', 1.15);
  bowl(scene, x, y, radius, { color: '#2b211d', inside: '#3a2c26', lip: 0.07 });
  alicha(scene, x, y, radius * 0.87);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  tornInjera(scene, 240, 800, 120, { rotate: -30, dipped: '#d9a02a' });
  injeraRoll(scene, 1140, 800, 400, 112, -54, '#c39c72');
  smallBowl(scene, 1142, 160, 112, {
    color: '#8a4c2c',
    filling: '#d98e10',
    material: materials.crumbs,
    top: (rx) => dust(scene, { x: 1142, y: 160, rx }, '#f2b83a', { count: 140, opacity: 0.5 }),
  });
  gingerRoot(scene, 130, 170, 240, 24);
  garlicClove(scene, 90, 420, 80, -40);
  garlicClove(scene, 1180, 470, 80, 20);
  light(scene);
}
