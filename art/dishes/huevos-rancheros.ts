import { beans } from '../foods/beans.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { friedEgg } from '../foods/egg.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { sauce } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { fork } from '../props/cutlery.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { tiles } from '../surfaces/tiles.ts';
import { cup } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

const SALSA = '#b8301a';
const HEMS: Stripe[] = [
  [0.04, 10, '#fff1cf', 0.8],
  [0.06, 4, '#fff1cf', 0.8],
  [0.93, 10, '#fff1cf', 0.8],
];

/** Salsa ranchera: roasted tomato, coarse, with charred skin and jalapeño in it. */
function salsa(scene: Scene, area: Area, wobble = 0.14): void {
  const { random } = scene;
  const bits = ['#7d1a0c', '#d8502a', '#3a1408', '#e0713a'];
  const coarse = { ...materials.stew, frequency: 0.04, height: 7, gloss: 0.34 };
  sauce(scene, area, { color: SALSA, oil: '#e8862f', oiliness: 0.3, wobble, bits, material: coarse });
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { ...area, rx: area.rx * part, ry: (area.ry ?? area.rx) * part }, { count, distance });
  const tomato = { colors: ['#c93a22', '#b02814', '#d9553a'], size: 10, rounding: 0.6 };
  cubes(scene, over(0.84, Math.round(area.rx / 6), 22), tomato);
  slicedChilli(scene, over(0.7, 4, 50), { size: 11, color: '#5f8f2c' });
}

/** Black beans in their broth, next to the eggs. */
function blackBeans(scene: Scene, area: Area): void {
  const { random } = scene;
  sauce(scene, area, { color: '#2b1614', wobble: 0.12, material: { ...materials.stew, gloss: 0.3 } });
  const rows = { count: 70, distance: 25 };
  const inner = { ...area, rx: area.rx * 0.92, ry: (area.ry ?? area.rx) * 0.9 };
  const colors = ['#2a1a1e', '#1f1418', '#3a2226', '#2e1c1c'];
  for (let layer = 0; layer < 2; layer++) beans(scene, scatter(random, inner, rows), { colors, size: 20 });
}

/** Crumbled fresh cheese. */
function queso(scene: Scene, area: Area, count: number): void {
  const material = { ...materials.cream, frequency: 0.06, gloss: 0, height: 5, shadow: 4 };
  const colors = ['#fbf4e2', '#f0e6cc', '#f8f0dc', '#e8dcc0'];
  crumbles(scene, area, { colors, count, min: 3, max: 10, distance: 9, wobble: 0.34, material });
}

/** A spoonful of salsa over the eggs: roasted tomato in pieces, with no edge of its own. */
function salsaSpoonful(scene: Scene, area: Area): void {
  const colors = ['#c8361e', '#b02412', '#d9502e', '#9a1e0e', '#e06a3a'];
  const wet = { ...materials.crumbs, height: 6, gloss: 0.5, noise: 0.4, frequency: 0.05 };
  crumbles(scene, area, { colors, count: 70, min: 6, max: 15, distance: 11, wobble: 0.3, material: wet });
}

/** Draws the food on the plate, around its middle. */
function breakfast(scene: Scene): void {
  const { random } = scene;
  cornTortilla(scene, { x: 60, y: -92, rx: 212 }, { charred: 0.8 });
  cornTortilla(scene, { x: -82, y: 40, rx: 214 }, { charred: 0.9, rotate: 50 });
  blackBeans(scene, { x: 176, y: 156, rx: 142, ry: 108 });
  salsa(scene, { x: -16, y: -22, rx: 254, ry: 186 });
  friedEgg(scene, 88, -96, 142, '#f0861a');
  friedEgg(scene, -110, 40, 150, '#f0861a');
  salsaSpoonful(scene, { x: 8, y: -12, rx: 66, ry: 84 });
  salsaSpoonful(scene, { x: -52, y: -112, rx: 60, ry: 40 });
  salsaSpoonful(scene, { x: 54, y: 66, rx: 76, ry: 34 });
  queso(scene, { x: 174, y: 148, rx: 92, ry: 62 }, 70);
  queso(scene, { x: 0, y: -8, rx: 150, ry: 150 }, 80);
  const pepper = { count: 90, size: 1.7, opacity: 0.7 };
  dust(scene, { x: -4, y: -14, rx: 190, ry: 150 }, '#2a1408', pepper);
  choppedHerbs(scene, { x: 0, y: 0, rx: 250, ry: 200 }, { count: 40, size: 6 });
  const leaves = scatter(random, { x: 20, y: 6, rx: 92, ry: 120 }, { count: 7, distance: 56 });
  coriander(scene, leaves, { size: 20 });
}

export const alt =
  'Two fried eggs with red salsa on corn tortillas beside black beans with crumbled white cheese on a clay plate, with a fork and a cup of coffee on a mustard cloth over blue and white tiles.';

/** Two fried eggs on tortillas under red salsa, beans on the side, on a clay plate over painted tiles. */
export function draw(scene: Scene): void {
  const [x, y] = [560, 500];
  tiles(scene, { base: '#efe6d2', joint: '#b8a98e', size: 180, ornament: '#2f5f8f' });
  cloth(scene, '#d99a22', { x: 330, y: -260, width: 860, height: 1500, rotate: 22, stripes: HEMS });
  plate(scene, x, y, 456, { color: '#b5673c', rim: 0.84, deep: true, band: '#f0d9a8' });
  scene.at(x + 8, y, { scale: 1.22 }, () => breakfast(scene));
  cup(scene, 1160, 196, 156, { color: '#8f4a2a', drink: '#2a1307' });
  fork(scene, 1140, 640, 560, 22);
  light(scene);
}
