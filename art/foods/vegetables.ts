import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';

/** Half a tomato, cut side up, centered at (x, y); radius in px, turned by degrees. */
export function tomatoHalf(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  rotate = 0,
  color: Color = '#d8321f',
): void {
  const chamber = d`M${x} ${y - radius * 0.16}C${x - radius * 0.5} ${y - radius * 0.3} ${x - radius * 0.45} ${y - radius * 0.75} ${x} ${y - radius * 0.74}C${x + radius * 0.45} ${y - radius * 0.75} ${x + radius * 0.5} ${y - radius * 0.3} ${x} ${y - radius * 0.16}Z`;
  const seeds = [
    [-0.2, -0.5],
    [0.05, -0.6],
    [0.2, -0.42],
    [-0.03, -0.36],
  ] as const;
  scene.group({ filter: relief(scene, { ...materials.vegetable, gloss: 0.55, shadow: 5 }) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: darken(color, 0.08) }));
    scene.add(element('circle', { cx: x, cy: y, r: radius * 0.9, fill: mix(color, '#f0734a', 0.45) }));
    for (let third = 0; third < 3; third++) {
      const pips = seeds.map(([u, v]) =>
        element('ellipse', {
          cx: x + u * radius,
          cy: y + v * radius,
          rx: radius * 0.075,
          ry: radius * 0.11,
          fill: '#f8e3a0',
        }),
      );
      const jelly = element('path', { d: chamber, fill: mix(color, '#f7a35c', 0.55), opacity: 0.85 });
      scene.add(element('g', { transform: turn(rotate + third * 120, x, y) }, jelly + pips.join('')));
    }
  });
}

/** A slice of cucumber, radish or courgette centered at (x, y); radius in px. */
export function roundSlice(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: { skin?: Color; flesh?: Color; seeds?: boolean } = {},
): void {
  const { skin = '#3f7d3a', flesh = '#dcebb8', seeds = true } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 2.5, shadow: 3.5 }) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius * 0.96, { wobble: 0.02 }), fill: skin }));
    scene.add(
      element('circle', {
        cx: x,
        cy: y,
        r: radius * 0.9,
        fill: radial(scene, shades(lighten(flesh, 0.45), lighten(flesh, 0.15), flesh, 0.6)),
      }),
    );
    if (!seeds) return;
    for (let seed = 0; seed < 9; seed++) {
      const [cx, cy] = polar(x, y, (seed / 9) * TURN, radius * random.between(0.38, 0.5));
      const shape = { cx, cy, rx: radius * 0.1, ry: radius * 0.045, fill: lighten(flesh, 0.65), opacity: 0.9 };
      scene.add(element('ellipse', { ...shape, transform: turn((seed / 9) * 360, cx, cy) }));
    }
  });
}

/** A coin of carrot centered at (x, y); radius in px. */
export function carrotCoin(scene: Scene, x: number, y: number, radius: number, color: Color = '#e8822a'): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 3, shadow: 3.5 }) }, () => {
    scene.add(
      element('path', {
        d: blob(random, x, y, radius, radius * random.between(0.85, 1), { wobble: 0.04, rotation: random.angle() }),
        fill: color,
      }),
    );
    scene.add(
      element('path', {
        d: blob(random, x, y, radius * 0.48, radius * 0.45, { wobble: 0.12 }),
        fill: lighten(color, 0.22),
        opacity: 0.8,
      }),
    );
  });
}

/** A slice of avocado centered at (x, y); length in px, turned by degrees. */
export function avocadoSlice(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const s = length / 88;
  const skin = d`M${-12 * s} ${-42 * s}C${22 * s} ${-40 * s} ${30 * s} 0 ${10 * s} ${44 * s}C${4 * s} ${48 * s} ${-4 * s} ${46 * s} ${-4 * s} ${40 * s}C${8 * s} ${8 * s} ${4 * s} ${-18 * s} ${-18 * s} ${-32 * s}C${-24 * s} ${-38 * s} ${-20 * s} ${-43 * s} ${-12 * s} ${-42 * s}Z`;
  const flesh = d`M${-10 * s} ${-37 * s}C${18 * s} ${-35 * s} ${25 * s} 0 ${7 * s} ${39 * s}C${4 * s} ${41 * s} 0 ${40 * s} 0 ${37 * s}C${11 * s} ${6 * s} ${7 * s} ${-20 * s} ${-13 * s} ${-31 * s}C${-17 * s} ${-34 * s} ${-15 * s} ${-38 * s} ${-10 * s} ${-37 * s}Z`;
  scene.group({ filter: relief(scene, { ...materials.vegetable, gloss: 0.3, shadow: 5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: skin, fill: '#4f7a26' }));
      scene.add(element('path', { d: flesh, fill: '#d3dd86' }));
    });
  });
}

