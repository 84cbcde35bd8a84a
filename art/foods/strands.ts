import { type Color, darken, lighten, mix } from '../color.ts';
import { band, type Point, smooth, TURN } from '../path.ts';
import type { Area } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** Long pasta or noodles. Lengths in px. */
export interface StrandsOptions {
  colors?: readonly Color[];
  count?: number;
  /** Thickness of spaghetti, width of ribbons. */
  width?: number;
}

const PASTA: readonly Color[] = ['#f4c04e', '#fbdc8a', '#efb043', '#f6cb66', '#eaa53c'];

/** The path of one strand in a nest: an arc (`longest` in radians) about a wandering center, the later the closer to the middle. */
function nestArc(scene: Scene, area: Area, part: number, steps: number, longest = 3.4): Point[] {
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const [ox, oy] = [x + random.bell() * rx * 0.2 * (1 - part * 0.5), y + random.bell() * ry * 0.2 * (1 - part * 0.5)];
  const reach = random.next() < 0.22 ? random.between(0.3, 0.95) : 1 - part * 0.8;
  const radius = reach * random.between(0.78, 0.98);
  const start = random.angle();
  const arc = random.between(longest * 0.45, longest) * (random.next() < 0.85 ? 1 : -1);
  const [wave, phase, drift] = [random.between(0.02, 0.09), random.angle(), random.between(-0.22, 0.08)];
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const here = radius * (1 + drift * along + wave * Math.sin(phase + along * 5));
    points.push([ox + Math.cos(start + arc * along) * here * rx, oy + Math.sin(start + arc * along) * here * ry]);
  }
  return points;
}

/** One round strand: shadow, dark side, body, light. */
function roundStrand(scene: Scene, path: string, color: Color, width: number): string {
  const [dx, dy] = scene.shadowOffset(width * 0.5);
  const move = (x: number, y: number) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  const up = width * 0.16;
  return [
    element('path', { d: path, stroke: '#5e2a08', 'stroke-width': width * 1.2, opacity: 0.4, transform: move(dx, dy) }),
    element('path', { d: path, stroke: darken(color, 0.36), 'stroke-width': width }),
    element('path', { d: path, stroke: color, 'stroke-width': width * 0.74, transform: move(-up * 0.4, -up * 0.5) }),
    element('path', {
      d: path,
      stroke: lighten(color, 0.65),
      'stroke-width': width * 0.2,
      opacity: 0.8,
      transform: move(-up, -up * 1.3),
    }),
  ].join('');
}

/** Spaghetti wound into a nest over an area. */
export function nest(scene: Scene, area: Area, options: StrandsOptions = {}): void {
  const { colors = PASTA, count = 300, width = 11 } = options;
  scene.group({ fill: 'none', 'stroke-linecap': 'round' }, () => {
    for (let index = 0; index < count; index++) {
      const path = smooth(nestArc(scene, area, index / count, 12), false);
      scene.add(roundStrand(scene, path, scene.random.pick(colors), width));
    }
  });
}

/** Noodles lying in waves in a bowl, side by side in bundles over an area. */
export function noodles(scene: Scene, area: Area, options: StrandsOptions = {}): void {
  const { colors = ['#f6dc98', '#eec368', '#fff0c4', '#e9c074'], count = 150, width = 10 } = options;
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const bundles = Math.ceil(count / 7);
  scene.group({ fill: 'none', 'stroke-linecap': 'round' }, () => {
    for (let bundle = 0; bundle < bundles; bundle++) {
      // The strands of a bundle run side by side, like noodles from one portion.
      const [lean, phase, wave] = [
        random.bell() * 0.5 + (bundle % 3) * 1.1,
        random.angle(),
        random.between(0.06, 0.16),
      ];
      const middle = random.bell() * 0.75;
      for (let strand = 0; strand < 7; strand++) {
        const aside = middle + (strand - 3) * ((width * 1.06) / rx) + random.bell() * 0.012;
        const reach = Math.sqrt(Math.max(0, 1 - aside * aside)) * random.between(0.86, 0.97);
        const points: Point[] = [];
        for (let step = 0; step <= 10; step++) {
          const along = (step / 5 - 1) * reach;
          const across = aside + wave * Math.sin(phase + along * 4) * (1 - along * along);
          const fit = Math.min(1, 0.97 / Math.hypot(along, across));
          points.push([
            x + (along * Math.cos(lean) - across * Math.sin(lean)) * fit * rx,
            y + (along * Math.sin(lean) + across * Math.cos(lean)) * fit * ry,
          ]);
        }
        scene.add(roundStrand(scene, smooth(points, false), random.pick(colors), width));
      }
    }
  });
}

