import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A tin for muffins. Lengths in px. */
export interface MuffinTinOptions {
  color?: Color;
  columns?: number;
  rows?: number;
  /** From the middle of one cup to the next. */
  step?: number;
  /** Radius of a cup's mouth. */
  cup?: number;
  /** Degrees about its middle. */
  rotate?: number;
}

/** One empty cup: a rolled lip, a wall that falls away from the light, a floor. */
function cupMarkup(scene: Scene, x: number, y: number, radius: number, color: Color): string {
  const disc = (part: number, fill: string, aside = 0) =>
    element('circle', { cx: x + aside, cy: y + aside * 1.6, r: radius * part, fill });
  const floor = radial(scene, shades(lighten(color, 0.14), color, darken(color, 0.5), 0.8));
  return [
    disc(1.07, linear(scene, shades(lighten(color, 0.42), darken(color, 0.2), darken(color, 0.5)))),
    disc(1, linear(scene, shades(darken(color, 0.85), darken(color, 0.45), lighten(color, 0.3)))),
    disc(0.76, floor, 3),
  ].join('');
}

/**
 * A muffin tin at (x, y). `fill` draws the contents of each cup, in the tin's own coordinates: it gets only the
 * cup's middle and its number, counted from the top left.
 */
export function muffinTin(
  scene: Scene,
  x: number,
  y: number,
  options: MuffinTinOptions = {},
  fill: (x: number, y: number, index: number) => void = () => {},
): void {
  const { color = '#3d3a38', columns = 4, rows = 3, step = 240, cup = 96, rotate = 0 } = options;
  const [width, height] = [columns * step + 40, rows * step + 40];
  const box = (inset: number, paint: string) => {
    const size = { width: width - inset * 2, height: height - inset * 2, rx: 54 - inset };
    return element('rect', { x: -width / 2 + inset, y: -height / 2 + inset, ...size, fill: paint });
  };
  const worn = { frequency: 0.3, height: 2, dome: 4, noise: 0.3, gloss: 0.2, sharpness: 14, shadow: 0, ambient: 0.36 };
  scene.group({ filter: dropShadow(scene, { blur: 18, length: 30, opacity: 0.6 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(box(0, darken(color, 0.3))));
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(box(0, linear(scene, shades(lighten(color, 0.5), color, darken(color, 0.5)))));
    scene.group({ filter: relief(scene, worn) }, () => {
      scene.add(box(9, linear(scene, shades(lighten(color, 0.16), darken(color, 0.12)))));
    });
    const cups = Array.from({ length: columns * rows }, (_, index) => ({
      index,
      cx: ((index % columns) - (columns - 1) / 2) * step,
      cy: (Math.floor(index / columns) - (rows - 1) / 2) * step,
    }));
    for (const { cx, cy } of cups) scene.add(cupMarkup(scene, cx, cy, cup, color));
    for (const { cx, cy, index } of cups) fill(cx, cy, index);
  });
}
