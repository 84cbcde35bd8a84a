import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { type Point, polar } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Short tubes of pasta. Lengths in px. */
export interface ShortPastaOptions {
  colors?: readonly Color[];
  /** Thickness of a tube. */
  size?: number;
}

const PASTA: readonly Color[] = ['#f2cf82', '#eabf66', '#f6dc9c', '#e4b458'];

/** The hole at a tube's end, seen a little from the side: dark, with the pale cut of the wall around it. */
function mouth(x: number, y: number, width: number, color: Color): string {
  const ring = { cx: x, cy: y, rx: width * 0.26, ry: width * 0.5 };
  return (
    element('ellipse', { ...ring, fill: lighten(color, 0.4) }) +
    element('ellipse', { ...ring, rx: width * 0.15, ry: width * 0.3, fill: darken(color, 0.72) })
  );
}

/** Ditalini at points: tubes as short as they are thick, some standing up as rings. */
export function ditalini(scene: Scene, points: readonly Point[], options: ShortPastaOptions = {}): void {
  const { colors = PASTA, size = 26 } = options;
  const { random } = scene;
  const soft = { ...materials.vegetable, height: 4, dome: 2.5, noise: 0.12, gloss: 0.35, shadow: 4 };
  for (const layer of [0, 1]) {
    scene.group({ filter: relief(scene, soft) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 2 === layer)) {
        const w = size * random.between(0.9, 1.08);
        const color = random.pick(colors);
        if (random.next() < 0.34) {
          const rings =
            element('circle', { r: w * 0.56, fill: color }) +
            element('circle', { r: w * 0.5, fill: lighten(color, 0.35) });
          const hole = element('circle', { cx: w * 0.02, cy: w * 0.04, r: w * 0.28, fill: darken(color, 0.65) });
          scene.add(element('g', { transform: place(x, y) }, rings + hole));
          continue;
        }
        const fill = linear(
          scene,
          [
            [0, lighten(color, 0.45)],
            [0.45, color],
            [1, darken(color, 0.4)],
          ],
          { to: [0, 1] },
        );
        const box = { x: -w * 0.62, y: -w * 0.5, width: w * 1.24, height: w, rx: w * 0.2, fill };
        const tube = element('rect', box) + mouth(w * 0.58, 0, w, color);
        scene.add(element('g', { transform: place(x, y, random.between(0, 360)) }, tube));
      }
    });
  }
}

/** Elbow macaroni at points: curved tubes with an open end. */
export function macaroni(scene: Scene, points: readonly Point[], options: ShortPastaOptions = {}): void {
  const { colors = PASTA, size = 28 } = options;
  const { random } = scene;
  const soft = { ...materials.vegetable, height: 4, dome: 3, noise: 0.12, gloss: 0.4, shadow: 5 };
  for (const layer of [0, 1]) {
    scene.group({ filter: relief(scene, soft) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 2 === layer)) {
        const w = size * random.between(0.9, 1.1);
        const color = random.pick(colors);
        const radius = w * random.between(1.15, 1.5);
        const half = random.between(0.85, 1.2);
        const [from, to] = [polar(0, 0, -half, radius), polar(0, 0, half, radius)];
        const bend = (grow: number) => {
          const scaled = (radius + grow) / radius;
          return d`M${from[0] * scaled} ${from[1] * scaled}A${radius + grow} ${radius + grow} 0 0 1 ${to[0] * scaled} ${to[1] * scaled}`;
        };
        const line = { fill: 'none', 'stroke-linecap': 'butt' };
        const degrees = (half * 180) / Math.PI + 90;
        const open = element('g', { transform: place(to[0], to[1], degrees) }, mouth(0, 0, w, color));
        const tube = [
          element('path', { d: bend(0), ...line, stroke: darken(color, 0.3), 'stroke-width': w }),
          element('path', { d: bend(w * 0.05), ...line, stroke: color, 'stroke-width': w * 0.78 }),
          element('path', {
            d: bend(w * 0.14),
            ...line,
            stroke: lighten(color, 0.5),
            'stroke-width': w * 0.24,
            opacity: 0.8,
          }),
          open,
        ];
        const turned = place(x, y, random.between(0, 360));
        scene.add(element('g', { transform: `${turned} ${place(-radius * 0.85, 0)}` }, tube.join('')));
      }
    });
  }
}
