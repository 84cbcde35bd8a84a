import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blobPoints, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A thick pancake. */
export interface PancakeOptions {
  /** Color of the fried face. */
  color?: Color;
  /** Color of the soft rim that never touched the pan. */
  rim?: Color;
}

/** The same outline drawn in toward a middle. */
function inset(points: readonly Point[], x: number, y: number, part: number): string {
  return smooth(points.map(([px, py]) => [x + (px - x) * part, y + (py - y) * part] as const));
}

/** A thick pancake at (x, y): a pale risen rim, and a face fried gold with a darker ring and patches; radius in px. */
export function pancake(scene: Scene, x: number, y: number, radius: number, options: PancakeOptions = {}): void {
  const { color = '#cf8a37', rim = '#f2d592' } = options;
  const outline = blobPoints(scene.random, x, y, radius, radius * 0.985, { wobble: 0.022 });
  const side = radial(scene, [
    [0.84, rim],
    [0.94, lighten(rim, 0.3)],
    [1, darken(rim, 0.3)],
  ]);
  const face = radial(scene, [
    [0, lighten(color, 0.12)],
    [0.62, color],
    [0.88, darken(color, 0.3)],
    [0.97, darken(color, 0.16)],
    [1, rim],
  ]);
  const soft = { ...materials.bread, height: 12, dome: 12, noise: 0.2, shadow: 16, shadowOpacity: 0.62 };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.add(element('path', { d: smooth(outline), fill: side }));
    const fried = inset(outline, x, y, 0.93);
    scene.add(element('path', { d: fried, fill: face }));
    const patches: [Color, number, number][] = [
      ['#8a4a12', 0.013, 0.75],
      ['#f0c878', 0.05, 0.4],
    ];
    for (const [patch, frequency, opacity] of patches) {
      const filter = mottle(scene, { color: patch, frequency, bare: 0.42 });
      scene.add(element('path', { d: inset(outline, x, y, 0.91), fill: patch, filter, opacity }));
    }
  });
}
