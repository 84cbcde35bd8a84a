import { type Colour, darken, lighten, mix } from '../colour.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A whole cooked fish. */
export interface WholeFishOptions {
  /** Degrees; at 0 the head is on the left and the back is up. */
  rotate?: number;
  /** Sea bass `#9aa3a0`, snapper `#d9735a`. */
  colour?: Colour;
  /** Slashes across the flank that have opened on the white flesh. */
  slashes?: number;
}

/** A fan of rays that a fin is made of. */
function rays(scene: Scene, lines: string, colour: Colour, width: number): void {
  const line = { d: lines, fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': width, opacity: 0.6 };
  scene.add(element('path', line));
}

/** The tail and the fins on back and belly, drawn below the body. */
function fins(scene: Scene, l: number, w: number, colour: Colour): void {
  const fin = mix(colour, '#6b665c', 0.45);
  const tail = d`M${l * 0.78} ${-w * 0.16}C${l * 0.9} ${-w * 0.3} ${l * 0.98} ${-w * 0.66} ${l * 1.12} ${-w * 0.82}Q${l * 1.02} 0 ${l * 1.12} ${w * 0.8}C${l * 0.98} ${w * 0.62} ${l * 0.9} ${w * 0.28} ${l * 0.78} ${w * 0.16}Z`;
  const back = d`M${-l * 0.3} ${-w * 0.8}C${-l * 0.2} ${-w * 1.42} ${l * 0.1} ${-w * 1.36} ${l * 0.36} ${-w * 0.86}L${l * 0.62} ${-w * 0.72}L${l * 0.6} ${-w * 0.3}L${-l * 0.2} ${-w * 0.6}Z`;
  const belly = d`M${-l * 0.2} ${w * 0.7}Q${-l * 0.06} ${w * 1.3} ${l * 0.04} ${w * 1.12}L${l * 0.06} ${w * 0.7}ZM${l * 0.36} ${w * 0.5}Q${l * 0.5} ${w * 1.06} ${l * 0.64} ${w * 0.74}L${l * 0.6} ${w * 0.3}Z`;
  for (const path of [tail, back, belly]) scene.add(element('path', { d: path, fill: fin }));
  let lines = '';
  for (let ray = -3; ray <= 3; ray++) {
    lines += d`M${l * 0.82} ${w * 0.03 * ray}L${l * 1.07} ${w * 0.22 * ray}`;
    lines += d`M${l * 0.08 * ray} ${-w * 0.7}l${l * 0.03} ${-w * 0.5}`;
  }
  rays(scene, lines, fin, l * 0.007);
}

/** The head: gill cover, mouth and the white eye of a fish that is done. */
function head(scene: Scene, l: number, w: number, colour: Colour): void {
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const gill = d`M${-l * 0.5} ${-w * 0.78}C${-l * 0.4} ${-w * 0.3} ${-l * 0.4} ${w * 0.3} ${-l * 0.54} ${w * 0.7}`;
  scene.add(
    element('path', { ...line, d: gill, stroke: darken(colour, 0.7), 'stroke-width': l * 0.022, opacity: 0.7 }),
  );
  const cheek = d`M${-l * 0.62} ${-w * 0.46}C${-l * 0.54} ${-w * 0.1} ${-l * 0.56} ${w * 0.2} ${-l * 0.64} ${w * 0.4}`;
  scene.add(
    element('path', { ...line, d: cheek, stroke: darken(colour, 0.55), 'stroke-width': l * 0.012, opacity: 0.6 }),
  );
  const mouth = d`M${-l * 0.99} ${w * 0.08}L${-l * 0.9} ${w * 0.14}`;
  scene.add(element('path', { ...line, d: mouth, stroke: darken(colour, 0.8), 'stroke-width': l * 0.016 }));
  const eye = { cx: -l * 0.79, cy: -w * 0.2 };
  for (const [r, fill] of [
    [0.16, darken(colour, 0.45)],
    [0.13, '#f2ead6'],
    [0.07, '#fffefa'],
  ] as const) {
    scene.add(element('circle', { ...eye, r: w * r, fill }));
  }
  scene.add(element('circle', { ...eye, r: w * 0.045, fill: '#4a4034', opacity: 0.8 }));
}

/** A whole fish about (x, y); length without the tail fin and height of the body in px. */
export function wholeFish(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  height: number,
  options: WholeFishOptions = {},
): void {
  const { rotate = 0, colour = '#9aa3a0', slashes = 3 } = options;
  const [l, w] = [length / 2, height / 2];
  const body = d`M${-l} ${w * 0.06}C${-l * 0.9} ${-w * 0.5} ${-l * 0.6} ${-w * 0.94} ${-l * 0.2} ${-w}C${l * 0.3} ${-w * 1.04} ${l * 0.6} ${-w * 0.5} ${l * 0.84} ${-w * 0.17}L${l * 0.86} ${w * 0.17}C${l * 0.6} ${w * 0.46} ${l * 0.2} ${w * 0.94} ${-l * 0.26} ${w * 0.92}C${-l * 0.66} ${w * 0.9} ${-l * 0.94} ${w * 0.5} ${-l} ${w * 0.06}Z`;
  const skin = linear(
    scene,
    [
      [0, darken(colour, 0.5)],
      [0.28, darken(colour, 0.12)],
      [0.55, lighten(colour, 0.16)],
      [0.85, lighten(colour, 0.46)],
      [1, lighten(colour, 0.2)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const wet = {
    ...materials.smooth,
    frequency: 0.02,
    height: 12,
    dome: 22,
    noise: 0.12,
    gloss: 0.3,
    ambient: 0.2,
    shadow: 12,
  };
  scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => fins(scene, l, w, colour));
  });
  scene.group({ filter: relief(scene, wet) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: skin }));
      const scales = mottle(scene, { colour: darken(colour, 0.6), frequency: 0.09, octaves: 2, bare: 0.46 });
      scene.add(element('path', { d: body, fill: colour, filter: scales, opacity: 0.35 }));
      for (let slash = 0; slash < slashes; slash++) {
        const at = l * (-0.22 + slash * 0.27);
        const open = w * 0.13;
        const cut = d`M${at + open} ${-w * 0.7}C${at - open * 2.2} ${-w * 0.2} ${at - open * 2.4} ${w * 0.2} ${at - open} ${w * 0.62}C${at + open * 0.4} ${w * 0.2} ${at + open * 0.6} ${-w * 0.2} ${at + open} ${-w * 0.7}Z`;
        scene.add(element('path', { d: cut, fill: '#fffaf0', stroke: darken(colour, 0.3), 'stroke-width': l * 0.006 }));
      }
      head(scene, l, w, colour);
      const pectoral = d`M${-l * 0.4} ${w * 0.22}C${-l * 0.3} ${w * 0.02} ${-l * 0.16} ${w * 0.12} ${-l * 0.12} ${w * 0.34}C${-l * 0.2} ${w * 0.5} ${-l * 0.34} ${w * 0.42} ${-l * 0.4} ${w * 0.22}Z`;
      scene.add(element('path', { d: pectoral, fill: mix(colour, '#6b665c', 0.3), opacity: 0.85 }));
    });
  });
}
