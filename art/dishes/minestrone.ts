import { batons } from '../foods/batons.ts';
import { beans, peas } from '../foods/beans.ts';
import { braisedLeaves } from '../foods/braisedLeaves.ts';
import { cubes } from '../foods/cubes.ts';
import { drizzle } from '../foods/drizzle.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';

const GREEN_STRIPES: Stripe[] = [
  [0.1, 12, '#6f8f4a', 0.7],
  [0.15, 5, '#6f8f4a', 0.7],
  [0.86, 12, '#6f8f4a', 0.7],
];

/** Vegetables in a little broth: two layers, the upper one looser. */
function vegetables(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (count: number, distance: number) => scatter(random, { x, y, rx: reach * 0.94 }, { count, distance });
  sauce(
    scene,
    { x, y, rx: reach },
    { color: '#b59438', oil: '#d8c04a', oiliness: 0.8, bits: ['#d9641c', '#6f8f2c', '#e8d9a0'] },
  );
  for (const part of [1, 0.8]) {
    const few = (count: number) => Math.round(count * part * 1.4);
    const leaves = {
      count: few(26),
      length: 76,
      width: 34,
      heap: false,
      colors: ['#4f7f24', '#3f6d1c', '#6a9632', '#7fa83f'],
    };
    braisedLeaves(scene, { x, y, rx: reach * 0.92 }, leaves);
    cubes(scene, some(few(24), 64), { colors: ['#f6e3a4', '#f1d88c', '#f9ecbc'], size: 25, rounding: 0.4 });
    cubes(scene, some(few(30), 52), { colors: ['#ee7d1c', '#e56c12', '#f59434'], size: 17, rounding: 0.3 });
    for (const [px, py] of some(few(11), 110))
      roundSlice(scene, px, py, random.between(27, 34), { skin: '#4f8a2c', flesh: '#e9efc0' });
    batons(scene, some(few(22), 66), {
      colors: ['#5f9a2c', '#72ab3a', '#4f8424'],
      length: 74,
      width: 15,
      stalk: true,
    });
    beans(scene, some(few(22), 58), { colors: ['#a8604a', '#b87560', '#945040'], size: 21, sauce: '#b98a34' });
    peas(scene, some(few(46), 40), { colors: ['#6fae2c', '#82be3c', '#5f9c24'], size: 12, sauce: '#c9a63c' });
    cubes(scene, some(few(10), 110), { colors: ['#d8361c', '#e04a2a'], size: 19, rounding: 0.5 });
  }
}

/** Basil oil spooned over in a loose spiral. */
function basilOil(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const line = Array.from(
    { length: 22 },
    (_, step): Point => polar(x, y, 0.8 + step * 0.42, 20 + step * 7 + random.bell() * 9),
  );
  scene.group({ opacity: 0.88 }, () => drizzle(scene, line, '#3f7a1c', 17));
  choppedHerbs(scene, { x, y, rx: 170 }, { count: 80, size: 8, color: '#3f7d1f' });
  oilPools(scene, scatter(random, { x, y, rx: 260 }, { count: 34, distance: 46 }), '#b8c23a', 4, 12);
}

export const alt =
  'A deep white bowl of vegetable soup with potato, carrot, courgette, green beans, peas, borlotti beans and chard under a swirl of green basil oil, with a spoon and a small bowl of more basil oil on a leaf-green cloth.';

/** Minestrone in a white bowl with a green rim, the basil oil just stirred in. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [650, 484, 408];
  cloth(scene, '#a9b98a');
  napkin(scene, 1130, 640, '#f4efdf', { width: 380, height: 720, rotate: 9, stripes: GREEN_STRIPES });
  plate(scene, x, y, 460, { color: '#e9e3d2', rim: 0.9 });
  bowl(scene, x, y, radius, { color: '#f4efe2', inside: '#efe8d6', lip: 0.075, band: '#5f8a45' });
  vegetables(scene, x, y, radius * 0.87);
  basilOil(scene, x - 10, y - 6);
  sprig(scene, x + 6, y - 6, 78, { rotate: -30, leaves: 4 });
  reflection(scene, { x, y, rx: radius * 0.82 }, 0.3);
  bowlShade(scene, x, y, radius, { lip: 0.075 });
  spoon(scene, 1186, 620, 600, 6);
  smallBowl(scene, 146, 152, 108, {
    color: '#f1ebda',
    filling: '#4f7f22',
    material: { ...materials.liquid, gloss: 0.4 },
    top: (rx) => {
      choppedHerbs(scene, { x: 146, y: 152, rx }, { count: 90, size: 8, color: '#3f7d1f' });
      oilPools(scene, scatter(scene.random, { x: 146, y: 152, rx }, { count: 24, distance: 20 }), '#c2c83a', 4, 10);
    },
  });
  sprig(scene, 120, 850, 104, { rotate: 20 });
  light(scene);
}
