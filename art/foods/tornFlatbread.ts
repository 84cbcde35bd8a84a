import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Flatbread torn by hand. Lengths in px. */
export interface TornFlatbreadOptions {
  colors: readonly Color[];
  /** Color of the browned spots. */
  browning?: Color;
  count?: number;
  /** Smallest and largest radius of a piece. */
  min?: number;
  max?: number;
  distance?: number;
}

/** The outline of a torn piece around the origin: a few corners, and ragged but nearly straight sides between them. */
function tornOutline(scene: Scene, radius: number): string {
  const { random } = scene;
  const corners = random.integer(4, 6);
  const flat = random.between(0.6, 0.95);
  const tips = Array.from({ length: corners }, (_, corner): Point => {
    const [px, py] = polar(0, 0, ((corner + random.bell() * 0.4) / corners) * TURN, radius * random.between(0.75, 1.2));
    return [px, py * flat];
  });
  // Soft bread gives way before it tears: sides that swing out and in, and no sharp tips.
  const points = tips.flatMap(([fx, fy], index): Point[] => {
    const [tx, ty] = tips[(index + 1) % corners] ?? [0, 0];
    const bulge = random.between(-0.08, 0.24);
    return [0, 0.2, 0.5, 0.8].map((part): Point => {
      const out = part > 0 ? 1 + bulge * Math.sin(part * Math.PI) + random.bell() * 0.06 : 0.92;
      return [(fx + (tx - fx) * part) * out, (fy + (ty - fy) * part) * out];
    });
  });
  return smooth(points);
}

/** The markup of one piece: its shadow, the pale torn edge, the stained face and a few griddle spots. */
function pieceMarkup(scene: Scene, x: number, y: number, radius: number, color: Color, browning: Color): string {
  const crumb = lighten(color, 0.36);
  const { random } = scene;
  const outline = tornOutline(scene, radius);
  const turned = random.between(0, 360);
  const [dx, dy] = scene.shadowOffset(radius * 0.22);
  const at = (ox: number, oy: number, scale = 1) => place(x + ox, y + oy, turned, scale);
  const face = sloped(
    scene,
    [
      [0, lighten(color, 0.18)],
      [0.5, color],
      [1, darken(color, 0.4)],
    ],
    turned,
  );
  const spots = Array.from({ length: random.integer(5, 11) }, () => {
    const [cx, cy] = polar(0, 0, random.angle(), radius * random.between(0.1, 0.55));
    const spot = { cx, cy, rx: radius * random.between(0.05, 0.24), ry: radius * random.between(0.04, 0.14) };
    return element('ellipse', { ...spot, fill: browning, opacity: random.between(0.3, 0.7) });
  });
  return [
    element('path', { d: outline, transform: at(dx, dy), fill: '#260d02', opacity: 0.55 }),
    element('path', { d: outline, transform: at(2, 4), fill: crumb }),
    element('path', { d: outline, transform: at(0, 0, 0.985), fill: face }),
    element('g', { transform: at(0, 0) }, spots.join('')),
  ].join('');
}

/** Torn flatbread (chechebsa, fit-fit, fatteh) heaped over an area, the later pieces on top. */
export function tornFlatbread(scene: Scene, area: Area, options: TornFlatbreadOptions): void {
  const { colors, browning = '#6b2a0c', count = 110, min = 30, max = 56, distance = min * 0.95 } = options;
  const { random } = scene;
  const soft = { ...materials.bread, frequency: 0.04, height: 7, dome: 6, noise: 0.4, softness: 1.6, gloss: 0.26 };
  scene.group({ filter: relief(scene, { ...soft, shadow: 6 }) }, () => {
    // Laid in two layers: the lower one, in shade, closes the gaps of the upper one.
    for (const [x, y] of scatter(random, area, { count, distance: distance * 1.2 })) {
      scene.add(pieceMarkup(scene, x, y, max, darken(random.pick(colors), 0.42), browning));
    }
    // Roughly from the edge inwards, so that the heap rises to its middle without looking laid.
    const upper = scatter(random, area, { count, distance }).map((point) => {
      const away = Math.hypot(point[0] - area.x, point[1] - area.y);
      return { point, height: random.between(0, 1.3) * area.rx - away };
    });
    upper.sort((a, b) => a.height - b.height);
    for (const { point } of upper) {
      scene.add(pieceMarkup(scene, ...point, random.between(min, max), random.pick(colors), browning));
    }
  });
  const { x: cx, y: cy, rx, ry = rx } = area;
  // The butter has soaked in unevenly: bread in one place, deep orange in another.
  for (const [color, frequency, bare, opacity] of [
    ['#c8320a', 0.012, 0.46, 0.5],
    ['#8a2408', 0.03, 0.5, 0.4],
  ] as const) {
    const stains = mottle(scene, { color, frequency, bare });
    scene.add(element('ellipse', { cx, cy, rx, ry, fill: color, filter: stains, opacity }));
  }
}
