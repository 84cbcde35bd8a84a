import { cubes } from '../foods/cubes.ts';
import { curds } from '../foods/curds.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionRings } from '../foods/onion.ts';
import { pavCut, pavTop } from '../foods/pav.ts';
import { oilPools } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { clayCup } from '../vessels/clayCup.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';

const TOMATO = ['#d23a1a', '#c22c12', '#e2552a'];
const ONION = ['#f0d9a0', '#e8c77e', '#f6e6bc'];
const STRIPES: Stripe[] = [
  [0.08, 26, '#f0c25a'],
  [0.12, 8, '#f0c25a'],
  [0.86, 8, '#f0c25a'],
  [0.89, 26, '#f0c25a'],
];

/** Egg broken into fine, soft crumbs, red and green all through it. */
function bhurji(scene: Scene, area: Area): void {
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const within = (part: number) => ({ x, y, rx: rx * part, ry: ry * part });
  mound(scene, area, { colour: '#f0a21e', flecks: ['#f6b836', '#d8801a'], wobble: 0.1, material: materials.stew });
  curds(scene, scatter(random, within(0.98), { count: 150, distance: 34 }), { size: 30 });
  const dice = (part: number, count: number, distance: number) => scatter(random, within(part), { count, distance });
  cubes(scene, dice(0.92, 44, 44), { colours: TOMATO, size: 12, rounding: 0.5 });
  cubes(scene, dice(0.92, 40, 42), { colours: ONION, size: 9, rounding: 0.4 });
  curds(scene, dice(0.82, 44, 58), { size: 27 });
  cubes(scene, dice(0.8, 18, 70), { colours: TOMATO, size: 13, rounding: 0.5 });
  slicedChilli(scene, scatter(random, within(0.8), { count: 15, distance: 60 }), { size: 13, colour: '#4f8f2a' });
  oilPools(scene, scatter(random, within(0.9), { count: 24, distance: 40 }), '#e8801c', 3, 8);
  choppedHerbs(scene, within(0.84), { count: 80, size: 9, colour: '#4c8d2d' });
}

export const alt =
  'A blue enamel plate of fine yellow scrambled egg with pieces of tomato, onion, green chilli and coriander, beside two halves of a soft roll fried golden in butter, onion rings and a lemon wedge, with a clay cup of milky tea on a red cloth.';

/** Bhurji as a night stall serves it, with pav fried in butter. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 490, 440];
  cloth(scene, '#9c2f34', { x: -200, y: -300, width: 1700, height: 1600, rotate: 14, stripes: STRIPES });
  enamelPlate(scene, x, y, radius, { colour: '#3f86a0' });
  bhurji(scene, { x: x - 92, y: y + 6, rx: 252, ry: 276 });
  pavTop(scene, x + 262, y - 214, 128, 12);
  pavCut(scene, x + 250, y - 20, 128, -10);
  pavCut(scene, x + 214, y + 196, 128, 14);
  onionRings(
    scene,
    [
      [x - 20, y - 318],
      [x + 36, y - 292],
      [x - 70, y - 286],
    ],
    { size: 58, colours: ['#b0508f', '#a0437f', '#c876ab'] },
  );
  citrusWedge(scene, x - 190, y - 258, 150, { skin: '#e8b92a', flesh: '#f6e27a', rotate: -28 });
  slitChilli(scene, x - 150, y + 296, 190, 10);
  coriander(
    scene,
    [
      [x - 100, y - 20],
      [x - 60, y + 16],
      [x - 130, y + 26],
    ],
    { size: 34 },
  );
  clayCup(scene, 1136, 152, 112);
  light(scene);
}
