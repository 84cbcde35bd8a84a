import { type Color, darken, lighten, mix } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, sloped } from '../paints.ts';
import { band, blobPoints, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** A stem along the x axis, its broad foot on the left: white, ribbed, green where its leaf was; length in px. */
function stemMarkup(scene: Scene, length: number, turned: number): string {
  const { random } = scene;
  const bend = random.bell() * length * 0.14;
  const way = (aside: number): Point[] =>
    [0, 0.16, 0.4, 0.65, 0.86, 1].map((part): Point => {
      const spread = 1 - part * 0.55;
      return [(part - 0.5) * length, aside * spread + bend * (1 - (part * 2 - 1) ** 2)];
    });
  const broad = length * random.between(0.42, 0.54);
  const outline = band(way(0), [broad * 0.6, broad, broad * 0.98, broad * 0.8, broad * 0.58, broad * 0.3]);
  const along = linear(
    scene,
    [
      [0, '#f1f1de'],
      [0.5, '#e3ebc4'],
      [0.78, '#b9d47e'],
      [1, '#6f9f3a'],
    ],
    { to: [1, 0] },
  );
  // Hollow like a spoon: one long side is in the shade of the other.
  const hollow = sloped(
    scene,
    [
      [0, '#4f6e2c', 0.5],
      [0.55, '#dfe8bd', 0],
      [1, '#ffffff', 0.32],
    ],
    turned,
  );
  const ribs = [-0.26, -0.08, 0.1, 0.28].map((aside) =>
    element('path', { d: smooth(way(aside * broad), false), stroke: '#9db568', 'stroke-width': 1.8, opacity: 0.6 }),
  );
  return [
    element('path', { d: outline, fill: along }),
    element('path', { d: outline, fill: hollow }),
    element('g', { fill: 'none' }, ribs.join('')),
  ].join('');
}

/** A wilted leaf along the x axis: dark, glossy, its pale rib broad at the left; half its length in px. */
function leafMarkup(scene: Scene, half: number, color: Color): string {
  const { random } = scene;
  const width = half * random.between(0.58, 0.78);
  const outline = smooth(blobPoints(random, 0, 0, half, width, { wobble: 0.15, points: 30 }));
  const bend = random.bell() * width * 0.3;
  const rib = band(
    [
      [-half * 0.98, 0],
      [-half * 0.2, bend],
      [half * 0.86, bend * 0.4],
    ],
    [half * 0.26, half * 0.1, 1.5],
  );
  let veins = '';
  for (let part = -0.6; part < 0.6; part += 0.28) {
    veins += d`M${half * part} ${bend * 0.7}q${half * 0.12} ${-width * 0.34} ${half * 0.3} ${-width * 0.66}`;
    veins += d`M${half * part} ${bend * 0.7}q${half * 0.12} ${width * 0.34} ${half * 0.3} ${width * 0.62}`;
  }
  return [
    element('path', { d: outline, fill: color }),
    element('path', {
      d: outline,
      fill: darken(color, 0.45),
      transform: `translate(0 ${(width * 0.3).toFixed(1)}) scale(.84 .5)`,
      opacity: 0.45,
    }),
    element('path', { d: veins, fill: 'none', stroke: lighten(color, 0.35), 'stroke-width': 1.6, opacity: 0.4 }),
    element('path', { d: rib, fill: '#c9dc98' }),
  ].join('');
}

/** Which way a piece of a heap turns, in degrees. */
type Turn = (x: number, y: number) => number;

/** Stems of bok choy at points, in all directions by default, the last on top; length in px. */
export function bokChoyStems(scene: Scene, points: readonly Point[], length = 130, turnAt?: Turn): void {
  const { random } = scene;
  const wet = {
    ...materials.vegetable,
    frequency: 0.02,
    height: 5,
    dome: 7,
    noise: 0.15,
    gloss: 0.35,
    shadow: 8,
    ambient: 0.2,
  };
  for (let layer = 0; layer < 3; layer++) {
    scene.group({ filter: relief(scene, wet) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 3 === layer)) {
        const turned = turnAt?.(x, y) ?? random.between(0, 360);
        const stem = stemMarkup(scene, length * random.between(0.8, 1.15), turned);
        scene.add(element('g', { transform: place(x, y, turned) }, stem));
      }
    });
  }
}

/** Cooked leaves of bok choy at points, in all directions by default, glossy; half their length in px. */
export function bokChoyLeaves(scene: Scene, points: readonly Point[], half = 70, turnAt?: Turn): void {
  const { random } = scene;
  const glossy = {
    ...materials.greens,
    frequency: 0.016,
    height: 6,
    dome: 6,
    noise: 0.45,
    gloss: 0.5,
    shadow: 8,
    ambient: 0.16,
  };
  for (let layer = 0; layer < 3; layer++) {
    scene.group({ filter: relief(scene, glossy) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 3 === layer)) {
        const color = mix('#24591c', random.pick(['#184416', '#3c7a26', '#2e6a20']), random.between(0, 0.9));
        const leaf = leafMarkup(scene, half * random.between(0.75, 1.15), color);
        scene.add(element('g', { transform: place(x, y, turnAt?.(x, y) ?? random.between(0, 360)) }, leaf));
      }
    });
  }
}

/** A raw head of baby bok choy centered at (x, y), its foot on the left at 0 degrees; length in px. */
export function bokChoyHead(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const crisp = { ...materials.vegetable, frequency: 0.02, height: 6, dome: 6, noise: 0.3, gloss: 0.35, shadow: 4 };
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 14, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      // The outer leaves spread at the bottom; the inner ones close over them.
      for (const fan of [-26, 26, -13, 13, 0]) {
        const angle = (fan * Math.PI) / 180;
        const reach = length * (1 - Math.abs(fan) * 0.004);
        scene.group({ filter: relief(scene, crisp) }, () => {
          scene.at(-length * 0.42, fan * length * 0.004, { rotate: fan * 0.5 }, () => {
            const leaf = leafMarkup(scene, reach * 0.27, mix('#3f8a2a', '#2c6a1e', Math.abs(Math.sin(angle * 3))));
            scene.add(element('g', { transform: place(reach * 0.7, 0, 0) }, leaf));
            scene.add(
              element(
                'g',
                { transform: place(reach * 0.26, 0, 0) },
                stemMarkup(scene, reach * 0.56, rotate + fan * 0.5),
              ),
            );
          });
        });
      }
    });
  });
}
