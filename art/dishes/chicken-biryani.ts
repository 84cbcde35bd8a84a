import { grains, rice } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { cut, drumstick } from '../foods/meat.ts';
import { mound } from '../foods/mound.ts';
import { friedOnions, onionRings } from '../foods/onion.ts';
import { soaked } from '../foods/sauce.ts';
import { cinnamon, plumpCardamom, shortCloves } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const MASALA = '#a84a14';
const SAFFRON = ['#f2a21c', '#ee8f14', '#f6b83a', '#e87f10'];
const TURMERIC = ['#f8d468', '#f4c64a'];
const GOLD: Stripe[] = [
  [0.04, 10, '#d8a32e'],
  [0.06, 4, '#d8a32e'],
  [0.93, 4, '#d8a32e'],
  [0.945, 10, '#d8a32e'],
];

/** Long grains of rice, white, with clouds of saffron and here and there the masala from below. */
function layeredRice(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const area: Area = { x, y, rx: reach };
  mound(scene, area, { color: '#efe2c2', wobble: 0, fleckCount: 20, material: materials.cream });
  soaked(scene, { x: x - 120, y: y + 90, rx: 150, ry: 120 }, '#c8641a', 0.55);
  soaked(scene, { x: x + 130, y: y - 100, rx: 150, ry: 120 }, '#f0a01c', 0.55);
  rice(scene, area, { count: 1250, size: 15 });
  for (const [dx, dy, rx, colors] of [
    [140, -90, 140, SAFFRON],
    [-150, 110, 130, SAFFRON],
    [-110, -150, 110, TURMERIC],
    [120, 170, 130, TURMERIC],
    [20, 10, 120, SAFFRON],
  ] as const) {
    const spot = scatter(random, { x: x + dx, y: y + dy, rx: 30 }, { count: 1, distance: 1 })[0] ?? [x, y];
    grains(scene, { x: spot[0], y: spot[1], rx }, { colors, count: 250, length: 15, width: 5, distance: 8, bias: 0.8 });
  }
}

/** Pieces of chicken half out of the rice, with grains on top. */
function chicken(scene: Scene, x: number, y: number): void {
  drumstick(scene, x - 96, y - 70, 270, { color: '#a8521a', rotate: 204, sauce: MASALA });
  drumstick(scene, x + 120, y + 90, 260, { color: '#b05a1e', rotate: 30, sauce: MASALA });
  cut(scene, x + 120, y - 120, 98, 76, { color: '#9c4818', rotate: 24, sauce: MASALA });
  cut(scene, x - 130, y + 132, 94, 74, { color: '#a8521a', rotate: -20, sauce: MASALA });
  for (const [dx, dy] of [
    [-150, -20],
    [90, 170],
    [160, -60],
    [-100, 196],
    [-10, 60],
  ] as const) {
    const colors = ['#fffdf4', '#f7f0dd', '#f6b83a', '#fbe6b0'];
    grains(scene, { x: x + dx, y: y + dy, rx: 62, ry: 44 }, { colors, count: 46, length: 15, width: 5, distance: 9 });
  }
}

export const alt =
  'A copper pot of white and saffron-yellow rice with pieces of brown spiced chicken, crisp fried onions, mint leaves, cardamom, cloves and a stick of cinnamon, with a bowl of yogurt, rings of red onion and a brass spoon on a dark green cloth.';

/** Biryani in the copper pot in which it was sealed, just opened. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 488, 414];
  stone(scene, { base: '#5a4632', vein: '#33261a', speck: 0.4 });
  cloth(scene, '#1f4a3a', { x: 70, y: -80, width: 1130, height: 1130, rotate: -9, stripes: GOLD });
  copperBowl(scene, x, y, radius, { handles: -26 });
  layeredRice(scene, x, y, radius * 0.86);
  chicken(scene, x, y);
  for (const [dx, dy] of [
    [10, -30],
    [-210, 40],
    [210, 10],
    [10, 200],
    [20, -220],
  ] as const) {
    friedOnions(scene, scatter(random, { x: x + dx, y: y + dy, rx: 62, ry: 48 }, { count: 20, distance: 15 }), 26);
  }
  plumpCardamom(
    scene,
    [
      [x - 250, y + 150],
      [x + 36, y + 128],
      [x + 250, y - 60],
    ],
    { length: 58 },
  );
  shortCloves(
    scene,
    [
      [x - 30, y - 130],
      [x + 250, y + 40],
      [x - 220, y + 90],
    ],
    46,
  );
  cinnamon(scene, x + 10, y - 176, 150, 34, -16);
  leaf(scene, x + 130, y - 280, 150, { color: '#7d7a40', rotate: 28, width: 50 });
  sprig(scene, x - 6, y + 34, 74, { color: '#4b9138', rotate: -50 });
  sprig(scene, x - 40, y + 262, 62, { color: '#4b9138', rotate: 60, leaves: 4 });
  choppedHerbs(scene, { x, y, rx: 300 }, { count: 90, size: 9 });
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  smallBowl(scene, 134, 158, 116, {
    color: '#b8662f',
    filling: '#efe7d6',
    material: materials.cream,
    top: (rx) => choppedHerbs(scene, { x: 134, y: 158, rx: rx * 0.7 }, { count: 26, size: 8 }),
  });
  onionRings(
    scene,
    [
      [120, 806],
      [180, 850],
      [90, 866],
    ],
    { size: 54 },
  );
  metalSpoon(scene, 1176, 700, 440, { rotate: -16 });
  light(scene);
}
