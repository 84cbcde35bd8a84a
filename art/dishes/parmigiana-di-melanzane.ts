import { blur, mottle, relief } from '../filters.ts';
import { aubergine, aubergineRound } from '../foods/aubergine.ts';
import { dust } from '../foods/grains.ts';
import { leaf } from '../foods/leaf.ts';
import { oilPools } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, type Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { grid } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { bakingDish } from '../vessels/dish.ts';

const [WIDTH, HEIGHT] = [900, 640];
const STRIPES: Stripe[] = [
  [0.07, 20, '#b4472e'],
  [0.13, 6, '#b4472e'],
  [0.9, 20, '#b4472e'],
];

/** Tomato sauce that fills the dish centered at the origin, darker and drier along its walls. */
function tomatoSauce(scene: Scene): void {
  const box = { x: -WIDTH / 2 + 34, y: -HEIGHT / 2 + 34, width: WIDTH - 68, height: HEIGHT - 68, rx: 44 };
  const thick = { ...materials.stew, frequency: 0.045, height: 6, gloss: 0.3, shadow: 0 };
  scene.group({ filter: relief(scene, thick) }, () => {
    scene.add(element('rect', { ...box, fill: '#b52a10' }));
    const bright = mottle(scene, { color: '#e05a22', frequency: 0.02, bare: 0.46 });
    scene.add(element('rect', { ...box, fill: '#b52a10', filter: bright, opacity: 0.6 }));
  });
  const dried = { ...box, fill: 'none', stroke: '#5a1606', 'stroke-width': 26, opacity: 0.55, filter: blur(scene, 7) };
  scene.add(element('rect', dried));
}

/** Mozzarella melted between and over the slices at points, bubbling and browned. */
function mozzarella(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  const pools = points.map(([x, y]) =>
    blob(random, x, y, random.between(48, 84), random.between(34, 54), { wobble: 0.34, rotation: random.angle() }),
  );
  const melted = { ...materials.smooth, height: 8, dome: 8, frequency: 0.035, noise: 0.45, gloss: 0.4, shadow: 4 };
  scene.group({ filter: relief(scene, melted) }, () => {
    for (const pool of pools) scene.add(element('path', { d: pool, fill: '#faecc6' }));
  });
  const browned = mottle(scene, { color: '#b8621a', frequency: 0.03, bare: 0.45 });
  scene.group({ filter: browned, opacity: 0.8 }, () => {
    for (const pool of pools) scene.add(element('path', { d: pool, fill: '#b8621a' }));
  });
}

/** The bake centered at the origin: rows of fried aubergine that overlap like tiles, sauce, cheese and basil. */
function bake(scene: Scene): void {
  const { random } = scene;
  tomatoSauce(scene);
  const rounds = grid(random, 0, -4, { columns: 6, rows: 4, stepX: 132, stepY: 132, jitter: 10 });
  for (const [x, y] of rounds) aubergineRound(scene, x, y, random.between(76, 86));
  const spoonfuls = grid(random, 14, 46, { columns: 5, rows: 3, stepX: 152, stepY: 148, jitter: 44 });
  const thick = { ...materials.stew, frequency: 0.05, height: 6, gloss: 0.34, shadow: 4 };
  scene.group({ filter: relief(scene, thick), opacity: 0.94 }, () => {
    for (const [x, y] of spoonfuls) {
      const pool = blob(random, x, y, random.between(44, 78), random.between(30, 48), {
        wobble: 0.36,
        rotation: random.angle(),
      });
      scene.add(element('path', { d: pool, fill: random.pick(['#c4300f', '#b32709', '#d13c16']) }));
    }
  });
  mozzarella(scene, grid(random, -10, -30, { columns: 5, rows: 3, stepX: 162, stepY: 178, jitter: 46 }));
  dust(scene, { x: 0, y: 0, rx: 390, ry: 270 }, '#fbeab8', { count: 420, size: 3, opacity: 0.85 });
  oilPools(scene, grid(random, 0, 0, { columns: 9, rows: 6, stepX: 88, stepY: 92, jitter: 50 }), '#f08a28', 3, 12);
  const basil: readonly Point[] = [
    [-270, -150],
    [-40, 30],
    [206, -120],
    [250, 160],
    [-230, 180],
    [40, -190],
  ];
  for (const [x, y] of basil) {
    const rotate = random.between(0, 360);
    leaf(scene, x, y, random.between(78, 100), { color: '#38751f', rotate });
    leaf(scene, x, y, random.between(60, 76), { color: '#4a8a2c', rotate: rotate + 78 });
  }
}

export const alt =
  'A blue baking dish of overlapping fried aubergine rounds in red tomato sauce under browned melted mozzarella with basil leaves, beside a whole aubergine, tomatoes and a spoon on a striped cloth.';

/** Parmigiana fresh from the oven in a blue enamel dish. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#8a6242', planks: 5 });
  cloth(scene, '#f2ead9', { x: 250, y: -120, width: 760, height: 1180, rotate: 9, stripes: STRIPES });
  bakingDish(
    scene,
    616,
    496,
    WIDTH,
    HEIGHT,
    { color: '#35628a', inside: '#e9e3d4', rotate: -7, corner: 74, rim: 24 },
    () => bake(scene),
  );
  aubergine(scene, 1110, 150, 330, 28);
  tomato(scene, 128, 116, 60);
  tomato(scene, 236, 82, 48);
  spoon(scene, 1196, 660, 560, 6);
  light(scene);
}
