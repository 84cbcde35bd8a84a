import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';

/** A wedge of tomato. */
export interface TomatoWedgeOptions {
  color?: Color;
  /** Degrees about its middle; at 0 the skin is below. */
  rotate?: number;
  /** How thick it is cut: 0.3 thin, 0.5 a third of a tomato. */
  thickness?: number;
  /** Cooked: the edges are soft and the jelly has melted. */
  cooked?: boolean;
}

/** A chamber of jelly with its seeds. */
function chamber(scene: Scene, x: number, y: number, rx: number, ry: number, color: Color): string {
  const { random } = scene;
  const jelly = radial(scene, shades(mix(color, '#f8a84e', 0.6), mix(color, '#e8601e', 0.5)));
  const lean = random.between(-14, 14);
  const pips = [-0.5, 0, 0.5].map((part) =>
    element('ellipse', {
      cx: x + rx * part,
      cy: y + ry * random.between(-0.3, 0.3),
      rx: rx * 0.16,
      ry: ry * 0.24,
      fill: '#f9e6ac',
      transform: turn(random.between(0, 180), x + rx * part, y),
    }),
  );
  return element('ellipse', { cx: x, cy: y, rx, ry, fill: jelly, transform: turn(lean, x, y) }) + pips.join('');
}

/** A wedge of tomato on its side centered at (x, y): skin, flesh and chambers of seeds; length in px. */
export function tomatoWedge(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  options: TomatoWedgeOptions = {},
): void {
  const { color = '#cf2a18', rotate = 0, thickness = 0.42, cooked = false } = options;
  const { random } = scene;
  const [l, w] = [length / 2, length * thickness];
  const bulge = random.between(1.15, 1.35);
  const moon = (a: number, b: number, top: number) =>
    d`M${-a} ${-top}C${-a * 0.94} ${b * bulge} ${a * 0.94} ${b * bulge} ${a} ${-top}C${a * 0.5} ${-top - b * 0.34} ${-a * 0.5} ${-top - b * 0.34} ${-a} ${-top}Z`;
  const flesh = mix(color, '#f0704a', 0.5);
  const wet = { ...materials.vegetable, height: cooked ? 6 : 4, dome: cooked ? 5 : 3, gloss: 0.6, shadow: 6 };
  scene.group({ filter: relief(scene, wet) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: moon(l, w, 0), fill: darken(color, 0.1) }));
      scene.add(element('path', { d: moon(l * 0.9, w * 0.8, w * 0.06), fill: flesh }));
      scene.add(chamber(scene, -l * 0.36, w * 0.22, l * 0.26, w * 0.24, color));
      scene.add(chamber(scene, l * 0.36, w * 0.24, l * 0.25, w * 0.23, color));
      const core = d`M${-l * 0.6} ${-w * 0.08}Q0 ${-w * 0.3} ${l * 0.6} ${-w * 0.08}`;
      const pale = { stroke: lighten(flesh, 0.35), 'stroke-width': w * 0.1, 'stroke-linecap': 'round' };
      scene.add(element('path', { d: core, fill: 'none', ...pale, opacity: 0.7 }));
    });
  });
}
