import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A tip of green asparagus. */
export interface AsparagusOptions {
  color?: Color;
  /** Thickness of the stalk in px. */
  width?: number;
  /** Degrees; at 0 the tip points right. */
  rotate?: number;
}

/** One scale of the bud: a pointed leaf flat against the stalk. */
function scale(x: number, y: number, size: number, lean: number, color: Color): string {
  const outline = d`M${x} ${y - size * 0.5}Q${x + size * 1.1} ${y - size * 0.5 + lean * 0.5} ${x + size * 1.7} ${y + lean}Q${x + size * 0.9} ${y + size * 0.5 + lean * 0.5} ${x} ${y + size * 0.5}Z`;
  return element('path', { d: outline, fill: color, stroke: darken(color, 0.3), 'stroke-width': 0.8 });
}

/** A spear cut a finger long, with its middle at (x, y); length in px. Its bud is darker, with a blush of purple. */
export function asparagusTip(scene: Scene, x: number, y: number, length: number, options: AsparagusOptions = {}): void {
  const { color = '#6d9a35', width = length * 0.17, rotate = 0 } = options;
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const outline = d`M${-l} ${-w * 0.9}L${l * 0.2} ${-w}C${l * 0.55} ${-w * 1.15} ${l * 0.85} ${-w * 0.7} ${l} 0C${l * 0.85} ${w * 0.7} ${l * 0.55} ${w * 1.15} ${l * 0.2} ${w}L${-l} ${w * 0.9}Z`;
  const bud = mix(darken(color, 0.25), '#5a4a5a', 0.25);
  const body = linear(
    scene,
    [
      [0, lighten(color, 0.4)],
      [0.5, color],
      [1, bud],
    ],
    { to: [1, 0] },
  );
  scene.group(
    { filter: relief(scene, { ...materials.vegetable, height: 6, dome: 5, noise: 0.08, gloss: 0.4, shadow: 6 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline, fill: body }));
        for (const [part, side] of [
          [-0.62, 0.3],
          [-0.3, -0.35],
          [-0.02, 0.4],
        ] as const) {
          scene.add(scale(part * l, side * w, w * 0.42, side * -2, mix(color, bud, 0.3)));
        }
        for (let row = 0; row < 4; row++) {
          const at = l * (0.2 + row * 0.16);
          const reach = w * (0.62 - row * 0.13);
          for (const side of row % 2 ? [-0.5, 0.5] : [-1, 0, 1]) {
            const tone = mix(bud, random.pick([color, '#3f5f22']), random.between(0.1, 0.4));
            scene.add(scale(at, side * reach, w * (0.66 - row * 0.07), -side * reach * 0.5, tone));
          }
        }
        const cut = { cx: -l, cy: 0, rx: w * 0.28, ry: w * 0.88 };
        scene.add(element('ellipse', { ...cut, fill: lighten(color, 0.62) }));
      });
    },
  );
  scene.add(glint(scene, x - w * 0.5, y - w * 0.5, length * 0.06, width * 0.07, 0.5));
}
