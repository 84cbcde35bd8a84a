import { breadSlice } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { mound } from '../foods/mound.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools } from '../foods/sauce.ts';
import { scrambledEgg } from '../foods/scrambledEgg.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { tomatoChunks } from '../foods/tomatoChunks.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { board } from '../vessels/board.ts';
import { cup } from '../vessels/glass.ts';
import { skillet } from '../vessels/skillet.ts';

const ONION = ['#c98ab4', '#e2b8d2', '#b06a9c'];

/** Soft folds of egg in red onion and tomato that were fried before it, some of them between the folds. */
function scramble(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  const base = { color: '#eda928', flecks: ['#f6c24a', '#c96a1c', '#d9862a'], wobble: 0.05, material: materials.stew };
  mound(scene, { x, y, rx: reach * 0.97 }, base);
  for (const [part, many, distance] of [
    [0.86, 90, 40],
    [0.8, 46, 62],
    [0.56, 14, 80],
  ] as const) {
    scrambledEgg(scene, { x, y, rx: reach * part }, { size: 58, count: many });
    tomatoChunks(scene, some(part, Math.round(many * 0.42), distance), { size: 27 });
    onionSlivers(scene, some(part, Math.round(many * 0.45), distance), { size: 16, colors: ONION });
    slicedChilli(scene, some(part, Math.round(many * 0.2), 96), { size: 20, color: '#4a8a28' });
  }
}

export const alt =
  'A black iron pan of soft yellow scrambled egg with diced tomato, bits of purple onion and rings of green chilli, on a wooden board with slices of bread, green chillies and a cup of dark coffee on a dark wood table.';

/** Eggs in the pan in which they were cooked. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [596, 500, 384];
  wood(scene, { base: '#5b3a24', planks: 5, vertical: true });
  board(scene, 620, 520, 1080, 800, { color: '#a8703c', rotate: -3, corner: 50 });
  breadSlice(scene, 1072, 330, 200, 236, { rotate: 18, toasted: 0.42, crumb: '#e3c48c' });
  breadSlice(scene, 1100, 506, 200, 236, { rotate: 62, toasted: 0.42, crumb: '#e3c48c' });
  skillet(scene, x, y, radius, { color: '#2b2826', handle: 38 });
  const reach = radius * 0.85;
  syrup(scene, { x, y, rx: reach * 0.97 }, { color: '#8a4a10', wobble: 0.05, opacity: 0.5 });
  scramble(scene, x, y, reach);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.92 }, { count: 26, distance: 50 }), '#f08a24', 3, 9);
  dust(scene, { x, y, rx: reach * 0.85 }, '#2a180c', { count: 120, size: 2.6, opacity: 0.75 });
  chilli(scene, 92, 130, 170, -28, '#4a8a28');
  chilli(scene, 104, 210, 150, -8, '#5a9a38');
  cup(scene, 1130, 120, 104);
  light(scene);
}
