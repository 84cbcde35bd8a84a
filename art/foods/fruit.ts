import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit, radial, shades } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';
import { sphere } from './sphere.ts';

/** A wheel of citrus fruit. */
export interface CitrusOptions {
  /** Lime `#6fa12c`, lemon `#e8b92a`, orange `#e8852a`. */
  skin?: Color;
  /** Lime `#cfe08a`, lemon `#f6e27a`, orange `#f7b257`. */
  flesh?: Color;
  /** Degrees. */
  rotate?: number;
}

/** A slice of lime, lemon or orange centered at (x, y); radius in px. */
export function citrusWheel(scene: Scene, x: number, y: number, radius: number, options: CitrusOptions = {}): void {
  const { skin = '#6fa12c', flesh = '#cfe08a', rotate = 0 } = options;
  const fill = radial(scene, shades(lighten(flesh, 0.45), flesh), { cx: 0.5, cy: 1, r: 1 });
  const segment = d`M${x} ${y - radius * 0.08}L${x - radius * 0.26} ${y - radius * 0.68}Q${x} ${y - radius * 0.9} ${x + radius * 0.26} ${y - radius * 0.68}Z`;
  const cut = {
    frequency: 0.05,
    height: 2.2,
    dome: 3,
    noise: 0.25,
    softness: 1.2,
    gloss: 0.25,
    sharpness: 25,
    shadow: 6,
    shadowOpacity: 0.5,
  };
  scene.group({ filter: relief(scene, cut) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: skin }));
    scene.add(element('circle', { cx: x, cy: y, r: radius * 0.92, fill: '#f6f3d4' }));
    for (let index = 0; index < 8; index++)
      scene.add(element('path', { d: segment, transform: turn(index * 45 + rotate, x, y), fill }));
  });
}

/** A wedge of lime or lemon lying on its peel centered at (x, y); length in px, turned by degrees. */
export function citrusWedge(scene: Scene, x: number, y: number, length: number, options: CitrusOptions = {}): void {
  const { skin = '#6fa12c', flesh = '#cfe08a', rotate = 0 } = options;
  const [l, w] = [length / 2, length * 0.3];
  scene.group({ filter: relief(scene, { ...materials.vegetable, gloss: 0.3, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', {
          d: d`M${-l} 0C${-l * 0.5} ${w * 1.5} ${l * 0.5} ${w * 1.5} ${l} 0C${l * 0.5} ${-w * 0.7} ${-l * 0.5} ${-w * 0.7} ${-l} 0Z`,
          fill: skin,
        }),
      );
      scene.add(
        element('path', {
          d: d`M${-l * 0.95} 0Q0 ${w * 1.2} ${l * 0.95} 0Q0 ${-w * 1.05} ${-l * 0.95} 0Z`,
          fill: '#f4f0cd',
        }),
      );
      for (const side of [-1, 1]) {
        scene.add(
          element('path', {
            d: d`M${-l * 0.8} 0Q0 ${w * 0.12 * side} ${l * 0.8} 0Q0 ${w * 0.95 * side} ${-l * 0.8} 0Z`,
            fill: side < 0 ? lighten(flesh, 0.25) : flesh,
          }),
        );
      }
    });
  });
}

/** A blueberry with its crown, centered at (x, y); radius in px. */
export function blueberry(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  sphere(scene, x, y, radius, random.pick(['#33406f', '#3d4b80', '#2c3562']), 0.3);
  const [cx, cy] = [x + radius * 0.12, y + radius * 0.08];
  scene.add(element('circle', { cx, cy, r: radius * 0.34, fill: '#6a79b0', opacity: 0.7 }));
  const start = random.between(0, 60);
  for (let point = 0; point < 6; point++) {
    const spike = d`M${cx} ${cy}l${radius * 0.13} ${-radius * 0.36}l${-radius * 0.26} 0z`;
    scene.add(element('path', { d: spike, transform: turn(start + point * 60, cx, cy), fill: '#141a38' }));
  }
}

/** A raspberry: beads around a hollow, centered at (x, y); radius in px. */
export function raspberry(scene: Scene, x: number, y: number, radius: number, color: Color = '#c5274a'): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, shadow: 5, height: 3 }) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: darken(color, 0.4) }));
    for (const [reach, count] of [
      [0.8, 12],
      [0.46, 8],
      [0, 1],
    ] as const) {
      for (let bead = 0; bead < count; bead++) {
        const [cx, cy] = polar(x, y, (bead / count) * TURN + reach, radius * reach);
        scene.add(
          element('circle', {
            cx,
            cy,
            r: radius * random.between(0.24, 0.29),
            fill: lit(scene, color, { highlight: 0.4, shade: 0.5 }),
          }),
        );
      }
    }
  });
}

/** Half a strawberry, cut side up, tip down at 0 degrees; centered at (x, y), radius in px. */
export function strawberryHalf(scene: Scene, x: number, y: number, radius: number, rotate = 0): void {
  const outline = (scale: number) => {
    const r = radius * scale;
    return d`M0 ${-r}C${r * 0.95} ${-r * 1.05} ${r * 0.95} ${r * 0.2} 0 ${r * 1.2}C${-r * 0.95} ${r * 0.2} ${-r * 0.95} ${-r * 1.05} 0 ${-r}Z`;
  };
  scene.group({ filter: relief(scene, { ...materials.vegetable, noise: 0.35, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline(1), fill: '#cf2231' }));
      scene.add(element('path', { d: outline(0.84), fill: '#e8545a' }));
      scene.add(element('path', { d: outline(0.52), fill: '#f9d3cb' }));
      scene.add(element('path', { d: outline(0.26), fill: '#e8636a' }));
      for (const [u, v] of [
        [-0.42, -0.55],
        [0.42, -0.55],
        [-0.55, -0.1],
        [0.55, -0.1],
        [-0.36, 0.35],
        [0.36, 0.35],
        [0, 0.8],
      ] as const) {
        scene.add(
          element('ellipse', { cx: u * radius, cy: v * radius, rx: radius * 0.05, ry: radius * 0.08, fill: '#f8dc8c' }),
        );
      }
    });
  });
}

/** A slice of apple, pear, peach or mango: a crescent with its skin, at (x, y); length in px, turned by degrees. */
export function fruitSlice(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  options: { skin?: Color; flesh?: Color; rotate?: number } = {},
): void {
  const { skin = '#b5392a', flesh = '#f6e6b8', rotate = 0 } = options;
  const [l, w] = [length / 2, length * 0.3];
  scene.group({ filter: relief(scene, { ...materials.vegetable, gloss: 0.25, shadow: 4 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', {
          d: d`M${-l} ${w * 0.3}C${-l * 0.6} ${-w * 1.3} ${l * 0.6} ${-w * 1.3} ${l} ${w * 0.3}C${l * 0.5} ${w * 0.1} ${-l * 0.5} ${w * 0.1} ${-l} ${w * 0.3}Z`,
          fill: skin,
        }),
      );
      scene.add(
        element('path', {
          d: d`M${-l * 0.96} ${w * 0.25}C${-l * 0.57} ${-w * 1.05} ${l * 0.57} ${-w * 1.05} ${l * 0.96} ${w * 0.25}C${l * 0.5} ${w * 0.1} ${-l * 0.5} ${w * 0.1} ${-l * 0.96} ${w * 0.25}Z`,
          fill: flesh,
        }),
      );
    });
  });
}
