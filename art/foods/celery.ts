import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A length of celery. */
export interface CeleryOptions {
  /** Degrees. */
  rotate?: number;
  /** Raw `#a9c95c`, cooked `#b3b04a`. */
  color?: Color;
}

/** A piece of celery stalk centered at (x, y), its ribs up; length and width in px. */
export function celery(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: CeleryOptions = {},
): void {
  const { rotate = 0, color = '#a9c95c' } = options;
  const [l, w] = [length / 2, width / 2];
  const bend = scene.random.bell() * w * 0.5;
  const side = (at: number) => d`M${-l} ${at}Q0 ${at + bend} ${l} ${at * 0.9}`;
  const outline = d`M${-l} ${-w}Q0 ${-w + bend} ${l} ${-w * 0.9}Q${l + w * 0.3} 0 ${l} ${w * 0.9}Q0 ${w + bend} ${-l} ${w}Q${-l - w * 0.3} 0 ${-l} ${-w}Z`;
  const ribbed = {
    ...materials.vegetable,
    frequency: 0.03,
    height: 8,
    dome: w * 0.3,
    noise: 0.2,
    gloss: 0.4,
    shadow: 6,
  };
  scene.group({ filter: relief(scene, ribbed) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: color }));
      for (const part of [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8]) {
        const rib = { fill: 'none', 'stroke-linecap': 'round' };
        const [dark, bright] = [darken(color, 0.3), lighten(color, 0.3)];
        scene.add(element('path', { ...rib, d: side(w * part), stroke: dark, 'stroke-width': w * 0.05, opacity: 0.4 }));
        scene.add(element('path', { ...rib, d: side(w * (part - 0.1)), stroke: bright, 'stroke-width': w * 0.08 }));
      }
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(element('path', { d: ellipse(-l, 0, w * 0.26, w * 0.92), fill: lighten(color, 0.55) }));
    scene.add(element('path', { d: ellipse(-l + w * 0.06, 0, w * 0.12, w * 0.6), fill: darken(color, 0.2) }));
  });
}
