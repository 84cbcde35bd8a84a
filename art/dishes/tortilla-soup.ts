import { avocadoHalf } from '../foods/avocado.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { tortillaStrips } from '../foods/tortillaStrips.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const CHEESE = ['#fffdf4', '#f6efe0', '#fbf6ea', '#ece3d0'];
const GOLD = ['#f0b04a', '#e6a03c', '#f4c066', '#d98f30'];
const HEMS: Stripe[] = [
  [0.1, 16, '#f2e2b8', 0.85],
  [0.125, 6, '#c8452c', 0.85],
  [0.87, 6, '#c8452c', 0.85],
  [0.885, 16, '#f2e2b8', 0.85],
];

/** Diced avocado: pale yellow inside, green where the skin was. */
function avocadoDice(scene: Scene, points: readonly Point[]): void {
  const ripe = { ...materials.smooth, height: 5, dome: 4, gloss: 0.2, shadow: 6 };
  cubes(scene, points, {
    colors: ['#cdd872', '#b4c954', '#dfe394', '#a3bf44'],
    size: 27,
    rounding: 0.42,
    material: ripe,
  });
}

/** Rings cut from a toasted pasilla with scissors: dark, wrinkled and hollow. */
function pasillaRings(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  for (const [cx, cy] of points) {
    const [rx, ry] = [random.between(15, 22), random.between(10, 15)];
    const shape = { cx, cy, rx, ry, transform: `rotate(${random.integer(0, 180)} ${cx.toFixed(1)} ${cy.toFixed(1)})` };
    scene.add(
      element('ellipse', { ...shape, cy: cy + 4, fill: 'none', stroke: '#1c0602', 'stroke-width': 9, opacity: 0.4 }),
    );
    scene.add(element('ellipse', { ...shape, fill: 'none', stroke: '#2c0d08', 'stroke-width': 9 }));
    scene.add(element('ellipse', { ...shape, fill: 'none', stroke: '#8a3b22', 'stroke-width': 2.4, opacity: 0.9 }));
  }
}

/** The broth, and what was in the bowl before it was poured. */
function soup(scene: Scene, x: number, y: number, rx: number): void {
  const { random } = scene;
  const over = (dx: number, dy: number, part: number, count: number, distance: number): Point[] =>
    scatter(random, { x: x + dx, y: y + dy, rx: rx * part }, { count, distance });
  sauce(
    scene,
    { x, y, rx },
    { color: '#6f1d0a', oil: '#e87a22', oiliness: 1, bits: ['#4a0f05', '#b53c14', '#2c0a04'] },
  );
  tortillaStrips(scene, over(0, 0, 0.72, 20, 40), { colors: ['#c27a2c', '#b86f26', '#cc8836'], length: 160 });
  avocadoDice(scene, over(0, 20, 0.82, 16, 76));
  crumbles(
    scene,
    { x, y, rx: rx * 0.78 },
    { colors: CHEESE, count: 60, min: 5, max: 12, distance: 15, material: materials.cream },
  );
  tortillaStrips(scene, over(-10, -26, 0.52, 40, 24), { colors: GOLD, length: 180, width: 34 });
  avocadoDice(scene, [
    [x + 120, y + 116],
    [x + 168, y + 66],
    [x + 86, y + 168],
    [x - 150, y + 96],
    [x - 108, y + 150],
    [x + 30, y + 132],
    [x - 176, y + 36],
  ]);
  const crumbled = {
    colors: CHEESE,
    min: 5,
    max: 14,
    distance: 9,
    wobble: 0.4,
    material: { ...materials.cream, shadow: 5 },
  };
  crumbles(scene, { x: x + 4, y: y + 34, rx: 140, ry: 104 }, { ...crumbled, count: 110 });
  pasillaRings(scene, over(0, 20, 0.5, 9, 66));
  oilPools(scene, over(0, 0, 0.96, 46, 40), '#f08a2c', 4, 14);
}

/** Draws the garnishes that go round the table: strips, lime, avocado and whole pasillas. */
function sides(scene: Scene): void {
  const { random } = scene;
  smallBowl(scene, 1124, 176, 168, {
    color: '#2f6f7c',
    filling: '#9a5f22',
    top: (reach) =>
      tortillaStrips(scene, scatter(random, { x: 1124, y: 176, rx: reach * 0.7 }, { count: 56, distance: 14 }), {
        colors: GOLD,
        length: 130,
        width: 24,
      }),
  });
  coriander(
    scene,
    [
      [1046, 396],
      [1090, 414],
      [1060, 436],
    ],
    { size: 36 },
  );
  avocadoHalf(scene, 1128, 580, 216, { rotate: 24 });
  driedChillies(
    scene,
    [
      [1140, 800],
      [1070, 880],
    ],
    { color: '#4a1510', length: 250, gloss: 0.5 },
  );
  citrusWedge(scene, 80, 120, 150, { rotate: -30 });
  citrusWedge(scene, 176, 76, 140, { rotate: 20 });
}

export const alt =
  'A dark clay bowl of red-brown soup piled with crisp golden tortilla strips, diced avocado, crumbled white cheese, dark chilli rings and a lime wedge, with a bowl of strips, coriander, half an avocado, dried chillies and a spoon on a green cloth.';

/** Tortilla soup with everything on it, and more strips to put in, on a green cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [566, 496, 420];
  cloth(scene, '#2f6a62', { x: -200, y: -340, width: 1700, height: 1660, rotate: -16, stripes: HEMS });
  bowl(scene, x, y, radius, { color: '#4a3a34', inside: '#3a2a24', lip: 0.07, band: '#b5673c' });
  soup(scene, x + 3, y + 5, radius * 0.85);
  citrusWedge(scene, x - 206, y - 176, 160, { rotate: -48 });
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  sides(scene);
  spoon(scene, 92, 690, 460, -10);
  light(scene);
}
