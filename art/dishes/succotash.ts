import { corn, cornCob } from '../foods/corn.ts';
import { cubes } from '../foods/cubes.ts';
import { dust } from '../foods/grains.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { limaBeans } from '../foods/limaBeans.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { tomatoHalf } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { skillet } from '../vessels/skillet.ts';

const TOMATO = ['#d8321f', '#e0401f', '#c8261a'];
const CHECKS: Stripe[] = Array.from({ length: 15 }, (_, index) => [index / 15, 58, '#5f8fb0', 0.42]);

/** Corn, beans, pepper and onion, heaped in two layers, with tomatoes and basil stirred in last. */
function vegetables(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  sauce(scene, { x, y, rx: reach }, { color: '#b0701a', oil: '#f2c04a', oiliness: 0.8 });
  corn(scene, over(0.98, 330, 24), { size: 24, browned: 0.05, colors: ['#e8a81c', '#f0b62a', '#dd9a14'] });
  limaBeans(scene, over(0.96, 54, 70), { size: 40, colors: ['#8fac42', '#9cb850'] });
  cubes(scene, over(0.96, 34, 62), { colors: ['#c8281a', '#d83a22'], size: 17, rounding: 0.5 });
  corn(scene, over(0.96, 270, 28), { size: 25, browned: 0.06 });
  limaBeans(scene, over(0.92, 84, 66), { size: 41 });
  cubes(scene, over(0.9, 30, 74), { colors: ['#d8301c', '#e2482a', '#c8241a'], size: 18, rounding: 0.5 });
  onionSlivers(scene, over(0.92, 34, 64), { size: 19, colors: ['#a0437f', '#b8609a', '#c98ab4'] });
  for (const [tx, ty] of over(0.84, 17, 128)) {
    tomatoHalf(scene, tx, ty, random.between(42, 52), random.between(0, 120), random.pick(TOMATO));
  }
  corn(scene, over(0.88, 44, 80), { size: 25, browned: 0.04 });
  oilPools(scene, over(0.9, 40, 50), '#f6d878', 3, 10);
  for (const [lx, ly] of over(0.74, 13, 120)) {
    const length = random.between(70, 104);
    leaf(scene, lx, ly, length, { rotate: random.between(0, 360), width: length * 0.54 });
  }
  dust(scene, { x, y, rx: reach * 0.85 }, '#241a12', { count: 110, size: 2.4 });
  reflection(scene, { x, y, rx: reach * 0.94 }, 0.22);
}

export const alt =
  'A black iron pan of yellow sweetcorn, pale green lima beans, halved cherry tomatoes, red pepper and basil leaves, beside an ear of corn, whole tomatoes and a wooden spoon on a blue checked cloth.';

/** Corn and lima beans with tomatoes and basil in an iron pan on a blue checked cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [600, 470, 424];
  cloth(scene, '#f4efe2', { x: -240, y: -400, width: 1760, height: 1760, rotate: 11, stripes: CHECKS, checked: true });
  skillet(scene, x, y, radius, { handle: 38 });
  vegetables(scene, x + 2, y + 2, radius * 0.87);
  cornCob(scene, 1130, 176, 420, 128);
  spoon(scene, 92, 716, 560, 12, '#a9713a');
  for (const [tx, ty] of [
    [84, 118],
    [168, 82],
    [132, 186],
  ] as const)
    tomato(scene, tx, ty, 46);
  sprig(scene, 1150, 566, 96, { rotate: 30, leaves: 5 });
  corn(scene, scatter(scene.random, { x: 1150, y: 420, rx: 60, ry: 44 }, { count: 6, distance: 34 }), { size: 22 });
  light(scene);
}
