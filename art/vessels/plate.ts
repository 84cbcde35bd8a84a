import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, element } from '../svg.ts';

/** A round plate or an oval platter of glazed clay. */
export interface PlateOptions {
  color?: Color;
  /** Radius of the boundary between well and rim, as a fraction of the whole radius. */
  rim?: number;
  /** A well with depth, for soups and sauces: shade at its walls. */
  deep?: boolean;
  /** Iron specks in the glaze. */
  speckled?: boolean;
  /** A painted band on the rim. */
  band?: Color;
  /** Vertical radius of an oval plate, in px. */
  ry?: number;
}

function specks(scene: Scene, x: number, y: number, rx: number, ry: number): string {
  const points = scatter(scene.random, { x, y, rx: rx * 0.98, ry: ry * 0.98 }, { count: 160, distance: 7 });
  const dots = points.map(([cx, cy]) => element('circle', { cx, cy, r: scene.random.between(0.5, 1.9) }));
  return element('g', { fill: '#4d3a28', opacity: 0.38 }, dots.join(''));
}

/** A plate centered at (x, y) with a radius in px. The food belongs within `radius * rim`. */
export function plate(scene: Scene, x: number, y: number, radius: number, options: PlateOptions = {}): void {
  const { color = '#f6f1e7', rim = 0.74, deep = false, speckled = false, band, ry = radius } = options;
  const ring = (part: number, fill: string, extra: Attributes = {}) =>
    scene.add(element('ellipse', { cx: x, cy: y, rx: radius * part, ry: ry * part, fill, ...extra }));

  scene.group({ filter: dropShadow(scene, { blur: radius * 0.055, length: radius * 0.095, opacity: 0.55 }) }, () =>
    ring(1, darken(color, 0.18)),
  );
  // The outer edge catches the light, the rim falls away from it.
  ring(1, linear(scene, shades(lighten(color, 0.7), color, darken(color, 0.26))));
  ring(0.982, linear(scene, shades(darken(color, 0.03), color, lighten(color, 0.35))));
  if (band) {
    ring(0.945, 'none', { stroke: band, 'stroke-width': radius * 0.022, opacity: 0.85 });
    ring(0.905, 'none', { stroke: band, 'stroke-width': radius * 0.006, opacity: 0.7 });
  }
  // The wall of the well: in shade on the side of the light, lit on the other.
  ring(
    rim + 0.03,
    linear(scene, shades(darken(color, deep ? 0.42 : 0.2), darken(color, 0.07), lighten(color, 0.6), 0.55)),
  );
  const well = radial(
    scene,
    [
      [0, lighten(color, 0.25)],
      [0.72, color],
      [0.93, darken(color, deep ? 0.16 : 0.06)],
      [1, darken(color, deep ? 0.34 : 0.14)],
    ],
    { cx: 0.53, cy: 0.54, r: 0.52 },
  );
  ring(rim, well);
  if (speckled) scene.add(specks(scene, x, y, radius, ry));
}
