import { bacon } from '../foods/bacon.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { eggQuarter } from '../foods/eggQuarter.ts';
import { dust } from '../foods/grains.ts';
import { saladLeaves } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { avocadoSlice, tomatoHalf } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { grid, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { jug } from '../vessels/jug.ts';
import { plate } from '../vessels/plate.ts';

const CHICKEN = ['#eccb96', '#d8a35c', '#f3dfb8', '#c4823a', '#e3b878'];
const CHEESE = ['#f7efd8', '#efe4c4', '#f8f2e0', '#e6d9b6', '#8fa3a6', '#6f8a94'];
const HEMS: Stripe[] = [
  [0.03, 5, '#6f7678', 0.6],
  [0.05, 3, '#6f7678', 0.6],
  [0.955, 5, '#6f7678', 0.6],
];

/** The points of a row across the platter: a strip centered at `x`, `reach` px up and down. */
function strip(scene: Scene, x: number, reach: number, columns: number, step: number): Point[] {
  const rows = Math.floor((reach * 2) / step);
  return grid(scene.random, x, 0, { columns, rows, stepX: step, jitter: step * 0.28 });
}

/** Cubes of roast chicken, two layers, browned here and there. */
function chicken(scene: Scene, x: number, reach: number): void {
  const material = { ...materials.meat, gloss: 0.2, height: 6, noise: 0.5 };
  chunks(scene, strip(scene, x, reach, 4, 40), { colors: CHICKEN, min: 24, max: 32, corners: 4, material });
  chunks(scene, strip(scene, x, reach - 20, 3, 50), { colors: CHICKEN, min: 24, max: 30, corners: 4, material });
  dust(scene, { x, y: 0, rx: 60, ry: reach }, '#4a260c', { count: 70, size: 1.8, opacity: 0.6 });
}

/** Quarters of egg leaning on each other. */
function eggs(scene: Scene, x: number, reach: number): void {
  for (let y = -reach + 26; y < reach; y += 64) {
    eggQuarter(scene, x + scene.random.bell() * 16, y, 142, scene.random.bell() * 20 + (y % 2 ? 6 : 174));
  }
}

/** Two avocados, cut into slices and pushed over like cards. */
function avocado(scene: Scene, x: number, reach: number): void {
  for (let y = -reach + 20; y < reach; y += 29) {
    avocadoSlice(scene, x + scene.random.bell() * 9, y, 148, 96 + scene.random.bell() * 9);
  }
}

function tomatoes(scene: Scene, x: number, reach: number): void {
  for (const [px, py] of strip(scene, x, reach, 3, 60)) {
    tomatoHalf(scene, px, py, scene.random.between(29, 35), scene.random.between(0, 120));
  }
}

function blueCheese(scene: Scene, x: number, reach: number): void {
  const material = { ...materials.cream, gloss: 0, frequency: 0.06, height: 6, shadow: 5 };
  const area = { x, y: 0, rx: 82, ry: reach };
  crumbles(scene, area, { colors: CHEESE.slice(0, 4), count: 150, min: 13, max: 25, distance: 12, material });
  crumbles(scene, area, { colors: CHEESE, count: 120, min: 4, max: 10, distance: 12, material });
}

/** The rows on their lettuce, in the platter's own coordinates. */
function rows(scene: Scene): void {
  saladLeaves(scene, { x: 0, y: 0, rx: 500, ry: 330 }, { count: 150, size: 74, distance: 40 });
  tomatoes(scene, -384, 216);
  chicken(scene, -218, 282);
  avocado(scene, 74, 290);
  bacon(scene, strip(scene, 226, 272, 3, 42));
  eggs(scene, -76, 284);
  blueCheese(scene, 380, 214);
  const chives = scatter(scene.random, { x: 0, y: 0, rx: 420, ry: 260 }, { count: 90, distance: 22 });
  slicedScallions(scene, chives, { size: 5, color: '#4f8a2c' });
  choppedHerbs(scene, { x: 0, y: 0, rx: 430, ry: 270 }, { count: 70, size: 5, color: '#3f7d27' });
}

export const alt =
  'An oval white platter of green leaves under rows of tomatoes, chicken, boiled eggs, avocado, bacon and crumbled blue cheese, with a jug of dressing and a wooden spoon on pale stone and a gray cloth.';

/** A wide platter of six rows on lettuce, ready to be tossed, on gray linen over pale stone. */
export function draw(scene: Scene): void {
  stone(scene, { base: '#e6e0d6', vein: '#a49a8c' });
  cloth(scene, '#9aa1a3', { x: 190, y: -260, width: 800, height: 1500, rotate: 32, stripes: HEMS });
  scene.at(640, 486, { rotate: -10 }, () => {
    plate(scene, 0, 0, 574, { color: '#f8f5ee', rim: 0.9, ry: 404 });
    rows(scene);
  });
  jug(scene, 1168, 846, 108, { color: '#e9e2d2', filling: '#b98a26', spout: 205 });
  spoon(scene, 110, 150, 560, 58, '#a9744a');
  light(scene);
}
