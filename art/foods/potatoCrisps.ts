import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { blob } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** Potato crisps heaped over an area: thin, buckled, golden, browner at the rim. */
export function potatoCrisps(scene: Scene, area: Area, count: number): void {
  const { random } = scene;
  const thin = { ...materials.bread, frequency: 0.014, height: 6, dome: 3, noise: 0.7, softness: 1.4, gloss: 0.24 };
  for (const [x, y] of scatter(random, area, { count, distance: 38 })) {
    scene.group({ filter: relief(scene, { ...thin, shadow: 8 }) }, () => {
      const turned = random.between(0, 360);
      const own = random.between(48, 62);
      const outline = blob(random, 0, 0, own, own * random.between(0.62, 0.86), { wobble: 0.08 });
      const curled = sloped(
        scene,
        [
          [0, '#fbe39a'],
          [0.4, '#f0c256'],
          [0.6, '#dba038'],
          [1, '#f4d27a'],
        ],
        turned,
      );
      scene.at(x, y, { rotate: turned }, () => {
        scene.add(element('path', { d: outline, fill: curled, stroke: '#b5742a', 'stroke-width': 3 }));
        const filter = mottle(scene, { color: '#a8641c', frequency: 0.03, bare: 0.46 });
        scene.add(element('path', { d: outline, fill: '#a8641c', filter, opacity: 0.55 }));
      });
    });
  }
}
