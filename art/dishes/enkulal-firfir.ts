import { breadSlice } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { curds } from '../foods/curds.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { tomatoChunks } from '../foods/tomatoChunks.ts';
import { light } from '../light.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { board } from '../vessels/board.ts';
import { cup } from '../vessels/glass.ts';
import { skillet } from '../vessels/skillet.ts';

const ONION = ['#c98ab4', '#e2b8d2', '#b06a9c'];

/** Soft curds with what was fried before them between, below and on top. */
function scramble(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  for (const [part, many] of [
    [0.94, 66],
    [0.82, 34],
    [0.55, 16],
  ] as const) {
    curds(scene, some(part, many, 50), { size: 54, colours: ['#f6c02a', '#fad050', '#fbdc72', '#f2b01c'] });
    tomatoChunks(scene, some(part, Math.round(many * 0.7), 52), { size: 23 });
    onionSlivers(scene, some(part, Math.round(many * 0.5), 50), { size: 13, colours: ONION });
    slicedChilli(scene, some(part, Math.round(many * 0.36), 70), { size: 18, colour: '#4a8a28' });
  }
}

export const alt =
  'A black iron pan of soft yellow scrambled egg with diced tomato, bits of purple onion and rings of green chilli, on a wooden board with slices of bread, green chillies and a cup of dark coffee on a dark wood table.';

/** Eggs in the pan they were cooked in, as a café brings them. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [596, 500, 384];
  wood(scene, { base: '#5b3a24', planks: 5, vertical: true });
  board(scene, 620, 520, 1080, 800, { colour: '#a8703c', rotate: -3, corner: 50 });
  breadSlice(scene, 1072, 330, 200, 236, { rotate: 18, toasted: 0.42, crumb: '#e3c48c' });
  breadSlice(scene, 1100, 506, 200, 236, { rotate: 62, toasted: 0.42, crumb: '#e3c48c' });
  skillet(scene, x, y, radius, { colour: '#2b2826', handle: 38 });
  const reach = radius * 0.85;
  syrup(scene, { x, y, rx: reach * 0.97 }, { colour: '#8a4a10', wobble: 0.05, opacity: 0.5 });
  scramble(scene, x, y, reach);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.92 }, { count: 50, distance: 34 }), '#f08a24', 3, 11);
  dust(scene, { x, y, rx: reach * 0.85 }, '#2a180c', { count: 120, size: 2.6, opacity: 0.75 });
  chilli(scene, 92, 130, 170, -28, '#4a8a28');
  chilli(scene, 104, 210, 150, -8, '#5a9a38');
  cup(scene, 1130, 120, 104);
  light(scene);
}
