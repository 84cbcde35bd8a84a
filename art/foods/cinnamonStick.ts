import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A quill of cinnamon at (x, y), its bark rolled in from both sides; length and width in px, turned by degrees. */
export function cinnamonStick(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  rotate = 0,
  color: Color = '#9a5a2c',
): void {
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const bark = { ...materials.bread, frequency: 0.02, frequencyDown: 0.12, height: 6, dome: width * 0.12, shadow: 9 };
  scene.group({ filter: relief(scene, bark) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (const side of [-1, 1]) {
        const roll = linear(
          scene,
          [
            [0, lighten(color, 0.3)],
            [0.4, color],
            [1, darken(color, 0.6)],
          ],
          { from: [0, 0], to: [0, 1] },
        );
        const [top, inner] = [side * w, side * w * 0.04];
        const shape = d`M${-l} ${inner}L${-l * 1.01} ${top * 0.86}Q${-l} ${top} ${-l * 0.96} ${top}Q0 ${top * 1.06} ${l * 0.97} ${top * 0.96}Q${l * 1.01} ${top * 0.8} ${l} ${inner}Z`;
        scene.add(element('path', { d: shape, fill: roll }));
        // The scroll at the end of the quill.
        const end = { cx: l * 0.985, cy: side * w * 0.48, rx: w * 0.16, ry: w * 0.44 };
        scene.add(element('ellipse', { ...end, fill: lighten(color, 0.3) }));
        scene.add(element('ellipse', { ...end, rx: w * 0.09, ry: w * 0.27, fill: darken(color, 0.75) }));
      }
      for (let line = 0; line < 16; line++) {
        const at = random.between(-l, l * 0.5);
        const box = { x: at, y: random.between(-w * 0.9, w * 0.9), width: l * random.between(0.2, 0.6), height: 1.6 };
        scene.add(element('rect', { ...box, fill: random.pick(['#5c2f12', '#cf9660']), opacity: 0.45 }));
      }
      const seam = { x: -l, y: -w * 0.06, width: length, height: w * 0.13, fill: darken(color, 0.8), opacity: 0.8 };
      scene.add(element('rect', seam));
    });
  });
}
