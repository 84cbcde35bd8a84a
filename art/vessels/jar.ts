import { type Color, darken, lighten } from '../color.ts';
import { blur, dropShadow } from '../filters.ts';
import { linear, radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, d, element } from '../svg.ts';

/** A preserving jar. */
export interface JarOptions {
  /** Direction of the open lid, in degrees. */
  lid?: number;
  /** Color of the rubber ring. */
  rubber?: Color;
}

const WIRE = { fill: 'none', 'stroke-linecap': 'round' };

/** The open lid: a disc of glass with its rubber ring, held by the wire at the right of a radius. */
function openLid(scene: Scene, radius: number, rubber: Color): void {
  const [cx, r] = [radius * 1.98, radius * 0.86];
  const glass = linear(scene, [
    [0, '#ffffff', 0.8],
    [0.4, '#cfd8d4', 0.4],
    [0.7, '#eef3ee', 0.55],
    [1, '#9aa6a2', 0.7],
  ]);
  for (const side of [-1, 1]) {
    const wire = d`M${radius * 0.7} ${side * radius * 0.62}C${radius * 1.05} ${side * radius * 0.7} ${radius * 1.1} ${side * radius * 0.3} ${radius * 1.2} ${side * radius * 0.26}`;
    scene.add(element('path', { d: wire, ...WIRE, stroke: '#5d6364', 'stroke-width': radius * 0.05 }));
    scene.add(element('path', { d: wire, ...WIRE, stroke: '#dfe3e2', 'stroke-width': radius * 0.02 }));
  }
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 12, opacity: 0.4 }) }, () =>
    scene.add(element('circle', { cx, cy: 0, r, fill: '#b9c4bf', opacity: 0.75 })),
  );
  scene.add(element('circle', { cx, cy: 0, r: r * 0.98, fill: glass }));
  const ring = { cx, cy: 0, r: r * 0.84, fill: 'none', stroke: rubber, 'stroke-width': r * 0.13 };
  scene.add(element('circle', ring));
  scene.add(element('circle', { ...ring, stroke: lighten(rubber, 0.4), 'stroke-width': r * 0.03, opacity: 0.7 }));
  scene.add(
    element('circle', { cx, cy: 0, r: r * 0.5, fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.6 }),
  );
}

/** A preserving jar seen from above centered at (x, y), full of something clear; radius of the glass in px. */
export function jar(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  filling: Color,
  options: JarOptions = {},
): void {
  const { lid = -40, rubber = '#c8622e' } = options;
  const circle = (part: number, fill: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill, ...extra }));
  // Light that has passed through the jar falls on the table beyond it.
  const beyond = { cx: x + radius * 0.34, cy: y + radius * 0.52, rx: radius * 0.95, ry: radius * 0.86 };
  scene.add(element('ellipse', { ...beyond, fill: '#2b1608', opacity: 0.5, filter: blur(scene, 18) }));
  const caustic = { cx: x + radius * 0.3, cy: y + radius * 0.74, rx: radius * 0.5, ry: radius * 0.4 };
  scene.add(element('ellipse', { ...caustic, fill: lighten(filling, 0.2), opacity: 0.5, filter: blur(scene, 16) }));
  scene.at(x, y, { rotate: lid }, () => openLid(scene, radius, rubber));
  const outer = linear(scene, [
    [0, '#ffffff', 0.95],
    [0.3, '#c9cfc4', 0.9],
    [0.6, lighten(filling, 0.6), 0.95],
    [1, '#f8fbf4', 0.95],
  ]);
  circle(1, outer);
  circle(0.965, 'none', { stroke: '#7d837a', 'stroke-width': radius * 0.014, opacity: 0.6 });
  circle(0.93, darken(filling, 0.35));
  const wall = linear(scene, [
    [0, darken(filling, 0.5)],
    [0.5, filling],
    [1, lighten(filling, 0.55)],
  ]);
  circle(0.915, wall);
  const depth = radial(
    scene,
    [
      [0, lighten(filling, 0.4)],
      [0.35, lighten(filling, 0.14)],
      [0.75, filling],
      [1, darken(filling, 0.32)],
    ],
    { cx: 0.6, cy: 0.63, r: 0.62 },
  );
  circle(0.84, depth);
  circle(0.84, 'none', { stroke: lighten(filling, 0.6), 'stroke-width': radius * 0.018, opacity: 0.8 });
  const arc = (reach: number, from: number, to: number) => {
    const at = (angle: number) => [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach] as const;
    const [[ax, ay], [bx, by]] = [at(from), at(to)];
    return d`M${ax} ${ay}A${radius * reach} ${radius * reach} 0 0 1 ${bx} ${by}`;
  };
  const shine = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round' };
  scene.add(element('path', { d: arc(0.965, -2.9, -1.7), 'stroke-width': radius * 0.05, opacity: 0.95, ...shine }));
  scene.add(element('path', { d: arc(0.965, 0.3, 1.2), 'stroke-width': radius * 0.034, opacity: 0.8, ...shine }));
  // The window, mirrored in the surface.
  const pane = d`M${x - radius * 0.56} ${y - radius * 0.36}Q${x - radius * 0.44} ${y - radius * 0.56} ${x - radius * 0.24} ${y - radius * 0.64}L${x - radius * 0.1} ${y - radius * 0.42}Q${x - radius * 0.3} ${y - radius * 0.34} ${x - radius * 0.4} ${y - radius * 0.16}Z`;
  scene.add(element('path', { d: pane, fill: '#fffbe8', opacity: 0.6, filter: blur(scene, 3) }));
}
