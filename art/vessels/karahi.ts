import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A small wok of iron with two loops to hold it by. */
export interface KarahiOptions {
  /** Iron `#2b2826`, steel `#8f8c86`. */
  color?: Color;
  /** Direction of the loops in degrees, clockwise from the right. */
  loops?: number;
}

/** One loop: a bent rod whose ends are riveted to the wall, at the right of a radius. */
function loopMarkup(scene: Scene, radius: number, color: Color): string {
  const rod = d`M${radius * 0.92} ${-radius * 0.27}C${radius * 1.24} ${-radius * 0.34} ${radius * 1.26} ${-radius * 0.14} ${radius * 1.26} 0C${radius * 1.26} ${radius * 0.14} ${radius * 1.24} ${radius * 0.34} ${radius * 0.92} ${radius * 0.27}`;
  const line = { d: rod, fill: 'none', 'stroke-linecap': 'round' };
  const lit = linear(scene, shades(lighten(color, 0.5), color, darken(color, 0.4)));
  return (
    element('path', { ...line, stroke: darken(color, 0.6), 'stroke-width': radius * 0.075 }) +
    element('path', { ...line, stroke: lit, 'stroke-width': radius * 0.05 })
  );
}

/** A karahi centered at (x, y); radius in px. Its wall slopes gently: the food belongs within 0.84 of the radius. */
export function karahi(scene: Scene, x: number, y: number, radius: number, options: KarahiOptions = {}): void {
  const { color = '#2b2826', loops = 0 } = options;
  const disc = (part: number, fill: string) => scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill }));
  const iron = { frequency: 0.2, height: 3, dome: 4, noise: 0.4, gloss: 0.2, sharpness: 16, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.06, length: radius * 0.12, opacity: 0.65 }) }, () => {
    scene.group({ filter: relief(scene, iron) }, () => {
      for (const rotate of [loops, loops + 180]) {
        scene.at(x, y, { rotate }, () => scene.add(loopMarkup(scene, radius, color)));
      }
      disc(1, lighten(color, 0.16));
    });
  });
  disc(0.975, linear(scene, shades(lighten(color, 0.4), color, lighten(color, 0.1), 0.4)));
  const wall = linear(scene, shades(darken(color, 0.75), darken(color, 0.2), lighten(color, 0.34), 0.55));
  scene.add(
    element('circle', { cx: x, cy: y, r: radius * 0.95, fill: wall, filter: relief(scene, { ...iron, height: 2 }) }),
  );
  const hollow = radial(scene, shades(darken(color, 0.3), darken(color, 0.6)));
  disc(0.82, hollow);
  for (const side of [loops, loops + 180]) {
    for (const aside of [-17, 17]) {
      const angle = ((side + aside) * Math.PI) / 180;
      const [cx, cy] = [x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9];
      scene.add(element('circle', { cx: cx + 2, cy: cy + 3, r: radius * 0.024, fill: '#0d0907', opacity: 0.8 }));
      scene.add(element('circle', { cx, cy, r: radius * 0.022, fill: lighten(color, 0.35) }));
    }
  }
}