/** One broad ribbon: it turns on its edge here and there, so its width swells and narrows along the way. */
function ribbonMarkup(scene: Scene, points: readonly Point[], color: Color, width: number): string {
  const { random } = scene;
  const [phase, twist] = [random.angle(), random.between(0.12, 0.34)];
  const widths = points.map((_, index) => width * (0.3 + 0.7 * Math.abs(Math.cos(phase + index * twist)) ** 0.7));
  const [dx, dy] = scene.shadowOffset(width * 0.24);
  const move = (x: number, y: number) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  const scaled = (part: number) =>
    band(
      points,
      widths.map((value) => value * part),
    );
  // Flat dough: one even face, a lit edge toward the light and the cut side of the dough away from it.
  return [
    element('path', { d: scaled(1), fill: '#4a1f06', opacity: 0.42, transform: move(dx, dy) }),
    element('path', { d: scaled(1), fill: mix(color, '#8f450c', 0.6) }),
    element('path', { d: scaled(0.96), fill: lighten(color, 0.55), transform: move(-width * 0.05, -width * 0.07) }),
    element('path', { d: scaled(0.88), fill: color }),
    element('path', {
      d: scaled(0.4),
      fill: lighten(color, 0.3),
      opacity: 0.3,
      transform: move(-width * 0.12, -width * 0.12),
    }),
  ].join('');
}

/** The path of one loose loop in a tangle: a small wavy ring somewhere in the area. */
function loop(scene: Scene, area: Area, steps: number): Point[] {
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const [direction, away] = [random.angle(), random.between(0.2, 0.56)];
  const radius = (0.95 - away) * random.between(0.75, 1);
  const [start, arc, flat, lean] = [random.angle(), random.between(3.4, 5.6), random.between(0.65, 1), random.angle()];
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const angle = start + (step / steps) * arc;
    const here = radius * (1 + 0.1 * Math.sin(lean + angle * 3));
    const [along, across] = [Math.cos(angle) * here, Math.sin(angle) * here * flat];
    points.push([
      x + rx * (Math.cos(direction) * away + along * Math.cos(lean) - across * Math.sin(lean)),
      y + ry * (Math.sin(direction) * away + along * Math.sin(lean) + across * Math.cos(lean)),
    ]);
  }
  return points;
}

/** Tagliatelle, pappardelle or broad rice noodles tangled in a nest over an area. */
export function ribbons(scene: Scene, area: Area, options: StrandsOptions = {}): void {
  const { colors = PASTA, count = 120, width = 22 } = options;
  const { random } = scene;
  for (let index = 0; index < count; index++) {
    const part = index / count;
    const points = random.next() < 0.5 ? loop(scene, area, 26) : nestArc(scene, area, part * 0.7, 26, 5);
    // The lower ribbons are in the warm shade of the upper ones.
    const color = mix(random.pick(colors), '#b8701c', 0.45 * (1 - part));
    scene.add(ribbonMarkup(scene, points, color, width * random.between(0.85, 1.1)));
  }
}

/** A skein: strands drawn side by side along a line of points, folded over: glass noodles, angel hair. */
export function skein(scene: Scene, points: readonly Point[], options: StrandsOptions = {}): void {
  const { colors = PASTA, count = 14, width = 8 } = options;
  const { random } = scene;
  scene.group({ fill: 'none', 'stroke-linecap': 'round' }, () => {
    for (let strand = 0; strand < count; strand++) {
      const [offset, phase] = [(strand - (count - 1) / 2) * width * 0.8, random.between(0, TURN)];
      const moved = points.map(([x, y], index): Point => {
        const wander = Math.sin(phase + index) * width * 0.5;
        return [x + offset * 0.5 + wander, y + offset + wander];
      });
      scene.add(roundStrand(scene, smooth(moved, false), random.pick(colors), width));
    }
  });
}
