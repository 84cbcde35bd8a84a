import { brokenTriangle, friedTriangle } from '../foods/brokenPastry.ts';
import { chilli } from '../foods/chilli.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';

const LENTILS = ['#6b4a26', '#7d5a30', '#573a1c', '#8c6a3c', '#4b3218'];
const GOLD = ['#d08630', '#c67a28', '#d9953f', '#bd7022'] as const;
const BEIGE: Stripe[] = [
  [0.04, 5, '#b79a6c'],
  [0.93, 5, '#b79a6c'],
  [0.945, 12, '#b79a6c'],
];

/** The pile from below: x and y from the plate's middle, and the rotation. */
const PILE = [
  [-196, -120, -64],
  [186, -176, 38],
  [-10, -226, 172],
  [228, 52, 104],
  [-232, 92, 22],
  [-84, -62, 118],
  [112, -66, -18],
  [-96, 186, 198],
] as const;

/** The filling that shows where a pastry is broken, centered at the break. */
function filling(scene: Scene): void {
  const area = { x: 34, y: 14, rx: 58, ry: 82 };
  grains(scene, area, { colors: LENTILS, count: 190, length: 8, width: 6, distance: 6.5 });
  choppedHerbs(scene, area, { count: 34, size: 9, color: '#4c8d2d' });
  grains(scene, { ...area, x: 62, rx: 62 }, { colors: LENTILS, count: 46, length: 8, width: 6, distance: 12 });
}

/** A small bowl of awaze to dip them in. */
function awaze(scene: Scene, x: number, y: number): void {
  smallBowl(scene, x, y, 124, {
    color: '#f1eadb',
    filling: '#7f1c0c',
    material: { ...materials.liquid, gloss: 0.5 },
    top: (rx) => oilPools(scene, scatter(scene.random, { x, y, rx }, { count: 16, distance: 18 }), '#d9581c', 4, 15),
  });
}

export const alt =
  'Golden fried triangles of pastry on a blue speckled plate, one broken open with brown lentils spilling out, beside a small bowl of red sauce and a green chilli on a beige cloth.';

/** Fried triangles piled on a blue enamel plate, one broken open, on a beige cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [610, 474];
  cloth(scene, '#8b7a63');
  cloth(scene, '#dccdb0', { x: -60, y: 40, width: 1240, height: 1000, rotate: -5, stripes: BEIGE });
  enamelPlate(scene, x, y, 440);
  PILE.forEach(([dx, dy, rotate], index) => {
    const color = GOLD[index % GOLD.length];
    friedTriangle(scene, x + dx, y + dy, 262 + (index % 3) * 12, { rotate, color });
  });
  brokenTriangle(scene, x + 92, y + 166, 290, { rotate: 8, color: '#d08630' }, () => filling(scene));
  const crumbs = { colors: LENTILS, count: 12, length: 8, width: 6, distance: 18 };
  grains(scene, { x: x + 232, y: y + 228, rx: 60, ry: 50 }, crumbs);
  awaze(scene, 1112, 220);
  chilli(scene, 1080, 784, 170, -22, '#5c9a28');
  slicedChilli(
    scene,
    [
      [1106, 858],
      [1156, 880],
      [1192, 840],
    ],
    { size: 17, color: '#6aa52e' },
  );
  coriander(
    scene,
    [
      [118, 148],
      [78, 196],
    ],
    { size: 36 },
  );
  light(scene);
}
