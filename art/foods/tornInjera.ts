import type { Color } from '../color.ts';
import { blur, dropShadow, mottle } from '../filters.ts';
import { blobPoints, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { injera } from './bread.ts';

/** A piece torn from injera. */
export interface TornInjeraOptions {
  /** Degrees. */
  rotate?: number;
  color?: Color;
  /** Color of the sauce that it was dipped into: a stain over its right end at 0 degrees. */
  dipped?: Color;
}

/** A ragged piece of injera centered at (x, y); half its length in px. */
export function tornInjera(scene: Scene, x: number, y: number, half: number, options: TornInjeraOptions = {}): void {
  const { rotate = 0, color = '#cba67e', dipped } = options;
  const { random } = scene;
  scene.at(x, y, { rotate }, () => {
    const outline = smooth(blobPoints(random, 0, 0, half, half * 0.66, { wobble: 0.24, points: 26 }));
    scene.group({ filter: dropShadow(scene, { blur: 7, length: 11, opacity: 0.6 }) }, () => {
      scene.add(element('path', { d: outline, fill: '#e6cfae' }));
      scene.clipped(outline, () => {
        injera(scene, { x: -4, y: -4, rx: half * 1.3, ry: half * 1.1 }, color, 1.3);
        if (!dipped) return;
        const stain = smooth(blobPoints(random, half * 0.95, 0, half * 0.6, half * 0.8, { wobble: 0.3 }));
        scene.add(element('path', { d: stain, fill: dipped, opacity: 0.5, filter: blur(scene, 9) }));
        scene.add(
          element('path', {
            d: stain,
            fill: dipped,
            filter: mottle(scene, { color: dipped, frequency: 0.05, bare: 0.36 }),
          }),
        );
      });
    });
  });
}
