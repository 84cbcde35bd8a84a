import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A glass seen from above. */
export interface GlassOptions {
  /** Color of the drink in it. */
  drink?: Color;
  /** Foam or milk in the middle. */
  foam?: Color;
}

/** A tumbler with a drink centered at (x, y); radius in px. */
export function glass(scene: Scene, x: number, y: number, radius: number, options: GlassOptions = {}): void {
  const { drink = '#c98d3d', foam } = options;
  const circle = (r: number, fill: string, extra = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * r, fill, ...extra }));
  scene.group({ filter: dropShadow(scene, { blur: 12, length: 22, opacity: 0.4 }) }, () =>
    circle(1, '#cfd6d6', { opacity: 0.55 }),
  );
  circle(
    0.93,
    radial(scene, shades(lighten(drink, 0.15), drink, darken(drink, 0.45), 0.7), { cx: 0.54, cy: 0.55, r: 0.55 }),
  );
  if (foam)
    circle(
      0.8,
      radial(scene, [
        [0, lighten(foam, 0.3)],
        [0.75, foam],
        [1, foam, 0],
      ]),
    );
  circle(0.965, 'none', { stroke: '#ffffff', 'stroke-width': radius * 0.05, opacity: 0.55 });
  circle(0.9, 'none', { stroke: '#1c0f08', 'stroke-width': radius * 0.02, opacity: 0.3 });
  const shine = d`M${x - radius * 0.72} ${y - radius * 0.28}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${x - radius * 0.22} ${y - radius * 0.75}`;
  scene.add(
    element('path', {
      d: shine,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': radius * 0.07,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  );
}

/** A cup of coffee or tea with a saucer centered at (x, y); radius of the saucer in px. */
export function cup(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: { color?: Color; drink?: Color } = {},
): void {
  const { color = '#f6f1e7', drink = '#2a1307' } = options;
  const disc = (r: number, fill: string) => scene.add(element('circle', { cx: x, cy: y, r: radius * r, fill }));
  scene.group({ filter: dropShadow(scene, { blur: 7, length: 10, opacity: 0.5 }) }, () => disc(1, color));
  disc(
    0.93,
    radial(scene, [
      [0.5, darken(color, 0.22)],
      [0.8, darken(color, 0.04)],
      [1, lighten(color, 0.4)],
    ]),
  );
  scene.group({ filter: dropShadow(scene, { blur: 7, length: 12, opacity: 0.5 }) }, () => {
    disc(0.62, lighten(color, 0.3));
    scene.add(
      element('rect', {
        x: x + radius * 0.55,
        y: y - radius * 0.09,
        width: radius * 0.3,
        height: radius * 0.18,
        rx: radius * 0.08,
        fill: color,
      }),
    );
  });
  disc(0.56, darken(color, 0.3));
  const surface = radial(scene, [
    [0, lighten(drink, 0.08)],
    [0.72, drink],
    [0.9, lighten(drink, 0.3)],
    [1, lighten(drink, 0.45)],
  ]);
  disc(0.53, surface);
  const shine = d`M${x - radius * 0.36} ${y - radius * 0.12}A${radius * 0.38} ${radius * 0.38} 0 0 1 ${x - radius * 0.08} ${y - radius * 0.37}`;
  scene.add(
    element('path', {
      d: shine,
      fill: 'none',
      stroke: '#ffe9c4',
      'stroke-width': radius * 0.05,
      'stroke-linecap': 'round',
      opacity: 0.45,
    }),
  );
}
