import { darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { polar } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

const FLESH = '#e0343c';

/** Half a disc centered at the origin, its cut below; radius in px. */
function half(radius: number): string {
  return d`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Q0 ${radius * 0.03} ${-radius} 0Z`;
}

/** A half slice of watermelon, its straight cut down at 0 degrees, centered at (x, y); radius in px. */
export function watermelonSlice(scene: Scene, x: number, y: number, radius: number, rotate = 0): void {
  const { random } = scene;
  const wet = { ...materials.vegetable, frequency: 0.06, height: 6, dome: 7, noise: 0.35, gloss: 0.4, shadow: 12 };
  const flesh = radial(
    scene,
    [
      [0, lighten(FLESH, 0.16)],
      [0.8, FLESH],
      [1, '#f0787a'],
    ],
    { cx: 0.5, cy: 1, r: 1 },
  );
  scene.group({ filter: relief(scene, wet) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', { d: half(radius), fill: '#2c6a2a' }),
        element('path', { d: half(radius * 0.955), fill: '#a9cf7c' }),
        element('path', { d: half(radius * 0.915), fill: '#f2f0d2' }),
        element('path', { d: half(radius * 0.87), fill: flesh }),
      );
      for (const [reach, count] of [
        [0.66, 9],
        [0.42, 5],
      ] as const) {
        for (let seed = 0; seed < count; seed++) {
          const angle = Math.PI * (1 + (seed + 0.5 + random.bell() * 0.22) / count);
          const [cx, cy] = polar(0, 0, angle, radius * reach * random.between(0.9, 1.08));
          const transform = place(cx, cy, (angle * 180) / Math.PI + 180);
          const [rx, ry] = [radius * 0.036, radius * 0.02];
          scene.add(
            element('ellipse', { rx: rx * 1.4, ry: ry * 1.6, transform, fill: darken(FLESH, 0.3), opacity: 0.6 }),
            element('ellipse', { rx, ry, transform, fill: '#1c120c' }),
          );
        }
      }
    });
  });
}
