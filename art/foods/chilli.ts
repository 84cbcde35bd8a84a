import { type Colour, darken, lighten } from '../colour.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A whole chilli with its stalk at (x, y), pointing right at 0 degrees; length in px. */
export function chilli(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  rotate = 0,
  colour: Colour = '#b31c12',
): void {
  const s = length / 150;
  const body = d`M0 0C${30 * s} ${-34 * s} ${110 * s} ${-30 * s} ${150 * s} ${10 * s}C${112 * s} ${16 * s} ${40 * s} ${34 * s} 0 0Z`;
  const stalk = d`M${4 * s} 0q${-14 * s} ${-12 * s} ${-40 * s} ${-2 * s}q${18 * s} ${4 * s} ${38 * s} ${8 * s}`;
  const round = { ...materials.vegetable, frequency: 0.02, height: 8, dome: 7, noise: 0.15, gloss: 0.75, shadow: 7 };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: colour }));
      scene.add(element('path', { d: stalk, fill: '#4f7d2a' }));
    });
  });
}

/** Rings of fresh chilli at points; radius in px. */
export function chilliRings(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; colour?: Colour } = {},
): void {
  const { size = 10, colour = '#c8241a' } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 2, shadow: 3 }) }, () => {
    for (const [cx, cy] of points) {
      const radius = size * random.between(0.75, 1.1);
      const flat = random.between(0.7, 1);
      scene.add(element('ellipse', { cx, cy, rx: radius, ry: radius * flat, fill: colour }));
      scene.add(
        element('ellipse', { cx, cy, rx: radius * 0.66, ry: radius * flat * 0.66, fill: lighten(colour, 0.45) }),
      );
      scene.add(
        element('ellipse', { cx, cy, rx: radius * 0.36, ry: radius * flat * 0.36, fill: darken(colour, 0.35) }),
      );
      for (const [u, v] of [
        [-0.3, 0.1],
        [0.25, -0.2],
        [0.1, 0.35],
      ] as const) {
        scene.add(element('circle', { cx: cx + u * radius, cy: cy + v * radius, r: radius * 0.13, fill: '#fbe7b4' }));
      }
    }
  });
}
