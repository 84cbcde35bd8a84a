import { darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, type Point, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const CRUST = '#c9822e';

/** The ragged outline of a crust along a smooth one: flour that fried in flakes. */
function raggedOutline(scene: Scene, points: readonly Point[], size: number): string {
  const { random } = scene;
  return smooth(points.map(([x, y]): Point => [x + random.bell() * size * 0.035, y + random.bell() * size * 0.035]));
}

/** The points of a closed outline: radius by angle, for drumsticks and thighs. */
function outlinePoints(reach: (angle: number) => number, flat: number): Point[] {
  return Array.from({ length: 56 }, (_, step): Point => {
    const angle = (step / 56) * Math.PI * 2;
    return [Math.cos(angle) * reach(angle), Math.sin(angle) * reach(angle) * flat];
  });
}

/** Draws the crust over an outline around the origin: craggy gold, darker on its ridges, with protruding flakes. */
function crust(scene: Scene, points: readonly Point[], size: number): void {
  const { random } = scene;
  const outline = raggedOutline(scene, points, size);
  const craggy = {
    ...materials.meat,
    frequency: 0.034,
    height: 13,
    dome: size * 0.16,
    noise: 0.62,
    softness: 1.6,
    gloss: 0.22,
    shadow: 16,
    shadowOpacity: 0.75,
  };
  scene.group({ filter: relief(scene, craggy) }, () => {
    const gold = radial(scene, shades(lighten(CRUST, 0.12), CRUST, darken(CRUST, 0.62), 0.6), {
      cx: 0.42,
      cy: 0.38,
      r: 0.66,
    });
    scene.add(element('path', { d: outline, fill: gold }));
    const dark = mottle(scene, { color: '#7a3a0c', frequency: 0.03, bare: 0.46 });
    scene.add(element('path', { d: outline, fill: CRUST, filter: dark, opacity: 0.75 }));
    const pale = mottle(scene, { color: '#f2c878', frequency: 0.045, bare: 0.52 });
    scene.add(element('path', { d: outline, fill: CRUST, filter: pale, opacity: 0.7 }));
  });
  const flaky = { ...materials.meat, height: 5, dome: 5, noise: 0.5, gloss: 0.15, shadow: 4, shadowOpacity: 0.35 };
  scene.clipped(outline, () => {
    scene.group({ filter: relief(scene, flaky) }, () => {
      for (const [x, y] of scatter(
        random,
        { x: -size * 0.15, y: 0, rx: size * 0.8, ry: size * 0.6 },
        { count: 15, distance: size * 0.2 },
      )) {
        const own = size * random.between(0.05, 0.13);
        const flake = blob(random, x, y, own, own * random.between(0.5, 0.8), {
          wobble: 0.4,
          rotation: random.angle(),
          points: 12,
        });
        scene.add(element('path', { d: flake, fill: random.pick(['#d0903a', '#bf7a28', '#d89c46', '#b06c1e']) }));
      }
    });
  });
}

/** A fried drumstick at (x, y): a fat crusted end and the knob of its bone to the right at 0 degrees; half its length in px. */
export function crustedDrumstick(scene: Scene, x: number, y: number, half: number, rotate = 0): void {
  const s = half;
  const bone = d`M${s * 0.5} ${-s * 0.1}L${s * 1.1} ${-s * 0.1}C${s * 1.2} ${-s * 0.28} ${s * 1.4} ${-s * 0.14} ${s * 1.28} 0C${s * 1.4} ${s * 0.14} ${s * 1.2} ${s * 0.28} ${s * 1.1} ${s * 0.1}L${s * 0.5} ${s * 0.1}Z`;
  scene.at(x, y, { rotate }, () => {
    scene.group({ filter: relief(scene, { ...materials.smooth, height: 7, shadow: 7 }) }, () =>
      scene.add(element('path', { d: bone, fill: '#e9d6b8' })),
    );
    // Fat on the left, drawn in toward the bone on the right.
    const way = Array.from({ length: 15 }, (_, step) => -1 + (step / 14) * 1.86);
    const width = (at: number) =>
      s *
      (at < -0.2
        ? 0.6 * Math.sqrt(Math.max(0, 1 - ((at + 0.38) / 0.63) ** 2))
        : 0.2 + 0.38 * (1 / (1 + Math.exp((at - 0.12) * 6.5))));
    const upper = way.map((at): Point => [at * s, -width(at)]);
    const lower = way.map((at): Point => [at * s, width(at)]).reverse();
    crust(scene, [...upper, ...lower], s);
  });
}

/** A fried thigh centered at (x, y): a broad uneven piece; half its length in px. */
export function crustedThigh(scene: Scene, x: number, y: number, half: number, rotate = 0): void {
  const phase = scene.random.angle();
  scene.at(x, y, { rotate }, () => {
    const reach = (angle: number) =>
      half *
      (0.9 + 0.08 * Math.sin(angle * 3 + phase) + 0.06 * Math.sin(angle * 2 - phase) + 0.03 * Math.sin(angle * 7));
    crust(scene, outlinePoints(reach, 0.74), half);
  });
}
