import { dust } from '../foods/grains.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { tomatoWedge } from '../foods/tomatoWedge.ts';
import { tornBread } from '../foods/tornBread.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { tiles } from '../surfaces/tiles.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BLUE = '#2f6696';

/** The salad, in layers: each round of the spoon brings up a little of everything. */
function salad(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  for (const part of [0.93, 0.86, 0.66]) {
    const area = { x, y, rx: reach * part };
    const some = (count: number, distance: number) =>
      scatter(random, area, { count: Math.round(count * part * part), distance });
    tornBread(scene, some(44, 92), { size: 60, soaked: '#cf6a30' });
    for (const [cx, cy] of some(20, 108)) {
      roundSlice(scene, cx, cy, random.between(40, 49), { flesh: '#a3cb62' });
    }
    for (const [cx, cy] of some(32, 96)) {
      const color = random.pick(['#cf2a18', '#d9401c', '#c2201a', '#e2681f']);
      tomatoWedge(scene, cx, cy, random.between(120, 156), { color, rotate: random.between(0, 360) });
    }
    onionRings(scene, some(10, 130), { size: 48, colors: ['#9c3f86', '#b45a9c', '#8a3576'] });
    for (const [cx, cy] of some(14, 110)) {
      leaf(scene, cx, cy, random.between(66, 104), { rotate: random.between(0, 360), color: '#3f8a2a' });
    }
  }
}

export const alt =
  'A large blue bowl of torn bread, tomato wedges, cucumber slices, rings of onion and basil leaves on a white cloth with yellow stripes, with two tomatoes and a sprig of basil beside it.';

/** A big bowl of panzanella on a white cloth with a yellow border, laid over tiles. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [696, 506, 482];
  tiles(scene, { base: '#b86a44', joint: '#8f4e30', size: 190 });
  cloth(scene, '#f6f1e4', {
    x: 40,
    y: -160,
    width: 1150,
    height: 1220,
    rotate: -5,
    stripes: [
      [0.02, 34, '#e8b21e', 0.95],
      [0.056, 8, '#e8b21e', 0.9],
      [0.937, 8, '#e8b21e', 0.9],
      [0.952, 34, '#e8b21e', 0.95],
    ],
  });
  bowl(scene, x, y, radius, { color: BLUE, inside: '#3f7aa8', lip: 0.06 });
  const reach = radius * 0.87;
  salad(scene, x, y, reach);
  oilPools(scene, scatter(scene.random, { x, y, rx: reach * 0.85 }, { count: 40, distance: 40 }), '#e3c63a', 3, 10);
  dust(scene, { x, y, rx: reach * 0.85 }, '#2a180c', { count: 110, size: 2.4, opacity: 0.7 });
  sprig(scene, x + 24, y - 30, 112, { rotate: 20, leaves: 4, color: '#45912c' });
  bowlShade(scene, x, y, radius, { lip: 0.06 });
  tomato(scene, 122, 118, 62);
  tomato(scene, 226, 62, 52, '#dd5a1c');
  sprig(scene, 96, 850, 104, { rotate: -40, color: '#45912c' });
  light(scene);
}
