import { darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';
import { sphere } from './sphere.ts';

const HUSK = '#cdb878';

/** The papery husk, opened like a star behind the fruit. */
function husk(scene: Scene, x: number, y: number, radius: number, rotate: number): void {
  const { random } = scene;
  const points: Point[] = [];
  const sepals = 5;
  for (let step = 0; step < sepals * 4; step++) {
    const reach = [1.62, 1.12, 0.86, 1.14][step % 4] ?? 1;
    const angle = (step / (sepals * 4)) * TURN + (rotate * Math.PI) / 180 + random.bell() * 0.08;
    points.push(polar(x, y, angle, radius * reach * random.between(0.92, 1.1)));
  }
  const paper = { ...materials.leaf, frequency: 0.05, height: 5, dome: 2, noise: 0.6, gloss: 0.06, shadow: 7 };
  scene.group({ filter: relief(scene, paper) }, () => {
    scene.add(element('path', { d: smooth(points), fill: HUSK }));
    for (let sepal = 0; sepal < sepals; sepal++) {
      const angle = (sepal / sepals) * TURN + (rotate * Math.PI) / 180;
      for (const aside of [-0.16, 0, 0.16]) {
        const [fx, fy] = polar(x, y, angle + aside * 1.6, radius * 0.7);
        const [tx, ty] = polar(x, y, angle + aside * 0.5, radius * 1.46);
        const vein = { d: d`M${fx} ${fy}L${tx} ${ty}`, fill: 'none', stroke: '#86703a', 'stroke-width': 1.8 };
        scene.add(element('path', { ...vein, opacity: 0.55 }));
      }
    }
  });
}

/** A tomatillo centered at (x, y), out of its husk or with the husk opened behind it; radius of the fruit in px. */
export function tomatillo(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: { husked?: boolean; rotate?: number } = {},
): void {
  const { husked = false, rotate = 0 } = options;
  if (!husked) husk(scene, x, y, radius, rotate);
  const color = scene.random.pick(['#8fb53a', '#9cc04a', '#84aa34']);
  sphere(scene, x, y, radius, color, 0.75);
  const paler = radial(
    scene,
    [
      [0, lighten(color, 0.55), 0.7],
      [1, color, 0],
    ],
    { cx: 0.42, cy: 0.4, r: 0.5 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.96, fill: paler }));
  scene.add(
    element('circle', { cx: x + radius * 0.1, cy: y + radius * 0.08, r: radius * 0.13, fill: darken(color, 0.5) }),
  );
  scene.add(element('circle', { cx: x + radius * 0.08, cy: y + radius * 0.06, r: radius * 0.07, fill: HUSK }));
}
