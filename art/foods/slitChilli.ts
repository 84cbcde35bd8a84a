import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A fresh chilli slit lengthways at (x, y), its seeds showing in the slit; length in px, turned by degrees. */
export function slitChilli(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  rotate = 0,
  color: Color = '#5a9a2e',
): void {
  const { random } = scene;
  const s = length / 190;
  const body = d`M${-75 * s} 0C${-48 * s} ${-30 * s} ${30 * s} ${-28 * s} ${78 * s} ${8 * s}C${40 * s} ${18 * s} ${-40 * s} ${30 * s} ${-75 * s} 0Z`;
  const slit = d`M${-48 * s} ${-1 * s}C${-20 * s} ${-12 * s} ${20 * s} ${-10 * s} ${56 * s} ${5 * s}C${20 * s} ${6 * s} ${-24 * s} ${8 * s} ${-48 * s} ${-1 * s}Z`;
  const stalk = d`M${-71 * s} 0q${-14 * s} ${-10 * s} ${-40 * s} ${2 * s}q${18 * s} ${2 * s} ${38 * s} ${7 * s}`;
  const round = { ...materials.vegetable, frequency: 0.02, height: 7, dome: 6, noise: 0.15, gloss: 0.6, shadow: 6 };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: color }));
      scene.add(element('path', { d: stalk, fill: '#4a6f26' }));
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(element('path', { d: slit, fill: darken(color, 0.5) }));
    scene.add(
      element('path', { d: slit, fill: lighten(color, 0.5), transform: d`translate(0 ${1.5 * s}) scale(.93 .7)` }),
    );
    for (let part = -0.8; part <= 0.85; part += 0.15) {
      const seed = { cx: (4 + part * 46) * s, cy: (-1 + random.bell() * 3.4 + part * 2) * s, rx: 4.2 * s, ry: 3 * s };
      scene.add(element('ellipse', { ...seed, fill: '#f3e3ae', stroke: '#a88a48', 'stroke-width': 0.8 }));
    }
  });
}
