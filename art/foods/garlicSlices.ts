import { darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Slices of garlic fried golden at points: thin, pale in the middle, brown at the edge; length in px. */
export function garlicSlices(scene: Scene, points: readonly Point[], length = 36): void {
  const { random } = scene;
  const thin = { ...materials.vegetable, height: 3, dome: 2, gloss: 0.4, shadow: 4 };
  scene.group({ filter: relief(scene, thin) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [(length / 2) * random.between(0.85, 1.2), length * random.between(0.26, 0.34)];
      const color = random.pick(['#e3b04a', '#d99c36', '#ecc466']);
      const slice = d`M${-l} ${w * 0.1}C${-l * 0.9} ${-w * 1.1} ${l * 0.4} ${-w * 1.2} ${l} ${-w * 0.1}C${l * 0.7} ${w * 1.1} ${-l * 0.7} ${w} ${-l} ${w * 0.1}Z`;
      const face = radial(scene, [
        [0, lighten(color, 0.5)],
        [0.6, color],
        [1, darken(color, 0.5)],
      ]);
      const transform = place(x, y, random.between(0, 360));
      scene.add(element('path', { d: slice, transform, fill: face }));
    }
  });
}
