import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A stemmed glass of wine from above at (x, y): the foot shows around and below the bowl; radius of the rim in px. */
export function wineGlass(scene: Scene, x: number, y: number, radius: number, wine: Color = '#7a1228'): void {
  const [dx, dy] = scene.shadowOffset(radius * 0.34);
  const foot = { cx: x + dx, cy: y + dy, r: radius * 0.92 };
  scene.group({ filter: dropShadow(scene, { blur: 14, length: 20, opacity: 0.45 }) }, () => {
    scene.add(element('circle', { ...foot, fill: '#e8eef0', opacity: 0.16 }));
  });
  scene.add(element('circle', { ...foot, fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.4 }));
  scene.add(element('circle', { cx: x, cy: y, r: radius, fill: '#dfe7ea', opacity: 0.2 }));
  const depth = radial(
    scene,
    [
      [0, lighten(wine, 0.06)],
      [0.55, wine],
      [0.88, darken(wine, 0.5)],
      [1, lighten(wine, 0.12)],
    ],
    { cx: 0.54, cy: 0.56, r: 0.56 },
  );
  scene.add(
    element('circle', { cx: x + radius * 0.02, cy: y + radius * 0.03, r: radius * 0.8, fill: depth }),
    element('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.75 }),
  );
  const arc = (reach: number) =>
    d`M${x - radius * reach} ${y - radius * reach * 0.3}A${radius * reach} ${radius * reach} 0 0 1 ${x - radius * reach * 0.28} ${y - radius * reach * 0.96}`;
  const line = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round' };
  scene.add(
    element('path', { ...line, d: arc(0.9), 'stroke-width': radius * 0.06, opacity: 0.7 }),
    element('path', { ...line, d: arc(0.62), 'stroke-width': radius * 0.07, opacity: 0.3 }),
  );
}
