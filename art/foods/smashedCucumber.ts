import { type Colour, darken, lighten } from '../colour.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, type Stop } from '../paints.ts';
import { type Point, polygon, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** Broken pieces of cucumber. */
export interface SmashedCucumberOptions {
  skin?: Colour;
  flesh?: Colour;
  /** Half the length of a piece in px. */
  size?: number;
}

/** The jagged outline of a piece: smooth along the skin, cracked on the other sides. */
function cracked(scene: Scene, size: number, width: number): Point[] {
  const { random } = scene;
  const edge: Point[] = [];
  for (let step = 0; step <= 7; step++) {
    edge.push([size * (1 - (step / 7) * 2), width * (0.75 + random.bell() * 0.34)]);
  }
  return [
    [-size * random.between(0.85, 1.05), -width * 0.66],
    [size * random.between(0.85, 1.05), -width * 0.66],
    ...edge,
  ];
}

/** The pale stripes and warts along the skin. */
function stripes(scene: Scene, size: number, width: number): string {
  const { random } = scene;
  return Array.from({ length: 14 }, () => {
    const [x, y] = [size * random.between(-1, 0.5), width * random.between(-0.6, 0.5)];
    const box = { x, y, width: size * random.between(0.1, 0.5), height: width * 0.06, rx: 2 };
    return element('rect', { ...box, fill: '#7fae4a', opacity: 0.45 });
  }).join('');
}

/** Pieces of cucumber smashed with the flat of a knife, at points: dark skin, pale wet flesh and seeds. */
export function smashedCucumber(scene: Scene, points: readonly Point[], options: SmashedCucumberOptions = {}): void {
  const { skin = '#2f6a22', flesh = '#c4dc8c', size = 66 } = options;
  const { random } = scene;
  const wet = { ...materials.vegetable, frequency: 0.05, height: 7, dome: 6, noise: 0.45, gloss: 0.34, shadow: 9 };
  for (const [x, y] of points) {
    const own = size * random.between(0.8, 1.16);
    const width = own * random.between(0.5, 0.66);
    scene.group({ filter: relief(scene, wet) }, () => {
      scene.at(x, y, { rotate: random.between(0, 360) }, () => {
        const shape = polygon(cracked(scene, own, width));
        const cut: Stop[] = [
          [0, darken(skin, 0.2)],
          [0.2, skin],
          [0.27, '#5f9a34'],
          [0.34, '#a5cc62'],
          [0.6, flesh],
          [1, '#dcebb0'],
        ];
        const skinUp: Stop[] = [
          [0, darken(skin, 0.3)],
          [0.4, lighten(skin, 0.12)],
          [0.78, skin],
          [0.9, '#8fbf4a'],
          [1, flesh],
        ];
        const onSkin = random.next() < 0.3;
        const face = linear(scene, onSkin ? skinUp : cut, { from: [0, 0], to: [0, 1] });
        scene.add(
          element('path', { d: shape, fill: face, stroke: face, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
        );
        scene.clipped(shape, () => {
          if (onSkin) return scene.add(stripes(scene, own, width));
          // Cracks run from the broken side towards the skin.
          for (let crack = 0; crack < 3; crack++) {
            const from = own * random.between(-0.8, 0.8);
            const way: Point[] = [0, 1, 2, 3].map((step) => [
              from + random.bell() * 10 + step * 4,
              width * (1 - step * 0.38),
            ]);
            const line = { d: smooth(way, false), fill: 'none', 'stroke-width': 3, 'stroke-linecap': 'round' };
            scene.add(element('path', { ...line, stroke: darken('#8fae52', 0.3), opacity: 0.6 }));
          }
          for (let seed = 0; seed < 8; seed++) {
            const [cx, cy] = [own * random.between(-0.8, 0.8), width * random.between(0.2, 0.7)];
            const pip = { cx, cy, rx: own * 0.085, ry: own * 0.036 };
            scene.add(element('ellipse', { ...pip, fill: '#f6f3c8', stroke: '#9fb863', 'stroke-width': 1.4 }));
          }
        });
      });
    });
    scene.add(glint(scene, x - own * 0.2, y - own * 0.16, own * 0.16, own * 0.04, 0.7));
  }
}
