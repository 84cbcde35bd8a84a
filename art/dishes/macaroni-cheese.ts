import { blur, mottle, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { shreds } from '../foods/greens.ts';
import { oilPools } from '../foods/sauce.ts';
import { macaroni } from '../foods/shortPasta.ts';
import { light } from '../light.ts';
import { blob, type Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, grid, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bakingDish } from '../vessels/dish.ts';
import { plate } from '../vessels/plate.ts';

const [WIDTH, HEIGHT] = [820, 620];
const CHEDDAR = '#dd8418';
const PASTA = ['#f6be54', '#f2b344', '#f9cb6c', '#f0b04a'];
const CRUMBS = ['#8a4a16', '#c07c2c', '#d99a44', '#f2cf8c'];
const STRIPES: Stripe[] = [
  [0.16, 40, '#b8452f', 0.75],
  [0.24, 10, '#b8452f', 0.75],
  [0.8, 40, '#b8452f', 0.75],
];
const CHEESY = { frequency: 0.03, height: 6, dome: 6, noise: 0.4, softness: 2, gloss: 0.4, sharpness: 28, shadow: 0 };

/** Toasted breadcrumbs over an area: fine, light and dark. */
function crumbs(scene: Scene, area: Area, count: number): void {
  for (const color of CRUMBS) dust(scene, area, color, { count, size: 4.2, opacity: 0.92 });
}

/** Macaroni in cheddar sauce under its crust, centered at the origin; one corner has been spooned out. */
function bake(scene: Scene): void {
  const { random } = scene;
  const box = { x: -WIDTH / 2 + 34, y: -HEIGHT / 2 + 34, width: WIDTH - 68, height: HEIGHT - 68, rx: 46 };
  scene.group({ filter: relief(scene, CHEESY) }, () => scene.add(element('rect', { ...box, fill: CHEDDAR })));
  const points = grid(random, 0, 0, { columns: 13, rows: 9, stepX: 51, stepY: 51, jitter: 20 });
  const shuffled = [...points].sort(() => random.next() - 0.5);
  macaroni(scene, shuffled, { size: 41, colors: PASTA });
  // Sauce that has risen over the pasta, and bubbled brown along the walls.
  scene.group({ filter: relief(scene, CHEESY), opacity: 0.82 }, () => {
    for (const [x, y] of grid(random, 0, 0, { columns: 6, rows: 5, stepX: 106, stepY: 92, jitter: 50 })) {
      scene.add(
        element('path', {
          d: blob(random, x, y, random.between(24, 52), random.between(16, 34), {
            wobble: 0.34,
            rotation: random.angle(),
          }),
          fill: '#ea9a28',
        }),
      );
    }
  });
  const edge = { ...box, fill: 'none', stroke: '#7a3a0c', 'stroke-width': 30, opacity: 0.6, filter: blur(scene, 8) };
  scene.add(element('rect', edge));
  const browned = mottle(scene, { color: '#a8520f', frequency: 0.012, bare: 0.5 });
  scene.add(element('rect', { ...box, fill: CHEDDAR, filter: browned, opacity: 0.75 }));
  const crusted = [
    [-190, -110],
    [20, -140],
    [190, -90],
    [-230, 60],
    [-50, 40],
    [120, 60],
    [-150, 180],
  ] as const;
  for (const [x, y] of crusted) {
    crumbs(scene, { x, y, rx: random.between(120, 150), ry: random.between(76, 104) }, 105);
  }
  oilPools(scene, grid(random, 0, 0, { columns: 8, rows: 6, stepX: 90, stepY: 88, jitter: 60 }), '#f6b03c', 3, 9);
}

/** A helping on a plate centered at (x, y). */
function helping(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const sauce = blob(random, x, y, 150, 124, { wobble: 0.16 });
  scene.group({ filter: relief(scene, { ...CHEESY, shadow: 6 }) }, () =>
    scene.add(element('path', { d: sauce, fill: CHEDDAR })),
  );
  const heap = scatter(random, { x, y, rx: 128, ry: 102 }, { count: 26, distance: 40, bias: 0.56 });
  macaroni(scene, heap, { size: 40, colors: PASTA });
  crumbs(scene, { x: x - 10, y: y - 10, rx: 100, ry: 70 }, 80);
}

/** A hollow left by the spoon, which shows the floor of the dish, smeared with sauce. */
function hollow(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const outline = blob(random, x, y, 132, 104, { wobble: 0.14 });
  scene.add(element('path', { d: outline, fill: '#9a4e0e', opacity: 0.7, filter: blur(scene, 5) }));
  scene.add(element('path', { d: blob(random, x + 6, y + 8, 116, 88, { wobble: 0.14 }), fill: '#e9ddc4' }));
  const smear = mottle(scene, { color: CHEDDAR, frequency: 0.02, bare: 0.3 });
  scene.add(element('path', { d: outline, fill: CHEDDAR, filter: smear, opacity: 0.95 }));
  const fallen: Point[] = [
    [x - 70, y + 40],
    [x + 20, y + 60],
    [x + 70, y - 20],
    [x - 20, y - 40],
  ];
  macaroni(scene, fallen, { size: 41, colors: PASTA });
}

export const alt =
  'A baking dish of curved macaroni in orange cheddar sauce under browned breadcrumbs, with a spoonful taken out and served on a white plate, and a bowl of grated cheese, on a dark blue cloth.';

/** Macaroni cheese in its dish, a helping already on a plate. */
export function draw(scene: Scene): void {
  const { random } = scene;
  cloth(scene, '#34485e');
  cloth(scene, '#efe6d4', { x: 40, y: -200, width: 700, height: 1400, rotate: 8, stripes: STRIPES });
  bakingDish(scene, 506, 426, WIDTH, HEIGHT, { color: '#f0e8d8', rotate: -6, corner: 70, rim: 24 }, () => {
    bake(scene);
    hollow(scene, 246, 176);
  });
  plate(scene, 1038, 724, 238, { color: '#f6f1e6', rim: 0.78 });
  helping(scene, 1038, 724);
  spoon(scene, 786, 784, 520, -52);
  smallBowl(scene, 1124, 186, 124, {
    color: '#8fa3b0',
    filling: '#e2942a',
    top: (rx) => {
      const cheddar = ['#f2b04a', '#eba43a', '#f6c06a'];
      shreds(scene, { x: 1124, y: 186, rx }, { colors: cheddar, count: 150, length: 30, width: 6 });
    },
  });
  for (const [x, y] of scatter(random, { x: 120, y: 860, rx: 90, ry: 50 }, { count: 5, distance: 50 }))
    macaroni(scene, [[x, y]], { size: 28, colors: ['#f0d9a0'] });
  light(scene);
}
