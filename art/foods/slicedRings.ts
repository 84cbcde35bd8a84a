import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polar, TURN } from '../path.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** Position of a cut ring. Lengths in px. */
interface Ring {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Rotation in radians. */
  rotation: number;
}

/**
 * The path of a ring that is open in the middle, from `outer` to `inner` (fractions of its radii); fill it with `evenodd`.
 * Both edges vary independently, so that the thickness of the wall varies.
 */
function hollowRing(random: Random, ring: Ring, outer: number, inner: number, wobble = 0.07): string {
  const { x, y, rx, ry, rotation } = ring;
  const edge = (part: number) => blob(random, x, y, rx * part, ry * part, { wobble, rotation, points: 14 });
  return edge(outer) + edge(inner);
}

/** A ring around a point: cut straight across or, `oblique` of them (0 to 1), at a slant and so longer. */
function cutRing(random: Random, x: number, y: number, radius: number, oblique: number): Ring {
  const slanted = random.next() < oblique;
  const rx = radius * (slanted ? random.between(1.3, 1.65) : random.between(0.94, 1.12));
  const ry = radius * (slanted ? random.between(0.6, 0.78) : random.between(0.76, 0.98));
  return { x, y, rx, ry, rotation: random.angle() };
}

/** Rings of spring onion or chives at points: thin hollow walls, dark outside, some cut at a slant; radius in px. */
export function slicedScallions(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; color?: Color } = {},
): void {
  const { size = 8, color = '#6ea23c' } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 1.6, gloss: 0.3, shadow: 2.5 }) }, () => {
    for (const [x, y] of points) {
      const ring = cutRing(random, x, y, size * random.between(0.68, 1.12), 0.36);
      const tone = mix(color, random.pick(['#b5d070', '#2f6a1b', '#3f7d27']), random.between(0, 0.55));
      // The ground shows through the middle, in the ring's own shade.
      scene.add(
        element('path', { d: hollowRing(random, ring, 0.52, 0.2), fill: '#1c1604', opacity: 0.2 }),
        element('path', {
          d: hollowRing(random, ring, 0.86, 0.46),
          fill: mix(tone, '#f2f7cc', 0.7),
          'fill-rule': 'evenodd',
        }),
        element('path', { d: hollowRing(random, ring, 1, 0.76), fill: tone, 'fill-rule': 'evenodd' }),
      );
    }
  });
}

/** Rings of fresh chilli at points: a dark skin, pale flesh, an open middle with ribs and a seed or two; radius in px. */
export function slicedChilli(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; color?: Color } = {},
): void {
  const { size = 10, color = '#c8241a' } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 2, shadow: 3 }) }, () => {
    for (const [x, y] of points) {
      const radius = size * random.between(0.75, 1.1);
      const ring = cutRing(random, x, y, radius, 0.4);
      const flesh = mix(color, '#f3ecc0', 0.42);
      scene.add(
        element('path', { d: hollowRing(random, ring, 0.62, 0.3), fill: '#1c0f04', opacity: 0.4 }),
        element('path', { d: hollowRing(random, ring, 0.92, 0.56), fill: flesh, 'fill-rule': 'evenodd' }),
        element('path', {
          d: hollowRing(random, ring, 1, 0.82),
          fill: darken(color, random.between(0.1, 0.32)),
          'fill-rule': 'evenodd',
        }),
      );
      const start = random.angle();
      for (let rib = 0; rib < 3; rib++) {
        const angle = start + (rib / 3) * TURN;
        const [fx, fy] = polar(x, y, angle, radius * 0.6);
        const line = d`M${fx} ${fy}L${x + random.bell() * radius * 0.1} ${y + random.bell() * radius * 0.1}`;
        scene.add(
          element('path', { d: line, fill: 'none', stroke: lighten(flesh, 0.3), 'stroke-width': radius * 0.1 }),
        );
        if (random.next() > 0.55) continue;
        const [cx, cy] = polar(x, y, angle + 0.9, radius * 0.38);
        scene.add(element('ellipse', { cx, cy, rx: radius * 0.15, ry: radius * 0.12, fill: '#f6e6b0' }));
      }
    }
  });
}
