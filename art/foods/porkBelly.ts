import { type Color, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, type Stop } from '../paints.ts';
import { type Point, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';

/** A cube of braised pork belly. */
export interface PorkBellyOptions {
  /** Half the edge in px. */
  size?: number;
  /** The sauce that glazes it. */
  sauce?: Color;
  /** Degrees. */
  rotate?: number;
  /** `true` for meat side down and rind up; `false` for a piece on its side, with the layers up. */
  rindUp?: boolean;
}

const RIND = '#8a2c0c';
const FAT = '#e9b984';
const LEAN = '#7a3018';

/** Rind, fat, lean, fat, lean: the five layers of belly across a face, from its upper edge down. */
const LAYERS: Stop[] = [
  [0, RIND],
  [0.13, '#a83a12'],
  [0.16, FAT],
  [0.36, '#f2cfa0'],
  [0.4, LEAN],
  [0.56, '#8f3d20'],
  [0.6, FAT],
  [0.7, '#efc795'],
  [0.74, LEAN],
  [1, '#6a2812'],
];

/** A box centered at the origin whose corners are cut by hand. */
function box(scene: Scene, half: number, flat: number): Point[] {
  const off = () => scene.random.bell() * half * 0.08;
  return [
    [-half + off(), -half * flat + off()],
    [half + off(), -half * flat + off()],
    [half + off(), half * flat + off()],
    [-half + off(), half * flat + off()],
  ];
}

/** The grain of the lean meat along its layers. */
function fibers(scene: Scene, half: number): string {
  const { random } = scene;
  const lines = Array.from({ length: 26 }, () => {
    const y = half * random.pick([random.between(-0.16, 0.1), random.between(0.52, 0.96)]);
    const x = half * random.between(-0.95, 0.6);
    const box = { x, y, width: half * random.between(0.15, 0.4), height: half * 0.028 };
    return element('rect', { ...box, fill: random.pick(['#4a1808', '#b8643c']), opacity: 0.55 });
  });
  return lines.join('');
}

/** A glazed cube of pork belly centered at (x, y), its layers seen on the cut side. */
export function porkBelly(scene: Scene, x: number, y: number, options: PorkBellyOptions = {}): void {
  const { size = 62, sauce = '#4a1506', rotate = 0, rindUp = false } = options;
  const { random } = scene;
  const top = box(scene, size, random.between(0.84, 1));
  const shape = polygon(top);
  const soft = { 'stroke-width': size * 0.2, 'stroke-linejoin': 'round' };
  const glossy = {
    ...materials.meat,
    frequency: 0.03,
    height: 6,
    dome: size * 0.13,
    noise: 0.3,
    gloss: 0.5,
    sharpness: 30,
  };
  const shade = { d: shape, fill: '#1c0602', stroke: '#1c0602', ...soft, opacity: 0.7, filter: blur(scene, 7) };
  const [dx, dy] = scene.shadowOffset(size * 0.34);
  scene.at(x + dx, y + dy, { rotate }, () => scene.add(element('path', shade)));
  scene.group({ filter: relief(scene, { ...glossy, shadow: 4 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      // The side below the face, in the shade.
      const [sx, sy] = scene.shadowOffset(size * 0.2);
      const side = mix(LEAN, sauce, 0.7);
      const moved = polygon(top.map(([px, py]) => [px + sx, py + sy]));
      scene.add(element('path', { d: moved, fill: side, stroke: side, ...soft }));
      const rind: Stop[] = [
        [0, '#c25a1c'],
        [0.5, '#9a340e'],
        [1, '#6b1c08'],
      ];
      const face = linear(scene, rindUp ? rind : LAYERS, rindUp ? {} : { from: [0, 0], to: [0, 1] });
      scene.add(element('path', { d: shape, fill: face, stroke: rindUp ? RIND : face, ...soft }));
      scene.add(element('path', { d: shape, fill: face }));
      if (!rindUp) scene.add(fibers(scene, size));
      const film = linear(scene, [
        [0, '#a03c10', 0.16],
        [0.6, '#8a2c0a', 0.3],
        [1, sauce, 0.72],
      ]);
      scene.add(element('path', { d: shape, fill: film, stroke: film, ...soft }));
    });
  });
  for (let count = random.integer(2, 3); count > 0; count--) {
    const [gx, gy] = [x - size * random.between(0, 0.7), y - size * random.between(0, 0.75)];
    scene.add(glint(scene, gx, gy, size * random.between(0.12, 0.26), size * 0.05, random.between(0.5, 0.85)));
  }
}
