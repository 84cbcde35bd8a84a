import { type Color, darken, lighten } from '../color.ts';
import { type ReliefOptions, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A heap of something soft. */
export interface MoundOptions {
  color: Color;
  /** Colors of the flecks in it. */
  flecks?: readonly Color[];
  fleckCount?: number;
  /** Size of the flecks, 1 for about 5 px. */
  fleckSize?: number;
  /** How irregular the outline is. */
  wobble?: number;
  /** Rotation in radians. */
  rotation?: number;
  material?: ReliefOptions;
}

/** Mash, purée, stew, dip: a heap with flecks over an area. */
export function mound(scene: Scene, area: Area, options: MoundOptions): void {
  const { x, y, rx, ry = rx } = area;
  const { color, flecks = [darken(color, 0.25), lighten(color, 0.3)], fleckCount = 80, fleckSize = 1 } = options;
  const { wobble = 0.1, rotation = 0, material = materials.stew } = options;
  const { random } = scene;
  const outline = blob(random, x, y, rx, ry, { wobble, rotation });
  const body = radial(scene, shades(lighten(color, 0.1), color, darken(color, 0.25), 0.7));
  scene.group({ filter: relief(scene, { ...material, shadow: 9, shadowOpacity: 0.55 }) }, () => {
    scene.add(element('path', { d: outline, fill: body }));
    scene.clipped(outline, () => {
      for (const [fx, fy] of scatter(
        random,
        { x, y, rx: rx * 0.98, ry: ry * 0.98 },
        { count: fleckCount, distance: 8 * fleckSize, bias: 0.55 },
      )) {
        const fleck = blob(random, fx, fy, random.between(3, 8) * fleckSize, random.between(2, 6) * fleckSize, {
          wobble: 0.25,
          rotation: random.angle(),
          points: 7,
        });
        scene.add(element('path', { d: fleck, fill: random.pick(flecks), opacity: random.between(0.35, 0.9) }));
      }
    });
  });
}
