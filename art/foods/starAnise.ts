import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';

/** A star of star anise at (x, y): eight boats, some open on a shining seed; radius in px, turned by degrees. */
export function starAnise(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  rotate = 0,
  color: Color = '#7a3d18',
): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.meat, height: 6, dome: radius * 0.07, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (let boat = 0; boat < 8; boat++) {
        const degrees = boat * 45 + random.between(-6, 6);
        const l = radius * random.between(0.82, 1.05);
        const w = radius * random.between(0.15, 0.2);
        const hull = d`M${radius * 0.06} 0C${l * 0.3} ${-w * 1.3} ${l * 0.7} ${-w * 1.2} ${l} ${-w * 0.1}C${l * 0.7} ${w * 1.2} ${l * 0.3} ${w * 1.3} ${radius * 0.06} 0Z`;
        const slit = d`M${l * 0.16} 0C${l * 0.35} ${-w * 0.6} ${l * 0.65} ${-w * 0.55} ${l * 0.92} 0C${l * 0.65} ${w * 0.55} ${l * 0.35} ${w * 0.6} ${l * 0.16} 0Z`;
        const parts = [
          element('path', { d: hull, fill: lit(scene, color, { turned: degrees, shade: 0.5 }) }),
          element('path', { d: slit, fill: darken(color, 0.62) }),
          element('path', { d: hull, fill: 'none', stroke: lighten(color, 0.28), 'stroke-width': radius * 0.022 }),
        ];
        if (random.next() < 0.75) {
          const seed = { cx: l * 0.52, cy: 0, rx: w * 0.75, ry: w * 0.46 };
          parts.push(element('ellipse', { ...seed, fill: lit(scene, '#b5652a', { highlight: 0.6, turned: degrees }) }));
        }
        scene.add(element('g', { transform: turn(degrees) }, parts.join('')));
      }
      scene.add(element('circle', { cx: 0, cy: 0, r: radius * 0.1, fill: darken(color, 0.25) }));
    });
  });
}
