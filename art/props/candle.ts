import { blur, dropShadow } from '../filters.ts';
import { radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A burning candle in its brass holder from above at (x, y), with its glow on the table; radius of the holder in px. */
export function candle(scene: Scene, x: number, y: number, radius: number): void {
  const disc = (r: number, fill: string, extra = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * r, fill, ...extra }));
  const glow = radial(scene, [
    [0, '#ffd27a', 0.75],
    [0.35, '#ffb347', 0.32],
    [1, '#ff9a2a', 0],
  ]);
  disc(4.6, glow);
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 10, opacity: 0.6 }) }, () => disc(1, '#8f6a26'));
  const brass = radial(scene, [
    [0.4, '#7a5618'],
    [0.7, '#e9cd7e'],
    [0.86, '#b98d3a'],
    [1, '#f0dca0'],
  ]);
  disc(0.97, brass);
  const wax = radial(scene, [
    [0, '#fff6d8'],
    [0.6, '#fbe6b0'],
    [1, '#d9b878'],
  ]);
  scene.group({ filter: dropShadow(scene, { blur: 4, length: 5, opacity: 0.5 }) }, () => disc(0.56, wax));
  const flame = d`M${x} ${y + radius * 0.2}C${x - radius * 0.3} ${y - radius * 0.02} ${x - radius * 0.06} ${y - radius * 0.3} ${x + radius * 0.06} ${y - radius * 0.62}C${x + radius * 0.2} ${y - radius * 0.3} ${x + radius * 0.32} ${y} ${x} ${y + radius * 0.2}Z`;
  scene.group({ filter: blur(scene, 1.4) }, () =>
    scene.add(
      element('path', { d: flame, fill: '#ffb02e' }),
      element('circle', { cx: x + radius * 0.01, cy: y, r: radius * 0.13, fill: '#fffbe6' }),
    ),
  );
}
