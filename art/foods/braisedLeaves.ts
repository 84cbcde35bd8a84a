import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { band, blob, type Point, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Large leaves cut in strips and braised. Lengths in px. */
export interface BraisedLeavesOptions {
  colors?: readonly Color[];
  count?: number;
  /** Length and width of a strip. */
  length?: number;
  width?: number;
  /** False adds single strips without the heap below them. */
  heap?: boolean;
}

/** The line of one strip centered at the origin: it curls, because a cooked leaf is never straight. */
function strip(scene: Scene, length: number): Point[] {
  const { random } = scene;
  const [bend, twist] = [random.bell() * 0.5, random.bell() * 0.22];
  return Array.from({ length: 8 }, (_, step): Point => {
    const part = step / 3.5 - 1;
    return [(part * length) / 2, length * (bend * (1 - part * part) * 0.5 + twist * Math.sin(part * 4))];
  });
}

/** One strip of leaf: ragged, folded over along one side, here and there with its pale rib. */
function stripMarkup(scene: Scene, x: number, y: number, length: number, width: number, color: Color): string {
  const { random } = scene;
  const points = strip(scene, length);
  const widths = points.map((_, index) => {
    const atEnd = index === 0 || index === points.length - 1;
    return width * (atEnd ? random.between(0.2, 0.6) : random.between(0.55, 1.2));
  });
  const turned = random.between(0, 360);
  const [dx, dy] = scene.shadowOffset(width * 0.22);
  const outline = band(points, widths);
  const fold = band(
    points.map(([px, py]): Point => [px, py - width * 0.16]),
    widths.map((value) => value * 0.4),
  );
  const fill = sloped(
    scene,
    [
      [0, lighten(color, 0.16)],
      [0.5, color],
      [1, darken(color, 0.5)],
    ],
    turned,
  );
  const parts = [
    element('path', { d: outline, fill }),
    element('path', { d: fold, fill: lighten(color, 0.2), opacity: random.between(0, 0.4) }),
  ];
  if (random.next() < 0.3) {
    const rib = { d: smooth(points.slice(1, -1), false), fill: 'none', stroke: mix(color, '#cdd99a', 0.55) };
    parts.push(element('path', { ...rib, 'stroke-width': width * 0.12, 'stroke-linecap': 'round', opacity: 0.8 }));
  }
  const shadow = { d: outline, fill: '#0c1404', opacity: 0.4, transform: place(x + dx, y + dy, turned) };
  return element('path', shadow) + element('g', { transform: place(x, y, turned) }, parts.join(''));
}

/** Collards, kale or chard braised soft and heaped over an area: dark, slack and shining with oil. */
export function braisedLeaves(scene: Scene, area: Area, options: BraisedLeavesOptions = {}): void {
  const { colors = ['#41601c', '#345016', '#527028', '#294212', '#617f33', '#3a561a'] } = options;
  const { count = 420, length = 84, width = 34, heap = true } = options;
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const wilted = { ...materials.greens, frequency: 0.04, height: 7, gloss: 0.3, sharpness: 26, softness: 1.4 };
  scene.group({ filter: relief(scene, { ...wilted, shadow: heap ? 8 : 4 }) }, () => {
    if (heap) scene.add(element('path', { d: blob(random, x, y, rx, ry, { wobble: 0.06 }), fill: '#1d330f' }));
    const inner = { x, y, rx: rx * 0.93, ry: ry * 0.93 };
    for (const [px, py] of scatter(random, inner, { count, distance: width * 0.42, bias: 0.52 })) {
      const own = random.between(0.55, 1.15);
      scene.add(stripMarkup(scene, px, py, length * own, width * random.between(0.7, 1.1), random.pick(colors)));
    }
  });
}
