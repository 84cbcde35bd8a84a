import { darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** The outline of an avocado along the y axis, its neck up: half its length in px. */
function pear(half: number): string {
  const w = half * 0.68;
  return d`M0 ${-half}C${w * 0.55} ${-half} ${w * 0.62} ${-half * 0.45} ${w * 0.84} ${-half * 0.06}C${w * 1.18} ${half * 0.5} ${w * 0.7} ${half} 0 ${half}C${-w * 0.7} ${half} ${-w * 1.18} ${half * 0.5} ${-w * 0.84} ${-half * 0.06}C${-w * 0.62} ${-half * 0.45} ${-w * 0.55} ${-half} 0 ${-half}Z`;
}

/** Half an avocado at (x, y), cut side up, with its stone or the hollow it left; length in px, turned by degrees. */
export function avocadoHalf(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  options: { rotate?: number; stone?: boolean } = {},
): void {
  const { rotate = 0, stone = true } = options;
  const half = length / 2;
  const flesh = radial(
    scene,
    [
      [0, '#f3e9a4'],
      [0.62, '#e4e08c'],
      [0.86, '#b9cc5c'],
      [1, '#7da336'],
    ],
    { cx: 0.5, cy: 0.6, r: 0.6 },
  );
  const soft = { ...materials.smooth, height: 4, dome: 4, gloss: 0.18, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 14, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: pear(half), fill: '#2c3a18' })));
  });
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: pear(half * 0.945), fill: flesh })));
  });
  scene.at(x, y, { rotate }, () => {
    const [cy, r] = [half * 0.34, half * 0.34];
    if (!stone) {
      const hollow = radial(
        scene,
        [
          [0, lighten('#e8e09a', 0.2)],
          [0.7, '#d3d080'],
          [1, '#8f9a48'],
        ],
        { cx: 0.62, cy: 0.66, r: 0.66 },
      );
      scene.add(element('circle', { cx: 0, cy, r, fill: hollow }));
      return;
    }
    const round = radial(
      scene,
      [
        [0, '#b9763c'],
        [0.5, '#7d4319'],
        [1, darken('#4a220a', 0.3)],
      ],
      { cx: 0.36, cy: 0.32, r: 0.75 },
    );
    scene.add(element('ellipse', { cx: 3, cy: cy + 6, rx: r * 1.04, ry: r * 1.02, fill: '#4d5a1c', opacity: 0.55 }));
    scene.add(element('circle', { cx: 0, cy, r, fill: round }));
    scene.add(glint(scene, -r * 0.34, cy - r * 0.4, r * 0.24, r * 0.12, 0.7));
  });
}
