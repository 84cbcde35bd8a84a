import { type Color, darken, lighten, mix } from '../color.ts';
import { type Point, polar, polygon } from '../path.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A part of something round, in degrees clockwise from the right. */
export interface WedgeArea {
  x: number;
  y: number;
  radius: number;
  from: number;
  to: number;
  /** How far the outer edge wanders, as a fraction of the radius. */
  wobble?: number;
}

/** The outline of a wedge: two straight cuts and an outer edge that is a little uneven. */
export function wedgeOutline(random: Random, area: WedgeArea): string {
  const { x, y, radius, from, to, wobble = 0.012 } = area;
  const points: Point[] = [[x, y]];
  const steps = Math.max(4, Math.round((to - from) / 2));
  const phase = random.angle();
  for (let step = 0; step <= steps; step++) {
    const degrees = from + ((to - from) * step) / steps;
    const wander = Math.sin(degrees * 0.11 + phase) + 0.6 * Math.sin(degrees * 0.29 + phase) + random.bell() * 0.2;
    points.push(polar(x, y, (degrees * Math.PI) / 180, radius * (1 + wobble * wander)));
  }
  return polygon(points);
}

/**
 * The thickness of a cut food, seen on the sides away from the light: draw it before the upper face. The layers inside
 * show as stripes, the crust at the bottom.
 */
export function cutSides(scene: Scene, outline: string, inside: Color, crust: Color, thickness: number): void {
  const steps = Math.max(3, Math.round(thickness / 2));
  for (let step = steps; step >= 1; step--) {
    const part = step / steps;
    const [dx, dy] = scene.shadowOffset(thickness * part);
    const layer = step % 3 === 0 ? darken(inside, 0.16) : lighten(inside, 0.12);
    const color = part > 0.8 || part < 0.2 ? mix(crust, inside, 0.2) : layer;
    const transform = `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`;
    const edge = { stroke: color, 'stroke-width': 5, 'stroke-linejoin': 'round' };
    scene.add(element('path', { d: outline, fill: color, transform, ...edge }));
  }
}
