import { relief } from '../filters.ts';
import { cornEar, cutCorn } from '../foods/cornEar.ts';
import { crumbles } from '../foods/crumbles.ts';
import { swirl } from '../foods/drizzle.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const COTIJA = ['#fffaf0', '#f4ebd6', '#fbf4e2', '#ece0c4'];
const FIESTA: Stripe[] = [
  [0.1, 18, '#f7a928', 0.9],
  [0.125, 8, '#fff1cf', 0.9],
  [0.14, 18, '#1f9a8f', 0.9],
  [0.84, 18, '#1f9a8f', 0.9],
  [0.865, 8, '#fff1cf', 0.9],
  [0.88, 18, '#f7a928', 0.9],
];

/** The cream: spooned on in a round, running down between the kernels. */
function cream(scene: Scene, x: number, y: number, rx: number): void {
  const soft = { ...materials.cream, height: 8, dome: 10, gloss: 0.34, noise: 0.14, shadow: 7 };
  const outline = blob(scene.random, x, y, rx * 0.86, rx * 0.74, { wobble: 0.3, rotation: 0.5 });
  scene.add(element('path', { d: outline, fill: '#fffaf0', filter: relief(scene, soft) }));
  swirl(scene, { x, y, rx: rx * 0.8, ry: rx * 0.7 }, '#fffdf8', 2.2, rx * 0.16);
}

/** One bowl: corn in its broth, cream, cheese, chilli and a wedge of lime; `turned` (degrees) is where the lime sits. */
function esquites(scene: Scene, x: number, y: number, radius: number, turned: number): void {
  const { random } = scene;
  bowl(scene, x, y, radius, { color: '#f6efe2', inside: '#e9d9b4', lip: 0.06, band: '#d8321c' });
  const rx = radius * 0.84;
  const over = (part: number, count: number, distance: number): Point[] =>
    scatter(random, { x, y, rx: rx * part }, { count, distance });
  const size = radius * 0.088;
  scene.add(element('circle', { cx: x, cy: y, r: rx, fill: '#e0a31c' }));
  cutCorn(scene, over(0.92, 120, size * 1.3), { size, colors: ['#eaa818', '#f2b824', '#dd9a12'] });
  cutCorn(scene, over(0.9, 130, size * 1.4), { size });
  choppedHerbs(scene, { x, y, rx: rx * 0.88 }, { count: 46, size: radius * 0.026, color: '#3f7a24' });
  cream(scene, x, y, rx * 0.56);
  const material = { ...materials.cream, frequency: 0.07, gloss: 0, height: 5, shadow: 4 };
  const crumbs = {
    colors: COTIJA,
    min: radius * 0.016,
    max: radius * 0.04,
    distance: radius * 0.036,
    wobble: 0.34,
    material,
  };
  crumbles(scene, { x, y, rx: rx * 0.74 }, { ...crumbs, count: 130 });
  for (const [part, count, color] of [
    [0.62, 170, '#c8361a'],
    [0.42, 190, '#b02414'],
    [0.26, 110, '#8f1c10'],
  ] as const) {
    dust(scene, { x, y, rx: rx * part }, color, { count, size: radius * 0.009, opacity: 0.9 });
  }
  const [lx, ly] = polar(x, y, (turned * Math.PI) / 180, rx * 0.72);
  citrusWedge(scene, lx, ly, radius * 0.56, { rotate: turned + 96 });
  bowlShade(scene, x, y, radius, { lip: 0.06 });
}

export const alt =
  'Two white bowls of yellow corn kernels topped with white cream, crumbled cheese, red chilli powder and a lime wedge, with a spoon, ears of corn in their green husks, a bowl of chilli powder and lime wedges on a bright pink striped cloth.';

/** Two bowls of esquites and the ears that the corn comes from, on a bright pink cloth. */
export function draw(scene: Scene): void {
  cloth(scene, '#d92a78', { x: -240, y: -380, width: 1760, height: 1760, rotate: 66, stripes: FIESTA });
  cornEar(scene, 940, 800, 520, { rotate: -10 });
  cornEar(scene, 1010, 664, 500, { rotate: -24, charred: 0.5 });
  esquites(scene, 470, 470, 330, -128);
  esquites(scene, 966, 286, 224, 40);
  spoon(scene, 96, 640, 460, -14);
  smallBowl(scene, 1200, 100, 92, {
    color: '#1f7a78',
    filling: '#a82c14',
    material: { ...materials.crumbs, height: 4, noise: 0.8, gloss: 0 },
  });
  citrusWedge(scene, 118, 120, 140, { rotate: -30 });
  citrusWedge(scene, 214, 78, 130, { rotate: 24 });
  cutCorn(
    scene,
    [
      [690, 880],
      [742, 910],
      [640, 902],
    ],
    { size: 25, browned: 0 },
  );
  light(scene);
}
