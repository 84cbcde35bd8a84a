import { type Color, darken, lighten } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { type Point, polygon, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A boiled dumpling. */
export interface JiaoziOptions {
  /** Degrees; at 0 the pleated seam is up. */
  rotate?: number;
  color?: Color;
  /** Bitten open: the filling shows on its right. */
  bitten?: boolean;
}

const PLEATS = 8;

/** A point on the seam: `part` 0 to 1 from the left corner to the right one, `reach` 1 on the edge. */
function seamPoint(half: number, part: number, reach: number): Point {
  const angle = Math.PI * (1 + part);
  return [Math.cos(angle) * half * (0.35 + 0.65 * reach), Math.sin(angle) * half * 0.66 * reach];
}

/** A half moon: a frilled seam above, a full belly below. */
function outline(half: number): string {
  const frill = Array.from({ length: PLEATS * 4 + 1 }, (_, step): Point => {
    const part = step / (PLEATS * 4);
    return seamPoint(half, part, 1 + 0.035 * Math.cos(step * Math.PI * 0.5) * Math.sin(part * Math.PI));
  });
  const belly: Point[] = [
    [half * 0.86, half * 0.26],
    [half * 0.5, half * 0.47],
    [0, half * 0.52],
    [-half * 0.5, half * 0.47],
    [-half * 0.86, half * 0.26],
  ];
  return smooth([...frill, ...belly]);
}

/** The folds of the seam: each a crease into the belly with its lit lip. */
function pleats(scene: Scene, half: number, color: Color): void {
  const ridge = Array.from({ length: 25 }, (_, step) => seamPoint(half, 0.05 + (step / 24) * 0.9, 0.7));
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const shade = { ...line, d: smooth(ridge, false), stroke: darken(color, 0.55) };
  scene.add(element('path', { ...shade, 'stroke-width': half * 0.1, opacity: 0.4, filter: blur(scene, half * 0.03) }));
  for (let pleat = 1; pleat < PLEATS; pleat++) {
    const part = pleat / PLEATS;
    const lean = (part - 0.5) * 0.06;
    const [ax, ay] = seamPoint(half, part, 0.98);
    const [bx, by] = seamPoint(half, part - lean, 0.68);
    const [cx, cy] = seamPoint(half, part - lean * 2.4, 0.34);
    const crease = d`M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
    const lip = { ...line, d: crease, stroke: '#fffdf4', transform: d`translate(${half * 0.035} ${half * 0.01})` };
    scene.add(element('path', { ...lip, 'stroke-width': half * 0.055, opacity: 0.75 }));
    scene.add(
      element('path', { ...line, d: crease, stroke: darken(color, 0.6), 'stroke-width': half * 0.03, opacity: 0.7 }),
    );
  }
}

/** The bite: a scalloped edge of dough around juicy pork and cabbage. */
function bite(scene: Scene, half: number, color: Color): void {
  const { random } = scene;
  const ragged = (inset: number): Point[] => [
    [half * (1.1 - inset), -half * 0.62],
    [half * (0.3 + inset), -half * 0.56],
    [half * (0.02 + inset), -half * 0.28],
    [half * (0.14 + inset), -half * 0.02],
    [half * (0.02 + inset), half * 0.24],
    [half * (0.26 + inset), half * 0.56],
    [half * (1.1 - inset), half * 0.5],
  ];
  scene.add(element('path', { d: polygon(ragged(0)), fill: lighten(color, 0.5) }));
  const filling = smooth(ragged(0.09));
  scene.add(element('path', { d: filling, fill: '#b8805a' }));
  for (let bit = 0; bit < 110; bit++) {
    const [cx, cy] = [half * random.between(0.16, 0.72), half * random.between(-0.45, 0.45)];
    const fill = random.pick(['#c98f68', '#a86a48', '#d9a783', '#8f5638', '#8fae4e', '#5f8a2e', '#d7dfa6']);
    scene.add(element('ellipse', { cx, cy, rx: half * random.between(0.03, 0.075), ry: half * 0.035, fill }));
  }
}

/** A boiled dumpling centered at (x, y), wet, its filling just showing through the dough; length in px. */
export function jiaozi(scene: Scene, x: number, y: number, length: number, options: JiaoziOptions = {}): void {
  const { rotate = 0, color = '#ecdcb6', bitten = false } = options;
  const half = length / 2;
  const shape = outline(half);
  const dough = linear(
    scene,
    [
      [0, lighten(color, 0.5)],
      [0.5, color],
      [1, darken(color, 0.2)],
    ],
    { from: [0, 0], to: [0.1, 1] },
  );
  const showing = radial(
    scene,
    [
      [0, '#cbb083', 0.6],
      [0.6, '#c3b07c', 0.34],
      [1, '#c3b07c', 0],
    ],
    { cx: 0.5, cy: 0.64, r: 0.42 },
  );
  const wet = {
    ...materials.smooth,
    height: 11,
    dome: half * 0.13,
    noise: 0.12,
    gloss: 0.42,
    sharpness: 30,
    shadow: 9,
  };
  scene.group({ filter: relief(scene, wet) }, () => {
    scene.at(x, y, { rotate }, () => {
      const draw = () => {
        scene.add(element('path', { d: shape, fill: dough }), element('path', { d: shape, fill: showing }));
        pleats(scene, half, color);
        if (bitten) bite(scene, half, color);
      };
      if (!bitten) return draw();
      const right = [half * 0.62, -half] as const;
      const clip = polygon([[-half * 1.2, -half], right, [half * 0.56, 0], [half * 0.66, half], [-half * 1.2, half]]);
      scene.clipped(clip, () => scene.clipped(shape, draw));
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(glint(scene, -half * 0.3, half * 0.16, half * 0.15, half * 0.035, 0.8));
    scene.add(glint(scene, half * 0.06, half * 0.28, half * 0.07, half * 0.022, 0.6));
  });
}
