import { chunks } from '../foods/chunks.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { garlicClove, tomato } from '../foods/sphere.ts';
import { roundSeeds } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { skillet } from '../vessels/skillet.ts';

const RED = '#b8301a';
const STRIPES: Stripe[] = [
  [0.1, 46, '#b0392a', 0.7],
  [0.2, 10, '#b0392a', 0.7],
  [0.8, 10, '#b0392a', 0.7],
  [0.86, 46, '#b0392a', 0.7],
];

/** Crushed tomatoes cooked down: soft pieces, a few seeds, orange oil at the edge, the line that a spoon leaves. */
function sugo(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  const thick = { ...materials.stew, frequency: 0.03, height: 8, noise: 0.7, gloss: 0.4, shadow: 0 };
  sauce(
    scene,
    { x, y, rx: reach },
    { color: RED, oil: '#e0641a', oiliness: 0.5, wobble: 0, bits: ['#d2432a', '#a3260f', '#c83a1c'], material: thick },
  );
  const pulp = { ...materials.vegetable, frequency: 0.04, height: 8, dome: 8, noise: 0.5, gloss: 0.55 };
  chunks(scene, over(0.9, 60, 58), {
    colors: ['#c93a1e', '#d24a2a', '#b52c14', '#bf3418'],
    min: 22,
    max: 44,
    corners: 7,
    sauce: RED,
    sunk: 0.5,
    material: pulp,
  });
  roundSeeds(scene, over(0.9, 90, 24), { colors: ['#eda85a', '#e2923e'], size: 4.4 });
  const trough = [-1.1, -0.7, -0.2, 0.3].map((step): Point => polar(x + 30, y + 20, 0.7 + step, reach * 0.5));
  spoonTrough(scene, trough, 52, RED, 0.6);
  oilPools(scene, over(0.97, 120, 20), '#ec7a20', 3, 15);
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.22);
}

export const alt =
  'A copper pan of thick red tomato sauce with pools of orange oil, two cooked cloves of garlic and a basil leaf cluster, a wooden spoon across its rim, beside plum-red tomatoes, basil and a bowl of coarse salt on a striped cloth.';

/** Tomato sauce in the pan, done: the oil has separated at the edge. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [610, 500, 388];
  wood(scene, { base: '#9a6a42', planks: 4 });
  cloth(scene, '#efe8da', { x: 120, y: -140, width: 860, height: 1280, rotate: 12, stripes: STRIPES });
  skillet(scene, x, y, radius, { color: '#a8623a', handle: -34 });
  sugo(scene, x, y, radius * 0.84);
  garlicClove(scene, x - 150, y - 110, 76, 30);
  garlicClove(scene, x - 196, y - 20, 70, -30);
  sprig(scene, x + 40, y - 50, 190, { color: '#3f7d27', rotate: -30, leaves: 5 });
  leaf(scene, x - 60, y + 150, 96, { color: '#3a7322', rotate: 200 });
  spoon(scene, x + 270, y + 250, 620, 128, '#b5793f');
  for (const [tx, ty, size] of [
    [110, 800, 88],
    [230, 874, 82],
    [96, 640, 76],
  ] as const) {
    tomato(scene, tx, ty, size, random.pick(['#cf2e1c', '#c52a16', '#d63a22']));
  }
  sprig(scene, 1150, 860, 190, { color: '#478a2c', rotate: -50, leaves: 5 });
  smallBowl(scene, 110, 130, 96, { color: '#8fa3b0', filling: '#f8f6f0', material: materials.crumbs });
  garlicClove(scene, 1180, 640, 80, 20);
  light(scene);
}
