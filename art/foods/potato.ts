import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Wedges and sticks of cooked root vegetables. Lengths in px. */
export interface RootOptions {
  colors: readonly Color[];
  length?: number;
  width?: number;
}

/** Wedges of boiled potato at points: a rounded back and two flat cut faces that meet in an edge. */
export function potatoWedges(scene: Scene, points: readonly Point[], options: RootOptions): void {
  const { colors, length = 110, width = 56 } = options;
  const { random } = scene;
  const soft = { ...materials.smooth, frequency: 0.04, height: 5, dome: 4, noise: 0.35, gloss: 0.22, shadow: 6 };
  scene.group({ filter: relief(scene, soft) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [(length / 2) * random.between(0.85, 1.1), (width / 2) * random.between(0.85, 1.1)];
      const turned = random.between(0, 360);
      const color = random.pick(colors);
      const back = d`M${-l} 0C${-l * 0.9} ${-w * 1.1} ${l * 0.9} ${-w * 1.1} ${l} 0C${l * 0.8} ${w * 1.1} ${-l * 0.8} ${w * 1.1} ${-l} 0Z`;
      const face = d`M${-l * 0.97} ${w * 0.04}Q0 ${-w * 0.3} ${l * 0.97} ${w * 0.04}C${l * 0.76} ${w * 0.98} ${-l * 0.76} ${w * 0.98} ${-l * 0.97} ${w * 0.04}Z`;
      const edge = d`M${-l * 0.97} ${w * 0.04}Q0 ${-w * 0.3} ${l * 0.97} ${w * 0.04}`;
      const content = [
        solid(scene, back, lighten(color, 0.2), { shadow: 6, highlight: 0.4, shade: 0.2, turned }),
        element('path', {
          d: face,
          fill: sloped(
            scene,
            [
              [0, color],
              [1, darken(color, 0.2)],
            ],
            turned,
          ),
        }),
        element('path', { d: edge, fill: 'none', stroke: lighten(color, 0.6), 'stroke-width': 2.4, opacity: 0.8 }),
      ];
      scene.add(element('g', { transform: place(x, y, turned) }, content.join('')));
    }
  });
}

/** Pieces of cooked cabbage at points: thin, wavy, see-through leaves with a pale rib. */
export function cabbage(scene: Scene, points: readonly Point[], options: RootOptions): void {
  const { colors, length = 120, width = 46 } = options;
  const { random } = scene;
  const slack = { ...materials.greens, frequency: 0.03, height: 3.6, dome: 3, noise: 0.5, gloss: 0.24, shadow: 4 };
  scene.group({ filter: relief(scene, slack) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [(length / 2) * random.between(0.6, 1.15), (width / 2) * random.between(0.7, 1.2)];
      const [a, b, c] = [random.bell() * w * 0.7, random.bell() * w * 0.7, random.bell() * w * 0.5];
      const turned = random.between(0, 360);
      const color = mix(random.pick(colors), '#f4e8a8', random.between(0, 0.24));
      const leaf = d`M${-l} ${a}C${-l * 0.6} ${-w * 1.2 + b} ${-l * 0.1} ${-w * 0.7} ${l * 0.2} ${-w + c}S${l * 0.8} ${-w * 0.6} ${l} ${b * 0.6}C${l * 0.7} ${w * 1.1} ${l * 0.3} ${w * 0.6 + a} ${-l * 0.1} ${w}S${-l * 0.9} ${w * 0.5} ${-l} ${a}Z`;
      const rib = d`M${-l * 0.9} ${a * 0.8}Q0 ${c} ${l * 0.85} ${b * 0.5}`;
      const veins = d`M${-l * 0.3} ${a * 0.3}l${l * 0.3} ${-w * 0.6}M${l * 0.1} ${c * 0.6}l${l * 0.3} ${w * 0.6}M${-l * 0.5} ${a * 0.5}l${l * 0.2} ${w * 0.5}`;
      const line = { fill: 'none', stroke: lighten(color, 0.6), 'stroke-linecap': 'round' };
      const content = [
        solid(scene, leaf, color, { shadow: 5, highlight: 0.3, shade: 0.36, turned }),
        element('path', { ...line, d: veins, 'stroke-width': 1.6, opacity: 0.5 }),
        element('path', { ...line, d: rib, 'stroke-width': w * 0.2, opacity: random.between(0.2, 0.8) }),
      ];
      scene.add(element('g', { transform: place(x, y, turned) }, content.join('')));
    }
  });
}
