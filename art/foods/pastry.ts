import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A triangle of filled pastry (samosa, sambusa, spanakopita) centered at (x, y); size in px, turned by degrees. */
export function pastryTriangle(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  rotate = 0,
  color: Color = '#d18d3a',
): void {
  const s = size / 2;
  const outline = d`M${-s * 0.06} ${-s * 0.98}Q0 ${-s * 1.08} ${s * 0.08} ${-s * 0.98}Q${s * 0.66} ${-s * 0.1} ${s} ${s * 0.62}Q${s} ${s * 0.76} ${s * 0.88} ${s * 0.76}Q0 ${s * 0.9} ${-s * 0.88} ${s * 0.76}Q${-s} ${s * 0.76} ${-s} ${s * 0.62}Q${-s * 0.66} ${-s * 0.1} ${-s * 0.06} ${-s * 0.98}Z`;
  scene.group(
    { filter: relief(scene, { ...materials.bread, height: 10, dome: 11, frequency: 0.03, noise: 0.35, gloss: 0.16 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline, fill: color }));
        scene.add(
          element('path', {
            d: outline,
            fill: color,
            filter: mottle(scene, { color: '#7f4310', frequency: 0.02, bare: 0.42 }),
            opacity: 0.65,
          }),
        );
        scene.add(
          element('path', {
            d: d`M${-s * 0.8} ${s * 0.66}Q${s * 0.1} ${s * 0.2} ${s * 0.1} ${-s * 0.8}`,
            fill: 'none',
            stroke: darken(color, 0.5),
            'stroke-width': s * 0.03,
            opacity: 0.55,
          }),
        );
      });
    },
  );
}

/** A round of cake, pie or cheesecake from above: a crust, a top and a pale edge. Radius in px. */
export function roundCake(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: { crust?: Color; top?: Color; browned?: number } = {},
): void {
  const { crust = '#b9772c', top = '#f3dfae', browned = 0.3 } = options;
  const { random } = scene;
  const disc = blob(random, x, y, radius * 0.93, radius * 0.93, { wobble: 0.012 });
  scene.group({ filter: relief(scene, { ...materials.bread, frequency: 0.06, noise: 0.5, shadow: 14 }) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius, { wobble: 0.016 }), fill: crust }));
  });
  scene.group({ filter: relief(scene, { ...materials.cream, frequency: 0.02, shadow: 3 }) }, () => {
    scene.add(
      element('path', {
        d: disc,
        fill: radial(scene, shades(lighten(top, 0.15), top, darken(top, 0.25), 0.8)),
      }),
    );
    scene.add(
      element('path', {
        d: disc,
        fill: top,
        filter: mottle(scene, { color: '#a5621f', frequency: 0.01, bare: 0.46 }),
        opacity: browned,
      }),
    );
  });
}

/** A dollop of cream, yogurt, ice cream or mash centered at (x, y), with the swirl of the spoon; radius in px. */
export function dollop(scene: Scene, x: number, y: number, radius: number, color: Color = '#fffaf0'): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.cream, height: 9, dome: 7, noise: 0.15, shadow: 7 }) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius * 0.92, { wobble: 0.12 }), fill: color }));
  });
  for (const [reach, opacity] of [
    [0.66, 0.3],
    [0.36, 0.36],
  ] as const) {
    const r = radius * reach;
    const curl = d`M${x - r} ${y + r * 0.1}A${r} ${r} 0 1 1 ${x + r * 0.3} ${y + r * 0.95}`;
    scene.add(
      element('path', {
        d: curl,
        fill: 'none',
        stroke: darken(color, 0.5),
        'stroke-width': radius * 0.06,
        'stroke-linecap': 'round',
        opacity,
      }),
    );
    scene.add(
      element('path', {
        d: curl,
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': radius * 0.07,
        'stroke-linecap': 'round',
        opacity: 0.8,
        transform: `translate(${-radius * 0.03} ${-radius * 0.05})`,
      }),
    );
  }
}

/** A pat of butter centered at (x, y) with the pool it melts into; width in px, turned by degrees. */
export function butter(scene: Scene, x: number, y: number, width: number, rotate = 0): void {
  const { random } = scene;
  scene.add(
    element('path', {
      d: blob(random, x + 4, y + 4, width * 0.85, width * 0.66, { wobble: 0.12 }),
      fill: '#f7d873',
      opacity: 0.6,
    }),
  );
  const soft = { ...materials.cream, height: 6, gloss: 0.12, noise: 0.15, shadow: 7 };
  const box = (size: number) => ({
    x: -width * 0.5 * size,
    y: -width * 0.37 * size,
    width: width * size,
    height: width * 0.74 * size,
    rx: width * 0.13,
  });
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.at(x, y, { rotate }, () =>
      scene.add(element('rect', { ...box(1), fill: '#f3d56a' }) + element('rect', { ...box(0.8), fill: '#f9e596' })),
    );
  });
}
