import { relief } from '../filters.ts';
import { beans } from '../foods/beans.ts';
import { breadSlice } from '../foods/bread.ts';
import { dust } from '../foods/grains.ts';
import { kale } from '../foods/kale.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { tornBread } from '../foods/tornBread.ts';
import { carrotCoin } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { pot } from '../vessels/pot.ts';

const CLAY = '#65381d';
const BROTH = '#96501f';
const OIL = '#b8a012';

/** Draws the soup, thick enough to show all its pieces: drawn in two rounds, the second over the first. */
function soup(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const bits = ['#c9541c', '#d98a3c', '#6b3a14', '#8a9a3c', '#e0b060'];
  sauce(scene, { x, y, rx: reach }, { color: BROTH, oil: OIL, oiliness: 0.6, bits, material: materials.stew });
  for (const [bread, leaves, white, carrots] of [
    [13, 34, 46, 10],
    [7, 30, 44, 9],
  ] as const) {
    const some = (count: number, distance: number) => scatter(random, { x, y, rx: reach * 0.88 }, { count, distance });
    tornBread(scene, some(bread, 96), { size: 50, crumb: '#e0bd80', soaked: '#b5651c' });
    kale(scene, some(leaves, 56), { size: 58 });
    for (const [cx, cy] of some(carrots, 84)) carrotCoin(scene, cx, cy, random.between(20, 29), '#d0661a');
    beans(scene, some(white, 36), { colors: ['#f7e2b0', '#f1d69c', '#fbecc6'], size: 22, sauce: '#d9a860' });
  }
}

/** Green oil poured on in a spiral: a clear band that spreads into pools. */
function oil(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const start = random.angle();
  const points: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 44; step++) {
    const reach = radius * (0.12 + (0.8 * step) / 44) * (1 + random.bell() * 0.05);
    points.push(polar(x, y, start + step * 0.22, reach));
    widths.push(step === 0 || step === 44 ? 4 : random.between(9, 24));
  }
  const clear = { ...materials.syrup, height: 4, dome: 4, gloss: 0.6, shadow: 2 };
  const stream = element('path', { d: band(points, widths), fill: OIL });
  scene.add(element('g', { opacity: 0.6 }, element('g', { filter: relief(scene, clear) }, stream)));
  oilPools(scene, scatter(random, { x, y, rx: radius }, { count: 80, distance: 20 }), '#d6bd2a', 4, 16);
}

export const alt =
  'A brown clay pot of thick soup with dark green kale, white beans, carrot and bread under a swirl of olive oil, beside two slices of toasted bread and a spoon on a rust-colored cloth.';

/** Ribollita in a clay bowl with ears, with bread to go with it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [664, 468, 398];
  wood(scene, { base: '#4a3020', planks: 4 });
  cloth(scene, '#a3502a', { x: 130, y: 60, width: 1010, height: 1010, rotate: 7, fringe: 20 });
  pot(scene, x, y, radius, { color: CLAY, inside: '#8a5230', ears: 24 });
  soup(scene, x, y, radius * 0.86);
  oil(scene, x, y, radius * 0.7);
  dust(scene, { x, y, rx: radius * 0.6 }, '#2a180c', { count: 80, size: 2.6, opacity: 0.7 });
  reflection(scene, { x, y, rx: radius * 0.78 }, 0.28);

  breadSlice(scene, 150, 220, 300, 230, { rotate: -64, crumb: '#e2bf80', toasted: 0.75 });
  breadSlice(scene, 128, 500, 290, 226, { rotate: -112, crumb: '#e2bf80', toasted: 0.7 });
  spoon(scene, 1176, 560, 640, -12);
  light(scene);
}
