import { dropShadow, mottle } from '../filters.ts';
import { cubes } from '../foods/cubes.ts';
import { swirl } from '../foods/drizzle.ts';
import { sprig } from '../foods/leaf.ts';
import { mango, mangoCheek } from '../foods/mango.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { ellipse, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element, place } from '../svg.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { glass } from '../vessels/glass.ts';

const LASSI = '#f39a1c';
const PINK: Stripe[] = [
  [0.03, 10, '#f6dfd2'],
  [0.05, 4, '#c9974a'],
  [0.94, 4, '#c9974a'],
  [0.955, 10, '#f6dfd2'],
];

/** Threads of saffron on the foam, each in the halo of color it gives off. Length in px. */
function saffron(scene: Scene, x: number, y: number, reach: number, count: number): void {
  const { random } = scene;
  for (const [sx, sy] of scatter(random, { x, y, rx: reach }, { count, distance: 15, bias: 0.7 })) {
    const halo = radial(scene, [
      [0, '#e8791a', 0.5],
      [1, '#e8791a', 0],
    ]);
    scene.add(element('ellipse', { cx: sx, cy: sy, rx: 20, ry: 17, fill: halo }));
  }
  for (const [sx, sy] of scatter(random, { x, y, rx: reach }, { count, distance: 15, bias: 0.7 })) {
    const half = random.between(10, 17);
    const bend = random.bell() * 9;
    const thread = smooth(
      [
        [-half, 0],
        [-half * 0.2, bend],
        [half * 0.6, bend * 0.3],
        [half, -bend * 0.6],
      ],
      false,
    );
    const line = { d: thread, fill: 'none', 'stroke-linecap': 'round' };
    const turned = random.between(0, 360);
    scene.add(
      element('path', {
        ...line,
        transform: place(sx + 2, sy + 3, turned),
        stroke: '#8a4a10',
        'stroke-width': 4,
        opacity: 0.4,
      }),
      element('path', { ...line, transform: place(sx, sy, turned), stroke: '#b5220c', 'stroke-width': 4.2 }),
      element('path', { ...line, transform: place(sx, sy - 1, turned), stroke: '#e8562a', 'stroke-width': 1.4 }),
    );
  }
}

/**
 * A striped paper straw that leans on the rim, with its end at (x, y) in the drink; length in px, rotation in degrees.
 */
function straw(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const body = d`M0 -12H${length}V12H0Z`;
  scene.group({ filter: dropShadow(scene, { blur: 6, length: 20, opacity: 0.4 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: '#fff8ee' }));
      scene.clipped(body, () => {
        for (let at = -20; at < length; at += 40) {
          scene.add(element('path', { d: d`M${at} 12l18 -24h16l-18 24z`, fill: '#c8283c' }));
        }
        const round = linear(
          scene,
          [
            [0, '#ffffff', 0.5],
            [0.4, '#ffffff', 0],
            [1, '#3a1408', 0.4],
          ],
          { to: [0, 1] },
        );
        scene.add(element('rect', { x: 0, y: -12, width: length, height: 24, fill: round }));
      });
      scene.add(element('ellipse', { cx: length, cy: 0, rx: 6, ry: 12, fill: '#5a2a1c' }));
    });
  });
  const sunk = radial(scene, [
    [0, LASSI, 0.95],
    [0.6, LASSI, 0.6],
    [1, LASSI, 0],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: 34, fill: sunk }));
}

/** One glass: thick lassi, yogurt swirled through it, mango, mint and saffron on top. */
function lassi(scene: Scene, x: number, y: number, radius: number, turned: number): void {
  const { random } = scene;
  glass(scene, x, y, radius, { drink: LASSI, foam: '#f7b43a' });
  const top = { x, y, rx: radius * 0.86 };
  const cloud = { color: '#ffe0a0', frequency: 0.014, octaves: 3, bare: 0.46, strength: 0.8 };
  scene.add(
    element('path', { d: ellipse(x, y, top.rx, top.rx), fill: LASSI, filter: mottle(scene, cloud), opacity: 0.5 }),
  );
  swirl(scene, { x, y, rx: radius * 0.6 }, '#fff6e4', 1.8, 15);
  const edge = { fill: 'none', stroke: '#fff4dc', opacity: 0.7 };
  for (const [bx, by] of scatter(random, { ...top, rx: radius * 0.82 }, { count: 40, distance: 8, bias: 0.2 })) {
    scene.add(element('circle', { cx: bx, cy: by, r: random.between(1.5, 5), 'stroke-width': 1.4, ...edge }));
  }
  const diced = scatter(
    random,
    { x: x + radius * 0.2, y: y + radius * 0.16, rx: radius * 0.34 },
    { count: 9, distance: 26 },
  );
  cubes(scene, diced, { colors: ['#ffb01e', '#f79a12', '#ffc23a'], size: 18, rounding: 0.35 });
  sprig(scene, x + radius * 0.12, y + radius * 0.02, radius * 0.36, {
    rotate: turned + 150,
    leaves: 4,
    color: '#4b9138',
  });
  saffron(scene, x - radius * 0.24, y - radius * 0.14, radius * 0.3, 4);
  reflection(scene, { x, y, rx: radius * 0.78 }, 0.4);
  straw(scene, x - radius * 0.2, y - radius * 0.3, radius * 1.9, turned);
}

export const alt =
  'Two tall glasses of bright orange mango lassi swirled with white yoghurt, with diced mango, mint and striped straws, on a round brass tray with a scored mango half, a whole mango beside it and a bowl of white yoghurt on a pink cloth.';

/** Two glasses with straws on a round brass tray, between the fruit they are made of. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  cloth(scene, '#c8707c', { rotate: -6, x: -120, y: -140, width: 1520, height: 1240, stripes: PINK });
  brassTray(scene, x, y, 462);
  mangoCheek(scene, 850, 742, 330, -20);
  mangoCheek(scene, 430, 262, 300, 150);
  lassi(scene, x - 164, y + 112, 196, -128);
  lassi(scene, x + 172, y - 112, 196, -52);
  mango(scene, 132, 176, 360, 38);
  mango(scene, 1150, 846, 340, -18);
  smallBowl(scene, 1152, 250, 96, { color: '#c39a3e', filling: '#fbf6ea', material: materials.cream });
  light(scene);
}
