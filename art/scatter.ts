import { type Point, polar, TURN } from './path.ts';
import type { Random } from './random.ts';

/** An elliptic area; radii in px. */
export interface Area {
  x: number;
  y: number;
  rx: number;
  /** The same as rx if omitted. */
  ry?: number;
}

/** How points are strewn. */
export interface ScatterOptions {
  /** At most this many; fewer when the area is full. */
  count: number;
  /** No two points closer than this, in px. */
  distance: number;
  /** 0.5 strews evenly; larger gathers in the middle, smaller toward the edge. */
  bias?: number;
}

/** Points strewn over an ellipse without crowding (dart throwing). */
export function scatter(random: Random, area: Area, options: ScatterOptions): Point[] {
  const { x, y, rx, ry = rx } = area;
  const { count, distance, bias = 0.5 } = options;
  const points: Point[] = [];
  for (let attempts = 0; points.length < count && attempts < count * 24; attempts++) {
    const angle = random.angle();
    const reach = random.next() ** bias;
    const px = x + Math.cos(angle) * rx * reach;
    const py = y + Math.sin(angle) * ry * reach;
    if (points.every(([ox, oy]) => (ox - px) ** 2 + (oy - py) ** 2 > distance * distance)) points.push([px, py]);
  }
  return points;
}

/** Points of a heap: dense in the middle, and in the order of drawing, so that the last ones are on top of it. */
export function heap(random: Random, area: Area, options: Omit<ScatterOptions, 'bias'>): Point[] {
  const { x, y, rx, ry = rx } = area;
  const getDistance = ([px, py]: Point) => Math.hypot((px - x) / rx, (py - y) / ry);
  return scatter(random, area, { ...options, bias: 0.62 }).sort((one, other) => getDistance(other) - getDistance(one));
}

/** Points around a ring, a little irregular: for garnish along a rim. `jitter` in px. */
export function ring(random: Random, x: number, y: number, radius: number, count: number, jitter = 0): Point[] {
  const start = random.angle();
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = polar(x, y, start + (index / count) * TURN, radius);
    return [px + random.bell() * jitter, py + random.bell() * jitter] as const;
  });
}

/** Points in rows and columns about a center, a little irregular; steps and jitter in px. */
export function grid(
  random: Random,
  x: number,
  y: number,
  {
    columns,
    rows,
    stepX,
    stepY = stepX,
    jitter = 0,
  }: { columns: number; rows: number; stepX: number; stepY?: number; jitter?: number },
): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      points.push([
        x + (column - (columns - 1) / 2) * stepX + random.bell() * jitter,
        y + (row - (rows - 1) / 2) * stepY + random.bell() * jitter,
      ]);
    }
  }
  return points;
}
