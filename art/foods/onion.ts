import { type Color, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

const RED: readonly Color[] = ['#b0508f', '#c876ab', '#a0437f', '#e6b8d6'];

/** Whole rings of onion at points; radius in px. */
export function onionRings(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; colors?: readonly Color[] } = {},
): void {
  const { size = 26, colors = RED } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 2, shadow: 3.5 }), fill: 'none' }, () => {
    for (const [x, y] of points) {
      const radius = size * random.between(0.6, 1.1);
      const color = random.pick(colors);
      const shape = {
        rx: radius,
        ry: radius * random.between(0.75, 1),
        transform: place(x, y, random.between(0, 180)),
      };
      scene.add(element('ellipse', { ...shape, stroke: color, 'stroke-width': size * 0.2 }));
      scene.add(element('ellipse', { ...shape, stroke: lighten(color, 0.65), 'stroke-width': size * 0.1 }));
    }
  });
}

/** Slivers of raw or pickled onion at points; half the length in px. */
export function onionSlivers(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; colors?: readonly Color[] } = {},
): void {
  const { size = 20, colors = RED } = options;
  const { random } = scene;
  scene.group(
    {
      filter: relief(scene, { ...materials.vegetable, dome: 2, shadow: 3.5 }),
      fill: 'none',
      'stroke-linecap': 'round',
    },
    () => {
      for (const [x, y] of points) {
        const line = d`M${-size} 0Q0 ${-size * random.between(0.6, 1.3)} ${size} 0`;
        const transform = place(x, y, random.between(0, 360), random.between(0.75, 1.15));
        const color = random.pick(colors);
        scene.add(element('path', { d: line, transform, stroke: color, 'stroke-width': size * 0.32 }));
        scene.add(element('path', { d: line, transform, stroke: lighten(color, 0.55), 'stroke-width': size * 0.14 }));
      }
    },
  );
}

/** Crisp fried onions or shallots heaped at points. */
export function friedOnions(scene: Scene, points: readonly Point[], size = 18): void {
  onionSlivers(scene, points, { size, colors: ['#8a4a16', '#a9641f', '#6f370f', '#c08030'] });
}
