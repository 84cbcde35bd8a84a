import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Slivers of pistachio at points: bright green cut sides, purple skin along one edge; length in px. */
export function pistachioSlivers(scene: Scene, points: readonly Point[], length: number): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 3, dome: 2, gloss: 0.2 }) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const [l, w] = [(length / 2) * random.between(0.7, 1.15), length * random.between(0.2, 0.3)];
      const green = random.pick(['#8fb83c', '#a3c850', '#7fa830', '#b5d468']);
      const sliver = d`M${-l} 0C${-l * 0.8} ${-w * 1.1} ${l * 0.6} ${-w * 1.2} ${l} ${-w * 0.1}C${l * 0.7} ${w} ${-l * 0.7} ${w} ${-l} 0Z`;
      const skin = d`M${-l} 0C${-l * 0.8} ${-w * 1.1} ${l * 0.6} ${-w * 1.2} ${l} ${-w * 0.1}`;
      scene.add(
        element(
          'g',
          { transform: place(x, y, turned) },
          [
            element('path', { d: sliver, fill: green }),
            element('path', { d: skin, fill: 'none', stroke: '#7d4a52', 'stroke-width': w * 0.3, opacity: 0.7 }),
          ].join(''),
        ),
      );
    }
  });
}

/** Flaked almonds at points: thin ovals, pale, with a brown rim; length in px. */
export function almondFlakes(scene: Scene, points: readonly Point[], length: number, color: Color = '#f6e6c4'): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 3, dome: 3, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const [l, w] = [(length / 2) * random.between(0.85, 1.1), length * random.between(0.22, 0.29)];
      const flake = d`M${-l} 0C${-l * 0.9} ${-w * 1.2} ${l * 0.3} ${-w * 1.3} ${l} 0C${l * 0.3} ${w * 1.3} ${-l * 0.9} ${w * 1.2} ${-l} 0Z`;
      const face = linear(scene, [
        [0, lighten(color, 0.5)],
        [1, darken(color, 0.12)],
      ]);
      const rim = { stroke: '#a8662c', 'stroke-width': length * 0.035 };
      scene.add(element('g', { transform: place(x, y, turned) }, element('path', { d: flake, fill: face, ...rim })));
    }
  });
}

/** Threads of saffron at points, each with the warm stain it leaves in milk; length in px. */
export function saffron(scene: Scene, points: readonly Point[], length: number): void {
  const { random } = scene;
  for (const [x, y] of points) {
    const bend = random.bell() * length * 0.4;
    const thread = d`M${-length / 2} 0Q0 ${bend} ${length / 2} ${random.bell() * length * 0.2}`;
    const line = { d: thread, transform: place(x, y, random.between(0, 360)), fill: 'none', 'stroke-linecap': 'round' };
    scene.add(element('path', { ...line, stroke: '#f0a020', 'stroke-width': length * 0.36, opacity: 0.16 }));
    scene.add(element('path', { ...line, stroke: '#f0a020', 'stroke-width': length * 0.2, opacity: 0.28 }));
    scene.add(element('path', { ...line, stroke: '#a82408', 'stroke-width': length * 0.075 }));
  }
}
