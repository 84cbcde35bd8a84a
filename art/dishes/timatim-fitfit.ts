import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { injeraRoll } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { tomatoChunks } from '../foods/tomatoChunks.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { blob, type Point, smooth } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element, place } from '../svg.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';

const ONION = ['#b45a9c', '#d9a3c8', '#9c3f86'];

/** The woven border of a netela, in the three colors. */
const BORDER: Stripe[] = [
  [0.07, 26, '#3f7d2c', 0.9],
  [0.092, 26, '#e8b81e', 0.9],
  [0.114, 26, '#c0301c', 0.9],
  [0.14, 6, '#c9a24a', 0.8],
];

/** The outline of a strip torn across: two nearly straight sides, two ragged ends; half its length in px. */
function tornStrip(scene: Scene, half: number, broad: number): string {
  const { random } = scene;
  const bend = random.bell() * half * 0.3;
  const side = (sign: number): Point[] =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part): Point => {
      const [along, across] = [part * half * sign, broad * random.between(0.82, 1.1) * sign];
      return [along + random.bell() * half * 0.12, across + bend * (1 - part * part)];
    });
  return smooth([...side(-1), ...side(1)]);
}

/** A torn piece of injera that has drunk the juice: full of eyes, pale at the torn edge, red where it lay deepest. */
function soakedPiece(scene: Scene, half: number, color: Color, turned: number): string {
  const { random } = scene;
  const broad = half * random.between(0.42, 0.6);
  const outline = tornStrip(scene, half, broad);
  const face = sloped(
    scene,
    [
      [0, lighten(color, 0.22)],
      [0.5, color],
      [1, darken(color, 0.36)],
    ],
    turned,
  );
  const eyes = scatter(random, { x: 0, y: 0, rx: half * 0.9, ry: broad * 0.86 }, { count: 64, distance: 6 });
  const holes = eyes.map(([cx, cy]) => {
    const rx = 1.1 + 3 * random.next() ** 2;
    return element('ellipse', { cx, cy, rx, ry: rx * 0.8, fill: darken(color, 0.68), opacity: 0.85 });
  });
  const stain = blob(random, random.bell() * half, 0, half * 0.6, broad, { wobble: 0.3, points: 14 });
  return [
    element('path', { d: outline, fill: mix(color, '#ecd6b4', 0.5) }),
    element('path', { d: outline, fill: face, transform: 'scale(.965 .94)' }),
    element('path', { d: stain, fill: '#a8321a', opacity: random.between(0.05, 0.42) }),
    ...holes,
  ].join('');
}

/** Torn strips rolled up by the spoon that tossed them: soft cushions full of eyes. */
function rolls(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  for (const [x, y] of points) {
    const color = mix('#d3ab80', '#c0653c', random.between(0.1, 0.6));
    injeraRoll(scene, x, y, random.between(84, 120), random.between(40, 54), random.between(0, 360), color);
  }
}

function pieces(scene: Scene, points: readonly Point[], half: number): void {
  const { random } = scene;
  const soft = { ...materials.bread, frequency: 0.03, height: 5, dome: 3, noise: 0.4, gloss: 0.24, shadow: 8 };
  scene.group({ filter: relief(scene, soft) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const color = mix('#c6a27a', '#b4502a', 0.62 * random.next() ** 1.6);
      const piece = soakedPiece(scene, half * random.between(0.75, 1.15), color, turned);
      scene.add(element('g', { transform: place(x, y, turned) }, piece));
    }
  });
}

export const alt =
  'A white enamel plate with a blue edge with a heap of torn and rolled strips of injera stained red with tomato juice, tossed with pieces of tomato, purple onion and rings of green chilli, on a white cotton cloth with a green, yellow and red border, beside a spoon, lemon wedges and chillies.';

/** Cold torn injera in tomato, on enamel and a white cotton shawl. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [690, 476];
  cloth(scene, '#f4efe2', { stripes: BORDER });
  enamelPlate(scene, x, y, 444, { color: '#f3efe4', edge: '#2a5f96' });
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: 330 * part, ry: 324 * part }, { count, distance });
  soaked(scene, { x, y, rx: 334, ry: 326 }, '#c0502c', 0.7);
  pieces(scene, over(1, 80, 50), 66);
  rolls(scene, over(0.92, 24, 100));
  for (const [part, many] of [
    [0.92, 22],
    [0.8, 15],
    [0.56, 9],
  ] as const) {
    tomatoChunks(scene, over(part, Math.round(many * 1.7), 50), { size: 32 });
    pieces(scene, over(part, many, 84), 62);
    rolls(scene, over(part, Math.round(many * 0.5), 110));
    onionSlivers(scene, over(part, Math.round(many * 0.8), 60), { size: 18, colors: ONION });
    slicedChilli(scene, over(part, Math.round(many * 0.4), 90), { size: 18, color: '#4f8f2a' });
  }
  tomatoChunks(scene, over(0.85, 30, 70), { size: 32 });
  onionSlivers(scene, over(0.8, 16, 84), { size: 18, colors: ONION });
  oilPools(scene, scatter(random, { x, y, rx: 320 }, { count: 40, distance: 40 }), '#ee7a2a', 3, 9);
  citrusWedge(scene, 1186, 108, 150, { skin: '#e0b020', flesh: '#f4de6a', rotate: 30 });
  citrusWedge(scene, 1216, 836, 150, { skin: '#e0b020', flesh: '#f4de6a', rotate: 150 });
  chilli(scene, 1130, 900, 150, -14, '#4f9030');
  spoon(scene, 204, 640, 470, 8);
  light(scene);
}
