import { type Color, mix } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';
import { leafMarkup } from './leaf.ts';

/** A radish with its leaves centered at (x, y): its root points right at 0 degrees; radius in px. */
export function radish(scene: Scene, x: number, y: number, radius: number, rotate = 0, color: Color = '#d3214f'): void {
  const { random } = scene;
  const r = radius;
  scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 7 }) }, () => {
    scene.at(x, y, { rotate: rotate + 180 }, () => {
      for (const [lean, long] of [
        [-26, 2.5],
        [22, 2.7],
        [-4, 3.1],
      ] as const) {
        const color = mix('#3f7d27', '#7fae3c', random.between(0, 0.5));
        const markup = leafMarkup(scene, r * long, { color, width: r * 0.95 });
        const stalk = { width: r * 1.1, height: r * 0.13, y: -r * 0.06, fill: '#a8c96a' };
        const turned = place(r * 0.7, 0, lean + random.bell() * 6);
        scene.add(element('g', { transform: turned }, element('rect', stalk) + markup));
      }
    });
  });
  const skin = linear(
    scene,
    [
      [0, color],
      [0.62, mix(color, '#ffffff', 0.08)],
      [0.84, '#fbeef0'],
      [1, '#ffffff'],
    ],
    { to: [1, 0] },
  );
  scene.group({ filter: dropShadow(scene, { blur: r * 0.16, length: r * 0.3, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const root = d`M${r * 0.8} ${-r * 0.2}Q${r * 1.3} ${-r * 0.05} ${r * 2} ${r * 0.12}Q${r * 1.3} ${r * 0.14} ${r * 0.8} ${r * 0.24}Z`;
      scene.add(element('path', { d: root, fill: '#fff4f2' }));
      scene.group(
        { filter: relief(scene, { ...materials.vegetable, height: 8, dome: r * 0.3, noise: 0.06, shadow: 0 }) },
        () => scene.add(element('path', { d: blob(random, 0, 0, r * 1.06, r, { wobble: 0.03 }), fill: skin })),
      );
    });
  });
  scene.add(glint(scene, x - r * 0.32, y - r * 0.4, r * 0.24, r * 0.12, 0.75));
}
