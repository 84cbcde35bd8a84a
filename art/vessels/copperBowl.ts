import { type Color, darken, lighten } from '../color.ts';
import { blur, dropShadow, relief } from '../filters.ts';
import { linear, radial } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, element } from '../svg.ts';

/** A beaten metal bowl. */
export interface CopperBowlOptions {
  /** Copper `#b8662f`, brass `#c39a3e`. */
  color?: Color;
  /** The tinned inside. */
  inside?: Color;
  /** Direction of the two ring handles in degrees. */
  handles?: number;
}

/** One ring handle on its two rivets, at the right of a radius. */
function handle(scene: Scene, radius: number, color: Color): void {
  const line = { cx: radius * 1.06, cy: 0, rx: radius * 0.13, ry: radius * 0.2, fill: 'none' };
  scene.add(element('ellipse', { ...line, stroke: darken(color, 0.45), 'stroke-width': radius * 0.05 }));
  scene.add(element('ellipse', { ...line, stroke: color, 'stroke-width': radius * 0.034 }));
  scene.add(element('ellipse', { ...line, stroke: lighten(color, 0.6), 'stroke-width': radius * 0.01, opacity: 0.8 }));
}

/** The marks of the hammer around the wall: shallow hollows, dark toward the light and bright away from it. */
function dimples(scene: Scene, x: number, y: number, radius: number, color: Color): string {
  const hollow = linear(scene, [
    [0.1, darken(color, 0.7), 0.55],
    [0.5, color, 0],
    [0.9, lighten(color, 0.7), 0.6],
  ]);
  const marks: string[] = [];
  for (const [part, count] of [
    [0.942, 66],
    [0.898, 62],
  ] as const) {
    for (let mark = 0; mark < count; mark++) {
      const [cx, cy] = polar(x, y, (mark / count) * TURN + part * 7, radius * (part + scene.random.bell() * 0.006));
      marks.push(element('circle', { cx, cy, r: radius * scene.random.between(0.019, 0.026), fill: hollow }));
    }
  }
  return element('g', { filter: blur(scene, 1.2) }, marks.join(''));
}

/** A beaten copper bowl centered at (x, y); radius in px. The food belongs within 0.86 of the radius. */
export function copperBowl(scene: Scene, x: number, y: number, radius: number, options: CopperBowlOptions = {}): void {
  const { color = '#b8662f', inside = '#c98a58', handles = 20 } = options;
  const disc = (part: number, fill: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill, ...extra }));
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.06, length: radius * 0.12, opacity: 0.65 }) }, () => {
    for (const rotate of [handles, handles + 180]) scene.at(x, y, { rotate }, () => handle(scene, radius, color));
    disc(1, darken(color, 0.4));
  });
  const polished = linear(scene, [
    [0, lighten(color, 0.75)],
    [0.22, lighten(color, 0.2)],
    [0.42, darken(color, 0.25)],
    [0.6, lighten(color, 0.45)],
    [0.8, darken(color, 0.2)],
    [1, darken(color, 0.5)],
  ]);
  const beaten = { frequency: 0.05, height: 3, noise: 0.5, dome: 3, gloss: 0.3, sharpness: 24, shadow: 0 };
  scene.group({ filter: relief(scene, beaten) }, () => disc(1, polished));
  disc(0.985, 'none', { stroke: lighten(color, 0.7), 'stroke-width': radius * 0.012, opacity: 0.7 });
  const wall = linear(scene, [
    [0, darken(inside, 0.65)],
    [0.4, darken(inside, 0.3)],
    [1, lighten(inside, 0.4)],
  ]);
  disc(0.96, wall);
  scene.add(dimples(scene, x, y, radius, inside));
  disc(
    0.87,
    radial(scene, [
      [0, inside],
      [1, darken(inside, 0.5)],
    ]),
  );
}
