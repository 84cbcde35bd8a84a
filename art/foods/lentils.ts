import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, ellipse, type Point, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { element } from '../svg.ts';

/** Lentils cooked soft. Lengths in px. */
export interface LentilsOptions {
  /** Color of the purée between the lentils. */
  color: Color;
  /** Colors of the lentils. */
  colors: readonly Color[];
  count?: number;
  /** Radius of a lentil. */
  size?: number;
  /** How irregular the outline is; 0 fills a bowl. */
  wobble?: number;
}

/**
 * The trough a spoon leaves in something thick, `width` px wide: a dark side toward the light and a bright one away
 * from it. `depth` is how dark, 0 to 1.
 */
export function spoonTrough(scene: Scene, points: readonly Point[], width: number, color: Color, depth = 0.7): void {
  const path = smooth(points, false);
  const line = { d: path, fill: 'none', 'stroke-linecap': 'round' };
  const [dx, dy] = scene.shadowOffset(width * 0.34);
  const move = (part: number) => `translate(${(dx * part).toFixed(1)} ${(dy * part).toFixed(1)})`;
  scene.group({ filter: blur(scene, 7) }, () => {
    scene.add(
      element('path', {
        ...line,
        stroke: darken(color, depth),
        'stroke-width': width,
        opacity: 0.5,
        transform: move(-1),
      }),
      element('path', {
        ...line,
        stroke: lighten(color, 0.2),
        'stroke-width': width * 0.5,
        opacity: 0.5,
        transform: move(1.2),
      }),
    );
  });
}

/** A thick stew of lentils over an area: half dissolved, each still a soft grain that catches the light. */
export function lentilStew(scene: Scene, area: Area, options: LentilsOptions): void {
  const { color, colors, count = 1500, size = 8, wobble = 0 } = options;
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const outline = wobble > 0 ? blob(random, x, y, rx, ry, { wobble }) : ellipse(x, y, rx, ry);
  const depth = radial(scene, shades(lighten(color, 0.06), color, darken(color, 0.4), 0.72));
  scene.group({ filter: relief(scene, { ...materials.stew, height: 9, noise: 0.8, shadow: wobble > 0 ? 7 : 0 }) }, () =>
    scene.add(element('path', { d: outline, fill: depth })),
  );
  scene.clipped(outline, () => {
    scene.group(
      { filter: relief(scene, { ...materials.stew, height: 5, dome: 4, softness: 1.9, shadow: 1.5 }) },
      () => {
        for (const [px, py] of scatter(random, { x, y, rx, ry }, { count, distance: size * 0.9 })) {
          const own = size * random.between(0.5, 1.15);
          const grain = blob(random, px, py, own, own * random.between(0.62, 0.95), {
            wobble: 0.16,
            rotation: random.angle(),
            points: 9,
          });
          const body = solid(scene, grain, random.pick(colors), { shadow: 2, shadowOpacity: 0.16, highlight: 0.12 });
          scene.add(element('g', { opacity: random.between(0.45, 1) }, body));
        }
      },
    );
    // The purée closes over most of them again.
    const film = { color, frequency: 0.02, octaves: 4, bare: 0.3, strength: 0.9 };
    scene.add(element('path', { d: outline, fill: color, filter: mottle(scene, film), opacity: 0.62 }));
    for (const [patch, frequency, opacity] of [
      [darken(color, 0.5), 0.009, 0.42],
      [lighten(color, 0.3), 0.013, 0.26],
    ] as const) {
      const filter = mottle(scene, { color: patch, frequency, octaves: 3, bare: 0.46, strength: 0.8 });
      scene.add(element('path', { d: outline, fill: color, filter, opacity }));
    }
  });
}
