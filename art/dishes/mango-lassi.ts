import { mottle } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { mango, mangoCheek } from '../foods/mango.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { radial } from '../paints.ts';
import { ellipse, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element, place } from '../svg.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { glass } from '../vessels/glass.ts';

const LASSI = '#ea9426';
const PINK: Stripe[] = [
  [0.03, 10, '#f6dfd2'],
  [0.05, 4, '#c9974a'],
  [0.94, 4, '#c9974a'],
  [0.955, 10, '#f6dfd2'],
];

/** Threads of saffron on the foam, each in the halo of colour it gives off. Length in px. */
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

/** One glass: thick lassi, its foam, saffron and cardamom. */
function lassi(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  glass(scene, x, y, radius, { drink: LASSI, foam: '#f2b04e' });
  const top = { x, y, rx: radius * 0.86 };
  const cloud = { colour: '#ffe3ae', frequency: 0.018, octaves: 3, bare: 0.42, strength: 0.8 };
  scene.add(
    element('path', { d: ellipse(x, y, top.rx, top.rx), fill: LASSI, filter: mottle(scene, cloud), opacity: 0.6 }),
  );
  const edge = { fill: 'none', stroke: '#fff4dc', opacity: 0.7 };
  for (const [bx, by] of scatter(random, { ...top, rx: radius * 0.82 }, { count: 46, distance: 8, bias: 0.2 })) {
    scene.add(element('circle', { cx: bx, cy: by, r: random.between(1.5, 5), 'stroke-width': 1.4, ...edge }));
  }
  dust(scene, { x: x + radius * 0.12, y: y + radius * 0.08, rx: radius * 0.5 }, '#7a6a34', { count: 130, size: 2.1 });
  saffron(scene, x - radius * 0.06, y, radius * 0.42, 7);
  reflection(scene, { x, y, rx: radius * 0.74 }, 0.4);
}

export const alt =
  'Four glasses of pale orange mango lassi with red saffron threads on a round brass tray, with a whole mango, a scored mango half and a small bowl of saffron on a pink cloth.';

/** Four glasses of mango lassi on a round brass tray, on a pink cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  cloth(scene, '#c8707c', { rotate: -6, x: -120, y: -140, width: 1520, height: 1240, stripes: PINK });
  brassTray(scene, x, y, 446);
  lassi(scene, x - 172, y - 156, 150);
  lassi(scene, x + 176, y - 138, 150);
  lassi(scene, x - 150, y + 178, 150);
  lassi(scene, x + 188, y + 186, 150);
  mangoCheek(scene, 1148, 830, 300, -24);
  mango(scene, 126, 150, 330, 38);
  smallBowl(scene, 1160, 148, 92, {
    colour: '#c39a3e',
    filling: '#f3c57a',
    top: (rx) => saffron(scene, 1160, 148, rx * 0.7, 8),
  });
  light(scene);
}
