import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { syrup } from '../foods/drizzle.ts';
import { strawberryHalf } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { butter } from '../foods/pastry.ts';
import { strawberry } from '../foods/strawberries.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { jug } from '../vessels/jug.ts';
import { plate } from '../vessels/plate.ts';

const CUSTARD: Color = '#f4bb54';
const STRIPES: Stripe[] = Array.from({ length: 9 }, (_, index) => [index / 9 + 0.03, 18, '#d88a94', 0.8]);

/** A thick slice of challah fried in custard: three humps of its braid above, straight sides, a brown crust round it. */
function slice(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  const { random } = scene;
  const outline = (part: number) => {
    const s = size * part;
    const points: Point[] = [
      [-s * 0.94, s * 0.7],
      [-s, s * 0.1],
      [-s * 1.02, -s * 0.42],
      [-s * 0.84, -s * 0.78],
      [-s * 0.44, -s * 0.88],
      [-s * 0.08, -s * 0.97],
      [s * 0.34, -s * 0.9],
      [s * 0.82, -s * 0.8],
      [s * 1.02, -s * 0.44],
      [s, s * 0.1],
      [s * 0.94, s * 0.7],
      [s * 0.5, s * 0.8],
      [-s * 0.5, s * 0.8],
    ];
    return smooth(points);
  };
  const thick = { ...materials.bread, frequency: 0.02, height: 12, dome: 12, noise: 0.3, gloss: 0.2, shadow: 20 };
  scene.group({ filter: relief(scene, { ...thick, shadowOpacity: 0.62 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', { d: outline(1), fill: '#7a3c10' }),
        element('path', { d: outline(0.955), fill: '#b8712a' }),
      );
    });
  });
  const soft = { ...materials.bread, frequency: 0.035, height: 7, dome: 9, noise: 0.5, gloss: 0.3, sharpness: 18 };
  scene.group({ filter: relief(scene, { ...soft, shadow: 0 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const fried = radial(scene, [
        [0, lighten(CUSTARD, 0.1)],
        [0.55, CUSTARD],
        [0.85, '#dd9a36'],
        [1, '#b06a1e'],
      ]);
      scene.add(element('path', { d: outline(0.9), fill: fried }));
      for (const [color, frequency, bare, opacity] of [
        ['#c8781e', 0.012, 0.38, 0.9],
        ['#8a4210', 0.02, 0.5, 0.85],
        ['#6b2f0a', 0.06, 0.58, 0.6],
      ] as const) {
        const filter = mottle(scene, { color, frequency, bare });
        scene.add(element('path', { d: outline(0.89), fill: color, filter, opacity }));
      }
      // The crumb is drawn together at the joints of the braid's strands.
      for (const [from, to] of [
        [-0.4, -0.12],
        [0.34, 0.08],
      ] as const) {
        const seam = smooth(
          [
            [size * from, -size * 0.6],
            [size * (from + to) * 0.5, -size * 0.3 + random.bell() * 8],
            [size * to, -size * 0.02],
          ],
          false,
        );
        const stroke = { fill: 'none', stroke: darken('#a85c18', 0.2), 'stroke-linecap': 'round' };
        scene.add(element('path', { d: seam, ...stroke, 'stroke-width': 7, opacity: 0.55 }));
      }
    });
  });
}

export const alt =
  'Three thick slices of golden brown French toast overlapping on a white plate with a melting square of butter, halved strawberries, a pool of maple syrup and icing sugar, with a small jug of syrup, whole strawberries and a fork on a pink striped cloth.';

/** French toast of challah with strawberries and syrup. */
export function draw(scene: Scene): void {
  const [x, y] = [620, 492];
  cloth(scene, '#f6ece4', { x: -200, y: -300, width: 1700, height: 1600, rotate: 20, stripes: STRIPES });
  plate(scene, x, y, 446, { color: '#fbf8f1', rim: 0.82, band: '#9fb6c6' });
  syrup(scene, { x: x + 20, y: y + 130, rx: 300, ry: 170 }, { color: '#9c4a0c', wobble: 0.14, opacity: 0.9 });
  slice(scene, x - 120, y - 150, 214, -16);
  slice(scene, x + 130, y - 66, 214, 10);
  slice(scene, x - 50, y + 90, 220, -6);
  syrup(scene, { x: x - 30, y: y + 110, rx: 150, ry: 84 }, { color: '#c46a14', wobble: 0.26, opacity: 0.6 });
  butter(scene, x - 56, y + 70, 76);
  for (const [dx, dy, size, turned] of [
    [60, 120, 50, 40],
    [108, 60, 46, -60],
    [10, 178, 46, 120],
    [150, 132, 44, 10],
    [-236, 152, 48, 70],
    [-262, 60, 44, -20],
    [262, 110, 44, 150],
    [222, 196, 48, -30],
    [-160, 246, 46, 20],
    [196, 40, 42, 100],
    [70, 206, 46, -80],
    [-90, 190, 44, 160],
    [-290, -40, 40, 60],
  ] as const)
    strawberryHalf(scene, x + dx, y + dy, size, turned);
  dust(scene, { x: x - 10, y: y - 60, rx: 300, ry: 260 }, '#fffdf8', { count: 1500, size: 2, opacity: 0.7 });
  jug(scene, 1120, 186, 104, { filling: '#8a3c0a', spout: 150 });
  strawberry(scene, 1120, 770, 58, 200);
  strawberry(scene, 1204, 846, 52, 250);
  strawberry(scene, 1080, 876, 50, 150);
  fork(scene, 84, 500, 460, -8);
  light(scene);
}
