import type { Color } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A whole chilli with its stalk at (x, y), pointing right at 0 degrees; length in px. */
export function chilli(scene: Scene, x: number, y: number, length: number, rotate = 0, color: Color = '#b31c12'): void {
  const s = length / 150;
  const body = d`M0 0C${30 * s} ${-34 * s} ${110 * s} ${-30 * s} ${150 * s} ${10 * s}C${112 * s} ${16 * s} ${40 * s} ${34 * s} 0 0Z`;
  const stalk = d`M${4 * s} 0q${-14 * s} ${-12 * s} ${-40 * s} ${-2 * s}q${18 * s} ${4 * s} ${38 * s} ${8 * s}`;
  const round = { ...materials.vegetable, frequency: 0.02, height: 8, dome: 7, noise: 0.15, gloss: 0.75, shadow: 7 };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: color }));
      scene.add(element('path', { d: stalk, fill: '#4f7d2a' }));
    });
  });
}
