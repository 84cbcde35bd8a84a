import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { woodGrain } from '../surfaces/wood.ts';
import { element } from '../svg.ts';

/** A wooden board. */
export interface BoardOptions {
  color?: Color;
  /** Degrees about its middle. */
  rotate?: number;
  /** Radius of the corners in px; half the height makes a round board. */
  corner?: number;
  /** A handle with a hole at the right end. */
  handle?: boolean;
}

/** A board centered at (x, y); width and height in px. */
export function board(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: BoardOptions = {},
): void {
  const { color = '#b07a48', rotate = 0, corner = 34, handle = false } = options;
  scene.group({ filter: dropShadow(scene, { blur: 14, length: 20, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const [left, top] = [-width / 2, -height / 2];
      const shape = (inset: number, fill: string) => {
        const box = {
          x: left + inset,
          y: top + inset,
          width: width - inset * 2,
          height: height - inset * 2,
          rx: corner - inset,
          fill,
        };
        const grip = {
          x: width / 2 - corner,
          y: -height * 0.11 + inset,
          width: width * 0.24,
          height: height * 0.22 - inset * 2,
          rx: height * 0.09,
          fill,
        };
        return element('rect', box) + (handle ? element('rect', grip) : '');
      };
      const edge = linear(scene, shades(lighten(color, 0.35), darken(color, 0.1), darken(color, 0.5)));
      scene.add(shape(0, edge));
      scene.group({ filter: woodGrain(scene, false) }, () => scene.add(shape(6, color)));
      if (handle)
        scene.add(
          element('circle', {
            cx: width / 2 - corner + width * 0.19,
            cy: 0,
            r: height * 0.045,
            fill: darken(color, 0.8),
          }),
        );
    });
  });
}
