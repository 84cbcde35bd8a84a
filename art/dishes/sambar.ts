import { beans } from '../foods/beans.ts';
import { chunks } from '../foods/chunks.ts';
import { curryLeaves, curryTwig } from '../foods/curryLeaves.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { grains } from '../foods/grains.ts';
import { greenBeans } from '../foods/greenBeans.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { sphere } from '../foods/sphere.ts';
import { tomatoWedge } from '../foods/tomatoWedge.ts';
import { carrotCoin } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { bananaLeaf } from '../vessels/leaf.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

const BROTH = '#c8721a';
const SKIN = ['#4a2350', '#5a2c5e', '#3f1c46'];

/** Vegetables half under a sour broth of dal, and the oil with its seeds, leaves and chilli on top. */
function stew(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  sauce(
    scene,
    { x, y, rx: reach },
    { color: BROTH, oil: '#e08a1e', oiliness: 0.5, wobble: 0, bits: ['#e0a03a', '#d98f2a', '#b5621a'] },
  );
  const soft = { ...materials.vegetable, height: 6, dome: 6, gloss: 0.5 };
  chunks(scene, over(0.82, 11, 118), {
    colors: SKIN,
    min: 34,
    max: 48,
    corners: 4,
    sauce: BROTH,
    sunk: 0.35,
    material: soft,
  });
  chunks(scene, over(0.84, 9, 124), {
    colors: ['#d9b878', '#cfa860'],
    min: 28,
    max: 38,
    corners: 5,
    sauce: BROTH,
    sunk: 0.4,
    material: soft,
  });
  greenBeans(scene, over(0.84, 19, 78), { length: 92, width: 17, colors: ['#6f8f2a', '#5f7f24', '#7d9a34'] });
  for (const [cx, cy] of over(0.8, 9, 120)) carrotCoin(scene, cx, cy, random.between(30, 38), '#e8792a');
  for (const [cx, cy] of over(0.72, 6, 150)) sphere(scene, cx, cy, random.between(30, 38), '#d9a8a0', 0.6);
  for (const [dx, dy, turned] of [
    [-170, -70, 30],
    [140, 130, 200],
    [40, -190, 110],
  ] as const) {
    tomatoWedge(scene, x + dx, y + dy, 128, { rotate: turned, cooked: true });
  }
  beans(scene, over(0.9, 70, 34), { colors: ['#e2a63a', '#d9952a'], size: 8, sauce: BROTH });
  oilPools(scene, over(0.95, 80, 26), '#e0701a', 4, 15);
  grains(
    scene,
    { x, y, rx: reach * 0.8 },
    { colors: ['#2a1f1a', '#3a2a22'], count: 150, length: 5, width: 5, distance: 16 },
  );
  curryLeaves(scene, over(0.62, 9, 104), 84);
  driedChillies(
    scene,
    [
      [x - 40, y + 60],
      [x + 100, y - 60],
    ],
    { length: 170, color: '#9a150d', gloss: 0.5 },
  );
  choppedHerbs(scene, { x, y, rx: reach * 0.84 }, { count: 80, size: 9 });
  coriander(scene, over(0.5, 5, 110), { size: 32 });
}

export const alt =
  'A steel bowl of orange-brown sambar with green beans, carrot coins, aubergine, shallots and tomato, black mustard seeds, curry leaves and two dried red chillies, beside a bowl of yellow dal, a shallot half and a twig of curry leaves on a banana leaf.';

/** Sambar in a steel bowl on a banana leaf. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [634, 492, 396];
  wood(scene, { base: '#5b3a24', planks: 5 });
  bananaLeaf(scene, 640, 500, 1500, 860, { color: '#3f7a30', rotate: -18 });
  steelBowl(scene, x, y, radius);
  stew(scene, x, y, radius * 0.84);
  bowlShade(scene, x, y, radius * 0.96, { lip: 0.09 });
  curryTwig(scene, 1080, 90, 260, 24);
  metalSpoon(scene, 1160, 640, 520, { rotate: 14, color: '#b9bcbc' });
  const dal = (rx: number) => {
    const points = scatter(random, { x: 128, y: 166, rx: rx * 0.95 }, { count: 120, distance: 15 });
    beans(scene, points, { colors: ['#ecb936', '#e3a822', '#f2c64a'], size: 10 });
  };
  smallBowl(scene, 128, 166, 116, { color: '#c1943a', filling: '#d99a1e', top: dal });
  onionHalf(scene, 116, 806, 78, { skin: '#8a3a4a', flesh: '#e2bccb' });
  onionHalf(scene, 208, 878, 66, { skin: '#8a3a4a', flesh: '#e2bccb' });
  light(scene);
}
