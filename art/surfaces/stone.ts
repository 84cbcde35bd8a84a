import { type Color, channels } from '../color.ts';
import type { Scene } from '../scene.ts';
import { element, round } from '../svg.ts';

/** A slab of stone, plaster or painted wood. */
export interface StoneOptions {
  /** Marble `#e9e4dc`, plaster `#d9c7ad`, teal `#3d5a5c`, aubergine `#4a2f45`. */
  base?: Color;
  /** The color of the clouds and veins. */
  vein?: Color;
  /** How grainy, 0 to 1. */
  speck?: number;
}

function stoneFilter(scene: Scene, vein: Color, speck: number): string {
  const id = scene.define(`stone ${vein} ${speck}`, (name) => {
    const seed = scene.random.integer(1, 99);
    const tint = channels(vein)
      .map((channel) => `0 0 0 0 ${round(channel / 255)}`)
      .join(' ');
    const steps = [
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.004 0.006', numOctaves: 6, seed }),
      element('feColorMatrix', { values: `${tint} 1.7 0 0 0 -.78`, result: 'veins' }),
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.7', numOctaves: 2, seed: seed + 7 }),
      element('feColorMatrix', {
        values: `0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .06 0 0 ${speck} 0 ${round(-speck * 0.52)}`,
        result: 'specks',
      }),
      element(
        'feMerge',
        {},
        ['SourceGraphic', 'veins', 'specks'].map((layer) => element('feMergeNode', { in: layer })).join(''),
      ),
    ];
    const region = { x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' };
    return element('filter', { id: name, ...region }, steps.join(''));
  });
  return `url(#${id})`;
}

/** Covers the canvas with stone. */
export function stone(scene: Scene, options: StoneOptions = {}): void {
  const { base = '#e9e4dc', vein = '#8f877c', speck = 0.5 } = options;
  scene.add(
    element('rect', { width: scene.width, height: scene.height, fill: base, filter: stoneFilter(scene, vein, speck) }),
  );
}
