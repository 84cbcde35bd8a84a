import { type Color, darken, lighten } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { shavings } from '../foods/cubes.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { leaf } from '../foods/leaf.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { type Point } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element, place } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const DOUGH: Color = '#efd592';
const STRIPES: Stripe[] = [
  [0.08, 18, '#4f6f4a', 0.8],
  [0.14, 6, '#4f6f4a', 0.8],
  [0.86, 6, '#4f6f4a', 0.8],
  [0.9, 18, '#4f6f4a', 0.8],
];

/** Gnocchi at points: plump, curled shells with the ridges of the fork; `half` their length in px. */
function gnocchi(scene: Scene, points: readonly Point[], half: number, color = DOUGH): void {
  const { random } = scene;
  const plump = {
    ...materials.smooth,
    frequency: 0.03,
    height: 10,
    dome: half * 0.34,
    noise: 0.2,
    gloss: 0.4,
    shadow: 11,
  };
  scene.group({ filter: relief(scene, plump) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const [l, w] = [half * random.between(0.92, 1.08), half * random.between(0.62, 0.7)];
      const [dx, dy] = scene.shadowOffset(half * 0.2);
      const outline = d`M${-l} 0C${-l * 1.05} ${-w * 0.96} ${-l * 0.5} ${-w * 1.08} 0 ${-w}C${l * 0.5} ${-w * 1.08} ${l * 1.05} ${-w * 0.96} ${l} 0C${l * 1.05} ${w * 0.96} ${l * 0.5} ${w * 1.08} 0 ${w}C${-l * 0.5} ${w * 1.08} ${-l * 1.05} ${w * 0.96} ${-l} 0Z`;
      const tone = random.pick([color, lighten(color, 0.12), darken(color, 0.06)]);
      const grooves = [-0.66, -0.36, -0.06, 0.24, 0.54].map((at) =>
        element('path', {
          d: d`M${l * at} ${-w * 0.86}Q${l * (at + 0.2)} 0 ${l * at} ${w * 0.86}`,
          fill: 'none',
          stroke: darken(tone, 0.34),
          'stroke-width': half * 0.1,
          'stroke-linecap': 'round',
          opacity: 0.6,
        }),
      );
      scene.add(
        element('path', { d: outline, transform: place(x + dx, y + dy, turned), fill: '#4a2c0a', opacity: 0.4 }),
      );
      scene.add(
        element(
          'g',
          { transform: place(x, y, turned) },
          element('path', { d: outline, fill: lit(scene, tone, { highlight: 0.3, shade: 0.36, turned }) }) +
            grooves.join(''),
        ),
      );
    }
  });
}

export const alt =
  'A cream plate of ridged potato gnocchi in brown butter with crisp sage leaves and shavings of Parmesan, beside a fork on a green-striped napkin, a row of raw gnocchi on floured wood and a small bowl of grated cheese.';

/** Gnocchi in butter and sage, and a few raw ones on the board. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [610, 500];
  wood(scene, { base: '#b98d62', planks: 4, vertical: true });
  cloth(scene, '#efe8da', { x: -120, y: 300, width: 560, height: 760, rotate: -14, stripes: STRIPES });
  dust(scene, { x: 1090, y: 760, rx: 230, ry: 210 }, '#fffaf0', { count: 700, size: 3, opacity: 0.5 });
  plate(scene, x, y, 430, { color: '#efe6d2', rim: 0.8, deep: true, speckled: true });
  soaked(scene, { x, y, rx: 300 }, '#c98a2a', 0.5);
  syrup(scene, { x, y: y + 6, rx: 304, ry: 296 }, { color: '#c27f1e', wobble: 0.1, opacity: 0.55 });
  scene.add(element('circle', { cx: x, cy: y, r: 270, fill: '#5c3608', opacity: 0.3, filter: blur(scene, 20) }));
  gnocchi(scene, scatter(random, { x, y, rx: 276 }, { count: 62, distance: 60 }), 50);
  gnocchi(scene, scatter(random, { x: x - 4, y: y - 6, rx: 226 }, { count: 34, distance: 72 }), 50);
  gnocchi(scene, scatter(random, { x: x - 8, y: y - 10, rx: 130 }, { count: 10, distance: 84 }), 51);
  syrup(scene, { x: x - 60, y: y - 40, rx: 110, ry: 60 }, { color: '#d99a2e', wobble: 0.4, opacity: 0.3 });
  oilPools(scene, scatter(random, { x, y, rx: 280 }, { count: 60, distance: 30 }), '#e0a030', 3, 10);
  dust(scene, { x, y, rx: 250 }, '#7a4a14', { count: 130, size: 2.6 });
  for (const [dx, dy, size, turned] of [
    [-120, -110, 140, 30],
    [90, -150, 132, 110],
    [150, 60, 140, -30],
    [-30, 20, 150, -70],
    [-170, 90, 130, 160],
    [40, 180, 136, 20],
  ] as const) {
    leaf(scene, x + dx, y + dy, size, { color: '#66742f', rotate: turned, width: 46 });
  }
  shavings(scene, { x, y, rx: 190 }, { count: 11, size: 30, color: '#f8eac0' });
  dust(scene, { x, y, rx: 230 }, '#fff4d2', { count: 240, size: 2.8, opacity: 0.9 });
  fork(scene, 126, 590, 540, -8);
  const raw: Point[] = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column): Point => [1080 + column * 78 + row * 8, 640 + row * 82]),
  );
  gnocchi(scene, raw, 38, '#f4e4bc');
  smallBowl(scene, 1130, 170, 124, {
    color: '#8f4a34',
    filling: '#ead7a4',
    top: (rx) =>
      crumbles(
        scene,
        { x: 1130, y: 170, rx },
        { colors: ['#fff4d2', '#f4e2b0', '#f9eac2'], count: 380, min: 4, max: 8, distance: 4.6 },
      ),
  });
  for (const [lx, ly, turned] of [
    [120, 150, 40],
    [190, 100, -20],
  ] as const) {
    leaf(scene, lx, ly, 150, { color: '#7d9468', rotate: turned, width: 46 });
  }
  light(scene);
}
