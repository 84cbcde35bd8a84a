import { type Color, darken, lighten } from '../color.ts';
import { type ReliefOptions, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { shades, sloped } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Diced food. Lengths in px. */
export interface CubesOptions {
  colors: readonly Color[];
  /** Half the edge. */
  size?: number;
  /** Rounding of the edges, as a fraction of the size: 0.25 cut clean, 0.6 cooked soft. */
  rounding?: number;
  material?: ReliefOptions;
}

/** Cubes of feta, paneer, tofu, tomato, mango at points: a top face and two sides that show its height. */
export function cubes(scene: Scene, points: readonly Point[], options: CubesOptions): void {
  const { colors, size = 14, rounding = 0.3, material = materials.vegetable } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, material) }, () => {
    for (const [x, y] of points) {
      const half = size * random.between(0.8, 1.15);
      const color = random.pick(colors);
      const turned = random.between(0, 90);
      const [dx, dy] = scene.shadowOffset(half * 0.3);
      const flat = random.between(0.85, 1);
      const box = { x: -half, y: -half * flat, width: half * 2, height: half * 2 * flat, rx: half * rounding };
      const face = sloped(scene, shades(lighten(color, 0.35), color, darken(color, 0.12)), turned);
      scene.add(
        element('rect', {
          ...box,
          transform: place(x + dx * 1.7, y + dy * 1.7, turned),
          fill: '#1c0a02',
          opacity: 0.3,
        }),
      );
      scene.add(
        element('rect', { ...box, transform: place(x + dx * 0.7, y + dy * 0.7, turned), fill: darken(color, 0.38) }),
      );
      scene.add(element('rect', { ...box, transform: place(x, y, turned), fill: face }));
    }
  });
}

/** Shavings of hard cheese, chocolate or coconut strewn over an area: broken flakes that curl; half the length in px. */
export function shavings(
  scene: Scene,
  area: Area,
  options: { count?: number; size?: number; color?: Color } = {},
): void {
  const { count = 20, size = 28, color = '#f6e8c4' } = options;
  const { random } = scene;
  const thin = { frequency: 0.05, height: 2.5, dome: 2, noise: 0.3, shadow: 3.5, shadowOpacity: 0.5, ambient: 0.36 };
  scene.group({ filter: relief(scene, thin) }, () => {
    for (const [x, y] of scatter(random, area, { count, distance: size * 1.3, bias: 0.6 })) {
      const half = size * random.between(0.6, 1.3);
      const outline = blob(random, 0, 0, half, half * random.between(0.4, 0.65), { wobble: 0.5, points: 14 });
      const turned = random.between(0, 360);
      // The curl: one long side turns up and catches the light.
      const curled = sloped(
        scene,
        [
          [0, lighten(color, 0.8)],
          [0.45, lighten(color, 0.25)],
          [0.55, darken(color, 0.1)],
          [1, color],
        ],
        turned,
      );
      scene.add(element('path', { d: outline, transform: place(x, y, turned), fill: curled }));
    }
  });
}
