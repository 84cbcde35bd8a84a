import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';
import { shreddedMeat } from './shreddedMeat.ts';

/** A tortilla rolled around a filling. */
export interface RolledTortillaOptions {
  color?: Color;
  /** Colors of the shredded filling that shows at its ends. */
  filling?: readonly Color[];
  /** Degrees; 0 is horizontal. */
  rotate?: number;
}

/** A rolled tortilla centered at (x, y), seam down, the filling at both ends; length and width in px. */
export function rolledTortilla(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: RolledTortillaOptions = {},
): void {
  const { color = '#e0b25e', filling, rotate = 0 } = options;
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  scene.at(x, y, { rotate }, () => {
    for (const side of [-1, 1]) {
      const shreds = [-0.3, 0, 0.3].map(
        (part) => [side * (l - width * 0.06), part * width + random.bell() * 6] as const,
      );
      shreddedMeat(scene, shreds, { colors: filling, length: width * 0.6, width: width * 0.17 });
    }
  });
  const bulge = w * random.between(1, 1.06);
  const ends = [random.bell() * w * 0.16, random.bell() * w * 0.16] as const;
  const outline = d`M${-l} ${-w * 0.86}C${-l * 0.5} ${-bulge * 1.04} ${l * 0.5} ${-bulge * 1.04} ${l} ${-w * 0.88}Q${l - w * 0.22 + ends[0]} 0 ${l} ${w * 0.86}C${l * 0.5} ${bulge * 1.06} ${-l * 0.5} ${bulge * 1.04} ${-l} ${w * 0.88}Q${-l + w * 0.22 + ends[1]} 0 ${-l} ${-w * 0.86}Z`;
  const round = linear(
    scene,
    [
      [0, darken(color, 0.08)],
      [0.28, lighten(color, 0.34)],
      [0.6, color],
      [1, darken(color, 0.6)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const soft = { ...materials.bread, frequency: 0.025, height: 9, dome: 9, noise: 0.35, gloss: 0.22, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 14, opacity: 0.55 }) }, () => {
    scene.group({ filter: relief(scene, soft) }, () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline, fill: round }));
        const toasted = mottle(scene, { color: '#96541a', frequency: 0.024, bare: 0.5 });
        scene.add(element('path', { d: outline, fill: color, filter: toasted, opacity: 0.6 }));
      });
    });
  });
}
