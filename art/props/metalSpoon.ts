import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A serving spoon of brass or copper. */
export interface MetalSpoonOptions {
  /** Brass `#c1943a`, copper `#b8662f`. */
  color?: Color;
  /** Degrees; at 0 the bowl is up. */
  rotate?: number;
}

/** A spoon of colored metal with its middle at (x, y); length in px. */
export function metalSpoon(scene: Scene, x: number, y: number, length: number, options: MetalSpoonOptions = {}): void {
  const { color = '#c1943a', rotate = 0 } = options;
  const [l, w] = [length, length * 0.12];
  const polished = linear(
    scene,
    [
      [0, lighten(color, 0.7)],
      [0.3, color],
      [0.5, lighten(color, 0.5)],
      [0.75, darken(color, 0.25)],
      [1, darken(color, 0.5)],
    ],
    { to: [1, 0.2] },
  );
  const hollow = linear(scene, [
    [0, darken(color, 0.65)],
    [0.4, darken(color, 0.15)],
    [0.75, lighten(color, 0.4)],
    [1, lighten(color, 0.75)],
  ]);
  const handle = [
    d`M${-w * 0.15} ${-l * 0.16}L${-w * 0.12} ${l * 0.24}C${-w * 0.2} ${l * 0.34} ${-w * 0.42} ${l * 0.4} ${-w * 0.28} ${l * 0.45}`,
    d`Q0 ${l * 0.53} ${w * 0.28} ${l * 0.45}C${w * 0.42} ${l * 0.4} ${w * 0.2} ${l * 0.34} ${w * 0.12} ${l * 0.24}L${w * 0.15} ${-l * 0.16}Z`,
  ];
  scene.group({ filter: dropShadow(scene, { blur: 6, length: 9, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: handle.join(''), fill: polished }));
      scene.add(element('ellipse', { cx: 0, cy: -l * 0.33, rx: w, ry: l * 0.175, fill: polished }));
      scene.add(element('ellipse', { cx: w * 0.04, cy: -l * 0.327, rx: w * 0.86, ry: l * 0.155, fill: hollow }));
      // An engraved line along the handle and a bead where it meets the bowl.
      const line = { d: d`M0 ${-l * 0.1}V${l * 0.4}`, stroke: darken(color, 0.6), 'stroke-width': 2, opacity: 0.6 };
      scene.add(element('path', line));
      scene.add(element('circle', { cx: 0, cy: -l * 0.145, r: w * 0.22, fill: polished }));
    });
  });
}
