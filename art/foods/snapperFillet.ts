import { darken, lighten } from '../colour.ts';
import { blur, dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const SKIN = '#d8432e';
const FLESH = '#f6e6d0';

/** The outline of a fillet along the x axis: broad at the head, narrow at the tail on the right. */
function filletOutline(l: number, w: number): string {
  return d`M${-l} ${-w * 0.2}C${-l * 0.98} ${-w * 0.9} ${-l * 0.5} ${-w * 1.12} ${-l * 0.1} ${-w}C${l * 0.4} ${-w * 0.84} ${l * 0.6} ${-w * 0.42} ${l} ${-w * 0.3}Q${l * 0.94} ${w * 0.04} ${l} ${w * 0.34}C${l * 0.6} ${w * 0.46} ${l * 0.4} ${w * 0.8} ${-l * 0.1} ${w * 0.94}C${-l * 0.5} ${w * 1.06} ${-l * 0.98} ${w * 0.7} ${-l} ${-w * 0.2}Z`;
}

/** Rows of scales as one path, over the length and width of a fillet; half sizes in px. */
function scales(l: number, w: number): string {
  const [stepX, stepY] = [13, 9];
  let path = '';
  for (let row = -Math.ceil(w / stepY), odd = 0; row * stepY < w; row++, odd = 1 - odd) {
    for (let at = -l + (odd * stepX) / 2; at < l; at += stepX) {
      path += d`M${at} ${row * stepY - 6}q${8} ${6} 0 ${12}`;
    }
  }
  return path;
}

/** A baked fillet of red snapper about (x, y), skin up, scored to the white flesh; sizes in px, turned by degrees. */
export function snapperFillet(scene: Scene, x: number, y: number, length: number, width: number, rotate = 0): void {
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const skinShape = filletOutline(l * 0.96, w * 0.88);
  const skin = linear(
    scene,
    [
      [0, darken(SKIN, 0.3)],
      [0.3, SKIN],
      [0.62, '#ea8468'],
      [1, '#f6cdb8'],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const flesh = linear(scene, [
    [0, lighten(FLESH, 0.5)],
    [1, darken(FLESH, 0.16)],
  ]);
  const taut = { ...materials.smooth, frequency: 0.04, height: 8, dome: 13, noise: 0.35, gloss: 0.55, shadow: 0 };
  const tender = { ...materials.smooth, frequency: 0.06, height: 5, dome: 4, noise: 0.5, gloss: 0.3, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 12, opacity: 0.6, colour: '#3a0a02' }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: filletOutline(l, w), fill: flesh })));
  });
  scene.group({ filter: relief(scene, taut) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: skinShape, fill: skin }));
      scene.clipped(skinShape, () => {
        const rows = { d: scales(l, w), fill: 'none', 'stroke-width': 1.7 };
        scene.add(element('path', { ...rows, stroke: '#7a160c', opacity: 0.5 }));
        scene.add(element('path', { ...rows, stroke: '#ffd9c4', opacity: 0.4, transform: 'translate(1.8 0)' }));
        const side = d`M${-l} ${-w * 0.12}C${-l * 0.3} ${-w * 0.34} ${l * 0.3} ${-w * 0.2} ${l} 0`;
        const line = { d: side, fill: 'none', stroke: '#8a1c10', 'stroke-width': 3, opacity: 0.5 };
        scene.add(element('path', { ...line, filter: blur(scene, 1) }));
      });
    });
  });
  // The scores have opened in the oven.
  scene.group({ filter: relief(scene, tender) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (const part of [-0.56, -0.2, 0.16, 0.48]) {
        const [at, high] = [part * l + random.bell() * 6, w * (0.62 - Math.max(0, part) * 0.5)];
        const [lean, gape] = [w * 0.26, random.between(9, 14)];
        const gash = d`M${at - lean} ${-high}Q${at + gape} ${-high * 0.1} ${at + lean} ${high}Q${at - gape} ${high * 0.1} ${at - lean} ${-high}Z`;
        scene.add(element('path', { d: gash, fill: '#fff4e2', stroke: '#a8321c', 'stroke-width': 2.4 }));
      }
    });
  });
}
