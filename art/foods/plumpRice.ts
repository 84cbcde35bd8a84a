import { type Color, mix } from '../color.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Grains of rice. */
export interface PlumpRiceOptions {
  colors: readonly Color[];
  count: number;
  /** The least distance between two grains, in px. */
  distance: number;
  /** Half the length of a grain, from and to, in px. */
  length?: readonly [number, number];
  /** Half the width of a grain, from and to, in px. */
  width?: readonly [number, number];
  /** Color of the light on a grain. */
  shine?: Color;
}

/** Plump grains over an area, each apart from the next, round at both ends. */
export function plumpRice(scene: Scene, area: Area, options: PlumpRiceOptions): void {
  const { colors, count, distance, length = [9, 13], width = [4.4, 5.6], shine = '#fffdf2' } = options;
  const { random } = scene;
  for (const [x, y] of scatter(random, area, { count, distance })) {
    const [l, w] = [random.between(...length), random.between(...width)];
    const turned = random.between(0, 180);
    const color = random.pick(colors);
    const grain = (part: number, dx: number, dy: number, fill: Color, opacity?: number) =>
      element('rect', {
        x: -l * part,
        y: -w * part,
        width: l * 2 * part,
        height: w * 2 * part,
        rx: w * part,
        transform: place(x + dx, y + dy, turned),
        fill,
        opacity,
      });
    scene.add(grain(1.04, 2.4, 4, '#6b3a0a', 0.36), grain(1, 0, 0, mix(color, '#d9a650', 0.3)));
    scene.add(grain(0.82, -0.8, -1.2, color), grain(0.4, -2, -2.4, shine, 0.75));
  }
}
