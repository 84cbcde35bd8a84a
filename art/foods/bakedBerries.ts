import { mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** Blueberries baked into dough at points: soft, burst here and there, their juice in the crumb; radius in px. */
export function bakedBerries(scene: Scene, points: readonly Point[], radius: number): void {
  const { random } = scene;
  scene.group({ fill: '#6b2a5e', filter: blur(scene, radius * 0.28) }, () => {
    for (const [x, y] of points) {
      const [dx, dy] = [random.bell() * radius * 0.5, random.between(0, 0.5) * radius];
      const stain = blob(random, x + dx, y + dy, radius * random.between(1.2, 1.6), radius * 1.2, { wobble: 0.3 });
      scene.add(element('path', { d: stain, opacity: random.between(0.5, 0.8) }));
    }
  });
  const soft = { ...materials.vegetable, height: 5, dome: radius * 0.22, noise: 0.4, shadow: 0 };
  scene.group({ filter: relief(scene, soft) }, () => {
    for (const [x, y] of points) {
      const own = radius * random.between(0.78, 1.05);
      const color = mix('#2c2550', random.pick(['#4a2353', '#38306a', '#5a2b5c']), random.between(0.2, 0.9));
      const outline = blob(random, x, y, own, own * random.between(0.78, 0.95), { wobble: 0.1, points: 14 });
      scene.add(element('path', { d: outline, fill: lit(scene, color, { highlight: 0.22, shade: 0.5 }) }));
    }
  });
  for (const [x, y] of points) {
    scene.add(glint(scene, x - radius * 0.3, y - radius * 0.35, radius * 0.2, radius * 0.1, random.between(0.3, 0.6)));
  }
}
