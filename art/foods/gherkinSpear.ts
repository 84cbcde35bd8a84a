import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A quarter of a pickled cucumber at (x, y), cut lengthways: dark skin, pale flesh, seeds in a row; length in px. */
export function gherkinSpear(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  const [l, w] = [length / 2, length * 0.15];
  const outline = d`M${-l} 0C${-l * 0.8} ${-w * 1.2} ${l * 0.7} ${-w * 1.3} ${l} ${-w * 0.1}C${l * 0.8} ${w * 1.1} ${-l * 0.8} ${w * 1.2} ${-l} 0Z`;
  const flesh = d`M${-l * 0.96} ${w * 0.02}C${-l * 0.7} ${-w * 0.62} ${l * 0.7} ${-w * 0.72} ${l * 0.97} ${-w * 0.06}C${l * 0.76} ${w * 0.96} ${-l * 0.76} ${w * 1.04} ${-l * 0.96} ${w * 0.02}Z`;
  const face = linear(
    scene,
    [
      [0, '#8f9c3a'],
      [0.4, '#c3c66a'],
      [1, '#dcd98c'],
    ],
    { to: [0, 1] },
  );
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 7, dome: 7, gloss: 0.5, shadow: 9 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: '#56681f' }), element('path', { d: flesh, fill: face }));
      const seeds = scatter(random, { x: 0, y: w * 0.3, rx: l * 0.8, ry: w * 0.3 }, { count: 26, distance: 9 });
      for (const [cx, cy] of seeds) scene.add(element('ellipse', { cx, cy, rx: 6, ry: 2.6, fill: '#f0ecb8' }));
    });
  });
}
