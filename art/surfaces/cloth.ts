import type { Color } from '../color.ts';
import { dropShadow } from '../filters.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A woven stripe: position (0 to 1 across the cloth), width (px), color and opacity. */
export type Stripe = readonly [offset: number, width: number, color: Color, opacity?: number];

/** A tablecloth or napkin; without a box it covers the canvas. */
export interface ClothOptions {
  /** Left and top edge before turning, in px. */
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** Degrees about the middle of the cloth. */
  rotate?: number;
  stripes?: readonly Stripe[];
  /** Repeats the stripes across: a checked cloth. */
  checked?: boolean;
  /** Length of the fringe on the lower edge in px; none if omitted. */
  fringe?: number;
}

/** A filter that weaves: fine threads both ways, and broad soft folds. */
function weave(scene: Scene): string {
  const id = scene.define('weave', (name) => {
    const seed = scene.random.integer(1, 99);
    const folds = { in: 'folds', surfaceScale: 20, 'lighting-color': '#fff' };
    const merge = (layers: string[], result: string) =>
      element('feMerge', { result }, layers.map((layer) => element('feMergeNode', { in: layer })).join(''));
    const steps = [
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.02 0.55', numOctaves: 2, seed }),
      element('feColorMatrix', { values: '0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 .55 0 0 0 -.2', result: 'across' }),
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.55 0.02', numOctaves: 2, seed: seed + 3 }),
      element('feColorMatrix', { values: '0 0 0 0 1 0 0 0 0 .98 0 0 0 0 .9 .6 0 0 0 -.22', result: 'down' }),
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.004', numOctaves: 3, seed: seed + 5 }),
      element('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3', result: 'folds' }),
      element('feDiffuseLighting', folds, element('feDistantLight', { azimuth: 232, elevation: 62 })),
      element('feGaussianBlur', { stdDeviation: 9, result: 'foldLight' }),
      element('feFlood', { 'flood-color': '#dcdcdc', result: 'even' }),
      merge(['even', 'foldLight'], 'light'),
      merge(['SourceGraphic', 'across', 'down'], 'threads'),
      element('feComposite', { in: 'threads', in2: 'light', operator: 'arithmetic', k1: 1, k2: 0.18, k3: 0, k4: 0 }),
      element('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
    ];
    const region = { x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' };
    return element('filter', { id: name, ...region }, steps.join(''));
  });
  return `url(#${id})`;
}

/** The threads that hang from the lower edge. */
function fringeMarkup(scene: Scene, color: Color, x: number, y: number, width: number, length: number): string {
  let path = '';
  for (let at = x + 3; at < x + width - 2; at += 7) {
    const end = at + scene.random.bell() * 6;
    path += d`M${at} ${y}Q${at} ${y + length / 2} ${end} ${y + length}`;
  }
  return element('path', { d: path, stroke: color, 'stroke-width': 3, 'stroke-linecap': 'round', fill: 'none' });
}

/** A piece of woven cloth of a color. */
export function cloth(scene: Scene, color: Color, options: ClothOptions = {}): void {
  const { x = -80, y = -80, width = scene.width + 160, height = scene.height + 160 } = options;
  const { rotate = 0, stripes = [], checked = false, fringe = 0 } = options;
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 11, opacity: 0.4 }) }, () => {
    scene.at(x + width / 2, y + height / 2, { rotate }, () => {
      const [left, top] = [-width / 2, -height / 2];
      if (fringe > 0) scene.add(fringeMarkup(scene, color, left, top + height, width, fringe));
      scene.group({ filter: weave(scene) }, () => {
        scene.add(element('rect', { x: left, y: top, width, height, rx: 6, fill: color }));
        for (const [offset, size, fill, opacity = 0.8] of stripes) {
          scene.add(element('rect', { x: left + offset * width, y: top, width: size, height, fill, opacity }));
          if (checked)
            scene.add(element('rect', { x: left, y: top + offset * height, width, height: size, fill, opacity }));
        }
      });
    });
  });
}
