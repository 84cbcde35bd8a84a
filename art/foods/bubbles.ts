import { type Color, darken, lighten } from '../color.ts';
import { blur } from '../filters.ts';
import { radial } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** Bubbles in a thick, boiling stew at points: domes about to burst, and rings of burst ones. Radii in px. */
export function bubbles(
  scene: Scene,
  points: readonly Point[],
  options: { color: Color; min?: number; max?: number; burst?: number },
): void {
  const { color, min = 8, max = 30, burst = 0.3 } = options;
  const { random } = scene;
  const dome = radial(
    scene,
    [
      [0, lighten(color, 0.42)],
      [0.4, lighten(color, 0.08)],
      [0.8, darken(color, 0.1)],
      [1, darken(color, 0.42)],
    ],
    { cx: 0.5, cy: 0.5, r: 0.56, fx: 0.34, fy: 0.28 },
  );
  for (const [cx, cy] of points) {
    const r = random.between(min, max) * random.between(0.6, 1);
    const [dx, dy] = scene.shadowOffset(r * 0.3);
    if (random.next() < burst) {
      // A crater: dark where its wall faces away from the light, its rim bright on the far side.
      scene.add(element('circle', { cx, cy, r, fill: darken(color, 0.6), opacity: 0.7, filter: blur(scene, 2) }));
      scene.add(element('circle', { cx: cx + dx * 0.5, cy: cy + dy * 0.5, r: r * 0.78, fill: lighten(color, 0.08) }));
      const rim = { cx, cy, r, fill: 'none', stroke: lighten(color, 0.3), 'stroke-width': r * 0.14, opacity: 0.6 };
      scene.add(element('circle', rim));
      continue;
    }
    const shade = { cx: cx + dx, cy: cy + dy, r: r * 1.04, fill: darken(color, 0.75), opacity: 0.45 };
    scene.add(element('circle', { ...shade, filter: blur(scene, 3) }));
    scene.add(element('circle', { cx, cy, r, fill: dome }));
    scene.add(glint(scene, cx - r * 0.34, cy - r * 0.4, r * 0.24, r * 0.12, 0.75));
  }
}
