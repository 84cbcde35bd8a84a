import { type Color, darken, mix } from '../color.ts';
import { dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, turn } from '../svg.ts';

/** A peach, apricot or plum centered at (x, y) with the groove of its stalk end; radius in px, turned by degrees. */
export function peach(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: { color?: Color; blush?: Color; rotate?: number } = {},
): void {
  const { color = '#f2a54a', blush = '#c8352c', rotate = 0 } = options;
  const outline = blob(scene.random, x, y, radius, radius * 0.96, { wobble: 0.025 });
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.16, length: radius * 0.32, opacity: 0.5 }) }, () =>
    scene.add(element('path', { d: outline, fill: lit(scene, color, { highlight: 0.35, shade: 0.35 }) })),
  );
  const patches = mottle(scene, { color: blush, frequency: 0.009, octaves: 3, bare: 0.34 });
  scene.add(element('path', { d: outline, fill: blush, filter: patches, opacity: 0.75 }));
  const groove = d`M${x} ${y}q${radius * 0.16} ${-radius * 0.45} ${-radius * 0.05} ${-radius * 0.95}`;
  const line = { d: groove, fill: 'none', 'stroke-linecap': 'round', transform: turn(rotate, x, y) };
  scene.add(
    element('path', { ...line, stroke: darken(blush, 0.4), 'stroke-width': radius * 0.06, opacity: 0.5 }),
    element('circle', { cx: x, cy: y, r: radius * 0.1, fill: darken(blush, 0.6), opacity: 0.7 }),
    glint(scene, x - radius * 0.36, y - radius * 0.4, radius * 0.24, radius * 0.14, 0.4),
  );
}

/** An orange or a tangerine centered at (x, y): pitted skin and the star of its stalk; radius in px. */
export function orange(scene: Scene, x: number, y: number, radius: number, color: Color = '#ee8a1d'): void {
  const pitted = { ...materials.vegetable, frequency: 0.16, height: 4, dome: radius * 0.22, noise: 0.45, gloss: 0.3 };
  scene.group({ filter: relief(scene, { ...pitted, shadow: radius * 0.2, shadowOpacity: 0.55 }) }, () => {
    const outline = blob(scene.random, x, y, radius, radius * 0.98, { wobble: 0.015 });
    scene.add(element('path', { d: outline, fill: lit(scene, color, { highlight: 0.25, shade: 0.4 }) }));
  });
  for (let point = 0; point < 5; point++) {
    const spike = d`M${x} ${y}q${radius * 0.07} ${-radius * 0.08} 0 ${-radius * 0.2}q${-radius * 0.07} ${radius * 0.1} 0 ${radius * 0.2}`;
    scene.add(element('path', { d: spike, transform: turn(point * 72, x, y), fill: mix('#4f7a2c', '#2c4a1a', 0.3) }));
  }
  scene.add(glint(scene, x - radius * 0.36, y - radius * 0.42, radius * 0.24, radius * 0.13, 0.5));
}

/** A pair of cherries that hang from one stalk at (x, y); radius in px. */
export function cherries(scene: Scene, x: number, y: number, radius: number): void {
  const r = radius;
  const stalks = d`M${x} ${y}q${-r * 1.4} ${r} ${-r * 1.2} ${r * 2.6}M${x} ${y}q${r * 1.1} ${r * 0.8} ${r * 1.3} ${r * 2.1}`;
  const line = { d: stalks, fill: 'none', 'stroke-linecap': 'round', 'stroke-width': r * 0.14 };
  for (const [cx, cy] of [
    [x - r * 1.2, y + r * 3.1],
    [x + r * 1.3, y + r * 2.6],
  ] as const) {
    scene.group({ filter: dropShadow(scene, { blur: r * 0.2, length: r * 0.4, opacity: 0.5 }) }, () =>
      scene.add(element('circle', { cx, cy, r, fill: lit(scene, '#a3122a', { highlight: 0.35, shade: 0.6 }) })),
    );
    scene.add(glint(scene, cx - r * 0.34, cy - r * 0.36, r * 0.26, r * 0.15, 0.8));
  }
  scene.add(element('path', { ...line, stroke: '#5c7a2c' }));
}
