import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Pods of cardamom. */
export interface CardamomOptions {
  /** Green `#a8b060`, black `#4a2f20`. */
  color?: Color;
  /** Half the length of a pod in px. */
  size?: number;
  /** Share of the pods that are split open on their black seeds, 0 to 1. */
  open?: number;
}

/** Cardamom pods at points: three-sided, ribbed, pointed at both ends. */
export function cardamom(scene: Scene, points: readonly Point[], options: CardamomOptions = {}): void {
  const { color = '#a8b060', size = 30, open = 0.2 } = options;
  const { random } = scene;
  scene.group(
    { filter: relief(scene, { ...materials.leaf, height: 6, dome: size * 0.12, gloss: 0.1, shadow: 6 }) },
    () => {
      for (const [x, y] of points) {
        const turned = random.between(0, 360);
        const [l, w] = [size * random.between(0.85, 1.12), size * random.between(0.42, 0.52)];
        const tone = mix(color, random.pick(['#cfc98a', '#7f8f42']), random.between(0, 0.5));
        const pod = d`M${-l} 0C${-l * 0.6} ${-w * 1.2} ${l * 0.4} ${-w * 1.25} ${l} 0C${l * 0.4} ${w * 1.25} ${-l * 0.6} ${w * 1.2} ${-l} 0Z`;
        let ribs = '';
        for (let rib = -2; rib <= 2; rib++)
          ribs += d`M${-l * 0.86} ${rib * w * 0.06}Q0 ${rib * w * 0.46} ${l * 0.9} ${rib * w * 0.05}`;
        const parts = [
          element('path', { d: pod, fill: lit(scene, tone, { highlight: 0.4, shade: 0.45, turned }) }),
          element('path', {
            d: ribs,
            fill: 'none',
            stroke: darken(tone, 0.45),
            'stroke-width': size * 0.04,
            opacity: 0.6,
          }),
          element('path', {
            d: d`M${-l} 0l${-size * 0.2} ${size * 0.05}`,
            stroke: lighten(tone, 0.2),
            'stroke-width': size * 0.1,
          }),
        ];
        if (random.next() < open) {
          const slit = d`M${-l * 0.7} 0Q0 ${-w * 0.8} ${l * 0.7} 0Q0 ${w * 0.8} ${-l * 0.7} 0Z`;
          parts.push(element('path', { d: slit, fill: darken(tone, 0.7) }));
          for (let seed = -2; seed <= 2; seed++) {
            const at = { cx: seed * l * 0.22, cy: random.bell() * w * 0.16, rx: size * 0.13, ry: size * 0.1 };
            parts.push(element('ellipse', { ...at, fill: '#33211a' }));
          }
        }
        scene.add(element('g', { transform: place(x, y, turned) }, parts.join('')));
      }
    },
  );
}
