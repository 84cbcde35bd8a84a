import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';
import { element } from '../svg.ts';

/** Egg that was scrambled in a pan. */
export interface ScrambledEggOptions {
  colors?: readonly Color[];
  /** Half the length of a fold in px: 60 soft folds, 26 a fine scramble. */
  size?: number;
  /** Number of folds over the area; fewer for a full area. */
  count?: number;
}

const EGG: readonly Color[] = ['#f6c436', '#f9d250', '#f2b828', '#fad966'];

/** Set, barely glossy, and soft: wide domes, so that folds run into each other. */
const SOFT = {
  frequency: 0.03,
  height: 6,
  noise: 0.5,
  softness: 2,
  gloss: 0.16,
  sharpness: 26,
  shadow: 5,
  shadowOpacity: 0.36,
  ambient: 0.42,
};

/** The creases along a fold, formed when the egg was pushed together. */
function creases(scene: Scene, x: number, y: number, half: number, lean: number, color: Color): void {
  const { random } = scene;
  for (const aside of [-0.3, 0.18]) {
    const [from, to] = [polar(x, y, lean, -half * 0.6), polar(x, y, lean, half * 0.6)];
    const across = polar(0, 0, lean + Math.PI / 2, half * (aside + random.bell() * 0.1));
    const line: Point[] = [
      [from[0] + across[0] * 0.6, from[1] + across[1] * 0.6],
      [x + across[0] * 1.5, y + across[1] * 1.5],
      [to[0] + across[0] * 0.6, to[1] + across[1] * 0.6],
    ];
    const stroke = aside < 0 ? lighten(color, 0.6) : darken(color, 0.22);
    const crease = { d: smooth(line, false), fill: 'none', stroke, 'stroke-width': half * 0.09, opacity: 0.5 };
    scene.add(element('path', { ...crease, 'stroke-linecap': 'round' }));
  }
}

/** Soft folds of scrambled egg over an area, the later ones on top; call it again to cover food between them. */
export function scrambledEgg(scene: Scene, area: Area, options: ScrambledEggOptions = {}): void {
  const { colors = EGG, size = 50, count = 60 } = options;
  const { random } = scene;
  const points = scatter(random, area, { count, distance: size * 0.8 });
  scene.group({ filter: relief(scene, { ...SOFT, dome: Math.max(3, size * 0.13) }) }, () => {
    for (const [x, y] of points) {
      const [half, lean, color] = [size * random.between(0.7, 1.2), random.angle(), random.pick(colors)];
      const shape = { wobble: 0.34, rotation: lean, points: 26 };
      const outline = blob(random, x, y, half, half * random.between(0.5, 0.78), shape);
      const shading = { shadow: size * 0.1, shadowOpacity: 0.2, highlight: 0.3, shade: 0.26 };
      scene.add(solid(scene, outline, color, shading));
      creases(scene, x, y, half, lean, color);
    }
  });
  for (const [x, y] of points) {
    if (random.next() > 0.5) continue;
    scene.add(glint(scene, x - size * 0.3, y - size * 0.3, size * 0.1, size * 0.035, random.between(0.3, 0.6)));
  }
}
