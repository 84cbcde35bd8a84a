import { type Color, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** The top of half a sandwich that was cut corner to corner, seen at a slant. Lengths in px. */
export interface ToastTopOptions {
  /** Half the length of the cut. */
  half: number;
  /** Position of the cut. */
  y: number;
  /** Distance from the cut to the far corner, as the slant shows it. */
  depth: number;
  crust: Color;
  face: Color;
  /** Color of the browned patches. */
  browning: Color;
}

/** The toasted triangle above the cut, in the current coordinates. */
export function toastTop(scene: Scene, options: ToastTopOptions): void {
  const { half, y, depth, crust, face, browning } = options;
  const outline = (inset: number) =>
    d`M${-half + inset * 1.8} ${y + 8}Q${-half + inset * 1.4} ${y - 10} ${-half * 0.9 + inset} ${y - depth * 0.12}L${-half * 0.12} ${y - depth * 0.95 + inset}Q0 ${y - depth * 1.04 + inset} ${half * 0.12} ${y - depth * 0.95 + inset}L${half * 0.9 - inset} ${y - depth * 0.12}Q${half - inset * 1.4} ${y - 10} ${half - inset * 1.8} ${y + 8}Z`;
  const crisp = { ...materials.bread, frequency: 0.07, height: 6, dome: 9, noise: 0.5, gloss: 0.3, shadow: 10 };
  scene.group({ filter: relief(scene, crisp) }, () => {
    scene.add(element('path', { d: outline(0), fill: crust }));
    const fill = radial(scene, shades(lighten(face, 0.3), face, browning, 0.6), { cx: 0.46, cy: 0.6, r: 0.6 });
    scene.add(element('path', { d: outline(13), fill }));
    for (const [frequency, bare, opacity] of [
      [0.016, 0.42, 0.75],
      [0.06, 0.5, 0.5],
    ] as const) {
      const filter = mottle(scene, { color: browning, frequency, bare });
      scene.add(element('path', { d: outline(13), fill: browning, filter, opacity }));
    }
  });
}
