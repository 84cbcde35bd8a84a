import { type Color, darken } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { lit } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, turn } from '../svg.ts';

/** A round smooth food (cherry tomato, grape, olive, truffle) centered at (x, y); radius in px, gloss 0 to 1. */
export function sphere(scene: Scene, x: number, y: number, radius: number, color: Color, gloss = 0.75): void {
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.16, length: radius * 0.34, opacity: 0.5 }) }, () => {
    scene.add(
      element('circle', { cx: x, cy: y, r: radius, fill: lit(scene, color, { highlight: 0.35, shade: 0.55 }) }),
    );
  });
  if (gloss > 0) scene.add(glint(scene, x - radius * 0.34, y - radius * 0.4, radius * 0.26, radius * 0.15, gloss));
}

/** A whole tomato with its green star. */
export function tomato(scene: Scene, x: number, y: number, radius: number, color: Color = '#cf2e1c'): void {
  sphere(scene, x, y, radius, color, 0.8);
  const [cx, cy] = [x + radius * 0.08, y + radius * 0.06];
  for (let sepal = 0; sepal < 5; sepal++) {
    const path = d`M${cx} ${cy}q${radius * 0.1} ${-radius * 0.3} 0 ${-radius * 0.52}q${-radius * 0.16} ${radius * 0.24} 0 ${radius * 0.52}`;
    scene.add(element('path', { d: path, transform: turn(sepal * 72 + radius, cx, cy), fill: '#4f8a2c' }));
  }
}

/** A pitted olive. */
export function olive(scene: Scene, x: number, y: number, radius: number, color: Color = '#3b2a3a'): void {
  sphere(scene, x, y, radius, color, 0.6);
  scene.add(
    element('circle', { cx: x + radius * 0.12, cy: y + radius * 0.14, r: radius * 0.3, fill: darken(color, 0.75) }),
  );
}

/** A clove of garlic in its skin centered at (x, y); length in px, turned by degrees. */
export function garlicClove(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  scene.group({ filter: dropShadow(scene, { blur: 4, length: 6, opacity: 0.45 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const [l, w] = [length / 2, length * 0.26];
      const outline = d`M${-l} 0C${-l * 0.6} ${-w * 1.3} ${l * 0.4} ${-w * 1.4} ${l} ${-w * 0.1}C${l * 0.5} ${w} ${-l * 0.5} ${w * 1.1} ${-l} 0Z`;
      scene.add(element('path', { d: outline, fill: lit(scene, '#f3e8d6', { highlight: 0.6, shade: 0.3 }) }));
      scene.add(
        element('path', {
          d: d`M${-l * 0.9} 0Q0 ${-w * 0.5} ${l * 0.9} ${-w * 0.1}`,
          fill: 'none',
          stroke: '#b58aa0',
          'stroke-width': 1.6,
          opacity: 0.5,
        }),
      );
    });
  });
}
