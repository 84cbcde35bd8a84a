import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, blobPoints, type Point, polar, smooth, TURN } from '../path.ts';
import type { Area } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { reflection } from './sauce.ts';

/** A line of cream, yogurt, tahini or mayonnaise through points, thick and thin as from a spoon; thickness in px. */
export function drizzle(scene: Scene, points: readonly Point[], color: Color, thickness = 9): void {
  const { random } = scene;
  const widths = points.map((_, index) => {
    const atEnd = index === 0 || index === points.length - 1;
    return atEnd ? thickness * 0.3 : thickness * random.between(0.7, 1.3);
  });
  const flowing = { ...materials.cream, height: 4, dome: 2.5, noise: 0.1, gloss: 0.3, shadow: 2.5 };
  scene.add(element('path', { d: band(points, widths), fill: color, filter: relief(scene, flowing) }));
}

/** A drizzle that goes to and fro over an area, in a number of strokes. */
export function zigzag(scene: Scene, area: Area, color: Color, strokes = 12, thickness = 9): void {
  const { x, y, rx, ry = rx } = area;
  const points: Point[] = [];
  for (let stroke = 0; stroke <= strokes; stroke++) {
    const across = (stroke / strokes) * 2 - 1;
    const reach = ry * Math.sqrt(Math.max(0, 1 - across * across * 0.9));
    points.push([x + across * rx, y + (stroke % 2 ? reach : -reach) * scene.random.between(0.8, 1)]);
  }
  drizzle(scene, points, color, thickness);
}

/** Cream let fall into a soup and drawn round once or twice with a spoon. */
export function swirl(scene: Scene, area: Area, color: Color, turns = 1.5, thickness = 14): void {
  const { x, y, rx, ry = rx } = area;
  const start = scene.random.angle();
  const steps = Math.round(turns * 16);
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    const [dx, dy] = polar(0, 0, start + part * turns * TURN, (0.16 + 0.84 * part) * (1 + 0.06 * scene.random.bell()));
    points.push([x + dx * rx, y + dy * ry]);
  }
  scene.group({ opacity: 0.88 }, () => drizzle(scene, points, color, thickness));
}

/** Syrup, honey, caramel or melted butter poured over something: a clear pool with soft lobes. */
export interface SyrupOptions {
  /** Maple `#a04a0c`, honey `#d08a1e`, caramel `#8a3d0e`, chocolate `#3a1a0c`, butter `#f0c84a`. */
  color?: Color;
  /** How far the lobes reach: 0.1 calm, 0.3 poured with a swing. */
  wobble?: number;
  /** 1 hides the food below. */
  opacity?: number;
}

/** A pool of syrup over an area. */
export function syrup(scene: Scene, area: Area, options: SyrupOptions = {}): void {
  const { x, y, rx, ry = rx } = area;
  const { color = '#a04a0c', wobble = 0.16, opacity = 0.82 } = options;
  const outline = smooth(blobPoints(scene.random, x, y, rx, ry, { wobble, points: 28 }));
  // Clear syrup is light in thin places in the sun, and dark along its raised edge.
  const clear = radial(
    scene,
    [
      [0, lighten(color, 0.12), opacity * 0.8],
      [0.75, color, opacity],
      [1, darken(color, 0.5), opacity],
    ],
    { cx: 0.45, cy: 0.45, r: 0.6 },
  );
  scene.add(element('path', { d: outline, fill: clear, filter: relief(scene, materials.syrup) }));
  scene.clipped(outline, () => reflection(scene, { x, y, rx: rx * 0.72, ry: ry * 0.72 }, 0.42));
}
