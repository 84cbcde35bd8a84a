import { type Color, darken } from '../color.ts';
import { relief } from '../filters.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A woven tray. */
export interface TrayOptions {
  /** The coils from the outside inwards. */
  coils?: readonly Color[];
  /** Thickness of a coil in px. */
  thickness?: number;
  /** The color of the straw inside the painted coils. */
  straw?: Color;
}

/** The colors of a mesob from the highlands: straw, berbere, saffron, teff green. */
const MESOB: readonly Color[] = ['#b8762f', '#8c2f1e', '#d8a74e', '#2f4a3a', '#c98d3d', '#8c2f1e', '#e0b964'];

/** One coil of straw with the stitches that wind around it; the stitches of neighbors are staggered. */
function coilMarkup(x: number, y: number, radius: number, thickness: number, color: Color, index: number): string {
  const circle = { cx: x, cy: y, r: radius, fill: 'none' };
  const stitches = {
    stroke: darken(color, 0.55),
    'stroke-width': thickness,
    'stroke-dasharray': '2.2 9',
    'stroke-dashoffset': index * 4.3,
  };
  return [
    element('circle', { ...circle, stroke: color, 'stroke-width': thickness }),
    element('circle', { ...circle, ...stitches, opacity: 0.6 }),
    element('circle', {
      ...circle,
      r: radius + thickness * 0.22,
      stroke: '#fff1d2',
      'stroke-width': thickness * 0.2,
      opacity: 0.22,
    }),
    element('circle', { ...circle, r: radius - thickness / 2, stroke: '#2a1506', 'stroke-width': 1.8, opacity: 0.75 }),
  ].join('');
}

/** A woven mesob tray centered at (x, y); radius in px. */
export function tray(scene: Scene, x: number, y: number, radius: number, options: TrayOptions = {}): void {
  const { coils = MESOB, thickness = 15, straw = '#a9793d' } = options;
  const woven = { frequency: 0.09, height: 5, dome: 4, noise: 0.5, shadow: 18, shadowOpacity: 0.6 };
  scene.group({ filter: relief(scene, woven) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: '#6b3f1a' }));
    let index = 0;
    for (let reach = radius - thickness / 2; reach > thickness; reach -= thickness) {
      scene.add(coilMarkup(x, y, reach, thickness, coils[index] ?? straw, index));
      index += 1;
    }
  });
}
