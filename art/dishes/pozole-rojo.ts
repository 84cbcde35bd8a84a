import { cornTortilla } from '../foods/cornTortilla.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { shreds } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { hominy } from '../foods/hominy.ts';
import { pulledMeat } from '../foods/pulledMeat.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { ellipse, type Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BROTH = '#8c2410';
/** Color of a thin layer of broth over white grains. */
const STAIN = '#e08a52';
const PORK = ['#8f4a26', '#7d3a1c', '#a8623a', '#96522e'];
const CABBAGE = ['#dcebb4', '#c3dc8a', '#eef5d2', '#b2d070'];
const WEAVE: Stripe[] = [
  [0.12, 6, '#7fa07a', 0.6],
  [0.13, 3, '#7fa07a', 0.6],
  [0.86, 6, '#7fa07a', 0.6],
];

/** Pork pulled into bite-sized pieces, over a part of the area. */
function pork(scene: Scene, area: Area, part: number, count: number): void {
  const pulled = { colors: PORK, min: 17, max: 33, flat: 0.5, wobble: 0.36, distance: 36 };
  const material = { ...materials.meat, gloss: 0.3, height: 8 };
  crumbles(scene, { ...area, rx: area.rx * part }, { ...pulled, count, bias: 0.5, material });
}

/** Brick-red broth with pulled pork and hominy, half under it. */
function soup(scene: Scene, area: Area): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number): Point[] =>
    scatter(random, { ...area, rx: area.rx * part }, { count, distance });
  sauce(scene, area, { color: BROTH, oil: '#e8802a', oiliness: 1, bits: ['#5f1206', '#b03a14'] });
  pork(scene, area, 0.88, 84);
  hominy(scene, over(0.94, 130, 38), { size: 21, sauce: STAIN });
  brothFilm(scene, area);
  pulledMeat(scene, over(0.86, 22, 96), { colors: PORK, barked: 0, length: 108, width: 46 });
  hominy(scene, over(0.92, 84, 46), { size: 22, sauce: STAIN });
  oilPools(scene, over(0.95, 60, 40), '#f08f34', 4, 15);
}

/** A film of broth over the submerged pieces, which sets off the pieces above it. */
function brothFilm(scene: Scene, { x, y, rx }: Area): void {
  scene.add(element('path', { d: ellipse(x, y, rx), fill: '#9a2c10', opacity: 0.26 }));
}

/** Slices of radish: white with a pink rim. */
function radishes(scene: Scene, points: readonly Point[], radius: number): void {
  for (const [x, y] of points) {
    const own = radius * scene.random.between(0.82, 1.1);
    roundSlice(scene, x, y, own, { skin: '#d8326a', flesh: '#fbe9ee', seeds: false });
  }
}

/** The garnish as it goes in at the table: a handful of cabbage, radish, onion, oregano rubbed over it, lime. */
function garnish(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  shreds(scene, { x: x - 40, y: y - 30, rx: 168, ry: 138 }, { colors: CABBAGE, count: 260, length: 96, width: 7 });
  const onion = scatter(random, { x: x - 30, y: y - 26, rx: 130, ry: 110 }, { count: 34, distance: 20 });
  cubes(scene, onion, { colors: ['#fffdf4', '#f3efdf'], size: 7, rounding: 0.4 });
  radishes(
    scene,
    [
      [x + 44, y + 26],
      [x + 96, y - 6],
      [x + 82, y + 62],
      [x + 22, y + 84],
      [x - 84, y + 62],
      [x + 6, y - 96],
      [x + 128, y + 54],
    ],
    44,
  );
  choppedHerbs(scene, { x, y, rx: 240, ry: 220 }, { count: 90, color: '#5f6a2c', size: 5 });
  citrusWedge(scene, x - 150, y + 116, 150, { rotate: 148 });
}

/** The bowls that go round the table, cut by the picture's edge. */
function sides(scene: Scene): void {
  const { random } = scene;
  smallBowl(scene, 1130, 96, 172, {
    color: '#e6d8ba',
    filling: '#b6cf7c',
    top: (rx) => shreds(scene, { x: 1130, y: 96, rx }, { colors: CABBAGE, count: 230, length: 84, width: 7 }),
  });
  smallBowl(scene, 1220, 452, 132, {
    color: '#8f4a2a',
    filling: '#f3dfe2',
    top: (rx) => radishes(scene, scatter(random, { x: 1220, y: 452, rx: rx * 0.7 }, { count: 12, distance: 38 }), 38),
  });
  smallBowl(scene, 1064, 784, 100, {
    color: '#2f4a3a',
    filling: '#6f7a34',
    material: { frequency: 0.2, height: 6, dome: 14, noise: 0.9, softness: 0.7 },
    top: (rx) => dust(scene, { x: 1064, y: 784, rx }, '#a9ae62', { count: 120, opacity: 0.6 }),
  });
  citrusWedge(scene, 1210, 868, 140, { rotate: -20 });
  citrusWedge(scene, 1196, 720, 130, { rotate: 40 });
}

export const alt =
  'A clay bowl of red soup with white hominy and pork under shredded cabbage, radish slices and a lime wedge, with bowls of cabbage, radish and green herbs, tortillas and a spoon on a dark green cloth.';

/** A deep clay bowl of pozole under its garnish, the rest of it in bowls around, on a dark green cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [540, 510, 420];
  cloth(scene, '#234a34', { x: -200, y: -300, width: 1700, height: 1600, rotate: 14, stripes: WEAVE });
  cornTortilla(scene, { x: 60, y: 30, rx: 190 }, { color: '#dfa64a', charred: 0.5, curled: 0.2 });
  cornTortilla(scene, { x: 20, y: 90, rx: 184 }, { color: '#e3ae54', charred: 0.5, curled: 0.2 });
  bowl(scene, x, y, radius, { color: '#a5572e', inside: '#8a4526', lip: 0.075, band: '#5a2a14' });
  soup(scene, { x: x + 3, y: y + 5, rx: radius * 0.85 });
  garnish(scene, x + 16, y + 4);
  bowlShade(scene, x, y, radius, { lip: 0.075 });
  sides(scene);
  spoon(scene, 88, 760, 420, -20);
  dust(scene, { x: 964, y: 700, rx: 60 }, '#7f8a44', { count: 40, size: 2.4 });
  light(scene, { warmth: 0.6 });
}
