import { blur } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { drizzle } from '../foods/drizzle.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust, grains } from '../foods/grains.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { tofu } from '../foods/tofu.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';
import { plate } from '../vessels/plate.ts';

const PALAK = '#2f5414';

/** Positions of the paneer from the middle of the bowl, the lower cubes first. */
const CUBES: readonly Point[] = [
  [-206, -92],
  [-92, -208],
  [62, -214],
  [196, -132],
  [240, 6],
  [-236, 52],
  [-166, 176],
  [-6, 228],
  [-84, -62],
  [70, -82],
  [-96, 76],
];

/** Cream let run from a spoon in a lazy spiral; it melts into the spinach at its edges. */
function cream(scene: Scene, x: number, y: number, from: number, arc: number, reach: number, thickness: number): void {
  const { random } = scene;
  const line = Array.from({ length: 34 }, (_, step): Point => {
    const part = step / 33;
    return polar(x, y, from + arc * part, reach * (1 - part * 0.9) + random.bell() * 4);
  });
  const melted = { d: smooth(line, false), fill: 'none', stroke: '#c3cf92', 'stroke-linecap': 'round' };
  scene.add(element('path', { ...melted, 'stroke-width': thickness * 2.4, opacity: 0.45, filter: blur(scene, 8) }));
  scene.add(element('path', { ...melted, 'stroke-width': thickness * 1.3, opacity: 0.6, filter: blur(scene, 3) }));
  drizzle(scene, line, '#fff8e8', thickness);
}

/** Dark green spinach, thick and glossy, with fried paneer and cream. */
function palak(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const puree = { ...materials.stew, frequency: 0.045, height: 8, noise: 0.75, gloss: 0.3 };
  const bits = ['#1f3f0a', '#487024', '#274a0e', '#557f2a', '#6a923a'];
  sauce(scene, { x, y, rx: reach }, { color: PALAK, oil: '#c9b63e', oiliness: 0.7, bits, material: puree });
  cream(scene, x + 128, y + 122, 2.9, 11.5, 104, 11);
  const cubes = CUBES.map(([dx, dy]): Point => [x + dx, y + dy]);
  const fried = { size: 52, color: '#faf0d6', browned: '#b8701e', sauce: PALAK, stain: '#55802a' };
  tofu(scene, cubes, fried);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 40, distance: 40 }), '#c9bf4a', 3, 10);
  const cumin = { colors: ['#6b4a20', '#7d5a2a', '#8a6a34'], count: 40, length: 7, width: 2.3, distance: 24 };
  grains(scene, { x, y, rx: reach * 0.76 }, cumin);
  dust(scene, { x, y, rx: reach * 0.5 }, '#8a2c10', { count: 90, size: 2 });
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.34);
}

/** Raw red onion and lemon on a little plate. */
function onionPlate(scene: Scene, x: number, y: number): void {
  plate(scene, x, y, 168, { color: '#e9e2d2', rim: 0.82 });
  onionRings(scene, scatter(scene.random, { x, y, rx: 84 }, { count: 13, distance: 36 }), { size: 50 });
  citrusWedge(scene, x + 40, y + 66, 118, { rotate: -14, skin: '#e8b92a', flesh: '#f6e27a' });
  citrusWedge(scene, x - 56, y + 44, 112, { rotate: 36, skin: '#e8b92a', flesh: '#f6e27a' });
}

export const alt =
  'A brass bowl with two handles full of dark green spinach sauce with browned cubes of white paneer and a spiral of cream, beside two flatbreads, a plate of red onion rings and lemon wedges and a slit green chilli on dark purple stone.';

/** Spinach with fried paneer in a brass bowl on dark stone, roti, onion and lemon next to it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [630, 482, 420];
  stone(scene, { base: '#4a2f45', vein: '#2a1828', speck: 0.4 });
  const roti = { color: '#dcb27a', browning: '#8f4d14', browned: 0.8, blisters: 40, wobble: 0.05 };
  flatbread(scene, { x: 70, y: 850, rx: 250, ry: 210 }, roti);
  flatbread(scene, { x: 10, y: 720, rx: 230, ry: 200 }, roti);
  copperBowl(scene, x, y, radius, { color: '#c39a3e', inside: '#d2b060', handles: 28 });
  palak(scene, x + 2, y + 2, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  onionPlate(scene, 1150, 130);
  slitChilli(scene, 1150, 840, 210, -36);
  light(scene);
}
