import type { Random } from './random.ts';
import { round } from './svg.ts';

/** A point on the canvas, in canvas pixels: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A full turn in radians. */
export const TURN = Math.PI * 2;

/** The point at a distance (px) and an angle (radians, clockwise from the right) from a center. */
export function polar(x: number, y: number, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** The points joined by straight lines. */
export function polygon(points: readonly Point[], closed = true): string {
  const corners = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${corners.join('L')}${closed ? 'Z' : ''}`;
}

/** A soft curve through all points (Catmull-Rom as Bézier curves), closed or open. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const first = points[0];
  if (!first) return '';
  const at = (index: number): Point => {
    const wrappedIndex = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrappedIndex] ?? first;
  };
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const firstControl = `${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`;
    const secondControl = `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}`;
    path += `C${firstControl} ${secondControl} ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** How a blob departs from an ellipse. */
export interface BlobOptions {
  /** How far the outline wanders, as a fraction of the radius: 0.02 a plate of dough, 0.3 a torn leaf. */
  wobble?: number;
  /** Rotation in radians. */
  rotation?: number;
  /** Points on the outline: 8 for crumbs, 36 for a pool. */
  points?: number;
}

/** The points of a round outline that looks made by hand: an ellipse with a few harmonics, never jagged. */
export function blobPoints(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  options: BlobOptions = {},
): Point[] {
  const { wobble = 0.05, rotation = 0, points = 36 } = options;
  const harmonics = [2, 3, 5, 7, 11].map((order) => ({
    order,
    phase: random.angle(),
    weight: random.bell() / Math.sqrt(order),
  }));
  const outline: Point[] = [];
  for (let index = 0; index < points; index++) {
    const angle = (index / points) * TURN;
    let reach = 1;
    for (const { order, phase, weight } of harmonics) reach += wobble * weight * Math.sin(order * angle + phase);
    const across = Math.cos(angle) * rx * reach;
    const down = Math.sin(angle) * ry * reach;
    outline.push([
      x + across * Math.cos(rotation) - down * Math.sin(rotation),
      y + across * Math.sin(rotation) + down * Math.cos(rotation),
    ]);
  }
  return outline;
}

/** The path of a round outline that looks made by hand; radii in px. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, options: BlobOptions = {}): string {
  return smooth(blobPoints(random, x, y, rx, ry, options));
}

/** An ellipse as a path, for clips and functions that take a path. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [left, right, middle] = [round(x - rx), round(x + rx), round(y)];
  const radii = `${round(rx)} ${round(ry)}`;
  return `M${left} ${middle}A${radii} 0 1 1 ${right} ${middle}A${radii} 0 1 1 ${left} ${middle}Z`;
}

/** A band of changing width along a line of points: for ribbons, rinds and drips. Widths in px, one per point. */
export function band(points: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const before = points[index - 1] ?? [x, y];
    const after = points[index + 1] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (widths[index] ?? 1) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  });
  // The ends stay cut straight.
  return `${smooth(left, false)}L${smooth(right.reverse(), false).slice(1)}Z`;
}
