import { darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, turn } from '../svg.ts';

const RED = '#d3202c';

/** The outline of a strawberry centered at the origin, its tip to the right. */
function berry(radius: number): string {
  const r = radius;
  return d`M${-r * 0.8} 0C${-r * 0.95} ${-r * 0.75} ${-r * 0.3} ${-r * 1.08} ${r * 0.3} ${-r * 0.72}C${r * 0.8} ${-r * 0.46} ${r * 1.2} ${-r * 0.16} ${r * 1.2} 0C${r * 1.2} ${r * 0.16} ${r * 0.8} ${r * 0.46} ${r * 0.3} ${r * 0.72}C${-r * 0.3} ${r * 1.08} ${-r * 0.95} ${r * 0.75} ${-r * 0.8} 0Z`;
}

/** A whole strawberry with its green star centered at (x, y); radius in px, its tip to the right at 0 degrees. */
export function strawberry(scene: Scene, x: number, y: number, radius: number, rotate = 0): void {
  const { random } = scene;
  const round = { ...materials.vegetable, height: 9, dome: radius * 0.2, noise: 0.12, gloss: 0.45, shadow: 9 };
  const seeds: string[] = [];
  for (let row = 0; row < 5; row++) {
    const along = radius * (-0.5 + row * 0.34);
    const half = radius * (0.78 - Math.max(0, row - 1) * 0.17);
    const count = 5 - Math.max(0, row - 2);
    for (let seed = 0; seed < count; seed++) {
      const across = (((seed + (row % 2) * 0.5) / count) * 2 - 0.8) * half * 0.9;
      const [cx, cy] = [along + random.bell() * 2, across];
      seeds.push(element('ellipse', { cx, cy, rx: radius * 0.075, ry: radius * 0.045, fill: '#8f0f1a', opacity: 0.7 }));
      seeds.push(element('ellipse', { cx: cx + 1, cy, rx: radius * 0.05, ry: radius * 0.03, fill: '#f4cf6a' }));
    }
  }
  scene.at(x, y, { rotate }, () => {
    scene.group({ filter: relief(scene, round) }, () => {
      const fill = radial(scene, [
        [0, lighten(RED, 0.1)],
        [0.7, RED],
        [1, darken(RED, 0.2)],
      ]);
      scene.add(element('path', { d: berry(radius), fill }), seeds.join(''));
    });
    scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 4 }) }, () => {
      const leaf = d`M${-radius * 0.7} 0q${radius * 0.2} ${-radius * 0.2} ${radius * 0.55} ${-radius * 0.02}q${-radius * 0.3} ${radius * 0.24} ${-radius * 0.55} ${radius * 0.02}z`;
      for (let index = 0; index < 7; index++) {
        const degrees = index * 51 + random.between(-8, 8);
        scene.add(element('path', { d: leaf, transform: turn(degrees, -radius * 0.7, 0), fill: '#4f8a2c' }));
      }
    });
    scene.add(glint(scene, -radius * 0.05, -radius * 0.4, radius * 0.2, radius * 0.08, 0.6));
  });
}
