import type { Color } from './color.ts';
import { lit } from './paints.ts';
import type { Scene } from './scene.ts';
import { element, turn } from './svg.ts';

/** How one small solid object is lit. Lengths in px. */
export interface SolidOptions {
  /** Length of its shadow; 0 for none. */
  shadow?: number;
  shadowOpacity?: number;
  /** Lightness of the lit side, 0 to 1. */
  highlight?: number;
  /** Darkness of the side in shade, 0 to 1. */
  shade?: number;
  /** Degrees by which the path itself is turned already, so that its light faces up and left. */
  turned?: number;
}

/**
 * The markup of one piece: its shadow and its lit body. For the many pieces of a heap, whose separate filters would
 * cost too much; put the heap into one group with a `relief`.
 */
export function solid(scene: Scene, path: string, color: Color, options: SolidOptions = {}): string {
  const { shadow = 4, shadowOpacity = 0.34, highlight = 0.35, shade = 0.45, turned = 0 } = options;
  const body = element('path', { d: path, fill: lit(scene, color, { highlight, shade, turned }) });
  if (shadow <= 0) return body;
  const [dx, dy] = scene.shadowOffset(shadow);
  const shadowAttributes = {
    d: path,
    transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`,
    fill: '#1c0a02',
    opacity: shadowOpacity,
  };
  return element('path', shadowAttributes) + body;
}

/** A reflection of the window: a small bright ellipse on a wet round object; radii in px. */
export function glint(scene: Scene, x: number, y: number, rx: number, ry: number, opacity = 0.7): string {
  const transform = turn(-38 - scene.rotation, x, y);
  return element('ellipse', { cx: x, cy: y, rx, ry, transform, fill: '#ffffff', opacity });
}
