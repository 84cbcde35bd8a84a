import { bokChoyHead, bokChoyLeaves, bokChoyStems } from '../foods/bokChoy.ts';
import { crumbles } from '../foods/crumbles.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { plate } from '../vessels/plate.ts';

export const alt =
  'An oval white plate with a blue band heaped with glossy dark green leaves and white stems of bok choy, with chopped garlic in a clear sauce, on dark wood beside a raw bok choy, cloves of garlic and chopsticks.';

/** Bok choy with garlic on a long plate, and a raw head beside it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 500];
  wood(scene, { base: '#3a2c26', planks: 5 });
  plate(scene, x, y, 520, { colour: '#f4f3ee', rim: 0.82, deep: true, ry: 372, band: '#34507f' });
  const area = (part: number) => ({ x, y, rx: 388 * part, ry: 268 * part });
  const over = (part: number, count: number, distance: number) => scatter(random, area(part), { count, distance });
  sauce(scene, area(1.03), { colour: '#b8a24a', oil: '#e6d27a', oiliness: 0.8, wobble: 0.05 });
  bokChoyLeaves(scene, over(0.96, 44, 72), 84);
  for (const [part, many] of [
    [0.9, 20],
    [0.72, 13],
    [0.5, 7],
  ] as const) {
    bokChoyStems(scene, over(part, Math.round(many * 1.3), 92), 156);
    bokChoyLeaves(scene, over(part, Math.round(many * 0.9), 104), 80);
  }
  bokChoyStems(scene, over(0.74, 11, 130), 150);
  const bits = { colours: ['#fbf3d8', '#f3e2b0', '#e9cd88', '#fffaf0'], min: 5, max: 11, distance: 17 };
  crumbles(scene, area(0.9), { ...bits, count: 150, material: { ...materials.vegetable, dome: 2.5, shadow: 3 } });
  oilPools(scene, over(0.96, 70, 34), '#e9d88a', 3, 10);
  reflection(scene, area(0.9), 0.2);
  bokChoyHead(scene, 176, 152, 330, 214);
  garlicClove(scene, 1130, 128, 108, 30);
  garlicClove(scene, 1200, 206, 96, -44);
  chopsticks(scene, 1020, 912, 520, 82, '#a8703c');
  light(scene);
}
