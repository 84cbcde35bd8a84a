import { type Colour, darken, lighten } from '../colour.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Meat cooked so long that forks pull it apart. Lengths in px. */
export interface PulledMeatOptions {
  colours?: readonly Colour[];
  /** The dark crust that is still on some pieces. */
  bark?: Colour;
  /** Part of the pieces that have crust, 0 to 1. */
  barked?: number;
  length?: number;
  width?: number;
  /** One filter over all of them: cheap, for what lies deep in a heap. */
  together?: boolean;
}

/** The lines of the fibres along a piece, and those that stick out of its torn ends. */
function fibres(scene: Scene, length: number, width: number, bend: number, colour: Colour): string {
  const { random } = scene;
  const strokes: string[] = [];
  for (let count = Math.round(width / 4); count > 0; count--) {
    const aside = random.between(-0.4, 0.4) * width;
    const [from, to] = [random.between(0.1, 0.46) * length, random.between(0.1, 0.46) * length];
    const path = d`M${-from} ${aside + random.bell() * 3}Q0 ${aside + bend * 1.6} ${to} ${aside + random.bell() * 3}`;
    const stroke = random.next() < 0.5 ? darken(colour, 0.55) : lighten(colour, 0.32);
    strokes.push(element('path', { d: path, stroke, 'stroke-width': random.between(1.4, 3.4), opacity: 0.7 }));
  }
  for (const side of [-1, 1]) {
    for (let count = 0; count < 3; count++) {
      const aside = random.between(-0.26, 0.26) * width;
      const end = side * length * random.between(0.5, 0.6);
      const path = d`M${side * length * 0.36} ${aside}Q${side * length * 0.46} ${aside + bend * 0.2} ${end} ${aside + random.bell() * width * 0.4}`;
      strokes.push(element('path', { d: path, stroke: colour, 'stroke-width': random.between(2.5, 5) }));
    }
  }
  return element('g', { fill: 'none', 'stroke-linecap': 'round' }, strokes.join(''));
}

/** One torn piece along the x axis, with crust along one side or without. */
function piece(scene: Scene, length: number, width: number, colour: Colour, bark?: Colour): string {
  const { random } = scene;
  const bend = random.bell() * length * 0.16;
  const points: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 8; step++) {
    const part = step / 8;
    points.push([(part - 0.5) * length, bend * (1 - (part * 2 - 1) ** 2) + random.bell() * width * 0.16]);
    widths.push(width * Math.sin(Math.PI * (0.1 + part * 0.8)) ** 0.55 * random.between(0.68, 1.2));
  }
  const edge = points.map(([x, y]): Point => [x, y - width * 0.32]);
  const crust = bark
    ? element('path', {
        d: band(
          edge,
          widths.map((own) => own * random.between(0.26, 0.5)),
        ),
        fill: bark,
        opacity: 0.94,
      })
    : '';
  return (
    element('path', { d: band(points, widths), fill: colour }) + fibres(scene, length, width, bend, colour) + crust
  );
}

/** Pieces at points, lying every way, juicy; some with crust along one side. */
export function pulledMeat(scene: Scene, points: readonly Point[], options: PulledMeatOptions = {}): void {
  const { colours = ['#a35a30', '#8f4926', '#b36a3c', '#9a5029', '#c07c4a'], bark = '#3d160a', barked = 0.4 } = options;
  const { length = 132, width = 40, together = false } = options;
  const { random } = scene;
  const juicy = {
    ...materials.meat,
    frequency: 0.05,
    height: 6,
    dome: 4.5,
    noise: 0.28,
    softness: 1.3,
    gloss: 0.42,
    shadow: 5,
    ambient: 0.3,
  };
  const filter = relief(scene, juicy);
  const pieces = points.map(([x, y]) => {
    const [own, across] = [length * random.between(0.5, 1.15), width * random.between(0.6, 1.15)];
    const markup = piece(scene, own, across, random.pick(colours), random.next() < barked ? bark : undefined);
    return element('g', { transform: place(x, y, random.between(0, 360)) }, markup);
  });
  // Each with a filter of its own, a heap shows which lies on which.
  if (together) scene.group({ filter }, () => scene.add(...pieces));
  else for (const markup of pieces) scene.add(element('g', { filter }, markup));
}
