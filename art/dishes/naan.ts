import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { syrup } from '../foods/drizzle.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit, radial } from '../paints.ts';
import { blob, type Point, smooth } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { board } from '../vessels/board.ts';

const DOUGH: Color = '#e4b878';
const STRIPES: Stripe[] = [
  [0.06, 14, '#d8a32e', 0.9],
  [0.1, 5, '#f0e2c0', 0.9],
  [0.9, 5, '#f0e2c0', 0.9],
  [0.93, 14, '#d8a32e', 0.9],
];

/** The outline of a naan centered at the origin, drawn out into a point on the left; length and width in px. */
function teardrop(scene: Scene, length: number, width: number): string {
  const [l, w] = [length / 2, width / 2];
  const shape: Point[] = [
    [-l, 0.04 * w],
    [-l * 0.74, -w * 0.34],
    [-l * 0.36, -w * 0.74],
    [l * 0.1, -w * 0.98],
    [l * 0.52, -w * 0.94],
    [l * 0.86, -w * 0.62],
    [l, 0],
    [l * 0.88, w * 0.6],
    [l * 0.5, w * 0.96],
    [l * 0.06, w],
    [-l * 0.4, w * 0.72],
    [-l * 0.76, w * 0.34],
  ];
  return smooth(shape.map(([x, y]): Point => [x + scene.random.bell() * 9, y + scene.random.bell() * 9]));
}

/** A naan centered at (x, y): swollen rim, big bubbles charred on top, nigella seeds, butter. */
function naan(scene: Scene, x: number, y: number, length: number, width: number, rotate: number): void {
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const inside = { x: l * 0.12, y: 0, rx: l * 0.76, ry: w * 0.8 };
  scene.at(x, y, { rotate }, () => {
    const outline = teardrop(scene, length, width);
    const body = radial(scene, [
      [0, lighten(DOUGH, 0.1)],
      [0.7, DOUGH],
      [0.92, lighten(DOUGH, 0.28)],
      [1, darken(DOUGH, 0.22)],
    ]);
    const crumb = { ...materials.bread, frequency: 0.013, height: 13, dome: 17, noise: 0.5, shadow: 16 };
    scene.group({ filter: relief(scene, crumb) }, () => {
      scene.add(element('path', { d: outline, fill: body }));
      const brown = mottle(scene, { color: '#a8611c', frequency: 0.014, bare: 0.46 });
      scene.add(element('path', { d: outline, fill: '#a8611c', filter: brown, opacity: 0.6 }));
    });
    const bubbles = scatter(random, inside, { count: 21, distance: 66, bias: 0.46 });
    scene.group({ filter: relief(scene, { ...materials.bread, height: 14, dome: 12, noise: 0.2, shadow: 5 }) }, () => {
      for (const [bx, by] of bubbles) {
        const size = random.between(18, 42);
        const bubble = blob(random, bx, by, size, size * random.between(0.66, 0.9), {
          wobble: 0.12,
          rotation: random.angle(),
        });
        scene.add(element('path', { d: bubble, fill: lit(scene, '#dca460', { highlight: 0.3, shade: 0.3 }) }));
      }
    });
    for (const [bx, by] of bubbles) {
      if (random.next() < 0.24) continue;
      const size = random.between(10, 25);
      const char = blob(random, bx - 3, by - 4, size, size * 0.7, {
        wobble: 0.28,
        rotation: random.angle(),
        points: 11,
      });
      scene.add(element('path', { d: char, fill: '#6b340e', opacity: 0.75, filter: blur(scene, 3) }));
      const dark = blob(random, bx - 3, by - 4, size * 0.6, size * 0.42, { wobble: 0.3, points: 9 });
      scene.add(element('path', { d: dark, fill: '#2e1506', opacity: 0.8, filter: blur(scene, 1.5) }));
    }
    for (const [dx, dy, rx] of [
      [-0.1, -0.3, 0.3],
      [0.4, 0.2, 0.26],
    ] as const) {
      syrup(
        scene,
        { x: l * dx, y: w * dy, rx: l * rx, ry: w * 0.26 },
        { color: '#e8b23c', wobble: 0.4, opacity: 0.34 },
      );
    }
    grains(scene, inside, { colors: ['#1d1713', '#2a211b'], count: 44, length: 6, width: 4, distance: 26 });
    choppedHerbs(scene, inside, { count: 26, size: 11, color: '#3f8a2a' });
  });
}

export const alt =
  'Three tear-shaped naans with charred bubbles, black nigella seeds and melted butter on a wooden board, beside a bowl of yellow ghee with a brass spoon, a bowl of nigella seeds, garlic cloves and coriander on a green cloth.';

/** Naans as they come from the pan, still blistered. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#4a2f20', planks: 5 });
  cloth(scene, '#1f5a4a', { x: 60, y: -80, width: 1120, height: 1130, rotate: -7, stripes: STRIPES });
  board(scene, 630, 496, 960, 760, { color: '#a8743c', rotate: -5, corner: 60 });
  naan(scene, 640, 280, 700, 360, -16);
  naan(scene, 690, 690, 700, 356, 12);
  naan(scene, 560, 490, 720, 372, -4);
  smallBowl(scene, 1138, 176, 122, { color: '#c1943a', filling: '#e6b02e', material: materials.liquid });
  metalSpoon(scene, 1060, 250, 320, { rotate: -150, color: '#c1943a' });
  const seeds = (rx: number) =>
    grains(
      scene,
      { x: 112, y: 800, rx },
      { colors: ['#1d1713', '#2f261f', '#14100d'], count: 320, length: 8, width: 5, distance: 7 },
    );
  smallBowl(scene, 112, 800, 100, { color: '#efe6d4', filling: '#241c17', top: seeds });
  garlicClove(scene, 1160, 792, 84, 20);
  garlicClove(scene, 1204, 868, 78, -46);
  coriander(
    scene,
    [
      [92, 160],
      [150, 120],
      [140, 200],
    ],
    { size: 40 },
  );
  light(scene);
}
