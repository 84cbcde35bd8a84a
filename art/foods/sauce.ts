import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, mottle, type ReliefOptions, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, ellipse, type Point } from '../path.ts';
import { type Area, ring, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A pool of sauce, soup or stew. */
export interface SauceOptions {
  color: Color;
  /** Color of the fat that floats on it; none if omitted. */
  oil?: Color;
  /** How much fat, 0 to 1. */
  oiliness?: number;
  /** How irregular the outline is: 0 fills a bowl, 0.1 spreads on a plate. */
  wobble?: number;
  /** Thick sauces have bits in them. */
  bits?: readonly Color[];
  material?: ReliefOptions;
}

/** Pools of fat at points: thin, translucent, a little brighter than the sauce, with a fine rim. Radii in px. */
export function oilPools(scene: Scene, points: readonly Point[], color: Color, min = 3, max = 14): void {
  const { random } = scene;
  const fill = radial(
    scene,
    [
      [0, color, 0.34],
      [0.8, lighten(color, 0.1), 0.5],
      [1, darken(color, 0.5), 0.6],
    ],
    { cx: 0.46, cy: 0.44, r: 0.56 },
  );
  for (const [x, y] of points) {
    const radius = random.between(min, max) * random.between(0.4, 1);
    const flat = random.between(0.55, 0.95);
    const outline = blob(random, x, y, radius, radius * flat, { wobble: 0.22, rotation: random.angle(), points: 12 });
    scene.add(element('path', { d: outline, fill }));
    const rim = d`M${x - radius * 0.7} ${y + radius * 0.1}Q${x - radius * 0.6} ${y - radius * 0.62 * flat} ${x + radius * 0.1} ${y - radius * 0.68 * flat}`;
    scene.add(
      element('path', {
        d: rim,
        fill: 'none',
        stroke: '#ffe9c0',
        'stroke-width': Math.max(0.8, radius * 0.07),
        opacity: 0.45,
      }),
    );
  }
}

/**
 * A pool of sauce over an area, with depth: deeper color in the middle, mottled, a dark line and fat where it meets
 * the vessel, and the window's reflection. Draw what swims in it afterwards (`chunks`, `beans`, `halfEgg`).
 */
export function sauce(scene: Scene, area: Area, options: SauceOptions): void {
  const { x, y, rx, ry = rx } = area;
  const { color, oil, oiliness = 0.5, wobble = 0, bits, material = materials.liquid } = options;
  const { random } = scene;
  const outline = wobble > 0 ? blob(random, x, y, rx, ry, { wobble }) : ellipse(x, y, rx, ry);
  const depth = radial(scene, [
    [0, lighten(color, 0.06)],
    [0.62, color],
    [0.9, darken(color, 0.22)],
    [1, darken(color, 0.55)],
  ]);
  scene.group({ filter: relief(scene, { ...material, shadow: wobble > 0 ? 5 : 0 }) }, () => {
    scene.add(element('path', { d: outline, fill: depth }));
    const cloud = { frequency: 0.011, octaves: 4, strength: 0.7, bare: 0.46 };
    scene.add(
      element('path', {
        d: outline,
        fill: color,
        filter: mottle(scene, { ...cloud, color: lighten(mix(color, '#f08a2a', 0.25), 0.08) }),
        opacity: 0.4,
      }),
    );
    scene.add(
      element('path', {
        d: outline,
        fill: color,
        filter: mottle(scene, { ...cloud, frequency: 0.017, color: darken(color, 0.5) }),
        opacity: 0.4,
      }),
    );
    if (bits) {
      scene.clipped(outline, () => {
        for (const [bx, by] of scatter(random, { x, y, rx: rx * 0.97, ry: ry * 0.97 }, { count: 260, distance: 8 })) {
          const size = random.between(2, 6);
          const bit = blob(random, bx, by, size, size * 0.6, { wobble: 0.3, rotation: random.angle(), points: 7 });
          scene.add(element('path', { d: bit, fill: random.pick(bits), opacity: random.between(0.35, 0.85) }));
        }
      });
    }
  });
  scene.clipped(outline, () => {
    scene.add(
      element('path', {
        d: outline,
        fill: 'none',
        stroke: darken(color, 0.75),
        'stroke-width': rx * 0.05,
        opacity: 0.55,
        filter: blur(scene, 5),
      }),
    );
    if (oil) {
      const rim = ring(random, x, y, 1, Math.round(46 * oiliness)).map(([px, py]) => {
        const reach = random.between(0.8, 0.97);
        return [x + (px - x) * rx * reach, y + (py - y) * ry * reach] as const;
      });
      const inner = scatter(
        random,
        { x, y, rx: rx * 0.92, ry: ry * 0.92 },
        { count: Math.round(70 * oiliness), distance: 20, bias: 0.42 },
      );
      oilPools(scene, rim, oil, 5, 22);
      oilPools(scene, inner, oil, 2, 10);
    }
  });
  reflection(scene, { x, y, rx: rx * 0.8, ry: ry * 0.8 });
}

/** The window's reflection on something wet: two soft arcs toward the light. */
export function reflection(scene: Scene, area: Area, opacity = 0.3): void {
  const { x, y, rx, ry = rx } = area;
  const arc = (from: number, to: number) => {
    const point = (angle: number) => `${Math.round(x + Math.cos(angle) * rx)} ${Math.round(y + Math.sin(angle) * ry)}`;
    return d`M${point(from)}A${Math.round(rx)} ${Math.round(ry)} 0 0 1 ${point(to)}`;
  };
  scene.group({ fill: 'none', stroke: '#fff6e0', 'stroke-linecap': 'round', opacity, filter: blur(scene, 4) }, () => {
    scene.add(element('path', { d: arc(-2.75, -1.95), 'stroke-width': rx * 0.045 }));
    scene.add(element('path', { d: arc(-1.8, -1.66), 'stroke-width': rx * 0.036 }));
  });
}

/** Draws what bread, rice or pasta has soaked up around a sauce: a soft translucent stain over an area. Draw it before the sauce. */
export function soaked(scene: Scene, area: Area, color: Color, opacity = 0.5): void {
  const { x, y, rx, ry = rx } = area;
  const outline = blob(scene.random, x, y, rx, ry, { wobble: 0.12 });
  scene.add(element('path', { d: outline, fill: color, opacity, filter: blur(scene, 9) }));
}
