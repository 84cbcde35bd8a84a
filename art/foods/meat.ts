import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A piece of cooked meat or fish. */
export interface MeatOptions {
  color?: Color;
  /** Degrees. */
  rotate?: number;
  /** The sauce around the meat; it coats the meat and laps at its edges. */
  sauce?: Color;
}

/** Draws a shape centered at the origin as meat: browned, rough and shining, coated by any sauce. */
function cookedPiece(
  scene: Scene,
  x: number,
  y: number,
  outline: string,
  options: Required<Pick<MeatOptions, 'color' | 'rotate'>> & MeatOptions,
): void {
  const { color, rotate, sauce } = options;
  if (sauce) {
    scene.group({ filter: blur(scene, 8), opacity: 0.55 }, () => {
      scene.at(x + 6, y + 10, { rotate, scale: 1.03 }, () =>
        scene.add(element('path', { d: outline, fill: darken(sauce, 0.8) })),
      );
    });
  }
  const body = radial(scene, shades(lighten(color, 0.14), color, darken(color, 0.5), 0.6), {
    cx: 0.42,
    cy: 0.36,
    r: 0.68,
  });
  scene.group(
    { filter: relief(scene, { ...materials.meat, dome: 10, height: 10, noise: 0.45, shadow: sauce ? 3 : 8 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline, fill: body }));
        scene.add(
          element('path', {
            d: outline,
            fill: color,
            filter: mottle(scene, { color: darken(color, 0.65), frequency: 0.03, bare: 0.45 }),
            opacity: 0.6,
          }),
        );
      });
    },
  );
  if (!sauce) return;
  scene.at(x, y, { rotate }, () => {
    const film = radial(
      scene,
      [
        [0, sauce, 0.12],
        [0.6, sauce, 0.4],
        [1, darken(sauce, 0.2), 0.92],
      ],
      { cx: 0.44, cy: 0.4, r: 0.62 },
    );
    scene.add(element('path', { d: outline, fill: film }));
  });
}

/** A chicken leg centered at (x, y), its bone to the right at 0 degrees; length in px. */
export function drumstick(scene: Scene, x: number, y: number, length: number, options: MeatOptions = {}): void {
  const { color = '#a85a22', rotate = 0, sauce } = options;
  const [l, w] = [length / 2, length * 0.27];
  scene.group({ filter: relief(scene, { ...materials.smooth, shadow: 5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', {
          d: d`M${l * 0.3} ${-w * 0.24}L${l * 0.92} ${-w * 0.16}C${l} ${-w * 0.52} ${l * 1.16} ${-w * 0.3} ${l * 1.06} 0C${l * 1.16} ${w * 0.3} ${l} ${w * 0.5} ${l * 0.92} ${w * 0.16}L${l * 0.3} ${w * 0.24}Z`,
          fill: '#ead9bf',
        }),
      );
    });
  });
  const outline = d`M${-l} ${w * 0.1}C${-l * 1.02} ${-w * 1.05} ${-l * 0.2} ${-w * 1.15} ${l * 0.2} ${-w * 0.6}C${l * 0.45} ${-w * 0.34} ${l * 0.6} ${-w * 0.34} ${l * 0.68} ${-w * 0.3}Q${l * 0.76} 0 ${l * 0.68} ${w * 0.28}C${l * 0.5} ${w * 0.4} ${l * 0.3} ${w * 0.6} ${0} ${w * 0.86}C${-l * 0.4} ${w * 1.15} ${-l} ${w * 1.05} ${-l} ${w * 0.1}Z`;
  cookedPiece(scene, x, y, outline, { color, rotate, sauce });
  for (const [u, v] of [
    [-0.3, -0.25],
    [-0.1, -0.3],
    [-0.42, 0],
  ] as const) {
    scene.add(glint(scene, x + u * l, y + v * w * 1.4, length * 0.035, length * 0.013, 0.5));
  }
}

/** A chop, thigh or piece on the bone centered at (x, y); radii in px. */
export function cut(scene: Scene, x: number, y: number, rx: number, ry: number, options: MeatOptions = {}): void {
  const { color = '#8a4520', rotate = 0, sauce } = options;
  cookedPiece(scene, x, y, blob(scene.random, 0, 0, rx, ry, { wobble: 0.13 }), { color, rotate, sauce });
}

/** A meatball, kofta or falafel centered at (x, y); radius in px. */
export function ball(scene: Scene, x: number, y: number, radius: number, options: MeatOptions = {}): void {
  const { color = '#7a3f1a', sauce } = options;
  cut(scene, x, y, radius, radius * 0.96, { color, sauce });
}

/** A slice of roast or steak centered at (x, y): brown crust, pink or pale inside. Width and height in px. */
export function steakSlice(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: { rotate?: number; crust?: Color; inside?: Color } = {},
): void {
  const { rotate = 0, crust = '#4a2412', inside = '#b8514a' } = options;
  const outline = blob(scene.random, 0, 0, width / 2, height / 2, { wobble: 0.1, points: 20 });
  const fill = radial(scene, [
    [0, lighten(inside, 0.12)],
    [0.62, inside],
    [0.86, darken(inside, 0.4)],
    [0.94, crust],
    [1, crust],
  ]);
  scene.group(
    { filter: relief(scene, { ...materials.meat, frequency: 0.03, frequencyDown: 0.12, height: 5, dome: 4 }) },
    () => {
      scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill })));
    },
  );
}

/** A sausage centered at (x, y); length and width in px, turned by degrees. Cuts show where it burst. */
export function sausage(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: MeatOptions = {},
): void {
  const { color = '#9a4a20', rotate = 0 } = options;
  const [l, w] = [length / 2, width / 2];
  const outline = d`M${-l} 0C${-l} ${-w * 1.3} ${-l * 0.7} ${-w * 1.1} ${-l * 0.4} ${-w}Q0 ${-w * 1.25} ${l * 0.4} ${-w}C${l * 0.7} ${-w * 1.1} ${l} ${-w * 1.3} ${l} 0C${l} ${w * 1.1} ${l * 0.7} ${w} ${l * 0.4} ${w * 0.9}Q0 ${w * 0.75} ${-l * 0.4} ${w * 0.9}C${-l * 0.7} ${w} ${-l} ${w * 1.1} ${-l} 0Z`;
  cookedPiece(scene, x, y, outline, { color, rotate });
  scene.at(x, y, { rotate }, () => {
    for (const part of [-0.5, -0.1, 0.3]) {
      scene.add(
        element('path', {
          d: d`M${l * part} ${-w * 0.6}q${l * 0.1} ${w * 0.5} ${l * 0.18} ${w * 1.1}`,
          fill: 'none',
          stroke: darken(color, 0.75),
          'stroke-width': w * 0.16,
          'stroke-linecap': 'round',
          opacity: 0.7,
        }),
      );
    }
  });
}
