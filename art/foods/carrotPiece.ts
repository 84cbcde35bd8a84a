import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A length of carrot. */
export interface CarrotPieceOptions {
  /** Degrees; at 0 the thick end is to the left. */
  rotate?: number;
  color?: Color;
  /** The thin end as a fraction of the thick one; near 0 for the carrot's tip. */
  taper?: number;
}

/** A piece cut across a carrot, on its side at (x, y), its cut end to be seen; length and width in px. */
export function carrotPiece(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: CarrotPieceOptions = {},
): void {
  const { rotate = 0, color = '#e8751c', taper = 0.78 } = options;
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const outline = d`M${-l} ${-w}Q0 ${-w * 1.04} ${l} ${-w * taper}Q${l + w * taper * 0.7} 0 ${l} ${w * taper}Q0 ${w * 1.04} ${-l} ${w}Q${-l - w * 0.5} 0 ${-l} ${-w}Z`;
  const round = {
    ...materials.vegetable,
    frequency: 0.03,
    height: 9,
    dome: w * 0.34,
    noise: 0.2,
    gloss: 0.5,
    shadow: 7,
  };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: lit(scene, color, { highlight: 0.2, turned: rotate }) }));
      let rings = '';
      for (let at = -l * 0.8; at < l; at += random.between(9, 22)) {
        rings += d`M${at} ${random.between(-w, w * 0.2)}q${w * 0.16} ${w * 0.2} 0 ${w * random.between(0.3, 0.7)}`;
      }
      const line = { d: rings, fill: 'none', stroke: darken(color, 0.4), 'stroke-width': 1.8, opacity: 0.5 };
      scene.add(element('path', line));
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(element('path', { d: ellipse(-l, 0, w * 0.44, w * 0.94), fill: lighten(color, 0.16) }));
    scene.add(element('path', { d: ellipse(-l, 0, w * 0.2, w * 0.44), fill: lighten(color, 0.42), opacity: 0.85 }));
    scene.add(glint(scene, -l * 0.2, -w * 0.2, w * 0.3, w * 0.09, 0.55));
  });
}
