import { type Colour, darken, lighten } from '../colour.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Flatbread torn by hand. Lengths in px. */
export interface TornFlatbreadOptions {
  colours: readonly Colour[];
  /** Colour of the browned spots. */
  browning?: Colour;
  count?: number;
  /** Smallest and largest radius of a piece. */
  min?: number;
  max?: number;
  distance?: number;
}

/** The outline of a torn piece about the origin: a few corners with ragged sides between them. */
function tornOutline(scene: Scene, radius: number): string {
  const { random } = scene;
  const corners = random.integer(3, 5);
  const flat = random.between(0.6, 0.95);
  const points: Point[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const start = (corner / corners) * TURN + random.bell() * 0.3;
    const reach = radius * random.between(0.85, 1.15);
    for (const [aside, part] of [
      [-0.12, 1],
      [0.14, 0.98],
      [0.45, random.between(0.72, 0.88)],
      [0.75, random.between(0.74, 0.9)],
    ] as const) {
      const [px, py] = polar(0, 0, start + aside * (TURN / corners), reach * part);
      points.push([px, py * flat]);
    }
  }
  return smooth(points);
}

/** The markup of one piece: its shadow, the pale torn edge, the stained face and a few griddle spots. */
function pieceMarkup(scene: Scene, x: number, y: number, radius: number, colour: Colour, browning: Colour): string {
  const { random } = scene;
  const outline = tornOutline(scene, radius);
  const turned = random.between(0, 360);
  const [dx, dy] = scene.shadowOffset(radius * 0.22);
  const at = (ox: number, oy: number, scale = 1) => place(x + ox, y + oy, turned, scale);
  const face = sloped(
    scene,
    [
      [0, lighten(colour, 0.22)],
      [0.5, colour],
      [1, darken(colour, 0.45)],
    ],
    turned,
  );
  const spots = Array.from({ length: random.integer(3, 9) }, () => {
    const [cx, cy] = polar(0, 0, random.angle(), radius * random.between(0.1, 0.55));
    const spot = { cx, cy, rx: radius * random.between(0.03, 0.26), ry: radius * random.between(0.02, 0.09) };
    return element('ellipse', { ...spot, fill: browning, opacity: random.between(0.15, 0.5) });
  });
  return [
    element('path', { d: outline, transform: at(dx, dy), fill: '#260d02', opacity: 0.55 }),
    element('path', { d: outline, transform: at(1.5, 2), fill: lighten(colour, 0.12) }),
    element('path', { d: outline, transform: at(0, 0, 0.98), fill: face }),
    element('g', { transform: at(0, 0) }, spots.join('')),
  ].join('');
}

/** Torn flatbread (chechebsa, fit-fit, fatteh) heaped over an area, the later pieces on top. */
export function tornFlatbread(scene: Scene, area: Area, options: TornFlatbreadOptions): void {
  const { colours, browning = '#6b2a0c', count = 110, min = 30, max = 56, distance = min * 0.95 } = options;
  const { random } = scene;
  const soft = { ...materials.bread, frequency: 0.04, height: 5, dome: 4, noise: 0.35, softness: 1.4, gloss: 0.16 };
  scene.group({ filter: relief(scene, { ...soft, shadow: 6 }) }, () => {
    // Laid in two layers: the lower one, in shade, closes the gaps of the upper one.
    for (const [x, y] of scatter(random, area, { count, distance: distance * 1.2 })) {
      scene.add(pieceMarkup(scene, x, y, max, darken(random.pick(colours), 0.42), browning));
    }
    // Roughly from the edge inwards, so that the heap rises to its middle without looking laid.
    const upper = scatter(random, area, { count, distance }).map((point) => {
      const away = Math.hypot(point[0] - area.x, point[1] - area.y);
      return { point, height: random.between(0, 1.3) * area.rx - away };
    });
    upper.sort((a, b) => a.height - b.height);
    for (const { point } of upper) {
      scene.add(pieceMarkup(scene, ...point, random.between(min, max), random.pick(colours), browning));
    }
  });
  const { x: cx, y: cy, rx, ry = rx } = area;
  const stains = mottle(scene, { colour: '#8a2408', frequency: 0.03, bare: 0.5, strength: 0.7 });
  scene.add(element('ellipse', { cx, cy, rx, ry, fill: '#8a2408', filter: stains, opacity: 0.3 }));
}
