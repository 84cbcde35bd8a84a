import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';

/** A table of glazed tiles. */
export interface TilesOptions {
  base?: Color;
  /** The color of the joints. */
  joint?: Color;
  /** Edge of a tile in px. */
  size?: number;
  /** The color of a painted ornament in each tile; none if omitted. */
  ornament?: Color;
}

/** A four-petalled flower with corner arcs, in a tile centered at (x, y). */
function ornamentMarkup(x: number, y: number, size: number, color: Color): string {
  const petal = d`M${x} ${y}C${x - size * 0.13} ${y - size * 0.12} ${x - size * 0.1} ${y - size * 0.3} ${x} ${y - size * 0.38}C${x + size * 0.1} ${y - size * 0.3} ${x + size * 0.13} ${y - size * 0.12} ${x} ${y}Z`;
  const corner = d`M${x - size * 0.46} ${y - size * 0.2}A${size * 0.26} ${size * 0.26} 0 0 0 ${x - size * 0.2} ${y - size * 0.46}`;
  const quarters = [0, 90, 180, 270].map((degrees) =>
    element(
      'g',
      { transform: turn(degrees, x, y) },
      element('path', { d: petal, fill: color }) +
        element('path', { d: corner, fill: 'none', stroke: color, 'stroke-width': size * 0.035 }),
    ),
  );
  return element('g', { opacity: 0.75 }, quarters.join(''));
}

/** Covers the canvas with glazed tiles. */
export function tiles(scene: Scene, options: TilesOptions = {}): void {
  const { base = '#e7ded0', joint = '#b9ab97', size = 160, ornament } = options;
  const { random, width, height } = scene;
  scene.add(element('rect', { width, height, fill: joint }));
  const glaze = {
    frequency: 0.02,
    height: 3,
    dome: 4,
    noise: 0.2,
    softness: 2,
    gloss: 0.2,
    sharpness: 30,
    shadow: 2,
    shadowOpacity: 0.4,
    ambient: 0.36,
  };
  scene.group({ filter: relief(scene, glaze) }, () => {
    for (let y = 0; y < height; y += size) {
      for (let x = 0; x < width; x += size) {
        const color = mix(base, random.pick([lighten(base, 0.5), darken(base, 0.3)]), random.between(0, 0.2));
        const fill = linear(scene, shades(lighten(color, 0.15), darken(color, 0.06)));
        scene.add(element('rect', { x: x + 3, y: y + 3, width: size - 6, height: size - 6, rx: 4, fill }));
        if (ornament) scene.add(ornamentMarkup(x + size / 2, y + size / 2, size, ornament));
      }
    }
  });
}
