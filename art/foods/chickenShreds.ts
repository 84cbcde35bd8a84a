import type { Color } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { element, place } from '../svg.ts';

/** Poached chicken pulled along the grain. Lengths in px. */
export interface ChickenShredsOptions {
  colors?: readonly Color[];
  length?: number;
  /** Width of the thickest strand. */
  width?: number;
}

/** One strand along the x axis that tapers to torn points. */
function strand(scene: Scene, length: number, width: number, bend: number, aside: number): string {
  const { random } = scene;
  const shift = random.bell() * length * 0.22;
  const [from, to] = [shift - length * random.between(0.3, 0.5), shift + length * random.between(0.3, 0.5)];
  const points: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 6; step++) {
    const part = step / 6;
    const splay = 1 + Math.abs(part - 0.5) * random.between(0.2, 1.2);
    points.push([from + (to - from) * part, bend * (1 - (part * 2 - 1) ** 2) + aside * splay + random.bell() * 1.6]);
    widths.push(1.2 + width * Math.sin(Math.PI * (0.08 + part * 0.84)) ** 0.45 * random.between(0.75, 1.1));
  }
  return band(points, widths);
}

/** Shreds of chicken at points, in tufts of strands still side by side, in all directions. */
export function chickenShreds(scene: Scene, points: readonly Point[], options: ChickenShredsOptions = {}): void {
  const { colors = ['#f2dcb2', '#ecd0a0', '#fbeed2', '#e0bd88', '#f7e5c0'], length = 110, width = 10 } = options;
  const { random } = scene;
  const moist = {
    ...materials.smooth,
    frequency: 0.08,
    height: 3,
    dome: 2.6,
    noise: 0.4,
    gloss: 0.24,
    shadow: 4,
    ambient: 0.44,
  };
  for (const [x, y] of points) {
    const turned = random.between(0, 360);
    const bend = random.bell() * length * 0.2;
    let tuft = '';
    for (let count = random.integer(2, 4), index = 0; index < count; index++) {
      const aside = (index - (count - 1) / 2) * width * 0.72;
      const own = strand(scene, length * random.between(0.7, 1.1), width * random.between(0.55, 1.1), bend, aside);
      tuft += solid(scene, own, random.pick(colors), { shadow: 2, highlight: 0.3, shade: 0.12, turned });
    }
    scene.add(element('g', { filter: relief(scene, moist) }, element('g', { transform: place(x, y, turned) }, tuft)));
  }
}
