import { type Color, darken, lighten, mix } from '../color.ts';
import { dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades, sloped } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

const SKIN: Color = '#3a1a3a';
const FLESH: readonly Color[] = ['#a8743a', '#94622c', '#b98748', '#845424'];

/** A fried round of aubergine at (x, y): brown flesh with seeds in the thin dark ring of its skin; radius in px. */
export function aubergineRound(scene: Scene, x: number, y: number, radius: number, color: Color = '#a87534'): void {
  const { random } = scene;
  const outline = blob(random, x, y, radius, radius * random.between(0.8, 0.96), {
    wobble: 0.07,
    rotation: random.angle(),
  });
  const fried = { ...materials.vegetable, frequency: 0.04, height: 5, noise: 0.5, gloss: 0.3, shadow: 6 };
  scene.group({ filter: relief(scene, fried) }, () => {
    const fill = radial(scene, shades(lighten(color, 0.22), color, darken(color, 0.45), 0.7));
    scene.add(element('path', { d: outline, fill, stroke: SKIN, 'stroke-width': radius * 0.1 }));
    const browned = mottle(scene, { color: '#6b3410', frequency: 0.03, bare: 0.48 });
    scene.add(element('path', { d: outline, fill: color, filter: browned, opacity: 0.55 }));
    for (let seed = 0; seed < 16; seed++) {
      const [cx, cy] = [x + random.bell() * radius * 0.55, y + random.bell() * radius * 0.5];
      const shape = { cx, cy, rx: radius * 0.05, ry: radius * 0.025, fill: '#5e3510', opacity: 0.6 };
      scene.add(element('ellipse', { ...shape, transform: d`rotate(${random.integer(0, 180)} ${cx} ${cy})` }));
    }
  });
}

/** Roasted cubes of aubergine at points: soft brown flesh, most with one side of glossy dark skin; half the edge in px. */
export function aubergineCubes(scene: Scene, points: readonly Point[], size: number): void {
  const { random } = scene;
  const soft = { ...materials.vegetable, frequency: 0.05, height: 6, dome: 5, noise: 0.5, gloss: 0.45, shadow: 6 };
  // Two layers, so that the upper cubes throw shadows on the lower ones.
  for (const layer of [0, 1]) {
    scene.group({ filter: relief(scene, soft) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 2 === layer)) {
        const half = size * random.between(0.8, 1.15);
        const turned = random.between(0, 360);
        const color = mix(random.pick(FLESH), '#7a3a14', random.between(0, 0.35));
        const box = { x: -half, y: -half * 0.84, width: half * 2, height: half * 1.68, rx: half * 0.34 };
        const face = sloped(scene, shades(lighten(color, 0.3), color, darken(color, 0.3)), turned);
        const skin = { ...box, x: half * 0.42, width: half * 0.62, rx: half * 0.26, fill: SKIN };
        const parts = element('rect', { ...box, fill: face }) + (random.next() < 0.72 ? element('rect', skin) : '');
        scene.add(element('g', { transform: place(x, y, turned) }, parts));
      }
    });
  }
}

/** A whole aubergine centered at (x, y), its green cap at the left at 0 degrees; length in px. */
export function aubergine(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const [l, w] = [length / 2, length * 0.22];
  const body = d`M${-l * 0.72} ${-w * 0.5}C${-l * 0.3} ${-w * 0.9} ${l * 0.2} ${-w * 1.5} ${l * 0.7} ${-w * 1.05}C${l * 1.08} ${-w * 0.7} ${l * 1.08} ${w * 0.7} ${l * 0.7} ${w * 1.05}C${l * 0.2} ${w * 1.4} ${-l * 0.3} ${w * 0.7} ${-l * 0.72} ${w * 0.5}Z`;
  const cap = d`M${-l * 1.12} ${-w * 0.14}L${-l * 0.86} ${-w * 0.2}Q${-l * 0.66} ${-w * 0.8} ${-l * 0.4} ${-w * 0.72}Q${-l * 0.56} ${-w * 0.4} ${-l * 0.36} ${-w * 0.1}Q${-l * 0.56} ${w * 0.2} ${-l * 0.42} ${w * 0.62}Q${-l * 0.7} ${w * 0.7} ${-l * 0.86} ${w * 0.2}L${-l * 1.12} ${w * 0.18}Z`;
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 18, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const round = { ...materials.smooth, height: 10, dome: w * 0.3, noise: 0.04, softness: 3, gloss: 0.6, shadow: 0 };
      scene.group({ filter: relief(scene, round) }, () => scene.add(element('path', { d: body, fill: '#4a2150' })));
      scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 3 }) }, () =>
        scene.add(element('path', { d: cap, fill: '#6f8a3c' })),
      );
      scene.add(glint(scene, l * 0.2, -w * 0.55, length * 0.1, length * 0.014, 0.3));
    });
  });
}
