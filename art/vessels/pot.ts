import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';
import { bowl } from './bowl.ts';

/** An enamelled pot or a clay casserole with two ears. */
export interface PotOptions {
  /** Enamel red `#a8321c`, blue `#35566b`, clay `#a5603a`, iron `#2b2826`. */
  color?: Color;
  /** Color of the inside, if it differs: enamel is often cream. */
  inside?: Color;
  /** Direction of the ears in degrees, clockwise from the right. */
  ears?: number;
}

/** One ear: a flat loop that sticks out to the right of a radius. */
function earMarkup(scene: Scene, radius: number, color: Color): string {
  const [near, far, half] = [radius * 0.94, radius * 1.16, radius * 0.24];
  const loop = d`M${near} ${-half}C${far} ${-half * 1.05} ${far * 1.03} ${-half * 0.5} ${far * 1.03} 0C${far * 1.03} ${half * 0.5} ${far} ${half * 1.05} ${near} ${half}`;
  const fill = linear(scene, shades(lighten(color, 0.3), darken(color, 0.25)));
  return element('path', {
    d: loop,
    fill: 'none',
    stroke: fill,
    'stroke-width': radius * 0.085,
    'stroke-linecap': 'round',
  });
}

/** A pot centered at (x, y); radius in px. The food belongs within 0.87 of the radius. */
export function pot(scene: Scene, x: number, y: number, radius: number, options: PotOptions = {}): void {
  const { color = '#a8321c', inside = '#efe6d6', ears = 0 } = options;
  scene.group({ filter: dropShadow(scene, { blur: 10, length: 16, opacity: 0.5 }) }, () => {
    for (const rotate of [ears, ears + 180]) {
      scene.at(x, y, { rotate }, () => scene.add(earMarkup(scene, radius, color)));
    }
  });
  bowl(scene, x, y, radius, { color, inside, lip: 0.07 });
}
