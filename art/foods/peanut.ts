import { type Color, darken } from '../color.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Peanuts out of the shell. */
export interface PeanutsOptions {
  /** Colors of the skins. */
  colors?: readonly Color[];
  /** Half the length in px. */
  size?: number;
}

/** Half a peanut without its skin: pale, with the groove of its flat side. */
function halfMarkup(scene: Scene, size: number, turned: number): string {
  const fill = lit(scene, '#e3b878', { highlight: 0.4, shade: 0.4, turned });
  return (
    element('ellipse', { rx: size * 0.92, ry: size * 0.52, fill }) +
    element('ellipse', { rx: size * 0.5, ry: size * 0.16, fill: '#a8702c', opacity: 0.55 })
  );
}

/** Peanuts fried in their skins, at points; some are split. */
export function peanuts(scene: Scene, points: readonly Point[], options: PeanutsOptions = {}): void {
  const { colors = ['#9a4f22', '#a85c2a', '#8a4219', '#b56a34'], size = 19 } = options;
  const { random } = scene;
  for (const [x, y] of points) {
    const turned = random.between(0, 360);
    const own = size * random.between(0.85, 1.15);
    const [dx, dy] = scene.shadowOffset(own * 0.3);
    const [l, w] = [own, own * 0.58];
    const outline = d`M${-l} 0C${-l} ${-w * 1.1} ${-l * 0.3} ${-w * 1.05} 0 ${-w * 0.92}C${l * 0.4} ${-w * 1.1} ${l} ${-w * 0.9} ${l * 1.04} ${-w * 0.06}C${l} ${w * 0.95} ${l * 0.4} ${w * 1.1} 0 ${w * 0.92}C${-l * 0.3} ${w * 1.1} ${-l} ${w * 1.1} ${-l} 0Z`;
    scene.add(
      element('path', { d: outline, transform: place(x + dx, y + dy, turned), fill: '#3a1a04', opacity: 0.42 }),
    );
    const color = random.pick(colors);
    const whole = [
      element('path', { d: outline, fill: lit(scene, color, { highlight: 0.3, shade: 0.5, turned }) }),
      element('path', {
        d: d`M${-l * 0.7} ${-w * 0.1}Q0 ${-w * 0.35} ${l * 0.7} ${-w * 0.12}M${-l * 0.6} ${w * 0.36}Q0 ${w * 0.2} ${l * 0.6} ${w * 0.34}`,
        fill: 'none',
        stroke: darken(color, 0.4),
        'stroke-width': own * 0.06,
        opacity: 0.45,
      }),
    ].join('');
    const split = random.next() < 0.24;
    scene.add(
      element('g', { transform: place(x, y, turned) }, split ? halfMarkup(scene, own, turned) : whole),
      glint(scene, x - own * 0.26, y - own * 0.24, own * 0.2, own * 0.08, 0.45),
    );
  }
}
