import { dropShadow, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { blob, ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A strainer lined with muslin centered at (x, y), the browned milk solids of butter caught in it; radius in px. */
export function muslinStrainer(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const handle = { x: radius * 0.9, y: -15, width: radius * 1.6, height: 30, rx: 14 };
  const steel = linear(scene, [
    [0, '#f7f6f2'],
    [0.5, '#9c9fa0'],
    [1, '#5f6466'],
  ]);
  scene.group({ filter: dropShadow(scene, { blur: 10, length: 18, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate: -32 }, () => scene.add(element('rect', { ...handle, fill: steel })));
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: steel }));
  });
  const muslin = { ...materials.bread, frequency: 0.012, height: 14, dome: 12, noise: 0.6, shadow: 4 };
  const edge = blob(random, x, y, radius * 1.02, radius * 1, { wobble: 0.07 });
  scene.add(element('path', { d: edge, fill: '#efe4c8', filter: relief(scene, muslin) }));
  let threads = '';
  for (let at = -radius; at <= radius; at += 7) {
    threads += d`M${x + at} ${y - radius}V${y + radius}M${x - radius} ${y + at}H${x + radius}`;
  }
  scene.clipped(edge, () => {
    scene.add(element('path', { d: threads, stroke: '#a8935f', 'stroke-width': 1.4, fill: 'none', opacity: 0.4 }));
    scene.add(element('path', { d: ellipse(x + 6, y + 8, radius * 0.66), fill: '#d9971f', opacity: 0.4 }));
  });
  const solids = { colors: ['#9a5a1c', '#7a4210', '#b87830', '#5c2f0a', '#c98f44'], min: 4, max: 11, distance: 8 };
  crumbles(scene, { x: x + 4, y: y + 6, rx: radius * 0.6 }, { ...solids, count: 190, bias: 0.62 });
}
