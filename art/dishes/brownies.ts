import { blur, mottle, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob, type Point, polygon, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { glass } from '../vessels/glass.ts';

const CRUST = '#4f2a15';
const FUDGE = '#2e150a';
const STRIPES: Stripe[] = [
  [0.08, 30, '#3d5f8f', 0.8],
  [0.16, 8, '#3d5f8f', 0.8],
  [0.84, 8, '#3d5f8f', 0.8],
  [0.9, 30, '#3d5f8f', 0.8],
];

/** Half a walnut centered at (x, y); `half` its length in px. */
function walnut(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  const { random } = scene;
  scene.group(
    { filter: relief(scene, { ...materials.crumbs, frequency: 0.07, height: 9, dome: 6, shadow: 5 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        for (const side of [-1, 1]) {
          const lobe = blob(random, 0, side * half * 0.34, half, half * 0.4, { wobble: 0.16, points: 16 });
          scene.add(solid(scene, lobe, random.pick(['#b9803f', '#a8702f', '#c48d4c']), { shadow: 2 }));
          for (const at of [-0.5, -0.1, 0.35]) {
            const groove = d`M${half * at} ${side * half * 0.12}Q${half * (at + 0.16)} ${side * half * 0.4} ${half * (at - 0.04)} ${side * half * 0.64}`;
            scene.add(
              element('path', {
                d: groove,
                fill: 'none',
                stroke: '#6f421a',
                'stroke-width': half * 0.07,
                opacity: 0.7,
              }),
            );
          }
        }
      });
    },
  );
}

/** A square brownie centered at (x, y), turned: a shiny cracked crust, and its fudgy front side where it leans. */
function brownie(scene: Scene, x: number, y: number, half: number, rotate: number, front = 0): void {
  const { random } = scene;
  const corner = (sx: number, sy: number): Point => [sx * half + random.bell() * 5, sy * half + random.bell() * 5];
  const [a, b, c, e] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  scene.at(x, y, { rotate }, () => {
    if (front > 0) {
      const side: Point[] = [e, c, [c[0] - 5, c[1] + front], [e[0] + 5, e[1] + front]];
      scene.group(
        { filter: relief(scene, { ...materials.crumbs, height: 9, gloss: 0.4, shadow: 14, noise: 0.8 }) },
        () =>
          scene.add(
            element('path', {
              d: polygon(side),
              fill: FUDGE,
              stroke: FUDGE,
              'stroke-width': 10,
              'stroke-linejoin': 'round',
            }),
          ),
      );
    }
    const top = polygon([a, b, c, e]);
    const crust = {
      ...materials.bread,
      frequency: 0.02,
      height: 9,
      dome: 9,
      noise: 0.7,
      softness: 1.2,
      gloss: 0.5,
      sharpness: 22,
      shadow: front > 0 ? 3 : 15,
    };
    scene.group({ filter: relief(scene, crust) }, () => {
      scene.add(
        element('path', {
          d: top,
          fill: lit(scene, CRUST, { highlight: 0.22, shade: 0.3, turned: rotate }),
          stroke: CRUST,
          'stroke-width': 12,
          'stroke-linejoin': 'round',
        }),
      );
      const pale = mottle(scene, { color: '#7a4826', frequency: 0.02, bare: 0.5 });
      scene.add(element('path', { d: top, fill: '#7a4826', filter: pale, opacity: 0.7 }));
    });
    scene.clipped(top, () => {
      for (let crack = 0; crack < 7; crack++) {
        let [px, py]: Point = [random.between(-half, half), random.between(-half, half)];
        const way = random.angle();
        const line: Point[] = [[px, py]];
        for (let step = 0; step < 5; step++) {
          const turn = way + random.bell() * 0.9;
          px += Math.cos(turn) * half * 0.24;
          py += Math.sin(turn) * half * 0.24;
          line.push([px, py]);
        }
        const path = smooth(line, false);
        scene.add(
          element('path', {
            d: path,
            fill: 'none',
            stroke: '#f0d0a0',
            'stroke-width': 6,
            opacity: 0.28,
            transform: 'translate(-2 -3)',
          }),
        );
        scene.add(
          element('path', {
            d: path,
            fill: 'none',
            stroke: '#241007',
            'stroke-width': random.between(2.4, 5),
            opacity: 0.85,
          }),
        );
      }
    });
    for (const [wx, wy] of scatter(random, { x: 0, y: 0, rx: half * 0.66 }, { count: 2, distance: half * 0.8 })) {
      walnut(scene, wx, wy, half * 0.27, random.between(0, 360));
    }
  });
}

export const alt =
  'A stack and a scatter of square dark brownies with shiny cracked crusts and walnuts on parchment on a wooden board, crumbs around them, beside a glass of milk and loose walnuts on a blue-striped cloth.';

/** Brownies cut into squares, a few already stacked. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#8a5a34', planks: 5 });
  cloth(scene, '#f0eadc', { x: -80, y: -140, width: 1000, height: 1280, rotate: -10, stripes: STRIPES });
  board(scene, 620, 500, 940, 760, { color: '#c2925a', rotate: 6, corner: 44 });
  scene.group(
    {
      filter: relief(scene, {
        frequency: 0.006,
        octaves: 3,
        height: 10,
        noise: 0.8,
        dome: 2,
        softness: 2,
        ambient: 0.4,
        shadow: 5,
      }),
    },
    () => {
      scene.add(element('path', { d: d`M236 214L1010 168L1044 806L206 846Z`, fill: '#e6d6b6' }));
    },
  );
  const half = 118;
  for (const [x, y, turned] of [
    [352, 330, -3],
    [612, 314, 2],
    [870, 296, -4],
    [370, 592, 3],
    [884, 640, 9],
  ] as const) {
    brownie(scene, x, y, half, turned, 40);
  }
  brownie(scene, 622, 640, half, -2, 46);
  brownie(scene, 610, 572, half, 14, 50);
  scene.add(
    element('path', {
      d: blob(random, 640, 600, 160, 140, { wobble: 0.1 }),
      fill: '#1c0a02',
      opacity: 0.12,
      filter: blur(scene, 14),
    }),
  );
  brownie(scene, 600, 496, half, -9, 54);
  for (const [x, y] of scatter(random, { x: 620, y: 790, rx: 330, ry: 40 }, { count: 40, distance: 14 })) {
    const size = random.between(3, 9);
    scene.add(
      solid(
        scene,
        blob(random, x, y, size, size * 0.7, { wobble: 0.3, points: 9 }),
        random.pick([FUDGE, CRUST, '#4a2714']),
        { shadow: 3 },
      ),
    );
  }
  dust(scene, { x: 620, y: 500, rx: 420, ry: 330 }, '#3a1c0c', { count: 60, size: 2.6, opacity: 0.5 });
  glass(scene, 1130, 180, 112, { drink: '#f6f1e4', foam: '#fffdf6' });
  for (const [x, y, size, turned] of [
    [1140, 760, 52, 20],
    [1196, 860, 48, 110],
    [1070, 880, 50, 200],
    [104, 860, 50, 70],
  ] as const) {
    walnut(scene, x, y, size, turned);
  }
  light(scene);
}