/** A slice of mushroom centered at (x, y); width in px, turned by degrees. */
export function mushroomSlice(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  rotate = 0,
  color: Color = '#cbb08c',
): void {
  const w = width / 2;
  const cap = d`M${-w} ${w * 0.2}C${-w * 1.05} ${-w * 0.9} ${w * 1.05} ${-w * 0.9} ${w} ${w * 0.2}C${w * 0.8} ${w * 0.4} ${w * 0.4} ${w * 0.25} ${w * 0.24} ${w * 0.2}L${w * 0.28} ${w * 0.9}Q0 ${w * 1.1} ${-w * 0.28} ${w * 0.9}L${-w * 0.24} ${w * 0.2}C${-w * 0.4} ${w * 0.25} ${-w * 0.8} ${w * 0.4} ${-w} ${w * 0.2}Z`;
  const gills = d`M${-w * 0.75} ${w * 0.14}Q${-w * 0.5} ${-w * 0.1} ${-w * 0.22} ${w * 0.12}M${w * 0.75} ${w * 0.14}Q${w * 0.5} ${-w * 0.1} ${w * 0.22} ${w * 0.12}`;
  scene.group({ filter: relief(scene, { ...materials.vegetable, gloss: 0.25, noise: 0.4 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: cap, fill: darken(color, 0.25) }));
      scene.add(element('path', { d: cap, fill: lighten(color, 0.35), transform: 'scale(.86)' }));
      scene.add(
        element('path', {
          d: gills,
          fill: 'none',
          stroke: darken(color, 0.6),
          'stroke-width': w * 0.14,
          'stroke-linecap': 'round',
        }),
      );
    });
  });
}

/** A ring or crescent of bell pepper centered at (x, y); radius in px. */
export function pepperRing(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: Color = '#c8301c',
  rotate = 0,
): void {
  const outline = blob(scene.random, x, y, radius, radius * 0.9, { wobble: 0.12, points: 18 });
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 2.5 }) }, () => {
    const line = { d: outline, fill: 'none', transform: turn(rotate, x, y) };
    scene.add(element('path', { ...line, stroke: color, 'stroke-width': radius * 0.28 }));
    scene.add(element('path', { ...line, stroke: lighten(color, 0.35), 'stroke-width': radius * 0.12, opacity: 0.7 }));
  });
}

/** A floret of broccoli or cauliflower centered at (x, y): clusters of tiny buds; radius in px. */
export function floret(scene: Scene, x: number, y: number, radius: number, color: Color = '#4a7f2f'): void {
  const { random } = scene;
  const budded = { ...materials.greens, frequency: 0.2, height: 5, dome: 3, softness: 0.7, shadow: 6 };
  const fill = radial(scene, shades(lighten(color, 0.3), color, darken(color, 0.6), 0.55), {
    cx: 0.4,
    cy: 0.36,
    r: 0.62,
  });
  scene.group({ filter: relief(scene, budded) }, () => {
    scene.add(
      element('path', {
        d: blob(random, x, y, radius * 0.9, radius * 0.82, { wobble: 0.16 }),
        fill: darken(color, 0.7),
      }),
    );
    for (let cluster = 0; cluster < 11; cluster++) {
      const [cx, cy] =
        cluster < 7 ? polar(x, y, (cluster / 7) * TURN, radius * 0.66) : polar(x, y, cluster * 1.7, radius * 0.28);
      const size = radius * random.between(0.27, 0.36);
      scene.add(element('path', { d: blob(random, cx, cy, size, size, { wobble: 0.18, points: 14 }), fill }));
    }
  });
}
