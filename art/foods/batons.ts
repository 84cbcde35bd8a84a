import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Things cut into sticks. Lengths in px. */
export interface BatonsOptions {
  colors: readonly Color[];
  length?: number;
  width?: number;
  /** A stalk (scallion, leek) instead of a cut stick: round, with a pale hollow end. */
  stalk?: boolean;
}

/** Matchsticks of ginger or carrot, short lengths of scallion: sticks in all directions at points. */
export function batons(scene: Scene, points: readonly Point[], options: BatonsOptions): void {
  const { colors, length = 46, width = 7, stalk = false } = options;
  const { random } = scene;
  const material = { ...materials.vegetable, dome: width * 0.22, height: 3, gloss: 0.35, shadow: 3 };
  scene.group({ filter: relief(scene, material) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [(length / 2) * random.between(0.7, 1.15), (width / 2) * random.between(0.8, 1.2)];
      const turned = random.between(0, 360);
      const color = random.pick(colors);
      const box = { x: -l, y: -w, width: l * 2, height: w * 2, rx: stalk ? w * 0.5 : w * 0.25 };
      const [dx, dy] = scene.shadowOffset(width * 0.35);
      const face = sloped(
        scene,
        [
          [0, lighten(color, 0.5)],
          [0.5, color],
          [1, darken(color, 0.3)],
        ],
        turned,
      );
      const transform = place(x, y, turned);
      scene.add(element('rect', { ...box, transform: place(x + dx, y + dy, turned), fill: '#1c0a02', opacity: 0.32 }));
      scene.add(element('rect', { ...box, transform, fill: face }));
      if (!stalk) continue;
      const end = { cx: l - w * 0.25, cy: 0, rx: w * 0.42, ry: w * 0.9, transform };
      scene.add(element('ellipse', { ...end, fill: lighten(color, 0.55) }));
      scene.add(element('ellipse', { ...end, rx: w * 0.2, ry: w * 0.45, fill: darken(color, 0.4), opacity: 0.7 }));
    }
  });
}
