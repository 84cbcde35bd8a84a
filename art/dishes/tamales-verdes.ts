import { relief } from '../filters.ts';
import { drizzle } from '../foods/drizzle.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { sauce } from '../foods/sauce.ts';
import { shreddedMeat } from '../foods/shreddedMeat.ts';
import { masaLoaf, openHusk, tamal } from '../foods/tamal.ts';
import { tomatillo } from '../foods/tomatillo.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { cup } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

const CHICKEN = ['#e9d3a4', '#f2e0b8', '#dcbf88', '#c9c07c'];
const HEMS: Stripe[] = [
  [0.12, 30, '#e8b23c', 0.9],
  [0.155, 10, '#1f7a78', 0.95],
  [0.18, 10, '#f6e9cf', 0.9],
  [0.83, 10, '#f6e9cf', 0.9],
  [0.85, 10, '#1f7a78', 0.95],
  [0.875, 30, '#e8b23c', 0.9],
];

/** Green sauce, and the chicken stewed in it. */
function filling(scene: Scene, area: Area, count: number): void {
  const { x, y, rx, ry = rx } = area;
  const wet = { ...materials.stew, frequency: 0.04, height: 7, gloss: 0.45 };
  sauce(scene, area, {
    color: '#6d8f20',
    oil: '#c3cf5a',
    oiliness: 0.2,
    wobble: 0.16,
    bits: ['#41681a', '#a9c04a'],
    material: wet,
  });
  const inner = { x, y, rx: rx * 0.66, ry: ry * 0.62 };
  shreddedMeat(scene, scatter(scene.random, inner, { count, distance: 20 }), {
    colors: CHICKEN,
    length: 66,
    width: 17,
  });
  choppedHerbs(scene, inner, { count: 22, size: 7, color: '#3c6a18' });
}

/** A slice cut off, on its side: a thick ring of masa around the filling. */
function slice(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const crumb = { ...materials.bread, frequency: 0.06, height: 7, dome: 9, noise: 0.6, shadow: 14 };
  const face = radial(scene, [
    [0, '#f3dc98'],
    [0.8, '#edcf80'],
    [1, '#cfa24e'],
  ]);
  const outline = blob(random, x, y, radius, radius * 0.94, { wobble: 0.05 });
  scene.add(element('path', { d: outline, fill: face, filter: relief(scene, crumb) }));
  filling(scene, { x: x + 2, y: y + 2, rx: radius * 0.62, ry: radius * 0.52 }, 12);
}

/** An opened tamal on its husk, cut, with green sauce and cream on it. */
function openTamal(scene: Scene): void {
  openHusk(scene, 20, 0, 640, 300);
  masaLoaf(scene, -62, -4, 320, 168);
  const spread = Array.from({ length: 30 }, (_, step): Point => [-188 + step * 8, -6 + 50 * Math.sin(step * 0.9)]);
  const wet = { ...materials.stew, frequency: 0.035, height: 7, gloss: 0.5 };
  const pool = { x: -74, y: -4, rx: 116, ry: 66 };
  sauce(scene, pool, { color: '#7c9c26', wobble: 0.22, bits: ['#41681a', '#b4c853'], material: wet });
  drizzle(scene, spread, '#fffdf4', 10);
  slice(scene, 190, 6, 104);
}

export const alt =
  'Tamales wrapped in straw-colored corn husks on a clay plate, one opened on its husk with green sauce and cream on the pale masa and a slice that shows chicken in green sauce, beside a cup of coffee, a bowl of green sauce tomatillos and a fork on a red striped cloth.';

/** Tamales in their husks, one of them opened, with coffee and green sauce, on a red cloth. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [574, 486];
  cloth(scene, '#a83226', { x: -260, y: -340, width: 1800, height: 1640, rotate: 8, stripes: HEMS });
  plate(scene, x, y, 456, { color: '#9c5430', rim: 0.86, deep: true, band: '#e8c98a' });
  for (const [dx, dy, rotate] of [
    [-150, -236, -24],
    [-196, -70, 10],
    [130, -232, 16],
    [16, -150, -8],
  ] as const) {
    tamal(scene, x + dx, y + dy, 430, 140, rotate + random.bell() * 3);
  }
  scene.at(x + 6, y + 146, { rotate: -12, scale: 1.1 }, () => openTamal(scene));
  coriander(
    scene,
    [
      [x + 290, y + 2],
      [x + 322, y + 30],
    ],
    { size: 30 },
  );
  cup(scene, 1128, 180, 160, { color: '#2f6f7c', drink: '#2a1307' });
  smallBowl(scene, 1150, 610, 116, {
    color: '#f0e4cc',
    filling: '#74962a',
    top: (reach) => choppedHerbs(scene, { x: 1150, y: 610, rx: reach }, { count: 44, size: 7, color: '#3c6a18' }),
  });
  tomatillo(scene, 1094, 846, 62, { rotate: 30 });
  tomatillo(scene, 1204, 820, 56, { husked: true });
  fork(scene, 66, 560, 470, -10);
  light(scene);
}
