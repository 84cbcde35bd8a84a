import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { linear, radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';
import { PAINTED } from './bust.ts';

/** A face in few strokes. Lengths in px, about the middle of the head. */
export interface FaceOptions {
  skin: Color;
  /** Brows; lashes are darker. */
  brows: Color;
  lips?: Color;
  /** Half the width and half the height of the head. */
  width?: number;
  height?: number;
  /** How wide the smile is. */
  smile?: number;
  /** Thickness of the brows. */
  brow?: number;
}

/** The outline of a head centered at the origin: a full forehead, a softer chin. */
export function headOutline(w: number, h: number): string {
  return d`M${-w} ${-h * 0.12}C${-w * 1.02} ${-h * 0.72} ${-w * 0.62} ${-h} 0 ${-h}C${w * 0.62} ${-h} ${w * 1.02} ${-h * 0.72} ${w} ${-h * 0.12}C${w * 0.98} ${h * 0.42} ${w * 0.6} ${h} 0 ${h}C${-w * 0.6} ${h} ${-w * 0.98} ${h * 0.42} ${-w} ${-h * 0.12}Z`;
}

/** Head and ears, with the light on one side and warmth in the cheeks. */
function head(scene: Scene, skin: Color, w: number, h: number): void {
  const outline = headOutline(w, h);
  scene.group({ filter: relief(scene, PAINTED) }, () => {
    for (const side of [-1, 1]) {
      const ear = { cx: side * (w + 4), cy: h * 0.06, rx: w * 0.13, ry: h * 0.18 };
      scene.add(element('ellipse', { ...ear, fill: darken(skin, side > 0 ? 0.24 : 0.08) }));
    }
    scene.add(element('path', { d: outline, fill: skin }));
  });
  scene.clipped(outline, () => {
    const shade = linear(
      scene,
      [
        [0, lighten(skin, 0.5), 0.3],
        [0.4, skin, 0],
        [0.62, darken(skin, 0.6), 0],
        [1, darken(skin, 0.75), 0.6],
      ],
      { to: [1, 0.35] },
    );
    scene.add(element('rect', { x: -w, y: -h, width: w * 2, height: h * 2, fill: shade }));
    const warmth = radial(scene, [
      [0, mix(skin, '#d0402a', 0.55), 0.5],
      [1, mix(skin, '#d0402a', 0.5), 0],
    ]);
    for (const side of [-1, 1]) {
      scene.add(element('ellipse', { cx: side * w * 0.56, cy: h * 0.32, rx: w * 0.36, ry: h * 0.22, fill: warmth }));
    }
  });
}

/** Two quiet eyes under their brows: a dark iris, a lash line and one point of light. */
function eyes(scene: Scene, { skin, brows, brow = 9 }: FaceOptions, w: number, h: number): void {
  const y = h * 0.02;
  for (const side of [-1, 1]) {
    const x = side * w * 0.42;
    const white = d`M${x - w * 0.17} ${y + 3}Q${x} ${y - h * 0.085} ${x + w * 0.17} ${y + 3}Q${x} ${y + h * 0.066} ${x - w * 0.17} ${y + 3}Z`;
    const lash = d`M${x - w * 0.18} ${y + 4}Q${x} ${y - h * 0.092} ${x + w * 0.18} ${y + 4}`;
    const browLine = d`M${x - side * w * 0.2} ${y - h * 0.155}Q${x + side * w * 0.06} ${y - h * 0.225} ${x + side * w * 0.26} ${y - h * 0.135}`;
    const socket = { cx: x, cy: y - h * 0.05, rx: w * 0.24, ry: h * 0.1 };
    const line = { fill: 'none', 'stroke-linecap': 'round' };
    scene.add(
      element('ellipse', { ...socket, fill: darken(skin, 0.5), opacity: 0.2, filter: blur(scene, 8) }),
      element('path', { d: white, fill: mix('#f6eee2', skin, 0.16) }),
      element('circle', { cx: x, cy: y - 1, r: w * 0.085, fill: darken(brows, 0.35) }),
      element('circle', { cx: x - w * 0.028, cy: y - h * 0.026, r: w * 0.026, fill: '#fffaf0' }),
      element('path', { ...line, d: lash, stroke: darken(brows, 0.55), 'stroke-width': 5 }),
      element('path', { ...line, d: browLine, stroke: brows, 'stroke-width': brow, opacity: 0.9 }),
    );
  }
}

/** Nose and mouth: the shade under the nose, and lips that smile. */
function noseAndMouth(scene: Scene, { skin, lips, smile = 1 }: FaceOptions, w: number, h: number): void {
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const bridge = d`M${w * 0.1} ${-h * 0.02}Q${w * 0.13} ${h * 0.2} ${w * 0.17} ${h * 0.28}Q${w * 0.1} ${h * 0.36} ${-w * 0.02} ${h * 0.35}`;
  const base = d`M${-w * 0.15} ${h * 0.31}Q${-w * 0.08} ${h * 0.37} 0 ${h * 0.355}Q${w * 0.08} ${h * 0.37} ${w * 0.16} ${h * 0.31}`;
  const s = w * 0.34 * smile;
  const y = h * 0.56;
  const color = lips ?? mix(darken(skin, 0.25), '#b03a34', 0.55);
  const upper = d`M${-s} ${y - 4}Q${-s * 0.4} ${y - h * 0.035} 0 ${y - h * 0.018}Q${s * 0.4} ${y - h * 0.035} ${s} ${y - 4}Q0 ${y + h * 0.075} ${-s} ${y - 4}Z`;
  const lower = d`M${-s} ${y - 4}Q0 ${y + h * 0.075} ${s} ${y - 4}Q${s * 0.5} ${y + h * 0.13} 0 ${y + h * 0.13}Q${-s * 0.5} ${y + h * 0.13} ${-s} ${y - 4}Z`;
  scene.add(
    element('path', {
      ...line,
      d: bridge,
      stroke: darken(skin, 0.55),
      'stroke-width': 9,
      opacity: 0.35,
      filter: blur(scene, 3),
    }),
    element('path', { ...line, d: base, stroke: darken(skin, 0.65), 'stroke-width': 5, opacity: 0.55 }),
    element('ellipse', {
      cx: -w * 0.04,
      cy: h * 0.24,
      rx: w * 0.07,
      ry: h * 0.08,
      fill: lighten(skin, 0.5),
      opacity: 0.35,
      filter: blur(scene, 5),
    }),
    element('path', { d: upper, fill: darken(color, 0.15) }),
    element('path', { d: lower, fill: lighten(color, 0.1) }),
    element('path', {
      ...line,
      d: d`M${-s} ${y - 4}Q0 ${y + h * 0.075} ${s} ${y - 4}`,
      stroke: darken(color, 0.6),
      'stroke-width': 4,
    }),
  );
  for (const side of [-1, 1]) {
    const corner = d`M${side * (s + 2)} ${y - 14}q${side * 9} 9 ${side * 3} 20`;
    scene.add(element('path', { ...line, d: corner, stroke: darken(skin, 0.5), 'stroke-width': 4, opacity: 0.5 }));
  }
}

/** A friendly face centered at the origin. Draw hair behind the head before it, a fringe and glasses after it. */
export function face(scene: Scene, options: FaceOptions): void {
  const { width: w = 146, height: h = 186, skin } = options;
  head(scene, skin, w, h);
  eyes(scene, options, w, h);
  noseAndMouth(scene, options, w, h);
}
