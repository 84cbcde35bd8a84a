import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob, blobPoints, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Leaves in quantity. */
export interface GreensOptions {
  colors?: readonly Color[];
  count?: number;
  /** Radius of a leaf in px. */
  size?: number;
  distance?: number;
}

/** Cooked and chopped greens (gomen, spinach, kale): dark, crinkled, heaped. */
export function cookedGreens(scene: Scene, area: Area, options: GreensOptions = {}): void {
  const {
    colors = ['#2f5a1b', '#3b6b22', '#4c7f2c', '#274a16', '#5d9138'],
    count = 150,
    size = 17,
    distance = size * 0.6,
  } = options;
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  scene.group({ filter: relief(scene, { ...materials.greens, shadow: 8 }) }, () => {
    scene.add(
      element('path', { d: blob(random, x, y, rx, ry, { wobble: 0.14 }), fill: darken(colors[0] ?? '#2f5a1b', 0.5) }),
    );
    for (const [px, py] of scatter(random, { x, y, rx: rx * 0.94, ry: ry * 0.94 }, { count, distance })) {
      const own = size * random.between(0.6, 1.15);
      const shred = blob(random, px, py, own, own * random.between(0.35, 0.6), {
        wobble: 0.34,
        rotation: random.angle(),
        points: 16,
      });
      scene.add(solid(scene, shred, random.pick(colors), { shadow: 3, highlight: 0.22, shade: 0.5 }));
    }
  });
}

/** One salad leaf: ruffled outline, pale rib, thin veins. The light side of the leaf shows where it curls. */
function saladLeaf(scene: Scene, px: number, py: number, size: number, color: Color): string {
  const { random } = scene;
  const outline = smooth(blobPoints(random, 0, 0, size, size * random.between(0.5, 0.75), { wobble: 0.3, points: 26 }));
  const rib = d`M${-size * 0.9} 0Q0 ${random.bell() * size * 0.3} ${size * 0.85} ${random.bell() * size * 0.15}`;
  let veins = '';
  for (let part = -0.5; part < 0.7; part += 0.3)
    veins += d`M${size * part} 0q${size * 0.1} ${-size * 0.25} ${size * 0.3} ${-size * 0.4}M${size * part} 0q${size * 0.1} ${size * 0.25} ${size * 0.3} ${size * 0.4}`;
  const turned = random.between(0, 360);
  const content = [
    solid(scene, outline, color, { shadow: 5, highlight: 0.3, shade: 0.5, turned }),
    element('path', { d: veins, fill: 'none', stroke: lighten(color, 0.4), 'stroke-width': 1.2, opacity: 0.4 }),
    element('path', {
      d: rib,
      fill: 'none',
      stroke: lighten(color, 0.6),
      'stroke-width': size * 0.06,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ];
  return element('g', { transform: place(px, py, turned) }, content.join(''));
}

/** Salad leaves heaped over an area: lettuce, rocket, radicchio by colors. */
export function saladLeaves(scene: Scene, area: Area, options: GreensOptions = {}): void {
  const {
    colors = ['#6f9f35', '#8bb84a', '#557f26', '#a9cc66', '#7fae3f'],
    count = 60,
    size = 58,
    distance = size * 0.55,
  } = options;
  const { random } = scene;
  scene.group(
    { filter: relief(scene, { ...materials.greens, height: 6, dome: 2.5, noise: 0.6, frequency: 0.03 }) },
    () => {
      for (const [x, y] of scatter(random, area, { count, distance })) {
        scene.add(saladLeaf(scene, x, y, size * random.between(0.7, 1.15), random.pick(colors)));
      }
    },
  );
}

/** Fine strips (cabbage, carrot, lettuce) heaped over an area; length and width in px. */
export function shreds(
  scene: Scene,
  area: Area,
  options: { colors: readonly Color[]; count?: number; length?: number; width?: number },
): void {
  const { colors, count = 90, length = 44, width = 6 } = options;
  const { random } = scene;
  scene.group(
    {
      filter: relief(scene, { ...materials.vegetable, dome: 2, height: 3.5, gloss: 0.25 }),
      fill: 'none',
      'stroke-linecap': 'round',
    },
    () => {
      for (const [x, y] of scatter(random, area, { count, distance: width })) {
        const own = length * random.between(0.6, 1.1);
        const bend = random.bell() * own * 0.5;
        const line = d`M${-own / 2} 0Q0 ${bend.toFixed(1)} ${own / 2} ${(random.bell() * own * 0.2).toFixed(1)}`;
        const turned = random.between(0, 360);
        const color = random.pick(colors);
        const [dx, dy] = scene.shadowOffset(width * 0.5);
        scene.add(
          element('path', {
            d: line,
            transform: place(x + dx, y + dy, turned),
            stroke: '#1c0a02',
            'stroke-width': width,
            opacity: 0.35,
          }),
        );
        scene.add(
          element('path', {
            d: line,
            transform: place(x, y, turned),
            stroke: darken(color, 0.12),
            'stroke-width': width,
          }),
        );
        scene.add(
          element('path', {
            d: line,
            transform: place(x, y, turned),
            stroke: lighten(color, 0.2),
            'stroke-width': width * 0.55,
          }),
        );
      }
    },
  );
}
