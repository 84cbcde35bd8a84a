import type { Color } from '../color.ts';
import { type ReliefOptions, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** A little bowl with something in it. */
export interface SmallBowlOptions {
  /** Color of the bowl. */
  color?: Color;
  /** Color of the filling. */
  filling?: Color;
  /** How the filling is lit. */
  material?: ReliefOptions;
  /** Draws on top of the filling, within the radius it is given (px). */
  top?: (radius: number) => void;
}

/** A small bowl centered at (x, y); radius in px. */
export function smallBowl(scene: Scene, x: number, y: number, radius: number, options: SmallBowlOptions = {}): void {
  const { color = '#f0e9da', filling = '#a82414', material = materials.stew, top } = options;
  bowl(scene, x, y, radius, { color, lip: 0.09 });
  const reach = radius * 0.865;
  const outline = blob(scene.random, x + radius * 0.01, y + radius * 0.02, reach, reach, { wobble: 0.008 });
  scene.add(element('path', { d: outline, fill: filling, filter: relief(scene, { ...material, shadow: 2 }) }));
  top?.(reach * 0.92);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
}
