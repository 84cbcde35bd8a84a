import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, metal, radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A steel ladle. */
export interface LadleOptions {
  /** Direction of the handle in degrees, clockwise from the right. */
  rotate?: number;
  /** Color of the food in it; empty if omitted. */
  filling?: Color;
  /** Draws on the filling, within the radius it is given (px), about the middle of the ladle's bowl. */
  top?: (radius: number) => void;
}

/** A ladle with the middle of its bowl at (x, y); radius of the bowl and length of the handle in px. */
export function ladle(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  length: number,
  options: LadleOptions = {},
): void {
  const { rotate = 0, filling, top } = options;
  const half = radius * 0.13;
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 13, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const stem = d`M${radius * 0.9} ${-half * 1.7}L${radius * 1.5} ${-half}L${radius + length} ${-half * 1.25}Q${radius + length + half * 2.4} 0 ${radius + length} ${half * 1.25}L${radius * 1.5} ${half}L${radius * 0.9} ${half * 1.7}Z`;
      const steel = linear(
        scene,
        [
          [0, '#fbfbf9'],
          [0.45, '#a5a9aa'],
          [1, '#5d6365'],
        ],
        { to: [0, 1] },
      );
      scene.add(element('path', { d: stem, fill: steel }));
      scene.add(element('circle', { cx: radius + length - half, cy: 0, r: half * 0.5, fill: '#3b3f41' }));
    });
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: metal(scene) }));
  });
  const inside = linear(scene, [
    [0, '#4f5557'],
    [0.5, '#a3a8a9'],
    [1, '#f4f5f3'],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.93, fill: inside }));
  if (!filling) return;
  const clear = radial(
    scene,
    [
      [0, lighten(filling, 0.35)],
      [0.55, filling],
      [1, darken(filling, 0.42)],
    ],
    { cx: 0.58, cy: 0.6, r: 0.6 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.86, fill: clear }));
  top?.(radius * 0.78);
  const arc = d`M${x - radius * 0.66} ${y - radius * 0.14}A${radius * 0.68} ${radius * 0.68} 0 0 1 ${x - radius * 0.16} ${y - radius * 0.66}`;
  const shine = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round', 'stroke-width': radius * 0.06 };
  scene.add(element('path', { d: arc, ...shine, opacity: 0.7 }));
}
