import { citrusWedge } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionRings, onionSlivers } from '../foods/onion.ts';
import { pavCut, pavTop } from '../foods/pav.ts';
import { oilPools } from '../foods/sauce.ts';
import { scrambledEgg } from '../foods/scrambledEgg.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { tomatoChunks } from '../foods/tomatoChunks.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { clayCup } from '../vessels/clayCup.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';

const EGG = ['#f2b62c', '#f6c648', '#eaa41e', '#f9d468'];
const ONION = ['#f0d9a0', '#e8c77e', '#f6e6bc'];
const STRIPES: Stripe[] = [
  [0.08, 26, '#f0c25a'],
  [0.12, 8, '#f0c25a'],
  [0.86, 8, '#f0c25a'],
  [0.89, 26, '#f0c25a'],
];

/** Egg broken up fine in a masala of onion and tomato, which shows between the crumbs. */
function bhurji(scene: Scene, area: Area): void {
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const within = (part: number) => ({ x, y, rx: rx * part, ry: ry * part });
  const some = (part: number, count: number, distance: number) => scatter(random, within(part), { count, distance });
  const masala = {
    color: '#c8761a',
    flecks: ['#d9421c', '#e8a02a', '#a8501a'],
    wobble: 0.12,
    material: materials.stew,
  };
  mound(scene, area, { ...masala, fleckCount: 240 });
  for (const [part, many] of [
    [0.95, 170],
    [0.84, 90],
    [0.6, 36],
  ] as const) {
    scrambledEgg(scene, within(part), { size: 27, count: many, colors: EGG });
    tomatoChunks(scene, some(part, Math.round(many * 0.24), 40), { size: 19 });
    onionSlivers(scene, some(part, Math.round(many * 0.24), 36), { size: 12, colors: ONION });
    slicedChilli(scene, some(part, Math.round(many * 0.09), 80), { size: 14, color: '#4f8f2a' });
  }
  oilPools(scene, some(0.9, 20, 50), '#e8801c', 3, 8);
  choppedHerbs(scene, within(0.8), { count: 70, size: 9, color: '#4c8d2d' });
}

export const alt =
  'A blue enamel plate of fine yellow scrambled egg with pieces of tomato, onion, green chilli and coriander, beside two halves of a soft roll fried golden in butter, onion rings and a lemon wedge, with a clay cup of milky tea on a red cloth.';

/** Bhurji with pav fried in butter. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 490, 440];
  cloth(scene, '#9c2f34', { x: -200, y: -300, width: 1700, height: 1600, rotate: 14, stripes: STRIPES });
  enamelPlate(scene, x, y, radius, { color: '#3f86a0' });
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
    { size: 58, colors: ['#b0508f', '#a0437f', '#c876ab'] },
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
