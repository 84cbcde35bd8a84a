import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A small jug. */
export interface JugOptions {
  color?: Color;
  /** Color of the drink in it. */
  filling?: Color;
  /** Direction of the spout in degrees, clockwise from the right; the handle is opposite. */
  spout?: number;
}

/** A jug of syrup or dressing centered at (x, y), seen from above; radius in px. */
export function jug(scene: Scene, x: number, y: number, radius: number, options: JugOptions = {}): void {
  const { color = '#f6f1e7', filling = '#6b2d08', spout = 0 } = options;
  const r = radius;
  const lip = (part: number) =>
    d`M${-r * part} 0A${r * part} ${r * part} 0 0 1 ${r * part * 0.72} ${-r * part * 0.69}Q${r * part * 0.98} ${-r * part * 0.36} ${r * part * 1.36} ${-r * 0.07}Q${r * part * 1.42} 0 ${r * part * 1.36} ${r * 0.07}Q${r * part * 0.98} ${r * part * 0.36} ${r * part * 0.72} ${r * part * 0.69}A${r * part} ${r * part} 0 0 1 ${-r * part} 0Z`;
  const handle = d`M${-r * 0.9} ${-r * 0.1}H${-r * 1.5}Q${-r * 1.62} 0 ${-r * 1.5} ${r * 0.1}H${-r * 0.9}Z`;
  scene.group({ filter: dropShadow(scene, { blur: 12, length: 22, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate: spout }, () => {
      scene.add(element('path', { d: handle, fill: darken(color, 0.06) }));
      scene.add(element('path', { d: lip(1), fill: lighten(color, 0.5) }));
    });
  });
  scene.at(x, y, { rotate: spout }, () => {
    const wall = linear(scene, shades(darken(color, 0.45), darken(color, 0.15), lighten(color, 0.4)));
    scene.add(element('path', { d: lip(0.91), fill: wall }));
  });
  const depth = radial(scene, shades(lighten(filling, 0.12), filling, darken(filling, 0.5), 0.75));
  const level = { d: ellipse(x + r * 0.02, y + r * 0.03, r * 0.8), fill: depth };
  scene.add(element('path', { ...level, filter: relief(scene, { ...materials.liquid, gloss: 0.4 }) }));
  const shine = d`M${x - r * 0.55} ${y - r * 0.2}A${r * 0.6} ${r * 0.6} 0 0 1 ${x - r * 0.16} ${y - r * 0.56}`;
  const light = { stroke: '#fff3dc', 'stroke-width': r * 0.07, 'stroke-linecap': 'round', opacity: 0.5 };
  scene.add(element('path', { d: shine, fill: 'none', ...light }));
}
