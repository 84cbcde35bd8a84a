import { dropShadow } from '../filters.ts';
import { linear, radial, type Stop } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, element } from '../svg.ts';

/** The bands in which polished steel mirrors a bright window and a dark room. */
const MIRRORED: readonly Stop[] = [
  [0, '#fdfdfb'],
  [0.16, '#d9dcdc'],
  [0.32, '#83898b'],
  [0.44, '#c3c7c7'],
  [0.56, '#f5f6f4'],
  [0.72, '#8f9698'],
  [0.86, '#c9cdcd'],
  [1, '#5f6567'],
];

/** A wide bowl of polished steel at (x, y), with a flat rolled rim; radius in px. The food belongs within 0.84 of the radius. */
export function steelBowl(scene: Scene, x: number, y: number, radius: number): void {
  const disc = (part: number, fill: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill, ...extra }));
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.06, length: radius * 0.11, opacity: 0.55 }) }, () =>
    disc(1, '#6d7375'),
  );
  disc(1, linear(scene, MIRRORED));
  disc(0.985, linear(scene, MIRRORED, { from: [1, 0.2], to: [0, 0.8] }));
  disc(0.945, 'none', { stroke: '#ffffff', 'stroke-width': radius * 0.008, opacity: 0.75 });
  disc(0.93, '#575d5f');
  const wall = linear(scene, [
    [0, '#4f5557'],
    [0.25, '#7c8385'],
    [0.5, '#b4b9b9'],
    [0.7, '#eceeec'],
    [0.82, '#9aa0a1'],
    [1, '#f7f7f4'],
  ]);
  disc(0.922, wall);
  // Food in the bowl is reflected in the wall as a warm haze.
  const haze = radial(scene, [
    [0.84, '#c99a3a', 0.5],
    [0.98, '#c99a3a', 0],
  ]);
  disc(0.922, haze);
  disc(
    0.84,
    radial(scene, [
      [0, '#b9bdbd'],
      [1, '#7f8587'],
    ]),
  );
}
