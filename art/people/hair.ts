import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { PAINTED } from './bust.ts';

/** Style of the hair. */
export interface HairOptions {
  /** Coils and curls instead of strands. */
  curly?: boolean;
}

/** Hair of a color in an outline: soft, with the sheen of the window. */
export function hair(scene: Scene, outline: string, color: Color, options: HairOptions = {}): void {
  const strands = options.curly
    ? { ...PAINTED, frequency: 0.06, height: 10, dome: 8, noise: 0.85, softness: 1.4, gloss: 0.12, ambient: 0.4 }
    : {
        ...PAINTED,
        frequency: 0.05,
        frequencyDown: 0.008,
        height: 9,
        dome: 12,
        noise: 0.4,
        softness: 1.6,
        gloss: 0.14,
        ambient: 0.42,
      };
  const fill = linear(scene, shades(lighten(color, 0.16), mix(color, darken(color, 0.2), 0.5), darken(color, 0.5)));
  scene.group({ filter: relief(scene, { ...strands, shadow: 7, shadowOpacity: 0.3 }) }, () =>
    scene.add(element('path', { d: outline, fill })),
  );
}
