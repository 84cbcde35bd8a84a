import { lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { blob, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A charred aubergine. */
export interface AubergineOptions {
  /** Degrees; at 0 the stalk is up. */
  rotate?: number;
}

/** The pear shape of an aubergine that hangs from its stalk. */
function outline(l: number, w: number): string {
  return d`M${-w * 0.34} ${-l * 0.86}C${-w * 0.6} ${-l * 0.3} ${-w * 1.02} ${-l * 0.1} ${-w} ${l * 0.4}C${-w * 0.96} ${l * 0.86} ${-w * 0.5} ${l} 0 ${l}C${w * 0.5} ${l} ${w * 0.96} ${l * 0.86} ${w} ${l * 0.4}C${w * 1.02} ${-l * 0.1} ${w * 0.6} ${-l * 0.3} ${w * 0.34} ${-l * 0.86}Z`;
}

/** The green cap and the stalk. */
function cap(scene: Scene, l: number, w: number): void {
  const color = '#4a4a2c';
  const stalk = d`M${-w * 0.12} ${-l * 0.9}Q${-w * 0.16} ${-l * 1.1} ${w * 0.02} ${-l * 1.24}L${w * 0.24} ${-l * 1.2}Q${w * 0.1} ${-l * 1.06} ${w * 0.14} ${-l * 0.9}Z`;
  const leaves = d`M${-w * 0.4} ${-l * 0.86}Q${-w * 0.2} ${-l * 1} 0 ${-l * 0.99}Q${w * 0.2} ${-l * 1} ${w * 0.4} ${-l * 0.86}L${w * 0.46} ${-l * 0.56}L${w * 0.2} ${-l * 0.76}L${w * 0.02} ${-l * 0.5}L${-w * 0.18} ${-l * 0.76}L${-w * 0.48} ${-l * 0.58}Z`;
  scene.group({ filter: relief(scene, { ...materials.leaf, gloss: 0.1 }) }, () => {
    scene.add(element('path', { d: stalk, fill: lighten(color, 0.1) }), element('path', { d: leaves, fill: color }));
  });
}

/** The flesh in the split: smoky, soft, in strands, with seeds. */
function flesh(scene: Scene, l: number, w: number): void {
  const { random } = scene;
  const edge = (reach: number): Point[] =>
    [...Array(9).keys()].map((step) => [
      w * reach * Math.sin((step / 8) * Math.PI) ** 0.55 * random.between(0.85, 1.1),
      l * (-0.42 + (step / 8) * 1.16),
    ]);
  const open = smooth([...edge(0.56), ...edge(-0.5).reverse()]);
  scene.group(
    { filter: relief(scene, { ...materials.stew, frequency: 0.05, height: 7, gloss: 0.34, shadow: 0 }) },
    () => {
      const soft = radial(scene, [
        [0, '#e8cf94'],
        [0.7, '#cfa760'],
        [1, '#7a4d1e'],
      ]);
      scene.add(element('path', { d: open, fill: soft, stroke: '#2a160c', 'stroke-width': w * 0.05 }));
      scene.clipped(open, () => {
        for (let strand = 0; strand < 40; strand++) {
          const [sx, sy] = [random.bell() * w * 0.5, l * random.between(-0.4, 0.6)];
          const line = d`M${sx} ${sy}q${random.bell() * w * 0.16} ${l * 0.06} ${random.bell() * w * 0.1} ${l * 0.14}`;
          const stroke = random.pick(['#f6e6b8', '#a87a38', '#e0be7a', '#8f6228']);
          scene.add(element('path', { d: line, fill: 'none', stroke, 'stroke-width': 4, opacity: 0.7 }));
        }
        for (let seed = 0; seed < 46; seed++) {
          const at = { cx: random.bell() * w * 0.46, cy: l * random.between(-0.2, 0.68) };
          scene.add(element('ellipse', { ...at, rx: w * 0.026, ry: w * 0.018, fill: '#6b451a', opacity: 0.75 }));
        }
      });
    },
  );
}

/** An aubergine blackened over the flame and split open, at (x, y); length without the stalk and width in px. */
export function charredAubergine(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: AubergineOptions = {},
): void {
  const { rotate = 0 } = options;
  const [l, w] = [length / 2, width / 2];
  const shape = outline(l, w);
  const skin = { ...materials.meat, frequency: 0.035, height: 10, dome: 14, noise: 0.6, gloss: 0.24, shadow: 14 };
  scene.group({ filter: relief(scene, skin) }, () => {
    scene.at(x, y, { rotate }, () => {
      const black = linear(scene, [
        [0, '#4a3036'],
        [0.5, '#2a1c1e'],
        [1, '#120c0c'],
      ]);
      scene.add(element('path', { d: shape, fill: black }));
      const ash = mottle(scene, { color: '#8f8078', frequency: 0.03, octaves: 4, bare: 0.52 });
      scene.add(element('path', { d: shape, fill: '#8f8078', filter: ash, opacity: 0.55 }));
      // Flakes of burnt skin that have lifted.
      for (let flake = 0; flake < 14; flake++) {
        const at = [scene.random.bell() * w * 0.9, l * scene.random.between(-0.3, 0.9)] as const;
        const burnt = blob(scene.random, ...at, w * 0.13, w * 0.08, { wobble: 0.4, rotation: flake, points: 9 });
        scene.add(element('path', { d: burnt, fill: '#0d0908', opacity: 0.7 }));
      }
    });
  });
  scene.at(x, y, { rotate }, () => {
    flesh(scene, l, w);
    cap(scene, l, w);
  });
}
