import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { type Point, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const FRIED = { ...materials.bread, height: 9, dome: 10, frequency: 0.035, noise: 0.4, gloss: 0.2, sharpness: 16 };

/** A fried pastry. */
export interface FriedPastryOptions {
  /** Degrees. */
  rotate?: number;
  color?: Color;
}

/** The blisters of dough fried in hot oil: pale domes, each with a lit and a shaded side. */
function blisters(scene: Scene, size: number, color: Color, count: number): string {
  const { random } = scene;
  const spots = Array.from({ length: count }, () => {
    const y = size * random.between(-0.3, 0.32);
    const x = random.bell() * size * 0.5 * ((y + size * 0.5) / size);
    const r = size * random.between(0.012, 0.034);
    const lip = element('ellipse', {
      cx: x + r * 0.3,
      cy: y + r * 0.4,
      rx: r,
      ry: r * 0.85,
      fill: darken(color, 0.6),
    });
    return lip + element('ellipse', { cx: x, cy: y, rx: r, ry: r * 0.8, fill: lighten(color, 0.34) });
  });
  return element('g', { opacity: 0.34 }, spots.join(''));
}

/** The marks of a fork along an edge from one point to another. */
function crimps([x1, y1]: Point, [x2, y2]: Point, length: number, color: Color): string {
  let path = '';
  const [dx, dy] = [x2 - x1, y2 - y1];
  const reach = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / reach, dx / reach];
  for (let part = 0.06; part < 0.97; part += 9 / reach) {
    path += d`M${x1 + dx * part} ${y1 + dy * part}l${nx * length} ${ny * length}`;
  }
  return element('path', { d: path, stroke: darken(color, 0.6), 'stroke-width': 2.4, fill: 'none', opacity: 0.5 });
}

/** A sealed triangle of fried dough (sambusa, samosa) centered at (x, y); size in px, its tip up at 0 degrees. */
export function friedTriangle(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  options: FriedPastryOptions = {},
): void {
  const { rotate = 0, color = '#d9953f' } = options;
  const { random } = scene;
  const s = size / 2;
  const [lean, belly] = [random.bell() * s * 0.12, random.between(0.82, 0.94)];
  const outline = d`M${lean - s * 0.07} ${-s * 0.98}Q${lean} ${-s * 1.08} ${lean + s * 0.08} ${-s * 0.96}Q${s * 0.68} ${-s * 0.14} ${s} ${s * 0.6}Q${s * 1.02} ${s * 0.76} ${s * 0.86} ${s * 0.77}Q0 ${s * belly} ${-s * 0.86} ${s * 0.77}Q${-s * 1.02} ${s * 0.76} ${-s} ${s * 0.6}Q${-s * 0.7} ${-s * 0.1} ${lean - s * 0.07} ${-s * 0.98}Z`;
  const seam = d`M${-s * 0.84} ${s * 0.7}Q${s * 0.02} ${s * 0.3} ${s * 0.36} ${-s * 0.42}`;
  scene.group({ filter: relief(scene, { ...FRIED, shadow: 13, shadowOpacity: 0.6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const browned = mottle(scene, { color: '#8a4a10', frequency: 0.018, bare: 0.44 });
      scene.add(element('path', { d: outline, fill: color }));
      scene.add(element('path', { d: outline, fill: color, filter: browned, opacity: 0.6 }));
      const edge = { d: outline, fill: 'none', stroke: '#8a4a10', 'stroke-width': s * 0.09, opacity: 0.35 };
      scene.clipped(outline, () => scene.add(element('path', edge), blisters(scene, size, color, 16)));
      const line = { d: seam, fill: 'none', stroke: darken(color, 0.62), 'stroke-width': s * 0.028, opacity: 0.65 };
      const light = { ...line, stroke: lighten(color, 0.4), transform: d`translate(${s * 0.03} ${s * 0.02})` };
      scene.add(element('path', light), element('path', line));
      scene.add(crimps([s * 0.82, s * 0.66], [-s * 0.82, s * 0.66], -s * 0.12, color));
    });
  });
}

/**
 * Half of a broken triangle at (x, y), its open side to the right at 0 degrees: a ragged shell. `fill` draws the
 * filling in its own coordinates, centered at the opening.
 */
export function brokenTriangle(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  options: FriedPastryOptions,
  fill: () => void,
): void {
  const { rotate = 0, color = '#d9953f' } = options;
  const { random } = scene;
  const s = size / 2;
  const torn = (at: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => [at + random.bell() * s * 0.09, s * (0.62 - (step / 12) * 1.18)]);
  const shell = polygon([[-s * 0.95, s * 0.74], [-s * 0.06, s * 0.82], ...torn(s * 0.02), [-s * 0.1, -s * 0.62]]);
  const inside = polygon([[-s * 0.2, s * 0.76], [s * 0.12, s * 0.78], ...torn(s * 0.2), [-s * 0.1, -s * 0.58]]);
  scene.group({ filter: relief(scene, { ...FRIED, dome: 5, shadow: 13, shadowOpacity: 0.6 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: inside, fill: lighten(color, 0.42) })));
  });
  scene.at(x, y, { rotate }, fill);
  scene.group({ filter: relief(scene, { ...FRIED, shadow: 8 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: shell, fill: color }));
      const browned = mottle(scene, { color: '#8a4a10', frequency: 0.018, bare: 0.44 });
      scene.add(element('path', { d: shell, fill: color, filter: browned, opacity: 0.6 }));
      scene.clipped(shell, () => scene.add(blisters(scene, size, color, 12)));
    });
  });
}
