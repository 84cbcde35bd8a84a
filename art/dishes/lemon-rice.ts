import { curryLeaves, curryTwig } from '../foods/curryLeaves.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { grains } from '../foods/grains.ts';
import { mound } from '../foods/mound.ts';
import { peanuts } from '../foods/peanut.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { bananaLeaf } from '../vessels/leaf.ts';

const LEMON = { skin: '#eec01e', flesh: '#f2d43a' };
const LOW = ['#f0c02a', '#e8b41e', '#f6cc3c'];
const YELLOW = ['#ffe02e', '#ffd71a', '#ffe75a', '#fccd10', '#ffec84'];
const MUSTARD = ['#2a1f1a', '#3a2a22', '#1f1714'];
const DAL = ['#c8862a', '#d99a3c', '#b8741e'];

/** Long grains heaped over an area, each apart from the next. */
function yellowRice(scene: Scene, area: Area): void {
  const { x, y, rx, ry = rx } = area;
  const heap = { ...materials.stew, height: 12, dome: 26, noise: 0.5, gloss: 0, shadow: 14 };
  mound(scene, area, { color: '#e6b224', flecks: ['#f2c63a', '#d39a18'], wobble: 0.06, material: heap });
  const long = { length: [13, 18], width: [3.4, 4.3], shine: '#fff4a8' } as const;
  plumpRice(scene, { x, y, rx: rx * 1.02, ry: ry * 1.02 }, { ...long, colors: LOW, count: 820, distance: 11 });
  plumpRice(
    scene,
    { x: x - 4, y: y - 6, rx: rx * 0.97, ry: ry * 0.97 },
    { ...long, colors: YELLOW, count: 900, distance: 11 },
  );
  plumpRice(
    scene,
    { x: x - 8, y: y - 10, rx: rx * 0.7, ry: ry * 0.7 },
    { ...long, colors: YELLOW, count: 320, distance: 14 },
  );
}

/** Strews the spices that the oil brought: peanuts, dals, mustard seeds, red chillies and curry leaves. */
function tempering(scene: Scene, { x, y, rx, ry = rx }: Area): void {
  const { random } = scene;
  const within = (part: number) => ({ x, y, rx: rx * part, ry: ry * part });
  grains(scene, within(0.92), { colors: MUSTARD, count: 130, length: 4.6, width: 4.6, distance: 20 });
  grains(scene, within(0.88), { colors: DAL, count: 70, length: 8, width: 5.4, distance: 30 });
  peanuts(scene, scatter(random, within(0.86), { count: 38, distance: 50 }), { size: 22 });
  curryLeaves(scene, scatter(random, within(0.74), { count: 11, distance: 92 }), 78);
  slitChilli(scene, x - 170, y + 108, 180, -24);
  slitChilli(scene, x + 150, y - 116, 170, 30);
}

export const alt =
  'A heap of bright yellow rice with peanuts, black mustard seeds, curry leaves, dried red chillies and slit green chillies on a banana leaf on a round brass tray, with halved lemons and a twig of curry leaves on dark green wood.';

/** Lemon rice on a banana leaf. */
export function draw(scene: Scene): void {
  const [x, y] = [620, 488];
  wood(scene, { base: '#3c4a3a', planks: 5, vertical: true });
  brassTray(scene, x, y, 452);
  bananaLeaf(scene, x, y + 6, 900, 640, { color: '#4a8434', rotate: 12 });
  const area = { x: x - 10, y: y - 6, rx: 326, ry: 282 };
  yellowRice(scene, area);
  tempering(scene, area);
  driedChillies(
    scene,
    [
      [x - 90, y - 110],
      [x + 110, y + 40],
      [x - 40, y + 130],
    ],
    { length: 150 },
  );
  citrusWheel(scene, x + 302, y + 214, 84, { ...LEMON, rotate: 10 });
  citrusWheel(scene, x + 384, y + 112, 80, { ...LEMON, rotate: 30 });
  curryTwig(scene, 1060, 90, 240, 30);
  citrusWheel(scene, 108, 830, 92, { ...LEMON, rotate: 20 });
  light(scene);
}
