import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { tortillaChips } from '../foods/tortillaChips.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { ring, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { molcajete } from '../vessels/molcajete.ts';

const MASH = ['#9cb948', '#adc558', '#86a438', '#bacf6c', '#93b042'];
const EDGING: Stripe[] = [
  [0.08, 14, '#e8b23c', 0.8],
  [0.105, 6, '#c8452c', 0.8],
  [0.9, 14, '#e8b23c', 0.8],
  [0.925, 6, '#c8452c', 0.8],
];

/** Coarse guacamole: mash with soft pieces of avocado left in it, tomato, white onion and coriander. */
function guacamole(scene: Scene, x: number, y: number, rx: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: rx * part }, { count, distance });
  const mash = { ...materials.stew, frequency: 0.03, height: 8, noise: 0.75, gloss: 0.16 };
  mound(scene, { x, y, rx }, { color: '#94b03e', flecks: MASH, fleckCount: 260, wobble: 0.03, material: mash });
  const soft = { ...materials.cream, frequency: 0.05, height: 5, dome: 5, noise: 0.8, gloss: 0.18, shadow: 3 };
  const lumps = { colors: MASH, min: 12, max: 27, distance: 19, wobble: 0.34, material: soft };
  crumbles(scene, { x, y, rx: rx * 0.93 }, { ...lumps, count: 150 });
  const pieces = { colors: ['#b4c95e', '#a6bf50', '#c6d67a'], min: 22, max: 33, corners: 5, material: soft };
  chunks(scene, over(0.84, 13, 92), pieces);
  cubes(scene, over(0.9, 46, 40), { colors: ['#d2321e', '#e04a30', '#bb2415'], size: 12, rounding: 0.5 });
  cubes(scene, over(0.92, 70, 24), { colors: ['#f6f2e2', '#e9e6cc', '#fffdf4'], size: 6, rounding: 0.4 });
  cubes(scene, over(0.85, 16, 50), { colors: ['#4f8a2a', '#3f7a22'], size: 5.5, rounding: 0.5 });
  choppedHerbs(scene, { x, y, rx: rx * 0.92 }, { count: 90, size: 7, color: '#3a7322' });
  coriander(scene, over(0.4, 6, 44), { size: 25 });
}

/** Chips around the mortar: an outer ring lying as they fell, an inner one leaning on the stone. */
function chips(scene: Scene, x: number, y: number): void {
  const around = (radius: number, count: number, jitter: number): [Point, number][] =>
    ring(scene.random, x, y, radius, count, jitter).map((point) => [point, scene.random.between(0, 360)]);
  tortillaChips(scene, around(520, 26, 60), { size: 150 });
  tortillaChips(scene, around(430, 22, 40), { size: 152 });
  tortillaChips(scene, around(372, 17, 26), { size: 146 });
}

export const alt =
  'A dark stone mortar of green guacamole with diced tomato and onion, one tortilla chip dipped into it, in the middle of golden tortilla chips and halved limes on a teal cloth.';

/** A basalt mortar of guacamole in a ring of tortilla chips and lime halves, on a teal cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [628, 478];
  cloth(scene, '#1f7a78', { x: -200, y: -300, width: 1680, height: 1560, rotate: -24, stripes: EDGING });
  chips(scene, x, y);
  molcajete(scene, x, y, 322);
  guacamole(scene, x, y, 262);
  const [tipX, tipY] = polar(x, y, -0.5, 226);
  tortillaChips(scene, [[[tipX, tipY], 236]], { size: 168 });
  for (const [lx, ly, size, rotate] of [
    [258, 250, 74, 10],
    [1010, 700, 78, 30],
    [930, 790, 70, 14],
    [196, 742, 72, 4],
  ] as const) {
    citrusWheel(scene, lx, ly, size, { skin: '#5c8f22', flesh: '#a4c63e', rotate });
  }
  light(scene);
}
