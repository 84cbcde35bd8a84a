import { breadSlice } from '../foods/bread.ts';
import { swirl } from '../foods/drizzle.ts';
import { halfEgg } from '../foods/egg.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { saladLeaves } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { onionRings } from '../foods/onion.ts';
import { butter } from '../foods/pastry.ts';
import { sauce } from '../foods/sauce.ts';
import { olive } from '../foods/sphere.ts';
import { roundSlice, tomatoHalf } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { board } from '../vessels/board.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { glass } from '../vessels/glass.ts';

const STRIPES: Stripe[] = Array.from({ length: 6 }, (_, index) => [0.08 + index * 0.165, 16, '#5b86a8', 0.85]);

/** A green salad with tomatoes, eggs, cucumber and olives. */
function salad(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  bowl(scene, x, y, radius, { color: '#b98a54', inside: '#a9743f', lip: 0.05 });
  saladLeaves(scene, { x, y, rx: radius * 0.84 }, { count: 74, size: 66 });
  for (const [cx, cy] of scatter(random, { x, y, rx: radius * 0.6 }, { count: 5, distance: 110 }))
    tomatoHalf(scene, cx, cy, 44, random.between(0, 120));
  for (const [cx, cy] of scatter(random, { x, y, rx: radius * 0.64 }, { count: 8, distance: 70 }))
    roundSlice(scene, cx, cy, 36);
  halfEgg(scene, x - 62, y + 54, 62, { rotate: 30 });
  halfEgg(scene, x + 70, y - 44, 62, { rotate: -80 });
  onionRings(scene, scatter(random, { x, y, rx: radius * 0.56 }, { count: 7, distance: 60 }), {
    size: 36,
    colors: ['#b0508f', '#d9a0c4'],
  });
  for (const [cx, cy] of scatter(random, { x, y, rx: radius * 0.6 }, { count: 7, distance: 70 }))
    olive(scene, cx, cy, 19);
  bowlShade(scene, x, y, radius, { lip: 0.05 });
}

/** Tomato soup with cream and basil. */
function soup(scene: Scene, x: number, y: number, radius: number): void {
  bowl(scene, x, y, radius, { color: '#f4efe4', lip: 0.07 });
  const smooth = { ...materials.liquid, gloss: 0.2 };
  sauce(scene, { x, y, rx: radius * 0.87 }, { color: '#cf4a18', oil: '#f09a3a', material: smooth });
  swirl(scene, { x, y, rx: radius * 0.46 }, '#fff3dc', 1.6, 15);
  choppedHerbs(scene, { x, y, rx: radius * 0.56 }, { count: 34, size: 9 });
  sprig(scene, x + 4, y, 56, { rotate: -40, leaves: 3 });
  dust(scene, { x, y, rx: radius * 0.7 }, '#2a180c', { count: 60, size: 2.4, opacity: 0.7 });
  bowlShade(scene, x, y, radius, { lip: 0.07 });
}

export const alt =
  'A lunch table: a wooden bowl of green salad with tomatoes, eggs, cucumber and olives, a white bowl of orange tomato soup with a swirl of cream, slices of bread with butter on a board, a spoon and a glass of water with lemon on a white cloth with blue stripes.';

/** A lunch table with soup, salad and bread. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#b98d62', planks: 5 });
  cloth(scene, '#f4f1ea', { x: 70, y: -80, width: 1140, height: 1180, rotate: -4, stripes: STRIPES });
  board(scene, 900, 720, 470, 330, { color: '#9a6234', rotate: -14, corner: 30 });
  breadSlice(scene, 830, 700, 226, 186, { rotate: -30, toasted: 0.35 });
  breadSlice(scene, 984, 740, 220, 180, { rotate: 10, toasted: 0.4 });
  butter(scene, 984, 734, 66, -12);
  salad(scene, 780, 322, 276);
  soup(scene, 386, 596, 258);
  glass(scene, 398, 196, 112, { drink: '#cfe0e0' });
  citrusWheel(scene, 404, 204, 62, { skin: '#efc62c', flesh: '#f7e27a' });
  soupSpoon(scene, 360, 908, 400, { rotate: 4 });
  light(scene);
}
