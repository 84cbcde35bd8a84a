import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const RIPE = { ...materials.vegetable, frequency: 0.02, height: 9, dome: 12, noise: 0.15, gloss: 0.14, shadow: 10 };

/** A whole ripe mango centered at (x, y), its stalk to the left at 0 degrees; length in px. */
export function mango(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const [l, w] = [length / 2, length * 0.33];
  const outline = d`M${-l} ${-w * 0.1}C${-l * 0.9} ${-w * 1.1} ${l * 0.2} ${-w * 1.3} ${l * 0.75} ${-w * 0.7}C${l * 1.1} ${-w * 0.3} ${l * 1.05} ${w * 0.3} ${l * 0.7} ${w * 0.6}C${l * 0.2} ${w * 1.15} ${-l * 0.8} ${w * 1.1} ${-l} ${-w * 0.1}Z`;
  const skin = linear(scene, shades('#c8452a', '#e08a24', '#b98a2c', 0.5), { to: [1, 0.6] });
  scene.group({ filter: relief(scene, { ...RIPE, shadow: 13 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: skin }));
      const stalk = { cx: -l * 0.97, cy: -w * 0.12, rx: l * 0.05, ry: l * 0.045, fill: '#5a4220' };
      scene.add(element('ellipse', stalk));
    });
  });
}

/** The cheek of a mango centered at (x, y), cut in a grid and turned outwards; length in px. */
export function mangoCheek(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  const [l, w] = [length / 2, length * 0.36];
  scene.group({ filter: relief(scene, RIPE) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: ellipse(0, 0, l, w), fill: '#c9682a' }));
      scene.add(element('path', { d: ellipse(-2, -2, l * 0.955, w * 0.94), fill: '#d27412' }));
    });
  });
  const flesh = radial(scene, shades('#f8ac36', '#f0931f', '#d87610', 0.6), { cx: 0.4, cy: 0.36, r: 0.7 });
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 6, dome: 5, gloss: 0.2, shadow: 3 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const [columns, rows] = [6, 4];
      const [stepX, stepY] = [(l * 1.8) / columns, (w * 1.74) / rows];
      for (let column = 0; column < columns; column++) {
        for (let row = 0; row < rows; row++) {
          const cx = (column - (columns - 1) / 2) * stepX + random.bell() * 4;
          const cy = (row - (rows - 1) / 2) * stepY + random.bell() * 4;
          if ((cx / l) ** 2 + (cy / w) ** 2 > 0.84) continue;
          const box = { x: cx - stepX * 0.47, y: cy - stepY * 0.47, width: stepX * 0.94, height: stepY * 0.94 };
          scene.add(element('rect', { ...box, rx: stepX * 0.2, fill: flesh }));
        }
      }
    });
  });
}
