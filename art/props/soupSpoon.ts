import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A Chinese soup spoon of porcelain. */
export interface SoupSpoonOptions {
  /** Degrees; at 0 the bowl of the spoon is on the left and the handle on the right. */
  rotate?: number;
  color?: Color;
  /** A painted line on the handle. */
  line?: Color;
  /** Color of the food in it; empty if omitted. */
  filling?: Color;
}

/** A soup spoon with the middle of its bowl at (x, y); length in px. */
export function soupSpoon(scene: Scene, x: number, y: number, length: number, options: SoupSpoonOptions = {}): void {
  const { rotate = 0, color = '#f2f0ea', line = '#34507f', filling } = options;
  const [l, w] = [length * 0.22, length * 0.15];
  const end = length - l;
  const outline = [
    d`M${-l} 0C${-l * 0.98} ${-w * 1.05} ${l * 0.2} ${-w * 1.35} ${l * 0.95} ${-w * 0.6}`,
    d`C${l * 1.4} ${-w * 0.34} ${end * 0.6} ${-w * 0.3} ${end} ${-w * 0.24}`,
    d`Q${end + w * 0.3} 0 ${end} ${w * 0.24}C${end * 0.6} ${w * 0.3} ${l * 1.4} ${w * 0.34} ${l * 0.95} ${w * 0.6}`,
    d`C${l * 0.2} ${w * 1.35} ${-l * 0.98} ${w * 1.05} ${-l} 0Z`,
  ].join('');
  const hollow = d`M${-l * 0.9} 0C${-l * 0.86} ${-w * 0.9} ${l * 0.2} ${-w * 1.14} ${l * 0.85} ${-w * 0.42}Q${l * 1.25} 0 ${l * 0.85} ${w * 0.42}C${l * 0.2} ${w * 1.14} ${-l * 0.86} ${w * 0.9} ${-l * 0.9} 0Z`;
  scene.group({ filter: dropShadow(scene, { blur: 6, length: 12, opacity: 0.42 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: linear(scene, shades(lighten(color, 0.6), darken(color, 0.16))) }));
      const inner = linear(scene, shades(darken(color, 0.34), darken(color, 0.08), lighten(color, 0.6)));
      scene.add(element('path', { d: hollow, fill: inner }));
      const groove = { x: l * 1.2, y: -w * 0.09, width: end - l * 1.6, height: w * 0.18, rx: w * 0.09 };
      scene.add(element('rect', { ...groove, fill: darken(color, 0.2), opacity: 0.6 }));
      const band = { x: end - w * 0.5, y: -w * 0.25, width: w * 0.13, height: w * 0.5, fill: line };
      scene.add(element('rect', band));
      if (filling) scene.add(element('path', { d: hollow, transform: 'scale(.86)', fill: filling }));
    });
  });
}
