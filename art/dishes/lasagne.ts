import { blur, mottle, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { sprig } from '../foods/leaf.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polygon } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { grid, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';
import { bakingDish } from '../vessels/dish.ts';
import { plate } from '../vessels/plate.ts';
import { wineGlass } from '../vessels/wineGlass.ts';

const CREAM = '#efce8c';
const RAGU = '#8f2f14';
const MEAT = ['#7a2c12', '#93401c', '#6a2410', '#a34a20'];
const STRIPES: Stripe[] = [
  [0.08, 18, '#a63a2b', 0.8],
  [0.15, 6, '#a63a2b', 0.8],
  [0.85, 6, '#a63a2b', 0.8],
  [0.9, 18, '#a63a2b', 0.8],
];

/** The baked top inside an outline around the origin: cream blistered brown, ragù breaking through, oil at the edge. */
function gratin(scene: Scene, outline: string, rx: number, ry: number): void {
  const { random } = scene;
  const area = (rx * ry) / 100_000;
  const bubbled = {
    ...materials.stew,
    frequency: 0.022,
    height: 11,
    dome: 12,
    noise: 0.65,
    softness: 2,
    gloss: 0.4,
    sharpness: 28,
    shadow: 0,
  };
  scene.group({ filter: relief(scene, bubbled) }, () => {
    scene.add(element('path', { d: outline, fill: CREAM }));
    for (const [color, frequency, bare, opacity] of [
      ['#d98a34', 0.011, 0.4, 0.8],
      ['#9a4a14', 0.016, 0.47, 0.9],
      ['#5a2408', 0.024, 0.56, 0.85],
    ] as const) {
      scene.add(
        element('path', { d: outline, fill: color, filter: mottle(scene, { color, frequency, bare }), opacity }),
      );
    }
  });
  scene.clipped(outline, () => {
    scene.group({ filter: relief(scene, { ...materials.stew, height: 7, gloss: 0.45, shadow: 2 }) }, () => {
      for (const [x, y] of scatter(
        random,
        { x: 0, y: 0, rx: rx * 1.3, ry: ry * 1.3 },
        { count: Math.round(12 * area), distance: 110 },
      )) {
        scene.add(
          element('path', {
            d: blob(random, x, y, random.between(26, 54), random.between(18, 34), {
              wobble: 0.36,
              rotation: random.angle(),
            }),
            fill: RAGU,
          }),
        );
      }
    });
    crumbles(
      scene,
      { x: 0, y: 0, rx: rx * 1.2, ry: ry * 1.2 },
      { colors: MEAT, count: Math.round(30 * area), min: 5, max: 11, distance: 50 },
    );
    scene.add(
      element('path', {
        d: outline,
        fill: 'none',
        stroke: '#6b2a08',
        'stroke-width': 40,
        opacity: 0.55,
        filter: blur(scene, 10),
      }),
    );
    oilPools(
      scene,
      grid(random, 0, 0, { columns: 8, rows: 6, stepX: rx / 4, stepY: ry / 3, jitter: rx / 7 }),
      '#e8902a',
      3,
      11,
    );
  });
}

/** The cut side of a piece, its upper left corner at the origin: pasta, ragù and cream, layer upon layer. */
function layers(scene: Scene, width: number, height: number): void {
  const { random } = scene;
  const soft = { ...materials.stew, frequency: 0.05, height: 7, dome: 5, noise: 0.6, gloss: 0.35, shadow: 8 };
  const count = 6;
  const wavy = (at: number): Point[] =>
    Array.from(
      { length: 11 },
      (_, step): Point => [(step / 10) * width, at * height + Math.sin(step * 1.3 + at * 9) * 3 + random.bell() * 3],
    );
  scene.group({ filter: relief(scene, soft) }, () => {
    for (let index = 0; index < count; index++) {
      const top = index / count;
      for (const [from, to, color] of [
        [0, 0.34, '#f2d58c'],
        [0.3, 0.74, RAGU],
        [0.7, 1.04, '#f8ead0'],
      ] as const) {
        scene.add(
          element('path', {
            d: polygon([...wavy(top + from / count), ...wavy(top + to / count).reverse()]),
            fill: color,
          }),
        );
      }
    }
  });
  for (let index = 0; index < count; index++) {
    crumbles(
      scene,
      { x: width / 2, y: ((index + 0.52) / count) * height, rx: width * 0.47, ry: height * 0.05 },
      { colors: MEAT, count: 26, min: 3, max: 7, distance: 9 },
    );
  }
}

/** A square of lasagne on a plate, seen a little from the front. */
function piece(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  const half = size / 2;
  scene.at(x, y, { rotate }, () => {
    scene.add(
      element('path', {
        d: d`M${-half} ${-half + 20}L${half + 26} ${-half + 40}L${half + 30} ${half + 66}L${-half + 14} ${half + 70}Z`,
        fill: '#2a160a',
        opacity: 0.4,
        filter: blur(scene, 12),
      }),
    );
    scene.at(-half, half - size * 0.36, {}, () => layers(scene, size, size * 0.56));
    const square = d`M${-half} ${-half}Q0 ${-half - 8} ${half} ${-half}Q${half + 8} ${-half * 0.3} ${half} ${half - size * 0.34}Q0 ${half - size * 0.29} ${-half} ${half - size * 0.34}Q${-half - 8} ${-half * 0.3} ${-half} ${-half}Z`;
    gratin(scene, square, half, half * 0.9);
    dust(scene, { x: 0, y: -size * 0.1, rx: half * 0.8, ry: half * 0.5 }, '#fff2cc', { count: 60, size: 2.4 });
  });
}

export const alt =
  'A white baking dish of lasagne with a golden crust of cream and cheese, brown in patches, and spots of red meat sauce, one piece taken out and set on a plate so that its layers show, beside a fork, a glass of red wine, a bowl of grated cheese, basil and two tomatoes on a red-striped cloth.';

/** Lasagne in its dish, one piece on a plate. */
export function draw(scene: Scene): void {
  stone(scene, { base: '#7d8a80', vein: '#5f6c62', speck: 0.4 });
  cloth(scene, '#efe8d8', { x: -30, y: -160, width: 940, height: 1300, rotate: -7, stripes: STRIPES });
  const [w, h] = [366, 280];
  const gap = 210;
  bakingDish(scene, 470, 400, 830, 650, { color: '#f2ede2', rotate: 4, corner: 66, rim: 26 }, () => {
    const whole = d`M${-w} ${-h + 30}Q${-w} ${-h} ${-w + 30} ${-h}L${w - 30} ${-h}Q${w} ${-h} ${w} ${-h + 30}L${w} ${h - gap}L${w - gap} ${h - gap}L${w - gap} ${h}L${-w + 30} ${h}Q${-w} ${h} ${-w} ${h - 30}Z`;
    gratin(scene, whole, w, h);
    scene.at(w - gap + 4, h - gap, {}, () => layers(scene, gap - 10, 108));
    soaked(scene, { x: w - 100, y: h - 48, rx: 90, ry: 40 }, '#b5501c', 0.7);
  });
  plate(scene, 1000, 668, 268, { color: '#f6f1e6', rim: 0.8, speckled: true });
  soaked(scene, { x: 1000, y: 720, rx: 170, ry: 110 }, '#c9702a', 0.5);
  piece(scene, 994, 648, 232, -6);
  fork(scene, 1222, 690, 420, 10);
  wineGlass(scene, 1110, 190, 112);
  smallBowl(scene, 120, 850, 104, {
    color: '#8f4a34',
    filling: '#ead7a4',
    top: (rx) =>
      crumbles(
        scene,
        { x: 120, y: 850, rx },
        { colors: ['#fff4d2', '#f4e2b0', '#f9eac2'], count: 300, min: 4, max: 8, distance: 4.8 },
      ),
  });
  tomato(scene, 300, 890, 50);
  tomato(scene, 396, 906, 44);
  sprig(scene, 560, 880, 130, { rotate: -20 });
  light(scene);
}
