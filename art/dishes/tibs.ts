import { batons } from '../foods/batons.ts';
import { injeraRoll } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { rosemary } from '../foods/herbs.ts';
import { onionPetals } from '../foods/onionPetals.ts';
import { oilPools } from '../foods/sauce.ts';
import { tomatoWedge } from '../foods/tomatoWedge.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { slate } from '../surfaces/slate.ts';
import { board } from '../vessels/board.ts';
import { skillet } from '../vessels/skillet.ts';

const BEEF = ['#6f3317', '#7d3d1c', '#5e2a12', '#7a3a1a', '#6a2f14'];
const GREEN = ['#4f8f2c', '#5fa034', '#3f7d24'];
const STRIPES: Stripe[] = [
  [0.06, 12, '#8c2f1e'],
  [0.1, 5, '#2f4a3a'],
  [0.9, 5, '#2f4a3a'],
  [0.93, 12, '#8c2f1e'],
];

/** Beef seared brown, thick petals of red onion, tomato and green chilli, tossed in red butter. */
function fry(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const area = { x, y, rx: reach };
  oilPools(scene, scatter(random, area, { count: 90, distance: 26 }), '#b8521a', 10, 34);
  const seared = { ...materials.meat, frequency: 0.05, height: 9, gloss: 0.32 };
  const low = scatter(random, { ...area, rx: reach * 0.9 }, { count: 60, distance: 62 });
  chunks(scene, low, { colors: BEEF, min: 44, max: 58, corners: 4, material: seared });
  onionPetals(scene, scatter(random, { ...area, rx: reach * 0.88 }, { count: 26, distance: 76 }), 104);
  for (const [dx, dy, turned] of [
    [-190, 60, 40],
    [150, 130, -50],
    [60, -190, 120],
    [-70, 190, 200],
    [204, -70, 80],
  ] as const) {
    tomatoWedge(scene, x + dx, y + dy, 140, { rotate: turned, cooked: true });
  }
  const high = scatter(random, { ...area, rx: reach * 0.8 }, { count: 34, distance: 82, bias: 0.5 });
  chunks(scene, high, { colors: BEEF, min: 46, max: 62, corners: 4, material: seared });
  batons(scene, scatter(random, { ...area, rx: reach * 0.8 }, { count: 22, distance: 72 }), {
    colors: GREEN,
    length: 84,
    width: 16,
  });
  onionPetals(scene, scatter(random, { ...area, rx: reach * 0.7 }, { count: 11, distance: 110 }), 96);
  oilPools(scene, scatter(random, area, { count: 40, distance: 40 }), '#d9641e', 3, 10);
  dust(scene, { x, y, rx: reach * 0.85 }, '#a8280c', { count: 160, size: 2.2 });
}

export const alt =
  'Seared cubes of beef with thick pieces of red onion, tomato wedges, strips of green chilli and a sprig of rosemary in a black iron pan on a wooden board, with rolled injera, a bowl of white cheese and a bowl of red spice.';

/** Tibs in the pan in which it was fried, straight from the fire. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 490, 376];
  slate(scene, { base: '#3d342e' });
  cloth(scene, '#e0b25a', { x: 130, y: -80, width: 1020, height: 1120, rotate: -12, stripes: STRIPES });
  board(scene, x, y, 800, 800, { color: '#9a6638', corner: 400 });
  skillet(scene, x, y, radius, { handle: -28 });
  fry(scene, x, y, radius * 0.84);
  rosemary(scene, x - 130, y + 10, 260, -34, '#4f6f44');
  injeraRoll(scene, 130, 770, 420, 116, 58, '#b2956f');
  injeraRoll(scene, 226, 868, 420, 112, 46, '#a88a66');
  const curd: Point = [150, 166];
  const cheese = (rx: number) =>
    crumbles(
      scene,
      { x: curd[0], y: curd[1], rx },
      { colors: ['#f8f2e2', '#efe6d0'], count: 120, min: 6, max: 13, material: materials.cream },
    );
  smallBowl(scene, ...curd, 118, { color: '#2b211d', filling: '#efe6d2', material: materials.cream, top: cheese });
  smallBowl(scene, 1140, 806, 100, { color: '#a9562f', filling: '#a3280f', material: materials.crumbs });
  light(scene);
}
