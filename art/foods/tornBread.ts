import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob, blobPoints, type Point, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** Pieces torn from a loaf. */
export interface TornBreadOptions {
  /** Radius of a piece in px. */
  size?: number;
  crumb?: Color;
  crust?: Color;
  /** Color of the liquid that it has soaked up, which darkens it in patches. */
  soaked?: Color;
}

/** One piece: a ragged outline, open crumb, and on some a strip of crust. */
function piece(scene: Scene, x: number, y: number, size: number, options: Required<TornBreadOptions>): void {
  const { crumb, crust, soaked } = options;
  const { random } = scene;
  const rotation = random.angle();
  const outline = smooth(
    blobPoints(random, x, y, size, size * random.between(0.66, 0.9), { wobble: 0.3, rotation, points: 18 }),
  );
  scene.add(element('path', { d: outline, fill: crumb }));
  scene.clipped(outline, () => {
    if (random.next() < 0.65) {
      const [cx, cy] = [x + Math.cos(rotation) * size * 1.4, y + Math.sin(rotation) * size * 1.4];
      scene.add(element('circle', { cx, cy, r: size * 0.86, fill: crust }));
      scene.add(element('circle', { cx, cy, r: size * 0.74, fill: darken(crust, 0.25) }));
    }
    const wet = blob(random, x + random.bell() * size, y + random.bell() * size, size * 0.8, size * 0.6, {
      wobble: 0.3,
    });
    scene.add(element('path', { d: wet, fill: soaked, opacity: random.between(0.08, 0.34) }));
    for (const [hx, hy] of scatter(random, { x, y, rx: size * 0.95 }, { count: 34, distance: size * 0.14 })) {
      const hole = { cx: hx, cy: hy, rx: 0.8 + size * 0.1 * random.next() ** 2, ry: 0.8 + size * 0.06 * random.next() };
      scene.add(element('ellipse', { ...hole, fill: darken(crumb, 0.5), opacity: 0.45 }));
      scene.add(element('ellipse', { ...hole, cy: hy + hole.ry * 1.2, fill: lighten(crumb, 0.6), opacity: 0.3 }));
    }
  });
}

/** Torn country bread at points, each piece rough and lit separately. */
export function tornBread(scene: Scene, points: readonly Point[], options: TornBreadOptions = {}): void {
  const { size = 46, crumb = '#efd29a', crust = '#9a5a22', soaked = '#c9702c' } = options;
  const { random } = scene;
  const rough = { ...materials.bread, frequency: 0.04, height: 9, dome: 7, noise: 0.5, softness: 1.5, shadow: 8 };
  for (const [x, y] of points) {
    const own = size * random.between(0.75, 1.2);
    scene.group({ filter: relief(scene, rough) }, () => piece(scene, x, y, own, { size, crumb, crust, soaked }));
  }
}
