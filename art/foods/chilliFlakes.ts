import { mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { type Point, polygon } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { element } from '../svg.ts';

/** Coarse chilli flakes over an area: torn scraps of skin, dark red to brick, and pale seeds. Sizes in px. */
export function chilliFlakes(
  scene: Scene,
  area: Area,
  options: { count?: number; size?: number; distance?: number; bias?: number; seeds?: number } = {},
): void {
  const { count = 300, size = 10, distance = size * 0.9, bias = 0.5, seeds = 0.2 } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.crumbs, gloss: 0.5, height: 5, dome: 2 }) }, () => {
    for (const [x, y] of scatter(random, area, { count, distance, bias })) {
      if (random.next() < seeds) {
        const seed = {
          cx: x,
          cy: y,
          rx: size * 0.5,
          ry: size * 0.4,
          fill: random.pick(['#f3cf7a', '#e8b85a', '#fbe3a4']),
        };
        scene.add(element('ellipse', { ...seed, stroke: '#a8641c', 'stroke-width': 1.2 }));
        continue;
      }
      const corners = random.integer(4, 6);
      const start = random.angle();
      const flat = random.between(0.45, 0.9);
      const own = size * random.between(0.6, 1.4);
      const outline = Array.from({ length: corners }, (_, corner): Point => {
        const angle = start + (corner / corners) * Math.PI * 2;
        const reach = own * random.between(0.65, 1.1);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat];
      });
      const color = mix('#a01c0a', random.pick(['#5a0d06', '#d8381a', '#7d1208']), random.between(0, 0.8));
      scene.add(solid(scene, polygon(outline), color, { shadow: 2, highlight: 0.2, shade: 0.4 }));
    }
  });
}
