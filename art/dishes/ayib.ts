import { injeraRoll } from '../foods/bread.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { muslin } from '../props/muslin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { slate } from '../surfaces/slate.ts';
import { bowl } from '../vessels/bowl.ts';
import { jug } from '../vessels/jug.ts';

const CURD = ['#fbf6e8', '#f3ecd9', '#f8f2e2', '#ebe1ca'];
const RED: Stripe[] = [
  [0.04, 10, '#e8d9b8'],
  [0.07, 24, '#e8d9b8'],
  [0.12, 10, '#e8d9b8'],
];

/** Fresh cheese in crumbs of every size, the coarse ones on top. */
function cheese(scene: Scene, x: number, y: number, reach: number): void {
  const soft = {
    ...materials.cream,
    frequency: 0.05,
    height: 5,
    dome: 4,
    noise: 0.5,
    gloss: 0.06,
    shadow: 3,
    ambient: 0.42,
  };
  const area = { x, y, rx: reach, ry: reach * 0.95 };
  const flecks = ['#fffdf5', '#e0d4bb'];
  mound(scene, area, { color: '#f3ecdb', flecks, fleckCount: 300, wobble: 0.05, material: soft });
  crumbles(scene, area, { colors: CURD, count: 420, min: 8, max: 17, wobble: 0.3, material: soft });
  const upper = { ...area, rx: reach * 0.72, ry: reach * 0.66 };
  crumbles(scene, upper, { colors: CURD, count: 110, min: 15, max: 32, wobble: 0.34, distance: 26, material: soft });
  crumbles(
    scene,
    { ...upper, rx: reach * 0.5 },
    { colors: CURD, count: 44, min: 10, max: 20, wobble: 0.34, material: soft },
  );
}

export const alt =
  'White crumbly fresh cheese draining in a muslin cloth over a dark clay bowl, dusted with green specks, with a bowl of pale green whey, a jug of milk, a wooden spoon and a roll of injera on a dark red cloth.';

/** Fresh cheese in the cloth in which it drains, with its whey and a jug of milk. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 490];
  slate(scene, { base: '#3b302b' });
  cloth(scene, '#8c2f22', { x: 140, y: -60, width: 1010, height: 1080, rotate: 10, stripes: RED });
  bowl(scene, x, y, 352, { color: '#2b211d', lip: 0.08 });
  muslin(scene, x, y, 350, { rotate: 10 });
  cheese(scene, x, y + 2, 236);
  choppedHerbs(scene, { x: x - 20, y: y - 10, rx: 130, ry: 110 }, { count: 26, size: 8 });
  dust(scene, { x, y, rx: 150 }, '#7a6a44', { count: 90, size: 2.2 });
  spoon(scene, x + 236, y + 142, 470, -64, '#a8743e');
  crumbles(
    scene,
    { x: x + 98, y: y + 78, rx: 48, ry: 36 },
    { colors: CURD, count: 24, min: 9, max: 18, material: materials.cream },
  );
  smallBowl(scene, 1128, 176, 128, {
    color: '#6f4a34',
    filling: '#d6dc96',
    material: { ...materials.liquid, gloss: 0.16 },
  });
  reflection(scene, { x: 1128, y: 176, rx: 84 }, 0.7);
  jug(scene, 152, 176, 112, { color: '#e9e1d0', filling: '#fdf9ee', spout: 40 });
  injeraRoll(scene, 130, 800, 380, 108, -56, '#bb9878');
  light(scene);
}
