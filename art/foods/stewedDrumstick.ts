import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { blob, polar } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A drumstick out of a stew. */
export interface StewedDrumstickOptions {
  /** Degrees; at 0 the bone points right. */
  rotate?: number;
  /** Color of the glazed meat. */
  color?: Color;
  sauce: Color;
}

/** A drumstick centered at (x, y) in a thick stew: slashed and glazed, with the paste clinging to it; length in px. */
export function stewedDrumstick(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  options: StewedDrumstickOptions,
): void {
  const { rotate = 0, color = '#96400f', sauce } = options;
  const { random } = scene;
  const [l, w] = [length / 2, length * 0.3];
  // Slim where the meat ends, then two unequal knuckles with a dent between them.
  const bone = d`M${l * 0.4} ${-w * 0.15}L${l * 0.84} ${-w * 0.11}C${l * 0.9} ${-w * 0.12} ${l * 0.9} ${-w * 0.3} ${l * 1.01} ${-w * 0.3}C${l * 1.1} ${-w * 0.3} ${l * 1.13} ${-w * 0.12} ${l * 1.07} ${-w * 0.02}C${l * 1.1} ${w * 0.06} ${l * 1.07} ${w * 0.24} ${l * 0.98} ${w * 0.22}C${l * 0.9} ${w * 0.21} ${l * 0.9} ${w * 0.12} ${l * 0.84} ${w * 0.1}L${l * 0.4} ${w * 0.15}Z`;
  const flesh = d`M${-l} ${w * 0.06}C${-l * 1.02} ${-w} ${-l * 0.34} ${-w * 1.14} ${l * 0.1} ${-w * 0.74}C${l * 0.36} ${-w * 0.5} ${l * 0.54} ${-w * 0.36} ${l * 0.74} ${-w * 0.3}Q${l * 0.82} 0 ${l * 0.74} ${w * 0.27}C${l * 0.54} ${w * 0.34} ${l * 0.36} ${w * 0.52} ${l * 0.06} ${w * 0.82}C${-l * 0.36} ${w * 1.12} ${-l * 0.98} ${w} ${-l} ${w * 0.06}Z`;
  const [sx, sy] = scene.shadowOffset(w * 0.2);
  scene.at(x + sx, y + sy, { rotate }, () => {
    scene.add(element('path', { d: flesh, fill: darken(sauce, 0.9), opacity: 0.75, filter: blur(scene, 9) }));
  });
  scene.group(
    { filter: relief(scene, { ...materials.smooth, height: 8, dome: w * 0.1, gloss: 0.4, shadow: 7 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        // Red-brown near the meat, ivory at the knuckle, with shining gristle.
        const ivory = linear(
          scene,
          [
            [0, darken(sauce, 0.2)],
            [0.5, mix(sauce, '#c98a4e', 0.7)],
            [0.74, '#dcbf90'],
            [1, '#eadcc0'],
          ],
          { to: [1, 0] },
        );
        scene.add(element('path', { d: bone, fill: ivory }));
        const stained = mottle(scene, { color: mix(sauce, '#b0602a', 0.4), frequency: 0.05, bare: 0.47 });
        scene.add(element('path', { d: bone, fill: sauce, filter: stained, opacity: 0.7 }));
        const dent = d`M${l * 1.06} ${-w * 0.03}Q${l * 0.99} ${-w * 0.02} ${l * 0.94} ${w * 0.02}`;
        scene.add(
          element('path', { d: dent, fill: 'none', stroke: '#8a5a30', 'stroke-width': w * 0.05, opacity: 0.5 }),
        );
      });
    },
  );
  const glazed = {
    ...materials.meat,
    frequency: 0.035,
    height: 11,
    dome: w * 0.24,
    noise: 0.28,
    softness: 1.8,
    gloss: 0.4,
    sharpness: 24,
  };
  scene.group({ filter: relief(scene, { ...glazed, shadow: 3 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const body = radial(scene, [
        [0, lighten(color, 0.12)],
        [0.4, color],
        [0.78, mix(color, sauce, 0.6)],
        [1, darken(sauce, 0.4)],
      ]);
      scene.add(element('path', { d: flesh, fill: body }));
      const dark = mottle(scene, { color: darken(sauce, 0.5), frequency: 0.025, bare: 0.46 });
      scene.add(element('path', { d: flesh, fill: sauce, filter: dark, opacity: 0.6 }));
      const bright = mottle(scene, { color: '#d8702a', frequency: 0.04, bare: 0.54 });
      scene.add(element('path', { d: flesh, fill: sauce, filter: bright, opacity: 0.45 }));
      for (const at of [-0.46, -0.08]) {
        const slash = d`M${l * at} ${-w * 0.52}Q${l * (at + 0.16)} 0 ${l * (at + 0.02)} ${w * 0.5}Q${l * (at + 0.02)} 0 ${l * at} ${-w * 0.52}Z`;
        const edge = { stroke: darken(sauce, 0.6), 'stroke-width': w * 0.05 };
        scene.add(element('path', { d: slash, fill: '#b8703c', ...edge }));
      }
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.clipped(flesh, () => {
      scene.group({ filter: relief(scene, { ...materials.crumbs, gloss: 0.5, shadow: 2 }) }, () => {
        for (const [px, py] of scatter(
          random,
          { x: -l * 0.2, y: 0, rx: l * 0.8, ry: w },
          { count: 16, distance: w * 0.2 },
        )) {
          const size = random.between(3, 8);
          const bit = blob(random, px, py, size, size * 0.6, { wobble: 0.3, rotation: random.angle(), points: 8 });
          scene.add(element('path', { d: bit, fill: random.pick([sauce, darken(sauce, 0.35), '#a83a14', '#c2561f']) }));
        }
      });
    });
    for (let count = 0; count < 4; count++) {
      const [gx, gy] = polar(-l * 0.22, 0, random.angle(), w * random.between(0.1, 0.6));
      scene.add(
        glint(
          scene,
          gx,
          gy,
          w * random.between(0.06, 0.13),
          w * random.between(0.035, 0.06),
          random.between(0.3, 0.55),
        ),
      );
    }
    scene.add(glint(scene, l * 1.01, -w * 0.16, w * 0.08, w * 0.035, 0.7));
  });
}
