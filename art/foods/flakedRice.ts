import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { blob } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Rice beaten flat. Lengths in px. */
export interface FlakedRiceOptions {
  colors?: readonly Color[];
  count?: number;
  /** Half the length of a flake. */
  size?: number;
  /** The least distance between two flakes. */
  distance?: number;
  /** False adds single flakes, without the shaded layer below. */
  heap?: boolean;
}

/** One flake: a thin flat leaf of a grain, ragged at the edge, with a faint crease along its middle. */
function flakeMarkup(scene: Scene, x: number, y: number, size: number, color: Color): string {
  const { random } = scene;
  const outline = blob(random, 0, 0, size, size * random.between(0.36, 0.5), { wobble: 0.12, points: 14 });
  const turned = random.between(0, 360);
  const [dx, dy] = scene.shadowOffset(size * 0.16);
  const face = sloped(
    scene,
    [
      [0, lighten(color, 0.36)],
      [0.55, color],
      [1, darken(color, 0.2)],
    ],
    turned,
  );
  const crease = { d: d`M${-size * 0.7} 0Q0 ${size * 0.12} ${size * 0.7} 0`, fill: 'none', 'stroke-width': 1.3 };
  return [
    element('path', { d: outline, transform: place(x + dx, y + dy, turned), fill: '#5c3206', opacity: 0.32 }),
    element('path', {
      d: outline,
      transform: place(x, y, turned),
      fill: face,
      stroke: darken(color, 0.3),
      'stroke-width': 0.9,
    }),
    element('path', { ...crease, transform: place(x, y, turned), stroke: darken(color, 0.28), opacity: 0.5 }),
  ].join('');
}

/** Poha or any flaked grain, soft and loose, heaped over an area: a shaded layer below, a light one on top. */
export function flakedRice(scene: Scene, area: Area, options: FlakedRiceOptions = {}): void {
  const { colors = ['#efcb58', '#f5dc84', '#e6bb42', '#faeaae', '#f0d06a', '#f8e29a'] } = options;
  const { count = 900, size = 15, distance = size * 0.72, heap = true } = options;
  const { random } = scene;
  const loose = {
    ...materials.cream,
    frequency: 0.05,
    height: 1.6,
    dome: 1.2,
    noise: 0.2,
    softness: 0.6,
    gloss: 0.06,
    shadow: 3,
  };
  for (const shade of heap ? [0.36, 0] : [0]) {
    scene.group({ filter: relief(scene, loose) }, () => {
      for (const [x, y] of scatter(random, area, { count, distance: shade > 0 ? distance * 1.15 : distance })) {
        const color = darken(random.pick(colors), shade);
        scene.add(flakeMarkup(scene, x, y, size * random.between(0.75, 1.15), color));
      }
    });
  }
}
