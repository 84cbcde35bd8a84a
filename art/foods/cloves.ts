import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Cloves at points: a nail of dark wood with four prongs around a round bud; length in px. */
export function cloves(scene: Scene, points: readonly Point[], length: number, color: Color = '#4a2a18'): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.meat, height: 4, dome: length * 0.03, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const [l, w] = [(length / 2) * random.between(0.85, 1.1), length * 0.075];
      const nail = d`M${-l} ${-w * 0.6}Q${-l * 1.08} 0 ${-l} ${w * 0.6}L${l * 0.5} ${w * 1.15}V${-w * 1.15}Z`;
      const prongs = d`M${l * 0.42} ${-w}L${l * 0.86} ${-w * 2.7}L${l * 0.72} ${-w * 0.6}ZM${l * 0.42} ${w}L${l * 0.86} ${w * 2.7}L${l * 0.72} ${w * 0.6}Z`;
      const bud = { cx: l * 0.78, cy: 0, r: w * 1.35 };
      const parts = [
        element('path', { d: nail, fill: lit(scene, color, { highlight: 0.3, turned }) }),
        element('path', { d: prongs, fill: lighten(color, 0.06) }),
        element('circle', { ...bud, fill: lit(scene, '#8a5a34', { highlight: 0.4, turned }) }),
        element('path', {
          d: d`M${l * 0.6} 0H${l * 0.98}`,
          stroke: darken(color, 0.4),
          'stroke-width': w * 0.3,
          opacity: 0.6,
        }),
      ];
      scene.add(element('g', { transform: place(x, y, turned) }, parts.join('')));
    }
  });
}
