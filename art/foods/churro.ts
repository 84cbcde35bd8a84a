import { type Color, darken, lighten } from '../color.ts';
import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A stick of piped and fried dough. */
export interface ChurroOptions {
  color?: Color;
  /** Degrees; 0 is horizontal. */
  rotate?: number;
  /** Distance of its middle from the straight line, as a fraction of the length. */
  bend?: number;
  /** The part of its length, from the right end, that has been dipped in chocolate. */
  dipped?: number;
}

const CHOCOLATE: Color = '#34150a';
const SUGAR = ['#fffdf6', '#fff6e2', '#f3e2c4'] as const;

/** The ridges of the star nozzle across the upper side: position and apparent width, as fractions of the width. */
const RIDGES = [
  [-0.41, 0.13],
  [-0.23, 0.21],
  [0.01, 0.25],
  [0.25, 0.21],
  [0.42, 0.12],
] as const;

/** A line of points along the stick, moved across it by `offset` (px), from one part of its length to another. */
function along(length: number, bend: number, offset: number, from: number, to: number): Point[] {
  return Array.from({ length: 15 }, (_, step): Point => {
    const part = from + ((to - from) * step) / 14;
    return [(part - 0.5) * length, offset + bend * length * (1 - (part * 2 - 1) ** 2)];
  });
}

/** The widths of a band that is round at both ends and uneven between them. */
function widths(scene: Scene, width: number, uneven: number): number[] {
  return Array.from({ length: 15 }, (_, step) => {
    const end = Math.min(1, 0.5 + Math.min(step, 14 - step) * 0.4);
    return width * end * (1 + scene.random.bell() * uneven);
  });
}

/** Cinnamon sugar that clings to it. */
function sugar(scene: Scene, length: number, width: number, bend: number, until: number): void {
  const { random } = scene;
  for (let grain = 0; grain < length * 1.15; grain++) {
    const part = random.between(0.01, until);
    const across = random.between(-0.47, 0.47) * width;
    const cy = across + bend * length * (1 - (part * 2 - 1) ** 2);
    const cinnamon = random.next() < 0.24;
    const fill = cinnamon ? '#6a2f0e' : random.pick(SUGAR);
    const r = random.between(0.9, cinnamon ? 1.9 : 2.5);
    scene.add(element('circle', { cx: (part - 0.5) * length, cy, r, fill, opacity: random.between(0.5, 1) }));
  }
}

/** A churro centered at (x, y): ridged, fried golden brown, rolled in cinnamon sugar; length and width in px. */
export function churro(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: ChurroOptions = {},
): void {
  const { color = '#b5651d', rotate = 0, bend = 0, dipped = 0 } = options;
  const groove = darken(color, 0.72);
  const ridged = { ...materials.bread, frequency: 0.07, height: 7, dome: width * 0.055, noise: 0.45, softness: 1.1 };
  const fried = { ...ridged, gloss: 0.16, sharpness: 16, ambient: 0.34, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: width * 0.1, length: width * 0.22, opacity: 0.6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const body = band(along(length, bend, 0, 0.008, 0.992), widths(scene, width * 0.96, 0.015));
      scene.add(element('path', { d: body, fill: groove }));
    });
  });
  const ridges = (from: number, to: number, fat: number, colors: (across: number) => Color) => {
    scene.at(x, y, { rotate }, () => {
      for (const [across, wide] of RIDGES) {
        const ends = [from + scene.random.between(0, 0.014), to - scene.random.between(0, 0.014)] as const;
        const ridge = band(along(length, bend, across * width, ...ends), widths(scene, width * wide * fat, 0.1));
        scene.add(element('path', { d: ridge, fill: colors(across) }));
      }
    });
  };
  scene.group({ filter: relief(scene, fried) }, () => {
    ridges(0, 1, 0.86, (across) => (across < 0 ? lighten(color, 0.12 - across * 0.3) : darken(color, across * 0.6)));
  });
  scene.at(x, y, { rotate }, () => {
    const skin = band(along(length, bend, 0, 0.01, 0.99), widths(scene, width * 0.94, 0));
    const browned = mottle(scene, { color: '#6b2f0a', frequency: 0.03, bare: 0.48 });
    scene.add(element('path', { d: skin, fill: color, filter: browned, opacity: 0.45 }));
    sugar(scene, length, width, bend, 1 - dipped * 0.94);
  });
  if (dipped <= 0) return;
  // Chocolate: thick enough to hide the grooves, not so thick that they do not show as lines of light.
  const wet = { ...materials.syrup, height: 9, dome: width * 0.1, gloss: 0.55, shadow: 3 };
  const coated = (offset: number, wide: number, from: number) =>
    band(
      along(length, bend, offset, from, 1.012),
      widths(scene, wide, 0.05).map((own) => Math.max(own, wide * 0.9)),
    );
  scene.group({ filter: relief(scene, wet) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (const [across, wide] of RIDGES) {
        const from = 1 - dipped * scene.random.between(0.88, 1.1);
        scene.add(element('path', { d: coated(across * width * 1.04, width * wide * 1.3, from), fill: CHOCOLATE }));
      }
    });
  });
  scene.group({ filter: blur(scene, 2) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (const across of [-0.3, -0.08, 0.16]) {
        const line = coated(across * width, width * 0.05, 1 - dipped * 0.9);
        scene.add(element('path', { d: line, fill: '#b98a6c', opacity: 0.42 - across * 0.5 }));
      }
    });
  });
}
