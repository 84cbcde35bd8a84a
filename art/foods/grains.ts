import { type Colour, darken } from '../colour.ts';
import { lit } from '../paints.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, turn } from '../svg.ts';

/** Things smaller than a fingertip. Lengths in px. */
export interface GrainsOptions {
  colours: readonly Colour[];
  count?: number;
  /** Half the length and half the width of one. */
  length?: number;
  width?: number;
  distance?: number;
  bias?: number;
}

/** Seeds, lentils, rice: lit ellipses lying every way, each with its shadow. */
export function grains(scene: Scene, area: Area, options: GrainsOptions): void {
  const { colours, count = 160, length = 7, width = 5, distance = 5, bias = 0.5 } = options;
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
        fill: lit(scene, random.pick(colours), { highlight: 0.55, turned }),
      }),
    );
  }
}

/** Cooked rice over an area; other colours make it saffron, jollof or fried. `size` is half a grain's length in px. */
export function rice(
  scene: Scene,
  area: Area,
  options: { colours?: readonly Colour[]; count?: number; size?: number } = {},
): void {
  const { colours = ['#fffdf4', '#f7f0dd', '#fbf6e8', '#efe6cf'], count = 620, size = 9 } = options;
  // The lower layer lies in the shade of the upper one; without it the ground shows through.
  const shaded = colours.map((colour) => darken(colour, 0.22));
  grains(scene, area, { colours: shaded, count, length: size, width: size * 0.36, distance: size * 0.75 });
  grains(scene, area, { colours, count, length: size, width: size * 0.36, distance: size * 0.75 });
}

/** Sesame seeds strewn over an area. */
export function sesame(
  scene: Scene,
  area: Area,
  count = 60,
  colours: readonly Colour[] = ['#fff3d6', '#f0d9a6', '#fbe9c2'],
): void {
  grains(scene, area, { colours, count, length: 4.6, width: 2.8, distance: 9 });
}

/** Ground pepper, sugar, cheese dust, icing sugar: fine dots without shadows. Sizes in px. */
export function dust(
  scene: Scene,
  area: Area,
  colour: Colour,
  options: { count?: number; size?: number; opacity?: number } = {},
): void {
  const { count = 200, size = 2, opacity = 0.8 } = options;
  const { random } = scene;
  scene.group({ fill: colour, opacity }, () => {
    for (const [cx, cy] of scatter(random, area, { count, distance: size * 1.6 })) {
      scene.add(element('circle', { cx, cy, r: random.between(size * 0.3, size) }));
    }
  });
}
