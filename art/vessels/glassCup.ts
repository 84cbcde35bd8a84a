import { dropShadow } from '../filters.ts';
import { linear, radial } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, d, element } from '../svg.ts';

/**
 * A thick glass cup at (x, y) with food in it; radius in px. `fill` draws the food, within the given radius: it
 * shows through the glass as a blurred ring of `color`, under the lip's reflections.
 */
export function glassCup(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: string,
  fill: (radius: number) => void,
): void {
  const circle = (part: number, paint: string, extra: Attributes = {}) =>
    element('circle', { cx: x, cy: y, r: radius * part, fill: paint, ...extra });
  const shadow = { blur: 16, length: 34, opacity: 0.4, color: '#3a0a22' };
  scene.group({ filter: dropShadow(scene, shadow), opacity: 0.55 }, () => scene.add(circle(1, color)));
  // The wall: the food's color comes through the glass, brightest on the side away from the light.
  const wall = linear(scene, [
    [0, '#5a4a3a', 0.5],
    [0.35, color, 0.35],
    [0.7, '#fff3c4', 0.6],
    [1, '#fffdf4', 0.9],
  ]);
  scene.add(circle(0.985, wall));
  const depth = radial(scene, [
    [0.7, '#7a4a08', 0.9],
    [1, '#5a3206', 0.75],
  ]);
  scene.add(circle(0.925, depth));
  fill(radius * 0.91);
  const arc = (reach: number, from: number, to: number) => {
    const at = (angle: number) => [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach] as const;
    const [[ax, ay], [bx, by]] = [at(from), at(to)];
    return d`M${ax} ${ay}A${radius * reach} ${radius * reach} 0 0 1 ${bx} ${by}`;
  };
  const line = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round' };
  scene.add(circle(0.985, 'none', { stroke: '#ffffff', 'stroke-width': radius * 0.022, opacity: 0.75 }));
  scene.add(circle(0.93, 'none', { stroke: '#ffffff', 'stroke-width': radius * 0.014, opacity: 0.6 }));
  scene.add(element('path', { d: arc(0.955, -2.9, -1.8), 'stroke-width': radius * 0.055, opacity: 0.95, ...line }));
  scene.add(element('path', { d: arc(0.955, 0.35, 1.1), 'stroke-width': radius * 0.035, opacity: 0.8, ...line }));
}
