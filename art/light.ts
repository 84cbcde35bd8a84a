import { radial } from './paints.ts';
import type { Scene } from './scene.ts';
import { element } from './svg.ts';

/** The light over a finished picture. */
export interface LightOptions {
  /** Warmth from the top left, 0 to 1. */
  warmth?: number;
  /** How dark the corners are, 0 to 1. */
  vignette?: number;
  /** Strength of the grain, 0 to 1: makes flat colors look natural, but adds bytes. */
  grain?: number;
}

/** A filter that fills a shape with fine gray noise. */
function grainFilter(scene: Scene): string {
  const id = scene.define('grain', (name) => {
    const noise = { type: 'fractalNoise', baseFrequency: '0.62', numOctaves: 2, seed: scene.random.integer(1, 999) };
    const gray = '0.8 0.8 0 0 -0.3 0.8 0.8 0 0 -0.3 0.8 0.8 0 0 -0.3 0 0 0 0 1';
    const steps = element('feTurbulence', noise) + element('feColorMatrix', { values: gray });
    return element(
      'filter',
      { id: name, x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
      steps,
    );
  });
  return `url(#${id})`;
}

/** Draws the light, after everything else: warm light from the top left, darker corners, and a grain over everything. */
export function light(scene: Scene, options: LightOptions = {}): void {
  const { warmth = 0.55, vignette = 0.42, grain = 0.12 } = options;
  const canvas = { width: scene.width, height: scene.height };
  const glow = radial(
    scene,
    [
      [0, '#fff0cf', warmth],
      [0.6, '#fff0cf', 0],
    ],
    { cx: 0.2, cy: 0.08, r: 1 },
  );
  const corners = radial(
    scene,
    [
      [0.5, '#3a2414', 0],
      [1, '#2a160a', vignette],
    ],
    { cx: 0.44, cy: 0.44, r: 0.8 },
  );
  scene.add(element('rect', { ...canvas, fill: glow, style: 'mix-blend-mode:soft-light' }));
  scene.add(element('rect', { ...canvas, fill: corners, style: 'mix-blend-mode:multiply' }));
  if (grain > 0) {
    const sheet = element('rect', { ...canvas, filter: grainFilter(scene) });
    scene.add(element('g', { opacity: grain, style: 'mix-blend-mode:soft-light' }, sheet));
  }
}
