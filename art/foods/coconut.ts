import { darken } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** Half a coconut, cut side up, at (x, y): a hairy brown shell, thick white flesh and the hollow. Radius in px. */
export function halfCoconut(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const husk = { ...materials.meat, frequency: 0.12, height: 6, dome: 8, noise: 0.8, gloss: 0.05, shadow: 16 };
  scene.group({ filter: relief(scene, husk) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius * 0.98, { wobble: 0.02 }), fill: '#6b4222' }));
  });
  let fibers = '';
  for (let fiber = 0; fiber < 90; fiber++) {
    const angle = (fiber / 90) * TURN + random.bell() * 0.05;
    const [ax, ay] = polar(x, y, angle, radius * 0.93);
    const [bx, by] = polar(x, y, angle + random.bell() * 0.16, radius * random.between(1, 1.06));
    fibers += d`M${ax} ${ay}L${bx} ${by}`;
  }
  scene.add(element('path', { d: fibers, fill: 'none', stroke: '#8f6236', 'stroke-width': 2, opacity: 0.8 }));
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.92, fill: '#4a2a14' }));
  const flesh = radial(scene, [
    [0.7, darken('#f6f1e4', 0.08)],
    [0.9, '#fdfaf2'],
    [1, '#e9e0cc'],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.89, fill: flesh }));
  const hollow = radial(
    scene,
    [
      [0, '#f3ecdc'],
      [0.5, '#d3c7ad'],
      [0.82, '#a3926f'],
      [1, '#6f5f44'],
    ],
    { cx: 0.62, cy: 0.64, r: 0.66 },
  );
  const wet = { ...materials.cream, frequency: 0.03, height: 2, gloss: 0.2, shadow: 0 };
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.66, fill: hollow, filter: relief(scene, wet) }));
}
