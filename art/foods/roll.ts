import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A crusty oval roll centered at (x, y), slashed along its middle and burst open there; length and width in px. */
export function bunRoll(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  rotate = 0,
  color: Color = '#c98a42',
): void {
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const outline = d`M${-l} 0C${-l * 0.96} ${-w * 1.02} ${-l * 0.3} ${-w * 1.04} ${l * 0.1} ${-w}C${l * 0.7} ${-w * 0.96} ${l * 0.98} ${-w * 0.5} ${l} 0C${l * 0.98} ${w * 0.6} ${l * 0.6} ${w * 1.02} 0 ${w}C${-l * 0.6} ${w * 1.02} ${-l} ${w * 0.7} ${-l} 0Z`;
  const crust = radial(
    scene,
    [
      [0, lighten(color, 0.3)],
      [0.5, color],
      [1, darken(color, 0.5)],
    ],
    { cx: 0.44, cy: 0.4, r: 0.62 },
  );
  const risen = { ...materials.bread, frequency: 0.03, height: 12, dome: 20, noise: 0.35, gloss: 0.14, shadow: 14 };
  scene.group({ filter: relief(scene, risen) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: crust }));
      const browned = mottle(scene, { color: '#7a3f10', frequency: 0.02, bare: 0.44 });
      scene.add(element('path', { d: outline, fill: color, filter: browned, opacity: 0.55 }));
    });
  });
  const burst: Point[] = [-0.74, -0.4, 0, 0.4, 0.74].map((part) => [l * part, random.bell() * w * 0.08]);
  const opened = { ...materials.bread, frequency: 0.06, height: 5, dome: 4, noise: 0.5, shadow: 2 };
  scene.group({ filter: relief(scene, opened) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: band(burst, [4, w * 0.34, w * 0.42, w * 0.34, 4]), fill: '#efd29a' }));
    });
  });
}
