import { chunks } from '../foods/chunks.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { cubes } from '../foods/cubes.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { pulledMeat } from '../foods/pulledMeat.ts';
import { radish } from '../foods/radish.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { tiles } from '../surfaces/tiles.ts';
import { board } from '../vessels/board.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const GOLD = ['#b5743a', '#a4622a', '#c58a4c', '#955420', '#cf9a5e'];
const STRIPES: Stripe[] = [
  [0.06, 18, '#e0559a', 0.85],
  [0.11, 6, '#f0c23c', 0.9],
  [0.89, 6, '#f0c23c', 0.9],
  [0.93, 18, '#e0559a', 0.85],
];
const LIME = { skin: '#5c8f22', flesh: '#b4cf58' };

/** Pork browned in its fat: big pieces with dark crisp edges, shreds between them. */
function pork(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  sauce(scene, { x, y, rx: reach }, { colour: '#b06a24', oil: '#e0a43c', oiliness: 0.8, wobble: 0 });
  const crisp = { ...materials.meat, frequency: 0.05, height: 12, dome: 9, noise: 0.85, gloss: 0.4 };
  chunks(scene, over(0.86, 30, 92), { colours: GOLD, min: 52, max: 74, corners: 7, material: crisp });
  pulledMeat(scene, over(0.84, 30, 84), { colours: GOLD, bark: '#5c2c0e', barked: 0.55, length: 116, width: 30 });
  chunks(scene, over(0.66, 10, 130), {
    colours: ['#8f4c1c', '#a85f28', '#7a3e14'],
    min: 44,
    max: 60,
    corners: 7,
    material: crisp,
  });
  oilPools(scene, over(0.94, 70, 26), '#eab852', 3, 11);
}

/** A taco laid open: two tortillas, pork, white onion and coriander. */
function taco(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  cornTortilla(
    scene,
    { x: x + 10, y: y + 10, rx: radius, ry: radius * 0.97 },
    { rotate: random.between(0, 360), charred: 0.5 },
  );
  cornTortilla(
    scene,
    { x, y, rx: radius, ry: radius * 0.97 },
    { rotate: random.between(0, 360), charred: 0.7, curled: 0.6 },
  );
  const heap = { x, y, rx: radius * 0.6, ry: radius * 0.44 };
  pulledMeat(scene, scatter(random, heap, { count: 18, distance: 30 }), {
    colours: GOLD,
    bark: '#5c2c0e',
    barked: 0.5,
    length: 84,
    width: 22,
  });
  cubes(scene, scatter(random, heap, { count: 30, distance: 15 }), {
    colours: ['#fdfaf2', '#f0ecdf', '#ffffff'],
    size: 7.5,
    rounding: 0.4,
  });
  choppedHerbs(scene, heap, { count: 34, size: 11, colour: '#3f8a2a' });
}

export const alt =
  'A copper pan of golden-brown pieces of pork with dark crisp edges and a half of orange, beside two open tacos of pork with white onion and coriander on a board, lime wedges, radishes and a bowl of green salsa on a striped cloth.';

/** Carnitas in the copper in which they were cooked, and two tacos of them. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [500, 470, 372];
  tiles(scene, { base: '#2f7f86', joint: '#1d555a', size: 190, ornament: '#f0d9a0' });
  cloth(scene, '#f4ead6', { x: -60, y: 120, width: 1180, height: 900, rotate: -11, stripes: STRIPES });
  copperBowl(scene, x, y, radius, { handles: 200 });
  pork(scene, x, y, radius * 0.84);
  citrusWheel(scene, x - 170, y + 120, 82, { skin: '#e07f1e', flesh: '#f2a548', rotate: 20 });
  leaf(scene, x + 120, y - 170, 130, { colour: '#6f7436', rotate: -30 });
  cinnamonStick(scene, x - 110, y - 170, 190, 34, 24);
  board(scene, 1010, 640, 520, 560, { colour: '#a8743c', rotate: -8, corner: 70 });
  taco(scene, 1000, 500, 158);
  taco(scene, 1040, 776, 158);
  smallBowl(scene, 1130, 160, 134, {
    colour: '#a9562f',
    filling: '#6f8a2c',
    material: materials.stew,
    top: (rx) => choppedHerbs(scene, { x: 1130, y: 160, rx }, { count: 90, size: 7, colour: '#3c6a1c' }),
  });
  citrusWedge(scene, 850, 640, 110, { ...LIME, rotate: 30 });
  citrusWedge(scene, 1210, 640, 104, { ...LIME, rotate: -60 });
  citrusWedge(scene, 120, 860, 112, { ...LIME, rotate: 10 });
  radish(scene, 270, 880, 44, 30);
  radish(scene, 360, 910, 40, -60);
  coriander(
    scene,
    [
      [96, 110],
      [150, 80],
      [130, 160],
    ],
    { size: 40 },
  );
  light(scene);
}
