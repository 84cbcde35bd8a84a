import { lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Slices of ginger at points: pale yellow, fibrous, with a thin brown skin; radius in px. */
export function gingerSlices(scene: Scene, points: readonly Point[], size = 40): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 3, gloss: 0.25 }) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const [rx, ry] = [size * random.between(0.9, 1.2), size * random.between(0.6, 0.75)];
      const face = sloped(
        scene,
        [
          [0, lighten('#ecd07c', 0.4)],
          [1, '#d9b55a'],
        ],
        turned,
      );
      const rings = [0.66, 0.36].map((part) =>
        element('ellipse', {
          rx: rx * part,
          ry: ry * part,
          fill: 'none',
          stroke: '#b98f3a',
          opacity: 0.6,
          'stroke-width': 1.6,
        }),
      );
      const body = element('ellipse', { rx, ry, fill: face, stroke: '#a07a48', 'stroke-width': size * 0.08 });
      scene.add(element('g', { transform: place(x, y, turned) }, body + rings.join('')));
    }
  });
}
