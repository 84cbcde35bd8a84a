import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Crisp bacon. Lengths in px. */
export interface BaconOptions {
  /** Color of the lean; the fat is amber. */
  lean?: Color;
  length?: number;
  width?: number;
}

/** One piece that buckled in the heat: streaks of fat along dark lean, with torn ends. */
function rasher(scene: Scene, length: number, width: number, lean: Color): string {
  const { random } = scene;
  const [phase, wave] = [random.angle(), random.between(0.1, 0.2)];
  const way = (aside: number): Point[] =>
    Array.from({ length: 8 }, (_, step) => {
      const along = step / 7 - 0.5;
      return [along * length, aside * width + Math.sin(phase + along * 9) * width * wave] as const;
    });
  const swell = (part: number) => way(0).map(() => width * part * random.between(0.82, 1.16));
  const streak = (aside: number, part: number, color: Color, opacity: number) =>
    element('path', { d: band(way(aside), swell(part)), fill: color, opacity });
  const fat = mix('#e2a45a', '#f2cf92', random.next());
  return [
    element('path', { d: band(way(0), swell(1)), fill: lean }),
    streak(-0.4, 0.2, fat, 0.95),
    streak(random.between(-0.12, 0.02), 0.13, lighten(fat, 0.15), 0.9),
    streak(0.2, 0.16, darken(lean, 0.5), 0.6),
    streak(0.36, 0.1, fat, 0.75),
  ].join('');
}

/** Broken pieces of crisp bacon at points, every way up. */
export function bacon(scene: Scene, points: readonly Point[], options: BaconOptions = {}): void {
  const { lean = '#8c2f1a', length = 84, width = 34 } = options;
  const { random } = scene;
  const crisp = { frequency: 0.05, height: 7, dome: 4, noise: 0.75, softness: 1.1, gloss: 0.4, sharpness: 22 };
  // Separate layers, so that upper pieces throw shadows on the lower ones.
  for (let layer = 0; layer < 3; layer++) {
    scene.group({ filter: relief(scene, { ...crisp, shadow: 6, shadowOpacity: 0.55 }) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 3 === layer)) {
        const color = mix(lean, random.pick(['#6b1f10', '#a8442a', '#7a2a14']), random.between(0, 0.8));
        const piece = rasher(scene, length * random.between(0.7, 1.15), width * random.between(0.85, 1.1), color);
        scene.add(element('g', { transform: place(x, y, random.between(0, 360)) }, piece));
      }
    });
  }
}
