import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, type Stop } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** Broken pieces of cucumber. */
export interface SmashedCucumberOptions {
  skin?: Color;
  flesh?: Color;
  /** Half the length of a piece in px. */
  size?: number;
}

/** Points from one place to another along a break: never straight, never even. */
function crack(random: Random, from: Point, to: Point, steps: number, rough: number): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const part = (step + random.between(0.2, 0.8)) / steps;
    return [
      from[0] + (to[0] - from[0]) * part + random.bell() * rough,
      from[1] + (to[1] - from[1]) * part + random.bell() * rough,
    ];
  });
}

/** The outline of a piece: cut at a slant at its ends, broken along one side or both. */
function pieceOutline(random: Random, l: number, w: number, broken: boolean): string {
  const lean = random.between(-0.24, 0.24) * l;
  const [a, b, c, e]: [Point, Point, Point, Point] = [
    [-l + lean, -w],
    [l + lean, -w],
    [l - lean, w * random.between(0.7, 1.1)],
    [-l - lean, w * random.between(0.7, 1.1)],
  ];
  const rough = w * 0.16;
  const back: Point[] = broken
    ? crack(random, a, b, 5, w * 0.06)
    : [
        [(a[0] + b[0]) / 2 - l * 0.4, -w * 1.1],
        [(a[0] + b[0]) / 2 + l * 0.4, -w * 1.1],
      ];
  return smooth([a, ...back, b, ...crack(random, b, c, 2, rough * 0.5), c, ...crack(random, c, e, 6, rough), e]);
}

/** A piece that shows its skin: dark, ridged along its length, with pale stripes. */
function skinUp(scene: Scene, l: number, w: number, skin: Color, flesh: Color): void {
  const { random } = scene;
  const outline = pieceOutline(random, l, w, false);
  const round: Stop[] = [
    [0, darken(skin, 0.2)],
    [0.36, lighten(skin, 0.14)],
    [0.74, skin],
    [0.86, darken(skin, 0.3)],
    [0.88, '#a9cf62'],
    [1, flesh],
  ];
  const fill = linear(scene, round, { from: [0, 0], to: [0, 1] });
  scene.add(element('path', { d: outline, fill, stroke: fill, 'stroke-width': w * 0.2, 'stroke-linejoin': 'round' }));
  scene.clipped(outline, () => {
    for (let stripe = 0; stripe < 6; stripe++) {
      const y = w * (-0.8 + stripe * 0.27 + random.bell() * 0.06);
      const from = -l * random.between(0.6, 1.2);
      const line = d`M${from} ${y}q${l * 0.5} ${random.bell() * 5} ${l * random.between(0.9, 1.7)} 0`;
      const tone = {
        stroke: mix('#a5cc5a', skin, random.between(0, 0.5)),
        'stroke-width': w * random.between(0.03, 0.07),
      };
      scene.add(element('path', { d: line, fill: 'none', 'stroke-linecap': 'round', ...tone, opacity: 0.7 }));
    }
  });
}

/** A piece that shows its flesh: wet and pale, clear jelly and seeds along the middle, a dark rim of skin. */
function fleshUp(scene: Scene, l: number, w: number, skin: Color, flesh: Color): void {
  const { random } = scene;
  const outline = pieceOutline(random, l, w, true);
  const cut: Stop[] = [
    [0, darken(skin, 0.25)],
    [0.14, lighten(skin, 0.1)],
    [0.26, skin],
    [0.3, '#7fb545'],
    [0.38, '#bcdc80'],
    [0.55, lighten(flesh, 0.16)],
    [0.7, mix(flesh, '#94bf50', 0.5)],
    [0.86, flesh],
    [1, mix(flesh, '#7fae40', 0.5)],
  ];
  const fill = linear(scene, cut, { from: [0, 0], to: [0, 1] });
  scene.add(element('path', { d: outline, fill, stroke: fill, 'stroke-width': w * 0.2, 'stroke-linejoin': 'round' }));
  scene.clipped(outline, () => {
    for (let seed = 0; seed < 9; seed++) {
      const [cx, cy] = [l * random.between(-0.9, 0.9), w * random.between(0.14, 0.66)];
      const pip = { cx, cy, rx: l * 0.1, ry: l * 0.042 };
      scene.add(element('ellipse', { ...pip, fill: '#fbf8d8', stroke: '#93b455', 'stroke-width': 1.6 }));
    }
    for (let gap = 0; gap < 2; gap++) {
      const from = l * random.between(-0.7, 0.7);
      const line = d`M${from} ${w}q${random.bell() * 14} ${-w * 0.5} ${random.bell() * 20} ${-w * 1.1}`;
      scene.add(element('path', { d: line, fill: 'none', stroke: '#6f8f3a', 'stroke-width': 4, opacity: 0.55 }));
    }
  });
}

/** Pieces of cucumber smashed with the flat of a knife, at points, the last on top: dark skin, pale wet flesh and seeds. */
export function smashedCucumber(scene: Scene, points: readonly Point[], options: SmashedCucumberOptions = {}): void {
  const { skin = '#27641f', flesh = '#c4e08c', size = 66 } = options;
  const { random } = scene;
  const wet = {
    ...materials.vegetable,
    frequency: 0.04,
    height: 14,
    dome: 15,
    noise: 0.22,
    softness: 1.8,
    gloss: 0.6,
    shadow: 14,
    shadowOpacity: 0.55,
  };
  for (const [x, y] of points) {
    const l = size * random.between(0.8, 1.14);
    const w = l * random.between(0.54, 0.72);
    scene.group({ filter: relief(scene, wet) }, () => {
      scene.at(x, y, { rotate: random.between(0, 360) }, () => {
        if (random.next() < 0.42) skinUp(scene, l, w, skin, flesh);
        else fleshUp(scene, l, w, skin, flesh);
      });
    });
    scene.add(glint(scene, x - l * 0.22, y - l * 0.2, l * 0.24, l * 0.06, 0.75));
    scene.add(glint(scene, x + l * 0.12, y - l * 0.06, l * 0.08, l * 0.03, 0.6));
  }
}
