import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Meat pulled apart along its fibers. Lengths in px. */
export interface ShreddedMeatOptions {
  colors?: readonly Color[];
  length?: number;
  width?: number;
}

/** One shred along the x axis: torn ends, and the lines of its fibers. */
function shred(scene: Scene, length: number, width: number, color: Color): string {
  const { random } = scene;
  const bend = random.bell() * length * 0.12;
  const points: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 7; step++) {
    const part = step / 7;
    points.push([(part - 0.5) * length, bend * (1 - (part * 2 - 1) ** 2) + random.bell() * width * 0.12]);
    widths.push(width * Math.sin(Math.PI * (0.12 + part * 0.76)) ** 0.6 * random.between(0.75, 1.15));
  }
  let fibers = '';
  for (let fiber = -0.3; fiber <= 0.35; fiber += 0.2) {
    const [from, to] = [random.between(-0.42, -0.2), random.between(0.2, 0.42)];
    const at = fiber * width;
    fibers += d`M${from * length} ${at + bend * 0.5}Q0 ${at + bend * 1.3} ${to * length} ${at + bend * 0.5}`;
  }
  const line = { d: fibers, fill: 'none', 'stroke-width': Math.max(1, width * 0.07), 'stroke-linecap': 'round' };
  return [
    element('path', { d: band(points, widths), fill: color }),
    element('path', { ...line, stroke: darken(color, 0.3), opacity: 0.45 }),
    element('path', { ...line, stroke: lighten(color, 0.6), opacity: 0.6, transform: 'translate(0 -1.6)' }),
  ].join('');
}

/** Shreds of poached chicken or slow-cooked meat at points, in all directions. */
export function shreddedMeat(scene: Scene, points: readonly Point[], options: ShreddedMeatOptions = {}): void {
  const { colors = ['#eccd9f', '#f5dfb9', '#e2bd8a', '#f0d3a6'], length = 96, width = 22 } = options;
  const { random } = scene;
  const material = {
    ...materials.meat,
    frequency: 0.04,
    height: 3.5,
    dome: 4,
    noise: 0.3,
    gloss: 0.2,
    shadow: 4,
    ambient: 0.4,
  };
  for (const [x, y] of points) {
    const transform = place(x, y, random.between(0, 360));
    const own = random.between(0.7, 1.15);
    const markup = shred(scene, length * own, width * random.between(0.7, 1.2), random.pick(colors));
    // Separate filters show which piece of a heap is on top.
    scene.add(element('g', { filter: relief(scene, material) }, element('g', { transform }, markup)));
  }
}
