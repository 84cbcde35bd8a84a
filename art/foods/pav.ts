import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** The outline of a soft square roll centered at the origin; half its edge in px. */
function square(half: number): string {
  const bulge = half * 1.06;
  return d`M${-half * 0.72} ${-half}Q0 ${-bulge} ${half * 0.72} ${-half}Q${half} ${-half} ${half} ${-half * 0.72}Q${bulge} 0 ${half} ${half * 0.72}Q${half} ${half} ${half * 0.72} ${half}Q0 ${bulge} ${-half * 0.72} ${half}Q${-half} ${half} ${-half} ${half * 0.72}Q${-bulge} 0 ${-half} ${-half * 0.72}Q${-half} ${-half} ${-half * 0.72} ${-half}Z`;
}

/** The top of a pav at (x, y), a soft roll torn from its neighbors: brown above, pale where it was torn; half its edge in px. */
export function pavTop(scene: Scene, x: number, y: number, half: number, rotate = 0): void {
  const baked = radial(
    scene,
    [
      [0, '#dd9a4e'],
      [0.5, '#b96a26'],
      [0.78, '#cf8d44'],
      [0.9, '#f0d6a0'],
      [1, '#d9ad68'],
    ],
    { cx: 0.5, cy: 0.5, r: 0.66, fx: 0.4, fy: 0.36 },
  );
  const dome = { ...materials.bread, frequency: 0.012, height: 15, dome: half * 0.18, noise: 0.2, gloss: 0.16 };
  scene.group({ filter: relief(scene, { ...dome, sharpness: 14, shadow: 14, shadowOpacity: 0.6 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: square(half), fill: baked })));
  });
}

/** The cut side of a pav centered at (x, y), fried in butter: golden, browned in patches; half its edge in px. */
export function pavCut(scene: Scene, x: number, y: number, half: number, rotate = 0): void {
  const crumb = { ...materials.bread, frequency: 0.12, height: 4, dome: 8, noise: 0.35, softness: 1.2, gloss: 0.2 };
  scene.group({ filter: relief(scene, { ...crumb, shadow: 13 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: square(half), fill: '#c07a32' }));
      scene.add(element('path', { d: square(half * 0.93), fill: '#f6d68e' }));
      for (const [color, frequency, opacity] of [
        ['#dc9026', 0.01, 0.95],
        ['#a0561a', 0.018, 0.85],
      ] as const) {
        const filter = mottle(scene, { color, frequency, bare: 0.42 });
        scene.add(element('path', { d: square(half * 0.9), fill: color, filter, opacity }));
      }
    });
  });
}
