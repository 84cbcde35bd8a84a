import { dropShadow } from '../filters.ts';
import { metal, radial, shades } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A kitchen thermometer: its dial at (x, y) with a radius in px, its probe of a length toward a direction in degrees. */
export function probe(scene: Scene, x: number, y: number, radius: number, length: number, rotate = 0): void {
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 12, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const w = radius * 0.1;
      const rod = d`M${radius * 0.9} ${-w}L${length * 0.9} ${-w * 0.7}L${length} 0L${length * 0.9} ${w * 0.7}L${radius * 0.9} ${w}Z`;
      scene.add(element('path', { d: rod, fill: metal(scene) }));
    });
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: metal(scene) }));
    const face = radial(scene, shades('#fffdf6', '#f3eddd', '#cfc7b4', 0.8), { cx: 0.42, cy: 0.4, r: 0.66 });
    scene.add(element('circle', { cx: x, cy: y, r: radius * 0.86, fill: face }));
  });
  for (let mark = 0; mark <= 24; mark++) {
    const angle = (0.37 + (mark / 24) * 0.76) * TURN;
    const [ax, ay] = polar(x, y, angle, radius * (mark % 4 === 0 ? 0.62 : 0.7));
    const [bx, by] = polar(x, y, angle, radius * 0.79);
    const stroke = mark > 17 ? '#a8321c' : '#3a2d20';
    scene.add(element('path', { d: d`M${ax} ${ay}L${bx} ${by}`, stroke, 'stroke-width': radius * 0.03 }));
  }
  const [nx, ny] = polar(x, y, (0.37 + 0.76 * 0.72) * TURN, radius * 0.6);
  const needle = { d: d`M${x} ${y}L${nx} ${ny}`, stroke: '#a8321c', 'stroke-width': radius * 0.05 };
  scene.add(element('path', { ...needle, 'stroke-linecap': 'round' }));
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.09, fill: '#3a2d20' }));
}
