import { darken, lighten, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { asparagusTip } from '../foods/asparagus.ts';
import { peas } from '../foods/beans.ts';
import { shavings } from '../foods/cubes.ts';
import { dust } from '../foods/grains.ts';
import { sprig } from '../foods/leaf.ts';
import { oilPools } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { setTable } from '../props/table.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { element, place } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const CREAM = '#f3e4ac';
const PEAS = ['#7dbb35', '#8cc840', '#69a52c'];

/** One plump grain of rice at (x, y), half in the cream: a pearl with a white heart. */
function grain(scene: Scene, x: number, y: number): string {
  const { random } = scene;
  const [l, w] = [random.between(11.5, 14.5), random.between(5, 6)];
  const turned = random.between(0, 180);
  const shape = (part: number, dx: number, dy: number, fill: string, opacity: number) =>
    element('ellipse', { rx: l * part, ry: w * part, transform: place(x + dx, y + dy, turned), fill, opacity });
  const color = random.pick(['#fbf3d4', '#f6ebc2', '#fffae6', '#f3e4b2']);
  return (
    shape(1.08, 1.6, 3.6, '#8a6f22', 0.26) +
    shape(1, 0, 0, darken(color, 0.04), 0.94) +
    shape(0.7, -1, -1.4, lighten(color, 0.4), 0.8) +
    shape(0.3, -2.4, -2.6, '#ffffff', 0.85)
  );
}

/** Risotto all'onda: plump grains in glossy cream that ran out over the plate in waves. */
function risotto(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const flowing = {
    ...materials.cream,
    frequency: 0.008,
    height: 14,
    noise: 0.5,
    dome: 26,
    softness: 5,
    gloss: 0.5,
    ambient: 0.55,
  };
  const fill = radial(scene, shades(lighten(CREAM, 0.3), CREAM, darken(CREAM, 0.14), 0.8));
  const outline = blob(random, x, y, reach, reach * 0.97, { wobble: 0.07, points: 40 });
  scene.add(element('path', { d: outline, fill, filter: relief(scene, { ...flowing, shadow: 8 }) }));
  // The waves of the last stir, under the grains.
  for (const [part, from, long] of [
    [0.84, 0.3, 2.2],
    [0.62, 2.7, 2.3],
    [0.8, 3.5, 1.6],
    [0.44, 5.2, 2],
  ] as const) {
    const way = Array.from({ length: 12 }, (_, step): Point => {
      const angle = from + (step / 11) * long;
      return polar(x, y, angle, reach * part * (1 + 0.05 * Math.sin(step)));
    });
    const line = { d: smooth(way, false), fill: 'none', 'stroke-linecap': 'round' } as const;
    scene.add(
      element('path', { ...line, stroke: '#a8862e', 'stroke-width': 24, opacity: 0.34, filter: blur(scene, 10) }),
    );
    scene.add(
      element('path', {
        ...line,
        stroke: '#fffbe8',
        'stroke-width': 13,
        opacity: 0.75,
        filter: blur(scene, 6),
        transform: 'translate(-7 -12)',
      }),
    );
  }
  for (const distance of [14, 15]) {
    const points = scatter(random, { x, y, rx: reach * 0.95, ry: reach * 0.92 }, { count: 900, distance });
    scene.add(points.map(([px, py]) => grain(scene, px, py)).join(''));
  }
  // A film of cream over the grains, thick toward the edge.
  const film = radial(scene, [
    [0, '#fff3c4', 0.24],
    [0.7, CREAM, 0.36],
    [1, CREAM, 0.8],
  ]);
  scene.add(element('path', { d: outline, fill: film }));
}

/** Rounds of the stalks and peas in the rice, and the tips gathered on top. */
function greens(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const pea = (count: number, part: number, size: number) =>
    peas(scene, scatter(random, { x, y, rx: reach * part }, { count, distance: 46 }), {
      colors: PEAS,
      size,
      sauce: CREAM,
    });
  pea(34, 0.86, 17);
  const crisp = { ...materials.vegetable, height: 6, dome: 4, gloss: 0.5, shadow: 5 };
  scene.group({ filter: relief(scene, crisp) }, () => {
    for (const [cx, cy] of scatter(random, { x, y, rx: reach * 0.84 }, { count: 22, distance: 74 })) {
      const round = { cx, cy, rx: random.between(17, 21), ry: random.between(14, 18) };
      scene.add(element('ellipse', { ...round, fill: '#6d9a35' }));
      scene.add(
        element('ellipse', {
          ...round,
          rx: round.rx * 0.72,
          ry: round.ry * 0.72,
          fill: mix('#d4e6a0', '#a9cc6a', random.next()),
        }),
      );
    }
  });
  const shade = { cx: x + 14, cy: y + 16, rx: 210, ry: 170, fill: '#4a3a08', opacity: 0.4, filter: blur(scene, 16) };
  scene.add(element('ellipse', shade));
  // Tips in a loose bundle, buds to one side, each on the one behind it.
  for (const [dx, dy, long, turned] of [
    [-30, -128, 300, -32],
    [70, -96, 310, -14],
    [-84, -72, 320, -26],
    [60, -34, 320, -38],
    [-60, -8, 330, -18],
    [92, 26, 310, -30],
    [-40, 52, 330, -34],
    [64, 84, 310, -12],
    [-70, 112, 300, -24],
  ] as const) {
    asparagusTip(scene, x + dx, y + dy, long, { width: 50, rotate: turned, color: '#7fb53c' });
  }
}

export const alt =
  'Glossy risotto of plump, pearly rice in pale cream with peas, a heap of green asparagus tips in its middle with shavings of hard cheese and mint leaves, on a pale gray plate beside a brass spoon on a yellow cloth, a slice of lemon and radishes.';

/** Risotto on a wide plate, half on yellow linen, half on marble. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [690, 496, 474];
  stone(scene, { base: '#e6e2d8', vein: '#a39c90', speck: 0.3 });
  cloth(scene, '#e9cf6a', { x: -90, y: -60, width: 620, height: 1140, rotate: 8 });
  metalSpoon(scene, 116, 560, 560, { rotate: -6 });
  plate(scene, x, y, radius, { color: '#b7c4bd', rim: 0.82, deep: true, speckled: true });
  const reach = radius * 0.78;
  risotto(scene, x + 2, y + 4, reach);
  greens(scene, x, y, reach);
  shavings(scene, { x: x - 20, y: y + 40, rx: reach * 0.34 }, { count: 6, size: 60 });
  sprig(scene, x - 130, y + 70, 92, { rotate: -50, leaves: 4, color: '#4b9138' });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 40, distance: 44 }), '#e0c23a', 4, 12);
  dust(scene, { x, y, rx: reach * 0.85 }, '#3a2a10', { count: 110, size: 2.6, opacity: 0.75 });
  dust(scene, { x, y, rx: reach * 0.7 }, '#f2c81e', { count: 60, size: 3.4, opacity: 0.9 });
  for (const [gx, gy] of scatter(random, { x, y, rx: reach * 0.9 }, { count: 22, distance: 70 }))
    scene.add(glint(scene, gx, gy, random.between(8, 18), 4, 0.55));
  setTable(scene, { cuisine: 'italian', season: 'spring' }, [
    [1184, 116, 104],
    [1186, 850, 92],
  ]);
  light(scene);
}
