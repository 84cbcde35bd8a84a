import { crumbles } from '../foods/crumbles.ts';
import { blueberry } from '../foods/fruit.ts';
import { leaf } from '../foods/leaf.ts';
import { muffin } from '../foods/muffin.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { muffinTin } from '../vessels/muffinTin.ts';

const THREADS: Stripe[] = [
  [0.3, 5, '#d9b75e', 0.7],
  [0.31, 3, '#d9b75e', 0.5],
  [0.72, 5, '#d9b75e', 0.7],
];
/** The cup whose muffin has been taken out. */
const EMPTY = 10;

/** Crumbs where a muffin was. */
function crumbs(scene: Scene, x: number, y: number, rx: number, count: number): void {
  const colors = ['#d9a04c', '#b9772c', '#e8bd72', '#8f531a'];
  crumbles(scene, { x, y, rx }, { colors, count, min: 3, max: 8, distance: 9, material: materials.crumbs });
}

export const alt =
  'Golden blueberry muffins sprinkled with sugar in a dark pan with one empty cup, another muffin in a white paper case beside it and loose blueberries on a pale yellow cloth.';

/** Muffins close together in a dark tin that runs out of the picture, one lifted out, on a pale yellow cloth. */
export function draw(scene: Scene): void {
  const { random } = scene;
  cloth(scene, '#f6e8b6', { rotate: -4, stripes: THREADS });
  const tin = { columns: 4, rows: 3, step: 268, cup: 112, rotate: -13 };
  muffinTin(scene, 590, 392, tin, (x, y, index) => {
    if (index === EMPTY) crumbs(scene, x + 6, y + 8, 70, 26);
    else muffin(scene, x, y, random.between(120, 130), { berries: random.integer(5, 8) });
  });
  muffin(scene, 1084, 830, 124, { berries: 7, paper: '#f7efdc' });
  crumbs(scene, 900, 890, 60, 14);

  const loose = [
    ...scatter(random, { x: 1236, y: 420, rx: 40, ry: 110 }, { count: 4, distance: 58 }),
    ...scatter(random, { x: 400, y: 912, rx: 170, ry: 34 }, { count: 5, distance: 58 }),
    ...scatter(random, { x: 1190, y: 76, rx: 70, ry: 46 }, { count: 4, distance: 58 }),
  ];
  leaf(scene, 470, 890, 92, { color: '#5f8a3c', rotate: -24 });
  leaf(scene, 476, 904, 78, { color: '#4f7a34', rotate: 30 });
  for (const [x, y] of loose) blueberry(scene, x, y, random.between(24, 29));
  light(scene);
}
