import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Split peas or other halved pulses strewn over an area, flat side or round side up; radius in px. */
export function splitPeas(
  scene: Scene,
  area: Area,
  options: { colors: readonly Color[]; count?: number; size?: number; distance?: number; soft?: boolean },
): void {
  const { colors, count = 200, size = 12, distance = size * 1.3, soft = false } = options;
  const { random } = scene;
  const material = soft
    ? { ...materials.stew, height: 5, dome: 4, softness: 1.6, shadow: 2 }
    : { ...materials.vegetable, height: 4, dome: 3, gloss: 0.3, shadow: 3 };
  scene.group({ filter: relief(scene, material) }, () => {
    for (const [x, y] of scatter(random, area, { count, distance })) {
      const r = size * random.between(0.85, 1.12);
      const turned = random.between(0, 360);
      const color = random.pick(colors);
      const up = random.next() < 0.6;
      const [dx, dy] = scene.shadowOffset(r * 0.3);
      // Round side up: a whole disc; on its edge: half a disc.
      const half = d`M${-r} 0A${r} ${r * 0.86} 0 0 1 ${r} 0Q0 ${r * 0.3} ${-r} 0Z`;
      const face = sloped(
        scene,
        [
          [0, lighten(color, 0.45)],
          [0.5, color],
          [1, darken(color, 0.35)],
        ],
        turned,
      );
      const shape = (fill: string, moved = false) => {
        const transform = moved ? place(x + dx, y + dy, turned) : place(x, y, turned);
        const opacity = moved ? 0.3 : undefined;
        return up
          ? element('ellipse', { rx: r, ry: r * 0.88, transform, fill, opacity })
          : element('path', { d: half, transform, fill, opacity });
      };
      scene.add(shape(darken(color, 0.75), true), shape(face));
    }
  });
}
