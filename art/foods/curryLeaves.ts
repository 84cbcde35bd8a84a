import { darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** The markup of one curry leaf from its stalk at the origin to the right: narrow, pointed, with a pale midrib. */
function leafMarkup(scene: Scene, length: number, turned: number): string {
  const { random } = scene;
  const width = length * random.between(0.3, 0.36);
  const color = mix('#3f6b24', '#6c8f34', random.next());
  const outline = d`M0 0C${length * 0.18} ${-width * 0.66} ${length * 0.6} ${-width * 0.6} ${length} 0C${length * 0.62} ${width * 0.6} ${length * 0.2} ${width * 0.62} 0 0Z`;
  const rib = { d: d`M0 0L${length * 0.94} 0`, stroke: lighten(color, 0.5), 'stroke-width': length * 0.024 };
  const lower = d`M0 0L${length} 0C${length * 0.62} ${width * 0.6} ${length * 0.2} ${width * 0.62} 0 0Z`;
  return (
    solid(scene, outline, color, { shadow: 4, highlight: 0.25, shade: 0.35, turned }) +
    element('path', { d: lower, fill: darken(color, 0.6), opacity: 0.22 }) +
    element('path', rib)
  );
}

/** Single curry leaves at points; length in px. */
export function curryLeaves(scene: Scene, points: readonly Point[], length = 60): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.leaf, gloss: 0.3 }) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const own = length * random.between(0.8, 1.15);
      const centered = element('g', { transform: place(-own / 2, 0) }, leafMarkup(scene, own, turned));
      scene.add(element('g', { transform: place(x, y, turned) }, centered));
    }
  });
}

/** A twig of curry leaves from (x, y): leaves in pairs and one at the tip; length of the twig in px, in degrees. */
export function curryTwig(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.leaf, gloss: 0.26, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const stalk = { d: d`M0 0Q${length * 0.5} ${-length * 0.04} ${length * 0.8} 0`, fill: 'none', stroke: '#6d7a3a' };
      scene.add(element('path', { ...stalk, 'stroke-width': length * 0.016, 'stroke-linecap': 'round' }));
      for (let part = 0.14; part < 0.8; part += 0.13) {
        for (const side of [-1, 1]) {
          const turned = side * random.between(48, 64);
          const own = length * random.between(0.24, 0.29);
          const at = place(length * part + side * 4, 0, turned);
          scene.add(element('g', { transform: at }, leafMarkup(scene, own, turned)));
        }
      }
      scene.add(element('g', { transform: place(length * 0.8, 0, 4) }, leafMarkup(scene, length * 0.27, 0)));
    });
  });
}
