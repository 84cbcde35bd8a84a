import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, element } from '../svg.ts';

/** A bowl seen from above. */
export interface BowlOptions {
  /** Outside and lip. */
  color?: Color;
  /** Color of the inside, if it differs. */
  inside?: Color;
  /** Thickness of the lip, as a fraction of the radius. */
  lip?: number;
  /** A painted band on the lip. */
  band?: Color;
}

/** A deep bowl centered at (x, y) with a radius in px. The food belongs within 0.87 of the radius. */
export function bowl(scene: Scene, x: number, y: number, radius: number, options: BowlOptions = {}): void {
  const { color = '#b9773c', inside = color, lip = 0.06, band } = options;
  const ring = (part: number, fill: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill, ...extra }));

  scene.group({ filter: dropShadow(scene, { blur: radius * 0.07, length: radius * 0.14, opacity: 0.6 }) }, () =>
    ring(1, darken(color, 0.25)),
  );
  ring(1, linear(scene, shades(lighten(color, 0.55), color, darken(color, 0.35), 0.45)));
  ring(1 - lip * 0.35, linear(scene, shades(lighten(color, 0.2), darken(color, 0.12))));
  if (band) ring(1 - lip * 0.5, 'none', { stroke: band, 'stroke-width': radius * lip * 0.35, opacity: 0.85 });
  ring(1 - lip, linear(scene, shades(darken(inside, 0.55), darken(inside, 0.22), lighten(inside, 0.35))));
  const hollow = radial(scene, shades(inside, darken(inside, 0.1), darken(inside, 0.45), 0.7), {
    cx: 0.55,
    cy: 0.57,
    r: 0.55,
  });
  ring(1 - lip * 1.5, hollow);
}

/** The lip's shadow on what the bowl holds: draw it after the food. */
export function bowlShade(scene: Scene, x: number, y: number, radius: number, options: BowlOptions = {}): void {
  const { lip = 0.06 } = options;
  // Off the middle toward the shade, so that it is dark under the lip next to the light and clear on the far side.
  const fill = radial(
    scene,
    [
      [0.78, '#1c0a02', 0],
      [1, '#1c0a02', 0.5],
    ],
    { cx: 0.55, cy: 0.57, r: 0.58 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: radius * (1 - lip * 1.4), fill }));
}
