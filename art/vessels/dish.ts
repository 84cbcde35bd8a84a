import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A rectangular vessel: baking dish, tin, tray of metal. */
export interface DishOptions {
  /** Stoneware `#e9e0d0`, enamel blue `#35566b`, tin `#8d8b87`. */
  color?: Color;
  inside?: Color;
  /** Degrees about its middle. */
  rotate?: number;
  /** Radius of the corners in px. */
  corner?: number;
  /** Width of the rim in px. */
  rim?: number;
}

/**
 * A baking dish centered at (x, y), width and height in px. `fill` draws the food in its own coordinates: the origin in
 * the middle, turned with the dish.
 */
export function bakingDish(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: DishOptions = {},
  fill: () => void = () => {},
): void {
  const { color = '#e9e0d0', inside = color, rotate = 0, corner = 56, rim = 26 } = options;
  const box = (inset: number, paint: string) =>
    element('rect', {
      x: -width / 2 + inset,
      y: -height / 2 + inset,
      width: width - inset * 2,
      height: height - inset * 2,
      rx: Math.max(6, corner - inset),
      fill: paint,
    });
  scene.group({ filter: dropShadow(scene, { blur: 18, length: 26, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(box(0, darken(color, 0.2))));
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(box(0, linear(scene, shades(lighten(color, 0.6), color, darken(color, 0.3)))));
    scene.add(box(rim * 0.2, linear(scene, shades(color, lighten(color, 0.25)))));
    scene.add(box(rim, linear(scene, shades(darken(inside, 0.5), darken(inside, 0.15), lighten(inside, 0.3)))));
    scene.add(box(rim * 1.5, darken(inside, 0.08)));
    fill();
  });
}
