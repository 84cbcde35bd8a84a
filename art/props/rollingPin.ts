import { darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { sloped } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A wooden rolling pin at (x, y), from left to right at 0 degrees; length and width in px. `tapered` has no handles. */
export function rollingPin(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: { rotate?: number; color?: string; tapered?: boolean } = {},
): void {
  const { rotate = 0, color = '#b98450', tapered = false } = options;
  const [l, w] = [length / 2, width / 2];
  const wood = (turned: number) =>
    sloped(
      scene,
      [
        [0, darken(color, 0.25)],
        [0.25, lighten(color, 0.32)],
        [0.55, color],
        [1, darken(color, 0.5)],
      ],
      turned,
    );
  const handle = (side: number) =>
    d`M${side * l * 0.7} ${-w * 0.3}L${side * l * 0.78} ${-w * 0.3}C${side * l * 0.84} ${-w * 0.62} ${side * l} ${-w * 0.56} ${side * l} 0C${side * l} ${w * 0.56} ${side * l * 0.84} ${w * 0.62} ${side * l * 0.78} ${w * 0.3}L${side * l * 0.7} ${w * 0.3}Z`;
  const cylinder = d`M${-l * 0.71} ${-w}L${l * 0.71} ${-w}Q${l * 0.74} 0 ${l * 0.71} ${w}L${-l * 0.71} ${w}Q${-l * 0.74} 0 ${-l * 0.71} ${-w}Z`;
  const spindle = d`M${-l} ${-w * 0.3}Q0 ${-w * 1.5} ${l} ${-w * 0.3}Q${l * 1.03} 0 ${l} ${w * 0.3}Q0 ${w * 1.5} ${-l} ${w * 0.3}Q${-l * 1.03} 0 ${-l} ${-w * 0.3}Z`;
  scene.group({ filter: dropShadow(scene, { blur: w * 0.4, length: w * 0.6, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const fill = wood(90);
      for (const path of tapered ? [spindle] : [handle(-1), handle(1), cylinder])
        scene.add(element('path', { d: path, fill }));
    });
  });
}
