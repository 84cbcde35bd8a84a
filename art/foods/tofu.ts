import { type Colour, darken, lighten, mix } from '../colour.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades, sloped } from '../paints.ts';
import { blob, type Point, polar, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** Soft tofu in a sauce. Lengths in px. */
export interface TofuOptions {
  /** Half the edge of a cube. */
  size?: number;
  colour?: Colour;
  /** The sauce the cubes lie in: it stains their edges and runs over some of them. */
  sauce: Colour;
}

/** The corners of a cube's upper face: square, but cut by hand. */
function corners(scene: Scene, x: number, y: number, half: number, turned: number): Point[] {
  const { random } = scene;
  const flat = random.between(0.78, 1);
  return [45, 135, 225, 315].map((degrees) => {
    const [along, across] = polar(0, 0, (degrees * Math.PI) / 180, half * 1.32 * random.between(0.93, 1.05));
    return [
      x + along * Math.cos(turned) - across * flat * Math.sin(turned),
      y + along * Math.sin(turned) + across * flat * Math.cos(turned),
    ];
  });
}

/** Sauce that was spooned over a cube and runs off one of its corners. */
function run(scene: Scene, x: number, y: number, half: number, colour: Colour): string {
  const { random } = scene;
  const [cx, cy] = polar(x, y, random.angle(), half * random.between(0.8, 1.15));
  const size = half * random.between(0.35, 0.85);
  const outline = blob(random, cx, cy, size, size * 0.8, { wobble: 0.3, rotation: random.angle(), points: 16 });
  return element('path', { d: outline, fill: colour, opacity: random.between(0.35, 0.75) });
}

/** One cube: its shade in the sauce, two sides, the upper face, and the sauce that clings to it. */
function cube(scene: Scene, x: number, y: number, half: number, options: Required<TofuOptions>): void {
  const { colour, sauce } = options;
  const { random } = scene;
  const stain = mix(sauce, '#f07a2a', 0.45);
  const turned = random.angle();
  const face = corners(scene, x, y, half, turned);
  const outline = polygon(face);
  const [dx, dy] = scene.shadowOffset(half * random.between(0.3, 0.5));
  const moved = (part: number) => polygon(face.map(([px, py]) => [px + dx * part, py + dy * part]));
  const soft = { 'stroke-width': half * 0.3, 'stroke-linejoin': 'round' };

  const shade = darken(sauce, 0.75);
  scene.add(
    element('path', { d: moved(1.6), fill: shade, stroke: shade, ...soft, opacity: 0.6, filter: blur(scene, 6) }),
  );
  const round = { ...materials.smooth, dome: half * 0.16, height: 5, gloss: 0.42, sharpness: 36, shadow: 0 };
  scene.group({ filter: relief(scene, round) }, () => {
    for (const [part, stained] of [
      [1, 0.78],
      [0.66, 0.5],
      [0.33, 0.3],
    ] as const) {
      const side = mix(darken(colour, 0.22), sauce, stained);
      scene.add(element('path', { d: moved(part), fill: side, stroke: side, ...soft }));
    }
    const top = sloped(scene, shades(lighten(colour, 0.6), colour, mix(darken(colour, 0.08), stain, 0.16)));
    scene.add(element('path', { d: outline, fill: top, stroke: top, ...soft }));
    scene.clipped(outline, () => scene.add(run(scene, x, y, half, stain)));
  });
  // The corners are stained by the sauce; the middle stays white.
  const film = radial(
    scene,
    [
      [0, stain, 0],
      [0.55, stain, random.pick([0.04, 0.1, 0.2])],
      [1, mix(stain, sauce, 0.5), 0.75],
    ],
    { cx: 0.4, cy: 0.38, r: 0.66 },
  );
  scene.add(element('path', { d: outline, fill: film, stroke: film, ...soft }));
  scene.add(glint(scene, x - half * 0.45, y - half * 0.5, half * 0.26, half * 0.07, 0.85));
}

/** Cubes of soft tofu at points, half sunk in a sauce. */
export function tofu(scene: Scene, points: readonly Point[], options: TofuOptions): void {
  const { size = 40, colour = '#fdf3dc', sauce } = options;
  for (const [x, y] of points) {
    cube(scene, x, y, size * scene.random.between(0.84, 1.14), { size, colour, sauce });
  }
}
