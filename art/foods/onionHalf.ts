import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** Half an onion. */
export interface OnionHalfOptions {
  /** Brown skin `#b5702a`, red skin `#7d2244`. */
  skin?: Color;
  /** White `#f4ecd0`, cooked in stock `#efd69a`, red `#d9a3c0`. */
  flesh?: Color;
}

/** Half an onion in its skin centered at (x, y), cut side up; radius in px. */
export function onionHalf(scene: Scene, x: number, y: number, radius: number, options: OnionHalfOptions = {}): void {
  const { skin = '#b5702a', flesh = '#f4ecd0' } = options;
  const { random } = scene;
  const papery = { ...materials.vegetable, frequency: 0.04, height: 6, dome: radius * 0.1, noise: 0.4, shadow: 7 };
  scene.group({ filter: relief(scene, papery) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius * 0.95, { wobble: 0.05 }), fill: skin }));
    const cut = radial(scene, [
      [0, lighten(flesh, 0.1)],
      [0.7, flesh],
      [1, darken(flesh, 0.12)],
    ]);
    scene.add(element('path', { d: blob(random, x, y, radius * 0.91, radius * 0.86, { wobble: 0.03 }), fill: cut }));
  });
  for (const part of [0.78, 0.65, 0.52, 0.39, 0.27, 0.15]) {
    const [cx, cy] = [x + random.bell() * radius * 0.03, y + random.bell() * radius * 0.03];
    const outline = blob(random, cx, cy, radius * part, radius * part * 0.93, { wobble: 0.05 });
    const line = { d: outline, fill: 'none' };
    scene.add(element('path', { ...line, stroke: darken(flesh, 0.42), 'stroke-width': radius * 0.035, opacity: 0.55 }));
    scene.add(
      element('path', {
        ...line,
        stroke: '#fffdf4',
        'stroke-width': radius * 0.025,
        opacity: 0.7,
        transform: `translate(${(radius * 0.03).toFixed(1)} ${(radius * 0.03).toFixed(1)})`,
      }),
    );
  }
  scene.add(glint(scene, x - radius * 0.36, y - radius * 0.4, radius * 0.2, radius * 0.06, 0.6));
}
