import { type Color, darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { type Attributes, element } from './svg.ts';

/** One stop of a gradient: offset (0 to 1), color and opacity (1 by default). */
export type Stop = readonly [offset: number, color: Color, opacity?: number];

/** The stops of a gradient from one color to another, optionally through a middle one at `at` (0 to 1). */
export function shades(first: Color, second: Color, third?: Color, at = 0.5): Stop[] {
  const end: Stop = [1, third ?? second];
  return third ? [[0, first], [at, second], end] : [[0, first], end];
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');
}

/** A point of the unit square, rotated about its middle so that it always faces the light. */
function facingLight(scene: Scene, x: number, y: number, turned = 0): [number, number] {
  const back = (-(scene.rotation + turned) * Math.PI) / 180;
  const [dx, dy] = [x - 0.5, y - 0.5];
  return [0.5 + dx * Math.cos(back) - dy * Math.sin(back), 0.5 + dx * Math.sin(back) + dy * Math.cos(back)];
}

/** A radial gradient over the painted shape, from its middle unless the attributes (`cx`, `cy`, `r`) say otherwise. */
export function radial(scene: Scene, stops: readonly Stop[], attributes: Attributes = {}): string {
  const id = scene.define(`radial ${JSON.stringify([stops, attributes])}`, (name) =>
    element('radialGradient', { id: name, ...attributes }, stopElements(stops)),
  );
  return `url(#${id})`;
}

/** A straight gradient over the painted shape, from the top left to the bottom right by default. */
export function linear(
  scene: Scene,
  stops: readonly Stop[],
  { from = [0, 0], to = [1, 1] }: { from?: readonly [number, number]; to?: readonly [number, number] } = {},
): string {
  const id = scene.define(`linear ${JSON.stringify([stops, from, to])}`, (name) =>
    element('linearGradient', { id: name, x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, stopElements(stops)),
  );
  return `url(#${id})`;
}

/** How a lit surface is shaded. */
export interface LitOptions {
  /** How light the lit side is, 0 to 1. */
  highlight?: number;
  /** How dark the side in shade is, 0 to 1. */
  shade?: number;
  /** Position of the plain color between the two, 0 to 1. */
  middle?: number;
  /** Degrees by which the painted shape itself is turned. */
  turned?: number;
}

/** A rounded surface of one color in the light from the top left. */
export function lit(scene: Scene, color: Color, options: LitOptions = {}): string {
  const { highlight = 0.45, shade = 0.4, middle = 0.5, turned = 0 } = options;
  // Steps of 30° keep the number of gradients small; the difference is not visible.
  const [fx, fy] = facingLight(scene, 0.36, 0.3, Math.round(turned / 30) * 30);
  const stops: Stop[] = [
    [0, lighten(color, highlight)],
    [middle, color],
    [1, darken(color, shade)],
  ];
  return radial(scene, stops, { cx: 0.5, cy: 0.5, r: 0.62, fx, fy });
}

/** A flat surface that slopes from light (top left) into shade (bottom right). */
export function sloped(scene: Scene, stops: readonly Stop[], turned = 0): string {
  const angle = Math.round(turned / 15) * 15;
  return linear(scene, stops, {
    from: facingLight(scene, 0.15, 0.05, angle),
    to: facingLight(scene, 0.85, 0.95, angle),
  });
}

/** Polished steel across the painted shape. */
export function metal(scene: Scene): string {
  const stops: Stop[] = [
    [0, '#f7f6f2'],
    [0.35, '#b9b8b4'],
    [0.55, '#ecebe6'],
    [1, '#7d7b77'],
  ];
  return linear(scene, stops, { to: [1, 0] });
}
