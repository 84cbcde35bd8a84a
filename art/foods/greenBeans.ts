import { type Color, darken, lighten, mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Whole pods of green beans. */
export interface GreenBeansOptions {
  colors?: readonly Color[];
  length?: number;
  width?: number;
  /** How blistered from a hot pan, 0 to 1. */
  blistered?: number;
  /** Direction of the pods in degrees, within `spread`; all directions if omitted. */
  toward?: number;
  spread?: number;
}

/** The line of a pod centered at the origin and its widths, swelling over the beans inside. */
function pod(scene: Scene, length: number, width: number): { line: Point[]; widths: number[] } {
  const { random } = scene;
  const [bend, twist, phase] = [random.bell() * length * 0.16, random.bell() * length * 0.05, random.angle()];
  const line: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 12; step++) {
    const part = step / 12;
    line.push([(part - 0.5) * length, bend * (1 - (part * 2 - 1) ** 2) + twist * Math.sin(part * 7 + phase)]);
    const taper = Math.min(1, part * 9 + 0.25, (1 - part) * 6 + 0.12);
    widths.push(width * taper * (0.9 + 0.14 * Math.sin(part * 26 + phase)));
  }
  return { line, widths };
}

/** Wrinkles along a pod: short creases, each with its lit lip. */
function wrinkles(scene: Scene, line: readonly Point[], width: number, color: Color): string {
  const { random } = scene;
  return Array.from({ length: 9 }, () => {
    const from = random.integer(1, 9);
    const aside = random.bell() * width * 0.4;
    const crease = line.slice(from, from + 3).map(([x, y]): Point => [x, y + aside + random.bell() * width * 0.14]);
    const path = smooth(crease, false);
    const stroke = { d: path, fill: 'none', 'stroke-linecap': 'round', 'stroke-width': width * 0.1 };
    return (
      element('path', { ...stroke, stroke: lighten(color, 0.45), opacity: 0.6, transform: 'translate(1.4 2)' }) +
      element('path', { ...stroke, stroke: darken(color, 0.6), opacity: 0.65 })
    );
  }).join('');
}

/** Green beans at points, one over the other; with blisters they look fried in a hot wok. */
export function greenBeans(scene: Scene, points: readonly Point[], options: GreenBeansOptions = {}): void {
  const { colors = ['#557f24', '#46701e', '#658f2e', '#5c7a26'], length = 220, width = 25 } = options;
  const { blistered = 0.6, toward, spread = 30 } = options;
  const { random } = scene;
  const skin = {
    ...materials.vegetable,
    frequency: 0.04,
    height: 6,
    dome: width * 0.2,
    noise: 0.35,
    gloss: 0.42,
    shadow: 6,
  };
  for (const [x, y] of points) {
    const color = mix(random.pick(colors), '#8a7a2a', random.between(0, 0.4));
    const turned = toward === undefined ? random.between(0, 180) : toward + random.bell() * spread;
    const own = length * random.between(0.75, 1.12);
    scene.group({ filter: relief(scene, skin) }, () => {
      scene.at(x, y, { rotate: turned }, () => {
        const { line, widths } = pod(scene, own, width * random.between(0.88, 1.1));
        const shape = { d: band(line, widths), 'stroke-linejoin': 'round' };
        scene.add(
          element('path', { ...shape, fill: darken(color, 0.3), stroke: darken(color, 0.4), 'stroke-width': 2 }),
        );
        const upper = line.map(([px, py]): Point => [px, py - width * 0.1]);
        scene.add(
          element('path', {
            d: band(
              upper,
              widths.map((value) => value * 0.66),
            ),
            fill: lighten(color, 0.06),
          }),
        );
        scene.add(wrinkles(scene, line, width, color));
        if (blistered > 0) {
          const spots = mottle(scene, { color: '#5a3a12', frequency: 0.045, octaves: 3, bare: 0.42 });
          scene.add(element('path', { ...shape, fill: color, filter: spots, opacity: blistered }));
        }
        const [sx, sy] = line[0] ?? [0, 0];
        const stalk = { x: -width * 0.5, y: -width * 0.12, width: width * 0.6, height: width * 0.24, rx: 3 };
        scene.add(element('rect', { ...stalk, transform: place(sx, sy), fill: darken(color, 0.15) }));
      });
    });
  }
}
