import { darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const SKIN = '#c9a06a';

/** A knobbly piece of ginger centered at (x, y), cut at its right end; length in px, turned by degrees. */
export function gingerRoot(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  const knobs: readonly (readonly [number, number, number, number])[] = [
    [-0.32, 0.02, 0.2, 0.15],
    [-0.24, -0.2, 0.12, 0.14],
    [-0.05, 0.04, 0.2, 0.16],
    [0.02, 0.22, 0.13, 0.13],
    [0.16, -0.1, 0.13, 0.17],
    [0.22, 0.03, 0.2, 0.13],
  ];
  const skin = { ...materials.bread, frequency: 0.02, height: 10, dome: length * 0.04, noise: 0.25, shadow: 10 };
  scene.group({ filter: relief(scene, skin) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (const [u, v, rx, ry] of knobs) {
        const knob = blob(random, u * length, v * length, rx * length, ry * length, { wobble: 0.06 });
        scene.add(element('path', { d: knob, fill: SKIN }));
        const dusty = mottle(scene, { color: '#8f6430', frequency: 0.03, bare: 0.5 });
        scene.add(element('path', { d: knob, fill: SKIN, filter: dusty, opacity: 0.5 }));
        for (const at of [-0.4, 0.1, 0.5]) {
          const [cx, h] = [(u + at * rx) * length, ry * length * 0.84];
          const ring = d`M${cx} ${v * length - h}q${length * 0.03} ${h} 0 ${h * 2}`;
          scene.add(
            element('path', { d: ring, fill: 'none', stroke: darken(SKIN, 0.4), 'stroke-width': 2, opacity: 0.5 }),
          );
        }
      }
      const cut = { cx: length * 0.4, cy: length * 0.03, rx: length * 0.07, ry: length * 0.125 };
      scene.add(element('ellipse', { ...cut, fill: '#f2dd8f', stroke: darken(SKIN, 0.2), 'stroke-width': 3 }));
    });
  });
}

/** Slices of ginger at points: pale yellow rounds with a thin skin; radius in px. */
export function gingerCoins(scene: Scene, points: readonly Point[], radius: number): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 3, noise: 0.35 }) }, () => {
    for (const [x, y] of points) {
      const own = radius * random.between(0.8, 1.15);
      const outline = blob(random, x, y, own, own * random.between(0.65, 0.85), {
        wobble: 0.16,
        rotation: random.angle(),
        points: 20,
      });
      scene.add(element('path', { d: outline, fill: '#efd47c', stroke: '#b58a4a', 'stroke-width': own * 0.1 }));
      const core = { cx: x, cy: y, rx: own * 0.5, ry: own * 0.38, fill: 'none', stroke: lighten('#d9b450', 0.1) };
      scene.add(element('ellipse', { ...core, 'stroke-width': own * 0.06, opacity: 0.8 }));
    }
  });
}
