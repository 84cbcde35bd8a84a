import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blobPoints, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Cooked kale or cavolo nero. */
export interface KaleOptions {
  color?: Color;
  /** Half the length of a torn leaf in px. */
  size?: number;
}

/** One torn leaf along the x axis: long, blistered, with a pale rib; the far half is in shade. */
function kaleLeaf(scene: Scene, size: number, color: Color): string {
  const { random } = scene;
  const width = size * random.between(0.36, 0.7);
  const outline = smooth(blobPoints(random, 0, 0, size, width, { wobble: 0.46, points: 36 }));
  const bend = random.bell() * width * 0.5;
  const rib = d`M${-size * 0.94} ${bend * 0.3}Q0 ${bend} ${size * 0.8} ${bend * 0.2}`;
  let veins = '';
  for (let part = -0.7; part < 0.65; part += 0.24) {
    const root = d`M${size * part} ${bend * 0.7}`;
    veins += `${root}${d`q${size * 0.1} ${-width * 0.4} ${size * 0.2} ${-width * 0.8}`}`;
    veins += `${root}${d`q${size * 0.1} ${width * 0.4} ${size * 0.2} ${width * 0.75}`}`;
  }
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  // Torn from the rib, only every other piece still has some of it.
  const ribbed = random.next() < 0.5 ? 0.7 : 0;
  return [
    element('path', { d: outline, fill: color }),
    element('path', {
      d: outline,
      fill: darken(color, 0.4),
      transform: `scale(.8 .5) translate(0 ${width * 0.5})`,
      opacity: 0.4,
    }),
    element('path', { ...line, d: veins, stroke: lighten(color, 0.35), 'stroke-width': 1.6, opacity: 0.3 }),
    element('path', { ...line, d: rib, stroke: lighten(color, 0.55), 'stroke-width': size * 0.07, opacity: ribbed }),
  ].join('');
}

/** Torn leaves of cooked kale at points, dark and blistered. */
export function kale(scene: Scene, points: readonly Point[], options: KaleOptions = {}): void {
  const { color = '#33531f', size = 54 } = options;
  const { random } = scene;
  const blistered = { ...materials.greens, frequency: 0.06, height: 10, dome: 3, noise: 0.9, gloss: 0.35, shadow: 5 };
  for (const [x, y] of points) {
    const tone = mix(color, random.pick(['#1f3a1a', '#5a7d2c', '#45662a']), random.between(0, 0.6));
    const markup = kaleLeaf(scene, size * random.between(0.65, 1.15), tone);
    const leaf = element('g', { transform: place(x, y, random.between(0, 360)) }, markup);
    scene.add(element('g', { filter: relief(scene, blistered) }, leaf));
  }
}
