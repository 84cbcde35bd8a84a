import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { band, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A stick of fried dough. */
export interface YoutiaoOptions {
  /** Degrees; 0 is horizontal. */
  rotate?: number;
  color?: Color;
  /** Torn off at the right end: the airy inside shows. */
  torn?: boolean;
}

/** One strand of the two: puffed, wider and narrower along its way. */
function strand(scene: Scene, length: number, width: number, side: number): { way: Point[]; widths: number[] } {
  const { random } = scene;
  const phase = random.angle();
  const way: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 14; step++) {
    const part = step / 14;
    way.push([(part - 0.5) * length, side * width * 0.25 + Math.sin(part * 8 + phase) * width * 0.045]);
    const end = Math.min(1, 0.38 + part * 6, 0.38 + (1 - part) * 6);
    widths.push(width * 0.5 * end * (1 + 0.09 * Math.sin(part * 15 + phase) + random.bell() * 0.06));
  }
  return { way, widths };
}

/** The torn end: large bubbles in pale, stretchy crumb. */
function crumb(scene: Scene, x: number, width: number): void {
  const { random } = scene;
  scene.add(element('ellipse', { cx: x, cy: 0, rx: width * 0.34, ry: width * 0.5, fill: '#f6e2b4' }));
  for (let hole = 0; hole < 9; hole++) {
    const at = { cx: x + random.bell() * width * 0.22, cy: random.bell() * width * 0.36 };
    const size = width * random.between(0.05, 0.13);
    scene.add(
      element('ellipse', { ...at, rx: size, ry: size * 1.2, fill: random.pick(['#b9813a', '#9a6524', '#d0a05a']) }),
    );
  }
}

/** A youtiao at (x, y): two strips of dough joined along the middle, golden and blistered; length and width in px. */
export function youtiao(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: YoutiaoOptions = {},
): void {
  const { rotate = 0, color = '#d8933a', torn = false } = options;
  const { random } = scene;
  const crust = {
    ...materials.bread,
    frequency: 0.04,
    height: 11,
    dome: width * 0.13,
    noise: 0.42,
    gloss: 0.22,
    shadow: 13,
  };
  const strands = [-1, 1].map((side) => strand(scene, length, width, side));
  scene.group({ filter: relief(scene, crust) }, () => {
    scene.at(x, y, { rotate }, () => {
      if (torn) crumb(scene, length * 0.49, width);
      for (const { way, widths } of strands) {
        const shape = band(way, widths);
        const round = linear(
          scene,
          [
            [0, lighten(color, 0.34)],
            [0.45, color],
            [1, darken(color, 0.5)],
          ],
          { from: [0, 0], to: [0, 1] },
        );
        scene.add(
          element('path', {
            d: shape,
            fill: round,
            stroke: darken(color, 0.2),
            'stroke-width': 16,
            'stroke-linejoin': 'round',
          }),
        );
        const browned = mottle(scene, { color: '#8a4a10', frequency: 0.02, frequencyDown: 0.04, bare: 0.45 });
        scene.add(element('path', { d: shape, fill: color, filter: browned, opacity: 0.55 }));
        for (let blister = 0; blister < length / 26; blister++) {
          const [bx, by] = way[random.integer(1, 13)] ?? [0, 0];
          const [cx, cy] = [bx + random.bell() * 22, by + random.bell() * width * 0.16];
          const size = width * random.between(0.04, 0.1);
          scene.add(
            element('ellipse', { cx: cx + 2, cy: cy + 3, rx: size * 1.2, ry: size, fill: '#8a4a10', opacity: 0.35 }),
          );
          scene.add(element('ellipse', { cx, cy, rx: size * 1.2, ry: size, fill: lighten(color, 0.38), opacity: 0.6 }));
        }
      }
      // The crease where the chopstick pressed the two strips together.
      const crease = smooth(
        (strands[0]?.way ?? []).map(([px, py]): Point => [px, py + width * 0.25]),
        false,
      );
      const line = { d: crease, fill: 'none', 'stroke-linecap': 'round' };
      scene.add(element('path', { ...line, stroke: darken(color, 0.75), 'stroke-width': width * 0.07, opacity: 0.75 }));
    });
  });
}
