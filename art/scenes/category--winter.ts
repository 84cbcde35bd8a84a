import { beans } from '../foods/beans.ts';
import { chunks } from '../foods/chunks.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { cloves } from '../foods/cloves.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { choppedHerbs, rosemary } from '../foods/herbs.ts';
import { kale } from '../foods/kale.ts';
import { potatoWedges } from '../foods/potato.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { garlicClove, sphere } from '../foods/sphere.ts';
import { starAnise } from '../foods/starAnise.ts';
import { orange } from '../foods/stoneFruit.ts';
import { carrotCoin, mushroomSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { pot } from '../vessels/pot.ts';

const TARTAN: Stripe[] = [
  [0.06, 46, '#26402f', 0.6],
  [0.2, 10, '#e0b964', 0.5],
  [0.34, 46, '#26402f', 0.6],
  [0.48, 10, '#f0e6d0', 0.5],
  [0.62, 46, '#26402f', 0.6],
  [0.76, 10, '#e0b964', 0.5],
  [0.9, 46, '#26402f', 0.6],
];

/** A stew that has simmered all afternoon. */
function stew(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (count: number, distance: number) => scatter(random, { x, y, rx: reach * 0.86 }, { count, distance });
  const thick = { ...materials.stew, gloss: 0.35 };
  sauce(scene, { x, y, rx: reach }, { color: '#6a2410', oil: '#d9702a', oiliness: 0.8, material: thick });
  const meat = { colors: ['#8a4520', '#7a3a18', '#9a5528'], min: 32, max: 52, sauce: '#6a2410', sunk: 0.25 };
  chunks(scene, some(15, 92), meat);
  potatoWedges(scene, some(8, 116), { colors: ['#e8b95a', '#dca844'], length: 104, width: 58 });
  for (const [cx, cy] of some(15, 72)) carrotCoin(scene, cx, cy, random.between(24, 32));
  for (const [cx, cy] of some(6, 120)) mushroomSlice(scene, cx, cy, 72, random.between(0, 360));
  beans(scene, some(14, 62), { colors: ['#efe2c0', '#e4d2a4'], size: 17, sauce: '#6a2410' });
  kale(scene, some(9, 96), { size: 40 });
  choppedHerbs(scene, { x, y, rx: reach * 0.7 }, { count: 50, size: 9 });
  oilPools(scene, some(24, 50), '#e07a2a', 4, 13);
}

export const alt =
  'A dark green iron pot of brown stew with meat, potatoes, carrots, beans and kale on a red tartan blanket, with a wooden spoon, oranges, chestnuts, cinnamon sticks, star anise, cloves and rosemary on dark wood.';

/** A pot of stew with the spices and fruit of winter around it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 486, 346];
  wood(scene, { base: '#3a2a22', planks: 5 });
  cloth(scene, '#8f1d22', { x: 60, y: -120, width: 1000, height: 1220, rotate: -9, stripes: TARTAN, checked: true });
  pot(scene, x, y, radius, { color: '#24483c', inside: '#e9dcc2', ears: -24 });
  stew(scene, x, y, radius * 0.84);
  spoon(scene, 1010, 690, 640, -48, '#b98a54');
  orange(scene, 206, 240, 100);
  orange(scene, 130, 410, 84, '#e87f18');
  citrusWheel(scene, 330, 116, 78, { skin: '#e0701a', flesh: '#f2a040' });
  cinnamonStick(scene, 200, 760, 270, 44, -34);
  cinnamonStick(scene, 250, 820, 250, 42, -18);
  starAnise(scene, 370, 868, 56);
  starAnise(scene, 96, 640, 50);
  for (const [cx, cy] of scatter(random, { x: 1060, y: 180, rx: 120, ry: 96 }, { count: 8, distance: 74 }))
    sphere(scene, cx, cy, random.between(38, 46), random.pick(['#5a2410', '#6d2e14', '#4a1c0c']), 0.6);
  rosemary(scene, 1060, 420, 200, 64);
  rosemary(scene, 1130, 400, 190, 86);
  cloves(scene, scatter(random, { x: 470, y: 910, rx: 70, ry: 24 }, { count: 5, distance: 26 }), 42);
  garlicClove(scene, 930, 872, 100, 20);
  garlicClove(scene, 846, 900, 92, -24);
  light(scene, { vignette: 0.55 });
}
