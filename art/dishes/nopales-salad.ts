import { cubes } from '../foods/cubes.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { nopalPaddle, nopalSquares } from '../foods/nopal.ts';
import { oilPools } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { avocadoSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { board } from '../vessels/board.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const TOMATO = ['#d8321c', '#e04a2c', '#c42412', '#e8603c'];
const ONION = ['#fffdf8', '#f3efe4', '#f8f4ea'];
const HEMS: Stripe[] = [
  [0.1, 24, '#f3e2b6', 0.95],
  [0.135, 10, '#2f6f6b', 0.95],
  [0.16, 10, '#c8321c', 0.95],
  [0.84, 10, '#c8321c', 0.95],
  [0.865, 10, '#2f6f6b', 0.95],
  [0.89, 24, '#f3e2b6', 0.95],
];

/** The salad, from below: cactus above all, tomato and onion between, avocado on top. */
function salad(scene: Scene, x: number, y: number, rx: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number): Point[] =>
    scatter(random, { x, y, rx: rx * part }, { count, distance });
  const juicy = { ...materials.vegetable, height: 6, dome: 4, gloss: 0.6 };
  nopalSquares(scene, over(0.96, 120, 40), 25, ['#34500c', '#3f5c12', '#2c440a']);
  cubes(scene, over(0.92, 40, 66), { colors: TOMATO, size: 21, rounding: 0.5, material: juicy });
  nopalSquares(scene, over(0.94, 120, 37), 25, ['#567a16', '#618522', '#4a6c12', '#6c8f24']);
  cubes(scene, over(0.9, 62, 50), { colors: TOMATO, size: 21, rounding: 0.5, material: juicy });
  nopalSquares(scene, over(0.86, 44, 58), 25, ['#6c8f22', '#7a9a2c', '#5f831c']);
  cubes(scene, over(0.92, 120, 26), { colors: ONION, size: 9, rounding: 0.35 });
  cubes(scene, over(0.88, 30, 50), { colors: ['#3f8a22', '#2f6f1a'], size: 7, rounding: 0.5 });
  choppedHerbs(scene, { x, y, rx: rx * 0.92 }, { count: 190, size: 8, color: '#2f7a1c' });
  choppedHerbs(scene, { x, y, rx: rx * 0.88 }, { count: 60, size: 4, color: '#6f6a34' });
  for (const [dx, dy, rotate] of [
    [-84, 36, 24],
    [-34, 12, 16],
    [18, -4, 8],
    [70, -14, -2],
  ] as const) {
    avocadoSlice(scene, x + dx, y + dy, 216, rotate);
  }
  coriander(scene, over(0.5, 8, 84), { size: 26 });
  oilPools(scene, over(0.94, 30, 50), '#c9d070', 3, 9);
}

/** A board with whole paddles, one still with its spines: what the salad is made of. */
function paddleBoard(scene: Scene): void {
  board(scene, 1110, 470, 470, 700, { color: '#b98552', rotate: 8, corner: 40 });
  nopalPaddle(scene, 1130, 300, 430, 250, { rotate: -62, spines: true });
  nopalPaddle(scene, 1150, 560, 420, 240, { rotate: -104, color: '#6c9a42' });
  nopalSquares(scene, scatter(scene.random, { x: 1010, y: 740, rx: 70, ry: 40 }, { count: 9, distance: 36 }), 22, [
    '#6c9a42',
    '#5f8f3a',
  ]);
}

export const alt =
  'A clay bowl of olive-green cactus squares with diced tomato, chopped white onion and coriander under four slices of avocado, beside a wooden board with two whole cactus paddles, one with spines, tomatoes and a slice of lime on an ochre striped cloth.';

/** A bowl of nopales salad, and the paddles it is cut from, on an ochre cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [520, 490, 404];
  cloth(scene, '#d69a2c', { x: -240, y: -340, width: 1800, height: 1640, rotate: -12, stripes: HEMS });
  paddleBoard(scene);
  bowl(scene, x, y, radius, { color: '#a5532c', inside: '#8a4526', lip: 0.07, band: '#f0d9a8' });
  salad(scene, x + 3, y + 4, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  tomato(scene, 92, 104, 72);
  tomato(scene, 206, 66, 58, '#d8401f');
  citrusWheel(scene, 110, 862, 76, { skin: '#5c8f22', flesh: '#b4cf52', rotate: 8 });
  light(scene);
}
