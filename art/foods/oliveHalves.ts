import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element, place } from '../svg.ts';

/** Small pickled foods. */
export interface PickledOptions {
  color?: Color;
  /** Half the length of an olive, the radius of a caper, in px. */
  size?: number;
}

/** Pitted olives cut in half at points: most with the hollow up, some with the cut side down. */
export function oliveHalves(scene: Scene, points: readonly Point[], options: PickledOptions = {}): void {
  const { color = '#8f9a35', size = 26 } = options;
  const { random } = scene;
  const cured = { ...materials.vegetable, frequency: 0.02, height: 7, dome: 6, gloss: 0.6, shadow: 7 };
  scene.group({ filter: relief(scene, cured) }, () => {
    for (const [x, y] of points) {
      const tone = mix(color, random.pick(['#a9ae4a', '#6f7d24']), random.between(0, 0.6));
      const [rx, ry] = [size * random.between(0.9, 1.1), size * random.between(0.66, 0.78)];
      const transform = place(x, y, random.between(0, 360));
      scene.add(element('ellipse', { rx, ry, transform, fill: tone }));
      if (random.next() < 0.3) continue;
      scene.add(element('ellipse', { rx: rx * 0.86, ry: ry * 0.82, transform, fill: lighten(tone, 0.35) }));
      const hollow = radial(scene, [
        [0, darken(tone, 0.75)],
        [0.7, darken(tone, 0.5)],
        [1, darken(tone, 0.15)],
      ]);
      scene.add(element('ellipse', { rx: rx * 0.56, ry: ry * 0.5, transform, fill: hollow }));
    }
  });
}

/** Capers at points: gray-green buds with a tip. */
export function capers(scene: Scene, points: readonly Point[], options: PickledOptions = {}): void {
  const { color = '#5f6b2a', size = 10 } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 5, dome: 3, gloss: 0.5, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const tone = mix(color, random.pick(['#7f8a44', '#465018']), random.between(0, 0.6));
      const own = size * random.between(0.8, 1.2);
      const transform = place(x, y, random.between(0, 360));
      scene.add(element('ellipse', { rx: own * 1.1, ry: own, transform, fill: tone }));
      scene.add(
        element('ellipse', { cx: own * 0.9, rx: own * 0.36, ry: own * 0.24, transform, fill: darken(tone, 0.4) }),
      );
    }
  });
  for (const [x, y] of points) scene.add(glint(scene, x - size * 0.3, y - size * 0.4, size * 0.24, size * 0.13, 0.6));
}
