import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, place, turn } from '../svg.ts';

/** Things smaller than a fingertip. Lengths in px. */
export interface GrainsOptions {
  colors: readonly Color[];
  count?: number;
  /** Half the length and half the width of one. */
  length?: number;
  width?: number;
  distance?: number;
  bias?: number;
}

/** Seeds, lentils, rice: lit ellipses in all directions, each with its shadow. */
export function grains(scene: Scene, area: Area, options: GrainsOptions): void {
  const { colors, count = 160, length = 7, width = 5, distance = 5, bias = 0.5 } = options;
  const { random } = scene;
  const [dx, dy] = scene.shadowOffset(Math.max(1.5, width * 0.6));
  for (const [x, y] of scatter(random, area, { count, distance, bias })) {
    const turned = random.between(0, 180);
    const size = random.between(0.85, 1.1);
    const transform = turn(turned, x, y);
    const shape = { rx: length * size, ry: width * size };
    const shadow = element('ellipse', { cx: x, cy: y, ...shape, transform, fill: '#1c0b02' });
    scene.add(element('g', { transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`, opacity: 0.35 }, shadow));
    scene.add(
      element('ellipse', {
        cx: x,
        cy: y,
        ...shape,
        transform,
        fill: lit(scene, random.pick(colors), { highlight: 0.55, turned }),
      }),
    );
  }
}

/**
 * Cooked rice over an area, heaped and moist; other colors make it saffron, jollof or fried. `size` is half a grain's
 * length in px.
 */
export function rice(
  scene: Scene,
  area: Area,
  options: { colors?: readonly Color[]; count?: number; size?: number } = {},
): void {
  const { colors = ['#fffef8', '#fbf7ea', '#fffdf2', '#f4eedd'], count = 620, size = 9 } = options;
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  // Grains stick to each other: between them is rice in shade, not the ground.
  const ground = darken(colors[0] ?? '#fffef8', 0.16);
  const soft = { ...materials.cream, frequency: 0.06, height: 6, dome: 14, noise: 0.6, shadow: 6 };
  const outline = blob(random, x, y, rx, ry, { wobble: 0.03 });
  scene.add(element('path', { d: outline, fill: ground, filter: relief(scene, soft) }));
  for (const part of [1, 0.98, 0.94]) {
    const shade = (1 - part) * 0.4;
    for (const [px, py] of scatter(random, { x, y, rx: rx * part, ry: ry * part }, { count, distance: size * 0.8 })) {
      const turned = random.between(0, 180);
      const [l, w] = [size * random.between(0.8, 1.1), size * random.between(0.36, 0.44)];
      const box = { x: -l, y: -w, width: l * 2, height: w * 2, rx: w };
      const color = random.pick(colors);
      const at = (dx: number, dy: number) => place(px + dx, py + dy, turned);
      scene.add(
        element('rect', { ...box, transform: at(1, size * 0.22), fill: darken(color, 0.5), opacity: 0.26 }),
        element('rect', { ...box, transform: at(0, 0), fill: darken(color, 0.07 - shade) }),
        element('rect', {
          x: -l * 0.7,
          y: -w * 0.7,
          width: l * 1.4,
          height: w * 0.8,
          rx: w * 0.4,
          transform: at(0, 0),
          fill: lighten(color, 0.7),
          opacity: 0.8,
        }),
      );
    }
  }
}

/** Sesame seeds strewn over an area. */
export function sesame(
  scene: Scene,
  area: Area,
  count = 60,
  colors: readonly Color[] = ['#fff3d6', '#f0d9a6', '#fbe9c2'],
): void {
  grains(scene, area, { colors, count, length: 4.6, width: 2.8, distance: 9 });
}

/** Ground pepper, sugar, cheese dust, icing sugar: fine dots without shadows. Sizes in px. */
export function dust(
  scene: Scene,
  area: Area,
  color: Color,
  options: { count?: number; size?: number; opacity?: number } = {},
): void {
  const { count = 200, size = 2, opacity = 0.8 } = options;
  const { random } = scene;
  scene.group({ fill: color, opacity }, () => {
    for (const [cx, cy] of scatter(random, area, { count, distance: size * 1.6 })) {
      scene.add(element('circle', { cx, cy, r: random.between(size * 0.3, size) }));
    }
  });
}
