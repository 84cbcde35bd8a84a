import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, ellipse, type Point } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A chicken wing. */
export interface ChickenWingOptions {
  /** Degrees; at 0 the elbow is below and the tip to the right. */
  rotate?: number;
  /** Simmered `#dba65c`, roast `#b5702c`. */
  color?: Color;
}

/** The three bones of a wing as lines, in parts of its size, with the width of the flesh at each point. */
const LIMBS: readonly { line: readonly Point[]; widths: readonly number[] }[] = [
  {
    line: [
      [-0.92, -0.5],
      [-0.62, -0.3],
      [-0.3, -0.02],
      [-0.02, 0.3],
    ],
    widths: [0.26, 0.62, 0.68, 0.4],
  },
  {
    line: [
      [-0.02, 0.3],
      [0.24, 0.06],
      [0.46, -0.2],
      [0.66, -0.46],
    ],
    widths: [0.4, 0.58, 0.56, 0.36],
  },
  {
    line: [
      [0.65, -0.44],
      [0.75, -0.62],
      [0.8, -0.8],
      [0.8, -0.98],
    ],
    widths: [0.34, 0.3, 0.22, 0.1],
  },
];

/** A whole wing centered at (x, y), bent at the elbow; half its width in px. */
export function chickenWing(scene: Scene, x: number, y: number, size: number, options: ChickenWingOptions = {}): void {
  const { rotate = 0, color = '#dba65c' } = options;
  const scaled = (line: readonly Point[]) => line.map(([px, py]): Point => [px * size, py * size]);
  const skin = {
    ...materials.meat,
    frequency: 0.06,
    height: 6,
    dome: size * 0.11,
    noise: 0.16,
    softness: 1.6,
    gloss: 0.35,
    shadow: 7,
  };
  scene.group({ filter: relief(scene, skin) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (const [cx, cy] of [
        [-0.93, -0.57],
        [-0.97, -0.47],
      ] as const) {
        scene.add(element('path', { d: ellipse(cx * size, cy * size, size * 0.085), fill: '#d9c08c' }));
      }
      const joints = [ellipse(-0.02 * size, 0.3 * size, 0.2 * size), ellipse(0.66 * size, -0.46 * size, 0.17 * size)];
      const limbs = LIMBS.map(({ line, widths }) =>
        band(
          scaled(line),
          widths.map((width) => width * size),
        ),
      );
      // Skin spans the bend.
      const web = d`M${-0.6 * size} ${-0.4 * size}Q${-0.06 * size} ${-0.16 * size} ${0.5 * size} ${-0.36 * size}L0 ${0.3 * size}Z`;
      // One path each: outlines that run against each other would cut holes where they overlap.
      const parts = [web, ...joints, ...limbs];
      for (const part of parts) scene.add(element('path', { d: part, fill: color }));
      const browned = mottle(scene, { color: darken(color, 0.6), frequency: 0.018, bare: 0.46 });
      const pale = mottle(scene, { color: lighten(color, 0.5), frequency: 0.03, bare: 0.56 });
      for (const part of limbs) {
        scene.add(element('path', { d: part, fill: color, filter: browned, opacity: 0.5 }));
        scene.add(element('path', { d: part, fill: color, filter: pale, opacity: 0.4 }));
      }
      for (const [cx, cy, rx] of [
        [-0.5, -0.2, 0.4],
        [0.36, -0.06, 0.3],
      ] as const) {
        const pores = { x: cx * size, y: cy * size, rx: rx * size, ry: rx * size * 0.8 };
        for (const [px, py] of scatter(scene.random, pores, { count: 24, distance: size * 0.07 })) {
          const pore = { cx: px, cy: py, r: size * 0.013, opacity: 0.4 };
          scene.add(element('circle', { ...pore, fill: darken(color, 0.5) }));
        }
      }
    });
  });
  scene.at(x, y, { rotate }, () => {
    for (const [dx, dy] of [
      [-0.5, -0.26],
      [-0.26, -0.04],
      [0.3, -0.06],
      [0.5, -0.32],
    ] as const) {
      scene.add(glint(scene, dx * size, dy * size, size * 0.1, size * 0.035, 0.5));
    }
  });
}
