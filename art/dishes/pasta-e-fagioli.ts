import { beans } from '../foods/beans.ts';
import { breadSlice } from '../foods/bread.ts';
import { cubes } from '../foods/cubes.ts';
import { dust } from '../foods/grains.ts';
import { rosemary } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { ditalini } from '../foods/shortPasta.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const CREAM = '#b9743a';
const BORLOTTI = ['#9a4f38', '#b0654a', '#7f3d2c', '#c08064'];
const STRIPES: Stripe[] = [
  [0.1, 10, '#8c2f1e'],
  [0.88, 10, '#8c2f1e'],
];

/** A thick cream of beans with pasta and whole beans in it, in two layers. */
function soup(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (count: number, distance: number, bias = 0.5) =>
    scatter(random, { x, y, rx: reach * 0.92 }, { count, distance, bias });
  const bits = ['#d9641c', '#8a4a22', '#e0a860', '#8c2f14'];
  sauce(scene, { x, y, rx: reach }, { color: CREAM, oil: '#d89a2c', oiliness: 0.6, bits, material: materials.stew });
  cubes(scene, some(24, 90), { colors: ['#e8822a', '#d96c1c'], size: 11, rounding: 0.5 });
  for (const count of [120, 80]) {
    ditalini(scene, some(count, 40), { size: 32 });
    beans(scene, some(Math.round(count * 0.5), 54), { colors: BORLOTTI, size: 29, sauce: CREAM });
  }
  cubes(scene, some(14, 120), { colors: ['#e8822a', '#d96c1c'], size: 11, rounding: 0.5 });
}

/** Loose borlotti, dry and speckled, at points. */
function dryBeans(scene: Scene, points: readonly Point[]): void {
  beans(scene, points, { colors: ['#d9b49a', '#c99a84', '#e0c2aa'], size: 24 });
  for (const [x, y] of points) dust(scene, { x, y, rx: 15, ry: 9 }, '#7a2c2c', { count: 9, size: 2.6 });
}

export const alt =
  'A blue-gray bowl of thick brown bean soup full of short pasta tubes and borlotti beans with olive oil, pepper and a sprig of rosemary, beside bread, a spoon and dry speckled beans on dark wood.';

/** Pasta and beans in a blue-gray bowl on a rough cloth, on an autumn table. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 484, 424];
  wood(scene, { base: '#5e4430', planks: 4 });
  cloth(scene, '#d8c6a2', { x: 130, y: 90, width: 1010, height: 1000, rotate: -8, fringe: 22, stripes: STRIPES });
  bowl(scene, x, y, radius, { color: '#3f5a63', inside: '#d8ccb4', lip: 0.075 });
  soup(scene, x, y, radius * 0.86);
  oilPools(scene, scatter(random, { x: x + 20, y, rx: 230 }, { count: 46, distance: 26 }), '#d8b82a', 7, 26);
  dust(scene, { x, y, rx: 260 }, '#2a180c', { count: 110, size: 2.8, opacity: 0.75 });
  rosemary(scene, x - 90, y + 46, 210, -32, '#4c6a3a');
  reflection(scene, { x, y, rx: radius * 0.82 }, 0.28);
  bowlShade(scene, x, y, radius, { lip: 0.075 });

  breadSlice(scene, 116, 190, 270, 220, { rotate: -40, toasted: 0.6 });
  spoon(scene, 1182, 600, 620, 8);
  smallBowl(scene, 1160, 128, 110, {
    color: '#8f4a34',
    filling: '#a8805f',
    top: (rx) => dryBeans(scene, scatter(random, { x: 1160, y: 128, rx: rx * 0.92 }, { count: 26, distance: 31 })),
  });
  dryBeans(scene, [
    [120, 842],
    [176, 880],
    [92, 904],
  ]);
  light(scene);
}
