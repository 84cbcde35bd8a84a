import { darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, turn } from '../svg.ts';

/** A round slice of tomato centered at (x, y): five chambers of jelly and seeds around the core; radius in px. */
export function tomatoSlice(scene: Scene, x: number, y: number, radius: number, rotate = 0): void {
  const { random } = scene;
  const color = '#d8361f';
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 3.4, gloss: 0.4, shadow: 4 }) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: darken(color, 0.06) }));
    scene.add(element('circle', { cx: x, cy: y, r: radius * 0.92, fill: mix(color, '#f58a64', 0.45) }));
    for (let part = 0; part < 5; part++) {
      const angle = (part / 5) * TURN + (rotate * Math.PI) / 180;
      const [cx, cy] = polar(x, y, angle, radius * 0.54);
      const transform = turn((angle * 180) / Math.PI, cx, cy);
      const jelly = { cx, cy, rx: radius * 0.26, ry: radius * 0.22, transform, fill: mix(color, '#f0a04a', 0.5) };
      scene.add(element('ellipse', jelly));
      for (let pip = 0; pip < 3; pip++) {
        const at = { cx: cx + random.bell() * radius * 0.16, cy: cy + random.bell() * radius * 0.14 };
        const seed = {
          ...at,
          rx: radius * 0.07,
          ry: radius * 0.045,
          transform: turn(random.between(0, 180), at.cx, at.cy),
        };
        scene.add(element('ellipse', { ...seed, fill: '#f8e6ae' }));
      }
    }
    scene.add(
      element('circle', {
        cx: x,
        cy: y,
        r: radius * 0.16,
        fill: lighten(mix(color, '#f58a64', 0.5), 0.4),
        opacity: 0.8,
      }),
    );
  });
}
