import { blur, relief } from '../filters.ts';
import { chilli } from '../foods/chilli.ts';
import { halfCoconut } from '../foods/coconut.ts';
import { crumbles } from '../foods/crumbles.ts';
import { curryLeaves, curryTwig } from '../foods/curryLeaves.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { syrup } from '../foods/drizzle.ts';
import { gingerRoot } from '../foods/gingerRoot.ts';
import { grains } from '../foods/grains.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, type Point, polar } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';
import { bananaLeaf } from '../vessels/leaf.ts';

const STRIPES: Stripe[] = [
  [0.05, 36, '#f4e6c8', 0.9],
  [0.12, 10, '#2f6a4a', 0.9],
  [0.88, 10, '#2f6a4a', 0.9],
  [0.92, 36, '#f4e6c8', 0.9],
];

/** Ground coconut: coarse and white, with the tempering in a swirl left by the spoon. */
function chutney(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const white = radial(scene, [
    [0, '#fdfaef'],
    [0.75, '#f3eddb'],
    [1, '#d5ccae'],
  ]);
  const coarse = { ...materials.cream, frequency: 0.05, height: 8, noise: 0.8, gloss: 0.12, shadow: 0 };
  scene.group({ filter: relief(scene, coarse) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: reach, fill: white }));
    const spiral = Array.from(
      { length: 40 },
      (_, step): Point => polar(x, y, step * 0.3, reach * (0.2 + step * 0.0165)),
    );
    scene.add(
      element('path', {
        d: band(
          spiral,
          spiral.map((_, step) => (step < 3 || step > 36 ? 6 : 30)),
        ),
        fill: '#ffffff',
      }),
    );
  });
  for (const color of ['#ffffff', '#e8e0c6', '#cfd8a4']) {
    for (const [px, py] of scatter(random, { x, y, rx: reach * 0.96 }, { count: 240, distance: 11 })) {
      scene.add(element('circle', { cx: px, cy: py, r: random.between(1.6, 4.4), fill: color, opacity: 0.75 }));
    }
  }
  for (const [dx, dy, rx, ry] of [
    [10, 0, 168, 96],
    [-96, 60, 90, 54],
    [110, -70, 86, 50],
  ] as const) {
    scene.add(
      element('ellipse', {
        cx: x + dx,
        cy: y + dy,
        rx: rx + 14,
        ry: ry + 12,
        fill: '#c9a24a',
        opacity: 0.28,
        filter: blur(scene, 12),
      }),
    );
    syrup(scene, { x: x + dx, y: y + dy, rx, ry }, { color: '#cf9a2e', wobble: 0.36, opacity: 0.36 });
  }
  oilPools(scene, scatter(random, { x, y, rx: 220 }, { count: 36, distance: 34 }), '#d9a43a', 4, 15);
  grains(
    scene,
    { x, y, rx: 200, ry: 150 },
    { colors: ['#1f1713', '#33261e', '#4a352a'], count: 150, length: 6.5, width: 6.5, distance: 14 },
  );
  curryLeaves(scene, scatter(random, { x, y, rx: 170, ry: 130 }, { count: 8, distance: 84 }), 96);
  driedChillies(
    scene,
    [
      [x - 70, y + 70],
      [x + 92, y - 54],
    ],
    { length: 180, color: '#a3150d', gloss: 0.6 },
  );
}

export const alt =
  'A copper bowl of white coconut chutney with black mustard seeds, curry leaves and two pieces of dried red chilli in golden oil, beside half a coconut, grated coconut, ginger and a green chilli on a banana leaf and a red cloth.';

/** Coconut chutney under its tempering. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [600, 510, 350];
  cloth(scene, '#a3382c', { x: -200, y: -260, width: 1700, height: 1500, rotate: 9, stripes: STRIPES });
  bananaLeaf(scene, 620, 520, 1320, 700, { color: '#3f7f34', rotate: 14 });
  copperBowl(scene, x, y, radius, { handles: 152 });
  chutney(scene, x, y, radius * 0.86);
  reflection(scene, { x, y, rx: radius * 0.76 }, 0.2);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  halfCoconut(scene, 1080, 240, 214);
  crumbles(
    scene,
    { x: 1090, y: 720, rx: 140, ry: 96 },
    { colors: ['#ffffff', '#f6f1e2', '#efe7d2'], count: 190, min: 5, max: 13, flat: 0.35, material: materials.cream },
  );
  gingerRoot(scene, 150, 850, 230, -24);
  chilli(scene, 950, 880, 210, -20, '#4f8f2a');
  curryTwig(scene, 90, 90, 280, 30);
  light(scene);
}
