import { darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const GREEN = '#6fae34';

/** An open pod with its peas centered at (x, y), along the x axis at 0 degrees; length in px. */
export function peaPod(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  const [l, w] = [length / 2, length * 0.1];
  const half = (side: number) =>
    d`M${-l} 0C${-l * 0.6} ${side * w * 1.5} ${l * 0.6} ${side * w * 1.5} ${l} 0C${l * 0.6} ${side * w * 0.5} ${-l * 0.6} ${side * w * 0.5} ${-l} 0Z`;
  const inside = d`M${-l} 0C${-l * 0.6} ${-w * 1.25} ${l * 0.6} ${-w * 1.25} ${l} 0C${l * 0.6} ${w * 1.25} ${-l * 0.6} ${w * 1.25} ${-l} 0Z`;
  const green = { ...materials.vegetable, height: 6, dome: 5, noise: 0.1, gloss: 0.4 };
  scene.at(x, y, { rotate }, () => {
    scene.group({ filter: relief(scene, { ...green, shadow: 9 }) }, () => {
      scene.add(
        element('path', { d: inside, fill: lighten(GREEN, 0.35) }),
        element('path', { d: half(-1), fill: GREEN }),
        element('path', { d: half(1), fill: darken(GREEN, 0.12) }),
        element('path', {
          d: d`M${-l} 0q${-l * 0.12} ${-w * 0.2} ${-l * 0.2} ${-w * 0.9}`,
          stroke: '#5c8a2c',
          'stroke-width': w * 0.34,
          'stroke-linecap': 'round',
          fill: 'none',
        }),
      );
    });
    const count = 8;
    scene.group({ filter: relief(scene, { ...green, gloss: 0.6, shadow: 4 }) }, () => {
      for (let pea = 0; pea < count; pea++) {
        const part = ((pea + 0.5) / count) * 2 - 1;
        const r = w * 0.74 * (1 - Math.abs(part) ** 3 * 0.5) * random.between(0.92, 1.06);
        const fill = lit(scene, '#86c43e', { highlight: 0.5, shade: 0.4 });
        scene.add(element('circle', { cx: part * l * 0.8, cy: random.bell() * w * 0.1, r, fill }));
      }
    });
  });
}
