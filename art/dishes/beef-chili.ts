import { beans } from '../foods/beans.ts';
import { chilli } from '../foods/chilli.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { pot } from '../vessels/pot.ts';

const CHILI = '#7a1e0c';
const MINCE = ['#5a2410', '#6e2f16', '#7d3a1c', '#4a1c0c', '#8a4522', '#652a14'];
const KIDNEY = ['#6b1a1c', '#7d2422', '#581316', '#8a2f2a'];
const BRICK_STRIPES: Stripe[] = [
  [0.06, 26, '#f0d9b4'],
  [0.11, 8, '#f0d9b4'],
  [0.3, 8, '#5f1a10'],
  [0.7, 8, '#5f1a10'],
  [0.86, 8, '#f0d9b4'],
  [0.9, 26, '#f0d9b4'],
];

/** Points over the pot's surface. */
function surfacePoints(scene: Scene, { x, y, rx }: Area, part: number, count: number, distance: number) {
  return scatter(scene.random, { x, y, rx: rx * part }, { count, distance });
}

/** Thick chili: mince and beans in layers of dark sauce, with soft pieces of pepper and tomato and red fat. */
function chili(scene: Scene, area: Area): void {
  const bits = ['#4f0f05', '#a83012', '#c2521f', '#3a0c04'];
  const thick = { ...materials.stew, frequency: 0.028, height: 7, gloss: 0.32 };
  sauce(scene, area, { color: CHILI, oil: '#d8561a', oiliness: 0.7, bits, material: thick });
  const heap = { ...area, rx: area.rx * 0.95 };
  const mince = { ...materials.crumbs, height: 8, gloss: 0.36 };
  crumbles(scene, heap, { colors: MINCE, count: 420, min: 8, max: 19, distance: 15, wobble: 0.3, material: mince });
  const soft = { min: 17, max: 26, corners: 4, sauce: CHILI, sunk: 0.5, material: materials.vegetable };
  chunks(scene, surfacePoints(scene, area, 0.9, 22, 60), { ...soft, colors: ['#c2301a', '#a8240f', '#d9482a'] });
  beans(scene, surfacePoints(scene, area, 0.92, 105, 42), { colors: KIDNEY, size: 25, sauce: CHILI });
  crumbles(scene, heap, { colors: MINCE, count: 150, min: 6, max: 14, distance: 22, wobble: 0.3, material: mince });
  beans(scene, surfacePoints(scene, area, 0.86, 30, 76), { colors: KIDNEY, size: 26, sauce: CHILI });
  oilPools(scene, surfacePoints(scene, area, 0.94, 60, 40), '#e8702a', 4, 15);
}

/** Sliced spring onions, most of them in the middle. */
function springOnions(scene: Scene, x: number, y: number): void {
  const loose = scatter(scene.random, { x, y, rx: 270, ry: 240 }, { count: 54, distance: 27, bias: 0.62 });
  const heaped = scatter(scene.random, { x, y, rx: 150, ry: 124 }, { count: 52, distance: 20, bias: 0.6 });
  slicedScallions(scene, loose, { size: 12, color: '#4f8a2c' });
  slicedScallions(scene, heaped, { size: 14, color: '#558f2e' });
}

export const alt =
  'A black pot with two ears full of dark red chili with kidney beans and minced beef, sliced scallions on top, with a wooden spoon, a small bowl of scallions and two dark red chillies on wood and a red striped cloth.';

/** A big black pot of chili with kidney beans, close up, on a brick-red striped cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [570, 520, 462];
  wood(scene, { base: '#b98d62', planks: 6, vertical: true });
  cloth(scene, '#8f2f1e', { x: 420, y: -200, width: 980, height: 1400, rotate: 12, stripes: BRICK_STRIPES });
  pot(scene, x, y, radius, { color: '#2b2826', inside: '#34302d', ears: -62 });
  chili(scene, { x: x + 2, y: y + 4, rx: radius * 0.865 });
  springOnions(scene, x + 30, y + 10);
  bowlShade(scene, x, y, radius, { lip: 0.07 });

  smallBowl(scene, 1158, 132, 116, {
    color: '#e8dcc4',
    filling: '#5f8a34',
    top: (rx) => {
      const sliced = scatter(scene.random, { x: 1158, y: 132, rx }, { count: 130, distance: 11 });
      slicedScallions(scene, sliced, { size: 13 });
    },
  });
  spoon(scene, 1146, 600, 640, 8, '#a9743f');
  chilli(scene, 54, 70, 150, 24, '#5a150e');
  chilli(scene, 30, 150, 140, -14, '#4a120e');
  light(scene);
}
