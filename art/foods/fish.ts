import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';

/** A prawn curled around (x, y), its tail at the lower end; radius of the curl in px, turned by degrees. */
export function prawn(scene: Scene, x: number, y: number, radius: number, rotate = 0, color: Color = '#f0865a'): void {
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 5, height: 7, shadow: 5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const r = radius;
      const body = d`M${-r * 0.5} ${-r * 0.85}C${r * 0.5} ${-r * 1.25} ${r * 1.2} ${-r * 0.4} ${r * 0.95} ${r * 0.35}C${r * 0.8} ${r * 0.85} ${r * 0.35} ${r * 1.05} ${-r * 0.05} ${r * 0.95}L${-r * 0.1} ${r * 0.7}C${r * 0.35} ${r * 0.65} ${r * 0.5} ${r * 0.2} ${r * 0.35} ${-r * 0.1}C${r * 0.15} ${-r * 0.42} ${-r * 0.3} ${-r * 0.3} ${-r * 0.6} ${-r * 0.3}Q${-r * 0.85} ${-r * 0.6} ${-r * 0.5} ${-r * 0.85}Z`;
      const tail = d`M${-r * 0.05} ${r * 0.82}L${-r * 0.55} ${r * 0.6}Q${-r * 0.4} ${r * 0.85} ${-r * 0.6} ${r * 1.12}Z`;
      scene.add(element('path', { d: tail, fill: darken(color, 0.25) }));
      scene.add(element('path', { d: body, fill: lighten(color, 0.3) }));
      // Bands of color across the shell.
      for (const degrees of [-75, -35, 5, 45, 85]) {
        const stripe = d`M${r * 0.42} 0Q${r * 0.75} ${r * 0.1} ${r * 1.02} 0`;
        scene.add(
          element('path', {
            d: stripe,
            transform: turn(degrees, r * 0.05, 0),
            fill: 'none',
            stroke: color,
            'stroke-width': r * 0.16,
            opacity: 0.8,
          }),
        );
      }
    });
  });
}

/** A fillet of fish centered at (x, y), skin or flesh up; length and width in px, turned by degrees. */
export function fillet(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: { color?: Color; rotate?: number; crisp?: number } = {},
): void {
  const { color = '#f0a07a', rotate = 0, crisp = 0.4 } = options;
  const [l, w] = [length / 2, width / 2];
  const outline = d`M${-l} ${w * 0.1}C${-l * 0.9} ${-w * 1.1} ${l * 0.3} ${-w * 1.15} ${l * 0.8} ${-w * 0.7}Q${l * 1.08} 0 ${l * 0.8} ${w * 0.75}C${l * 0.3} ${w * 1.1} ${-l * 0.9} ${w * 0.95} ${-l} ${w * 0.1}Z`;
  const fill = linear(scene, shades(lighten(color, 0.25), color, darken(color, 0.2)), { to: [0, 1] });
  scene.group(
    {
      filter: relief(scene, {
        ...materials.meat,
        frequency: 0.02,
        frequencyDown: 0.05,
        height: 8,
        dome: 9,
        noise: 0.35,
      }),
    },
    () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline, fill }));
        scene.clipped(outline, () => {
          // Flakes: the pale lines between the muscles, bent toward the tail.
          for (let at = -l * 0.85; at < l; at += length * 0.075) {
            scene.add(
              element('path', {
                d: d`M${at - w * 0.35} ${-w * 1.1}Q${at + w * 0.35} 0 ${at - w * 0.35} ${w * 1.1}`,
                fill: 'none',
                stroke: lighten(color, 0.6),
                'stroke-width': length * 0.011,
                opacity: 0.6,
              }),
            );
          }
        });
        scene.add(
          element('path', {
            d: outline,
            fill: color,
            filter: mottle(scene, { color: '#a5561c', frequency: 0.02, bare: 0.44 }),
            opacity: crisp,
          }),
        );
      });
    },
  );
}
