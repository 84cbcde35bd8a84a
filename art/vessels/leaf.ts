import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A banana leaf laid out to serve on. */
export interface BananaLeafOptions {
  color?: Color;
  /** Degrees about its middle. */
  rotate?: number;
}

/** A cut banana leaf centered at (x, y), length and width in px. */
export function bananaLeaf(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: BananaLeafOptions = {},
): void {
  const { color = '#3f7a34', rotate = 0 } = options;
  const { random } = scene;
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 12, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const [left, right, half] = [-length / 2, length / 2, width / 2];
      const outline = d`M${left} ${-half * 0.8}C${left * 0.5} ${-half * 1.1} ${right * 0.5} ${-half * 1.1} ${right} ${-half * 0.75}L${right} ${half * 0.75}C${right * 0.5} ${half * 1.1} ${left * 0.5} ${half * 1.1} ${left} ${half * 0.8}Z`;
      const fill = linear(
        scene,
        [
          [0, lighten(color, 0.15)],
          [0.5, darken(color, 0.15)],
          [0.52, lighten(color, 0.1)],
          [1, darken(color, 0.3)],
        ],
        { to: [0, 1] },
      );
      scene.add(element('path', { d: outline, fill }));
      scene.clipped(outline, () => {
        for (let at = left; at < right; at += random.between(7, 15)) {
          const stroke = random.next() < 0.5 ? lighten(color, 0.35) : darken(color, 0.45);
          const vein = d`M${at} 0Q${at + 12} ${-half * 0.6} ${at + 34} ${-half * 1.1}M${at} 0Q${at + 12} ${half * 0.6} ${at + 34} ${half * 1.1}`;
          scene.add(
            element('path', { d: vein, fill: 'none', stroke, 'stroke-width': random.between(1, 2.6), opacity: 0.3 }),
          );
        }
        scene.add(
          element('rect', { x: left, y: -5, width: length, height: 10, fill: lighten(color, 0.5), opacity: 0.8 }),
        );
        scene.add(element('rect', { x: left, y: 3, width: length, height: 4, fill: darken(color, 0.5), opacity: 0.5 }));
      });
    });
  });
}
