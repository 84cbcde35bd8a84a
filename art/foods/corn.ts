import { type Color, lighten, mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Kernels of sweetcorn. */
export interface CornOptions {
  colors?: readonly Color[];
  /** Half the length of a kernel in px. */
  size?: number;
  /** Share of the kernels that have browned in the pan, 0 to 1. */
  browned?: number;
}

const SWEETCORN: readonly Color[] = ['#ffc81f', '#ffd84a', '#fbb81a', '#ffd95a', '#fdc230'];

/** One kernel cut from the cob: a plump wedge, broad at its crown and pale at the cut tip. */
function kernel(scene: Scene, size: number, color: Color, turned: number): string {
  const { random } = scene;
  const [l, w] = [size, size * random.between(0.66, 0.84)];
  const outline = d`M${-l} ${-w * 0.42}C${-l * 0.4} ${-w * 0.8} ${l * 0.3} ${-w * 1.12} ${l * 0.72} ${-w * 0.82}C${l * 1.1} ${-w * 0.5} ${l * 1.1} ${w * 0.5} ${l * 0.72} ${w * 0.82}C${l * 0.3} ${w * 1.12} ${-l * 0.4} ${w * 0.8} ${-l} ${w * 0.42}Q${-l * 1.12} 0 ${-l} ${-w * 0.42}Z`;
  const tip = { cx: -l * 0.88, cy: 0, rx: l * 0.18, ry: w * 0.4, fill: lighten(color, 0.6), opacity: 0.85 };
  return [
    element('path', { d: outline, fill: lit(scene, color, { highlight: 0.34, shade: 0.3, turned }) }),
    element('ellipse', tip),
    element('path', { d: outline, fill: 'none', stroke: '#8f4f06', 'stroke-width': 1.6, opacity: 0.4 }),
  ].join('');
}

/** Kernels at points, in all directions, buttered; some of them browned in spots. */
export function corn(scene: Scene, points: readonly Point[], options: CornOptions = {}): void {
  const { colors = SWEETCORN, size = 17, browned = 0.16 } = options;
  const { random } = scene;
  const plump = {
    ...materials.vegetable,
    height: 4.5,
    dome: size * 0.2,
    noise: 0.1,
    gloss: 0.3,
    shadow: 5,
    ambient: 0.42,
  };
  // Two layers, so that upper kernels throw shadows on the lower ones.
  for (const layer of [0, 1]) {
    scene.group({ filter: relief(scene, plump) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 2 === layer)) {
        const turned = random.between(0, 360);
        const own = random.next() < browned ? mix(random.pick(colors), '#9a5214', random.between(0.35, 0.7)) : '';
        const markup = kernel(scene, size * random.between(0.85, 1.12), own || random.pick(colors), turned);
        scene.add(element('g', { transform: place(x, y, turned) }, markup));
      }
    });
  }
  for (const [x, y] of points.filter((_, index) => index % 2 === 1)) {
    scene.add(glint(scene, x - size * 0.22, y - size * 0.28, size * 0.2, size * 0.1, 0.7));
  }
}

/** An ear of corn centered at (x, y), rows of kernels along it; length in px, turned by degrees. */
export function cornCob(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  const [half, width] = [length / 2, length * 0.13];
  const round = { ...materials.vegetable, height: 10, dome: width * 0.16, noise: 0.12, gloss: 0.4, shadow: 14 };
  const taper = (part: number) => width * Math.sqrt(Math.max(0.05, 1 - Math.max(0, part) ** 2.6 * 0.86));
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => {
      const body = d`M${-half} ${-width * 0.9}Q${half * 0.3} ${-width * 1.15} ${half} 0Q${half * 0.3} ${width * 1.15} ${-half} ${width * 0.9}Z`;
      scene.add(element('path', { d: body, fill: '#b57a10' }));
      for (let row = -3; row <= 3; row++) {
        for (let along = -half; along < half * 0.98; along += length * 0.034) {
          const across = Math.sin((row / 3.4) * 1.45) * taper(along / half);
          const box = { width: length * 0.038, height: (taper(along / half) * 0.42) / (1 + Math.abs(row) * 0.16) };
          const fill = random.pick(SWEETCORN);
          const at = { x: along, y: across - box.height / 2 + random.bell() * 1.5 };
          scene.add(element('rect', { ...at, ...box, rx: length * 0.013, fill }));
        }
      }
      const shaded = mottle(scene, { color: '#8a4a0c', frequency: 0.02, bare: 0.5 });
      scene.add(element('path', { d: body, fill: '#8a4a0c', filter: shaded, opacity: 0.3 }));
    });
  });
}
