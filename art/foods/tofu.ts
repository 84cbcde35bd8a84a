import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { shades, sloped } from '../paints.ts';
import { blob, type Point, polar, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** Soft tofu or fried paneer in a sauce. Lengths in px. */
export interface TofuOptions {
  /** Half the edge of a cube. */
  size?: number;
  color?: Color;
  /** The sauce around the cubes: it stains their sides and runs over some of them. */
  sauce: Color;
  /** Color of a thin layer of the sauce: on the sides, and in runs over the top. */
  stain?: Color;
  /** Color of the pan's browning on the upper faces; raw if omitted. */
  browned?: Color;
}

const TOFU = '#f7e9cc';

/** The corners of a cube's upper face: square, but cut by hand. */
function corners(scene: Scene, x: number, y: number, half: number, turned: number): Point[] {
  const { random } = scene;
  const flat = random.between(0.84, 1);
  return [45, 135, 225, 315].map((degrees) => {
    const [along, across] = polar(0, 0, (degrees * Math.PI) / 180, half * 1.34 * random.between(0.95, 1.04));
    return [
      x + along * Math.cos(turned) - across * flat * Math.sin(turned),
      y + along * Math.sin(turned) + across * flat * Math.cos(turned),
    ];
  });
}

/** Sauce that was spooned over a cube and runs off one of its edges. */
function run(scene: Scene, x: number, y: number, half: number, color: Color): string {
  const { random } = scene;
  const [cx, cy] = polar(x, y, random.angle(), half * random.between(0.95, 1.25));
  const size = half * random.between(0.4, 0.8);
  const outline = blob(random, cx, cy, size, size * 0.62, { wobble: 0.4, rotation: random.angle(), points: 18 });
  return element('path', { d: outline, fill: color, opacity: random.between(0.55, 0.9) });
}

/** Browns the face as a pan does: its edges most, its middle in patches. */
function panBrowning(scene: Scene, outline: string, half: number, color: Color): void {
  const patches = mottle(scene, { color, frequency: 0.028, bare: 0.44 });
  scene.add(element('path', { d: outline, fill: color, filter: patches, opacity: 0.7 }));
  const edge = { d: outline, fill: 'none', stroke: color, 'stroke-width': half * 0.34, opacity: 0.6 };
  scene.add(element('path', { ...edge, filter: blur(scene, half * 0.09) }));
}

/** One cube: its shade in the sauce, its sides stained red by the sauce, and the white upper face. */
function cube(scene: Scene, x: number, y: number, half: number, options: TofuOptions): void {
  const { color = TOFU, sauce, stain = mix(sauce, '#f07a2a', 0.4), browned } = options;
  const { random } = scene;
  const face = corners(scene, x, y, half, random.angle());
  const outline = polygon(face);
  const [dx, dy] = scene.shadowOffset(half * random.between(0.42, 0.56));
  const moved = (part: number) => polygon(face.map(([px, py]) => [px + dx * part, py + dy * part]));
  const soft = { 'stroke-width': half * 0.2, 'stroke-linejoin': 'round' };
  const shade = darken(sauce, 0.8);
  scene.add(
    element('path', { d: moved(1.5), fill: shade, stroke: shade, ...soft, opacity: 0.7, filter: blur(scene, 6) }),
  );
  for (let step = 8; step >= 1; step--) {
    const part = step / 8;
    const side = mix(darken(color, 0.2), stain, 0.12 + part ** 1.1 * 0.8);
    scene.add(element('path', { d: moved(part), fill: side, stroke: side, ...soft }));
  }
  const round = { ...materials.smooth, dome: half * 0.09, height: 4, noise: 0.16, gloss: 0.2, shadow: 0, ambient: 0.4 };
  scene.group({ filter: relief(scene, round) }, () => {
    const top = sloped(scene, shades(lighten(color, 0.5), color, mix(color, '#e0a06a', 0.5)));
    scene.add(element('path', { d: outline, fill: top, stroke: color, ...soft }));
    if (browned) panBrowning(scene, outline, half, browned);
  });
  scene.clipped(outline, () => {
    if (random.next() < 0.9) scene.add(run(scene, x, y, half, stain));
    if (random.next() < 0.6) scene.add(run(scene, x, y, half, sauce));
  });
  scene.add(glint(scene, x - half * 0.42, y - half * 0.46, half * 0.2, half * 0.06, 0.9));
}

/** Cubes of soft tofu at points, half sunk in a sauce; later cubes are drawn over earlier ones. */
export function tofu(scene: Scene, points: readonly Point[], options: TofuOptions): void {
  const { size = 40 } = options;
  for (const [x, y] of points) {
    cube(scene, x, y, size * scene.random.between(0.88, 1.1), options);
  }
}
