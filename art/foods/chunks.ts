import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, type ReliefOptions, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';
import { element } from '../svg.ts';

/** Pieces of meat, fish, potato or paneer. Lengths in px. */
export interface ChunksOptions {
  colors: readonly Color[];
  /** Smallest and largest radius. */
  min?: number;
  max?: number;
  /** Corners of a piece: 4 or 5 for cut cubes, 7 for torn meat. */
  corners?: number;
  /** The sauce around the pieces: it laps over their lower edges. Without it they are dry. */
  sauce?: Color;
  /** Depth of the pieces in the sauce, 0 to 1. */
  sunk?: number;
  material?: ReliefOptions;
}

/** The outline of one cut or torn piece: a few uneven corners, rounded off, so that no two are alike. */
function pieceOutline(scene: Scene, x: number, y: number, radius: number, corners: number): string {
  const { random } = scene;
  const start = random.angle();
  const flat = random.between(0.68, 0.95);
  const lean = random.angle();
  const points: Point[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = start + ((corner + random.bell() * 0.28) / corners) * TURN;
    const reach = radius * random.between(0.82, 1.08);
    // Two points per corner keep the sides nearly straight: a smooth curve through corners alone looks like an egg.
    for (const aside of [-0.2, 0.2]) {
      const [px, py] = polar(0, 0, angle + aside, reach);
      const along = px * Math.cos(lean) + py * Math.sin(lean);
      const across = (py * Math.cos(lean) - px * Math.sin(lean)) * flat;
      points.push([
        x + along * Math.cos(lean) - across * Math.sin(lean),
        y + along * Math.sin(lean) + across * Math.cos(lean),
      ]);
    }
  }
  return smooth(points);
}

/** Irregular pieces at points; with a sauce they are submerged in it, without a sauce they are on top. */
export function chunks(scene: Scene, points: readonly Point[], options: ChunksOptions): void {
  const { colors, min = 30, max = 46, corners = 6, sauce, sunk = 0.5, material = materials.meat } = options;
  const { random } = scene;
  const pieces = points.map(([x, y]) => {
    const radius = random.between(min, max);
    return { x, y, radius, outline: pieceOutline(scene, x, y, radius, corners), color: random.pick(colors) };
  });
  if (sauce) {
    // The sauce around a piece is darker, in the piece's shade.
    scene.group({ fill: darken(sauce, 0.7), opacity: 0.5, filter: blur(scene, 6) }, () => {
      for (const { x, y, radius } of pieces) {
        const [dx, dy] = scene.shadowOffset(radius * 0.22);
        scene.add(element('circle', { cx: x + dx, cy: y + dy, r: radius * 0.98 }));
      }
    });
  }
  scene.group({ filter: relief(scene, { ...material, shadow: sauce ? 2 : 6 }) }, () => {
    for (const { outline, color } of pieces) {
      scene.add(
        solid(scene, outline, sauce ? mix(color, sauce, 0.18) : color, {
          shadow: sauce ? 0 : 5,
          highlight: 0.2,
          shade: 0.5,
        }),
      );
    }
  });
  if (sauce) coat(scene, pieces, sauce, sunk);
}

interface Piece {
  x: number;
  y: number;
  radius: number;
  outline: string;
}

/** The sauce that laps over the pieces: a film, thick at the edges and thin on top, with wet highlights. */
function coat(scene: Scene, pieces: readonly Piece[], sauce: Color, sunk: number): void {
  const { random } = scene;
  const film = radial(
    scene,
    [
      [0, lighten(sauce, 0.1), 0.08 + sunk * 0.25],
      [0.55, sauce, 0.2 + sunk * 0.45],
      [0.95, darken(sauce, 0.12), 0.95],
    ],
    { cx: 0.44, cy: 0.4, r: 0.64 },
  );
  for (const { outline } of pieces) scene.add(element('path', { d: outline, fill: film }));
  for (const { x, y, radius } of pieces) {
    for (let count = random.integer(1, 3); count > 0; count--) {
      const [gx, gy] = [x - radius * random.between(0.05, 0.5), y - radius * random.between(0.1, 0.55)];
      scene.add(
        glint(
          scene,
          gx,
          gy,
          radius * random.between(0.08, 0.2),
          radius * random.between(0.03, 0.07),
          random.between(0.3, 0.6),
        ),
      );
    }
  }
}
