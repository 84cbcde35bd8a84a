import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { butter } from '../foods/pastry.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { type Point, polygon, smooth } from '../path.ts';
import { knife } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { glass } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';
import { steelTray } from '../vessels/steelTray.ts';

const CRUMB: Color = '#f0d9a4';
const BROWN: Color = '#c27a2c';
const STRIPES: Stripe[] = [
  [0.08, 26, '#b0392a', 0.75],
  [0.15, 8, '#b0392a', 0.75],
  [0.85, 8, '#b0392a', 0.75],
  [0.9, 26, '#b0392a', 0.75],
];

/** The corners of a square biscuit centered at the origin, a little uneven. */
function squareOutline(scene: Scene, half: number): Point[] {
  const off = () => scene.random.bell() * half * 0.06;
  const side: Point[] = [
    [-1, -0.94],
    [0, -1.02],
    [0.96, -1],
    [1.02, 0],
    [1, 0.95],
    [0, 1.02],
    [-0.96, 1],
    [-1.02, 0],
  ];
  return side.map(([px, py]) => [px * half + off(), py * half + off()]);
}

/** The layered side of a biscuit below its lower edge, `tall` px deep. */
function layeredSide(scene: Scene, half: number, tall: number): void {
  const { random } = scene;
  const edge: Point[] = [
    [-half * 0.98, half * 0.5],
    [half * 0.98, half * 0.5],
    [half * 0.96, half + tall],
    [-half * 0.96, half + tall],
  ];
  const flaky = {
    ...materials.bread,
    frequency: 0.012,
    frequencyDown: 0.16,
    height: 11,
    dome: 8,
    noise: 0.8,
    softness: 1,
    shadow: 14,
  };
  scene.group({ filter: relief(scene, flaky) }, () => {
    scene.add(
      element('path', {
        d: polygon(edge),
        fill: linear(
          scene,
          [
            [0, CRUMB],
            [0.7, lighten(CRUMB, 0.25)],
            [1, '#d9a860'],
          ],
          { to: [0, 1] },
        ),
      }),
    );
    for (let line = 0; line < 7; line++) {
      const ly = half + (tall * (line + 0.4)) / 7;
      const crack = Array.from(
        { length: 7 },
        (_, step): Point => [(step / 3 - 1) * half * 0.94, ly + random.bell() * 5],
      );
      scene.add(
        element('path', {
          d: smooth(crack, false),
          fill: 'none',
          stroke: '#a8702c',
          'stroke-width': random.between(2, 4.5),
          opacity: 0.6,
        }),
      );
    }
  });
}

/** A biscuit centered at (x, y): golden, buttered top; `tall` shows its layers in front. */
function biscuit(scene: Scene, x: number, y: number, half: number, rotate: number, tall = 0): void {
  scene.at(x, y, { rotate }, () => {
    if (tall > 0) layeredSide(scene, half, tall);
    const outline = smooth(squareOutline(scene, half));
    const top = radial(scene, [
      [0, lighten(BROWN, 0.34)],
      [0.6, lighten(BROWN, 0.12)],
      [0.92, BROWN],
      [1, darken(BROWN, 0.3)],
    ]);
    const crust = {
      ...materials.bread,
      frequency: 0.024,
      height: 9,
      dome: 20,
      noise: 0.34,
      gloss: 0.3,
      softness: 1.5,
      shadow: tall > 0 ? 4 : 15,
    };
    scene.group({ filter: relief(scene, crust) }, () => {
      scene.add(element('path', { d: outline, fill: top }));
      for (const [color, frequency, bare, opacity] of [
        ['#9a5216', 0.014, 0.5, 0.6],
        ['#f2d694', 0.03, 0.56, 0.7],
      ] as const) {
        scene.add(
          element('path', { d: outline, fill: color, filter: mottle(scene, { color, frequency, bare }), opacity }),
        );
      }
    });
    syrup(
      scene,
      { x: -half * 0.2, y: -half * 0.24, rx: half * 0.5, ry: half * 0.36 },
      { color: '#f0c24a', wobble: 0.4, opacity: 0.22 },
    );
  });
}

/** The lower half of a biscuit pulled open, centered at (x, y): torn layers, melting butter, honey. */
function openBiscuit(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  scene.at(x, y, { rotate }, () => {
    const outline = smooth(squareOutline(scene, half));
    const rough = { ...materials.bread, frequency: 0.03, height: 7, dome: 8, noise: 0.45, softness: 1.8, shadow: 14 };
    scene.group({ filter: relief(scene, rough) }, () => {
      scene.add(element('path', { d: outline, fill: '#f7e6bd', stroke: BROWN, 'stroke-width': 7 }));
      scene.add(
        element('path', {
          d: outline,
          fill: '#ecd094',
          filter: mottle(scene, { color: '#ecd094', frequency: 0.04, bare: 0.48 }),
          opacity: 0.55,
        }),
      );
    });
  });
  syrup(
    scene,
    { x: x + 6, y: y + 8, rx: half * 0.62, ry: half * 0.5 },
    { color: '#d9941e', wobble: 0.34, opacity: 0.6 },
  );
  butter(scene, x - 4, y - 6, half * 0.62, rotate + 20);
}

export const alt =
  'Square golden buttermilk biscuits with flaky layers on parchment on a steel baking sheet, one of them pulled open on a white plate with melting butter and honey, beside a knife, a bowl of honey and a glass of milk on a red-striped cloth.';

/** Biscuits from the oven, one already opened and buttered. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#8a5a34', planks: 5 });
  cloth(scene, '#efe8da', { x: 40, y: -120, width: 940, height: 1240, rotate: 9, stripes: STRIPES });
  steelTray(scene, 470, 430, 860, 740, { rotate: -5, paper: true }, () => {
    for (const [x, y, turned] of [
      [-230, -196, -4],
      [-6, -204, 3],
      [218, -190, 2],
      [-228, 6, 5],
      [0, 0, -3],
      [-214, 206, -5],
      [10, 200, 6],
    ] as const) {
      biscuit(scene, x, y, 88, turned, 30);
    }
  });
  plate(scene, 1000, 650, 262, { color: '#f8f5ee', rim: 0.8, band: '#3d5f8f' });
  openBiscuit(scene, 920, 690, 96, -12);
  biscuit(scene, 1074, 610, 94, 16, 40);
  dust(scene, { x: 980, y: 700, rx: 170, ry: 110 }, '#d9a860', { count: 60, size: 3.2 });
  knife(scene, 1206, 660, 420, 14);
  smallBowl(scene, 1090, 176, 122, { color: '#f2ede0', filling: '#d08a1e', material: materials.syrup });
  glass(scene, 890, 92, 84, { drink: '#f6f1e4', foam: '#fffdf6' });
  light(scene);
}
