import type { Color } from '../color.ts';
import { dropShadow } from '../filters.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';

/** A napkin folded once. */
export interface NapkinOptions {
  width?: number;
  height?: number;
  /** Degrees about its middle. */
  rotate?: number;
  stripes?: readonly Stripe[];
  fringe?: number;
}

/** A folded napkin at (x, y): two layers of cloth, the upper one a little narrower, with the shade of the fold. */
export function napkin(scene: Scene, x: number, y: number, color: Color, options: NapkinOptions = {}): void {
  const { width = 300, height = 420, rotate = 0, stripes, fringe } = options;
  const box = { x: x - width / 2, y: y - height / 2, width, height, rotate };
  cloth(scene, color, { ...box, x: box.x + 9, y: box.y + 8, stripes, fringe });
  cloth(scene, color, { ...box, stripes, fringe });
  scene.group({ filter: dropShadow(scene, { blur: 3, length: 3, opacity: 0.2 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('rect', {
          x: -width / 2 + width * 0.5,
          y: -height / 2,
          width: 2,
          height,
          fill: '#2b1608',
          opacity: 0.12,
        }),
      );
    });
  });
}
