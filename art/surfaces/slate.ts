import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A surface of split slate. */
export interface SlateOptions {
  /** Blue-black `#2e3336`, green `#3a443e`, brown `#40362f`. */
  base?: Color;
}

/** Covers the canvas with slate: dark, with the shallow steps of split stone. */
export function slate(scene: Scene, options: SlateOptions = {}): void {
  const { base = '#2e3336' } = options;
  const { width, height } = scene;
  scene.add(element('rect', { width, height, fill: darken(base, 0.2) }));
  const split = {
    frequency: 0.004,
    frequencyDown: 0.012,
    octaves: 6,
    height: 26,
    noise: 0.9,
    dome: 1,
    softness: 1.1,
    elevation: 62,
    shadow: 0,
  };
  // Larger than the canvas, so that the relief's rounded edge stays outside.
  scene.add(
    element('rect', {
      x: -40,
      y: -40,
      width: width + 80,
      height: height + 80,
      fill: lighten(base, 0.12),
      filter: relief(scene, split),
    }),
  );
}
