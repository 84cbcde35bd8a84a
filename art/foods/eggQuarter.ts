import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/**
 * A quarter of a hard-boiled egg at (x, y), on its round side: the two cut faces meet in a ridge along the middle,
 * one in the light and one in shade. Length in px; at 0 degrees it points along the x axis.
 */
export function eggQuarter(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  rotate = 0,
  yolk: Color = '#f2b02c',
): void {
  const [l, w] = [length / 2, length * 0.29];
  const outline = d`M${-l} 0C${-l * 0.7} ${-w * 1.35} ${l * 0.45} ${-w * 1.35} ${l} 0C${l * 0.45} ${w * 1.35} ${-l * 0.7} ${w * 1.35} ${-l} 0Z`;
  const far = d`M${-l} 0C${-l * 0.7} ${w * 1.35} ${l * 0.45} ${w * 1.35} ${l} 0Q0 ${w * 0.08} ${-l} 0Z`;
  scene.group({ filter: relief(scene, { ...materials.smooth, dome: 5, height: 4 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: '#fffaee' })));
  });
  scene.at(x, y, { rotate }, () => {
    scene.clipped(outline, () => {
      const heart = ellipse(-l * 0.08, 0, l * 0.52, w * 0.66);
      const crumbly = { frequency: 0.16, height: 1.6, dome: 3, noise: 0.4, shadow: 0, ambient: 0.4 };
      scene.add(element('path', { d: heart, fill: darken(yolk, 0.16) }));
      scene.add(
        element('path', {
          d: ellipse(-l * 0.08, 0, l * 0.47, w * 0.58),
          fill: lighten(yolk, 0.08),
          filter: relief(scene, crumbly),
        }),
      );
      // The face that looks away from the light.
      scene.add(element('path', { d: far, fill: '#7a4a12', opacity: 0.2 }));
      const ridge = { stroke: '#fff6d8', 'stroke-width': length * 0.014, opacity: 0.7 };
      scene.add(element('path', { d: d`M${-l} 0Q0 ${-w * 0.05} ${l} 0`, fill: 'none', ...ridge }));
    });
  });
  scene.add(glint(scene, x - l * 0.3, y - w * 0.55, l * 0.1, l * 0.035, 0.5));
}
