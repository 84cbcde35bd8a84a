import { crumbles } from '../foods/crumbles.ts';
import { jiaozi } from '../foods/jiaozi.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import type { Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { plate } from '../vessels/plate.ts';

const RED: Stripe[] = [0.1, 0.16, 0.84, 0.9].map((at): Stripe => [at, 7, '#e4c9a0', 0.6]);

/** The dumplings, the lower ones first: x and y from the plate's middle, and the rotation. */
const HEAP = [
  [-196, -190, -38],
  [10, -252, 6],
  [206, -184, 42],
  [-272, -20, -84],
  [274, 10, 82],
  [-206, 168, -142],
  [4, 244, 178],
  [204, 178, 140],
  [-116, -56, -22],
  [112, -76, 30],
  [-70, 104, 196],
] as const;

/** Black vinegar with chilli oil and its flakes. */
function dip(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  smallBowl(scene, x, y, 128, {
    color: '#e9e4d8',
    filling: '#2a0f06',
    material: { ...materials.liquid, gloss: 0.3 },
    top: (rx) => {
      oilPools(scene, scatter(random, { x, y, rx }, { count: 30, distance: 16 }), '#d8421a', 5, 18);
      const flakes = { colors: ['#a3200c', '#c43a14', '#6b1206'], count: 46, min: 2, max: 5, distance: 6, bias: 0.7 };
      crumbles(scene, { x: x + 14, y: y + 12, rx: rx * 0.7 }, flakes);
    },
  });
  reflection(scene, { x, y, rx: 84 }, 0.4);
}

export const alt =
  'A pale green plate of boiled, pleated dumplings, one bitten open so that the pork and cabbage show, beside a bowl of black vinegar with chilli oil and dark chopsticks on a red napkin.';

/** A plate of wet jiaozi, one bitten open, with black vinegar to dip them in. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [660, 488];
  wood(scene, { base: '#3a2f2a', planks: 4 });
  napkin(scene, 176, 560, '#8f2a20', { width: 330, height: 620, rotate: 9, stripes: RED });
  plate(scene, x, y, 424, { color: '#bfd0b4', rim: 0.84, deep: true, speckled: true });
  for (const [dx, dy, rotate] of HEAP) {
    jiaozi(scene, x + dx, y + dy, 236 * random.between(0.96, 1.04), { rotate: rotate + random.bell() * 8 });
  }
  jiaozi(scene, x + 96, y + 84, 300, { rotate: -12, bitten: true });
  slicedScallions(scene, scatter(random, { x, y, rx: 300 }, { count: 22, distance: 50 }), { size: 10 });
  chopsticks(scene, 156, 560, 640, 12, '#26201d');
  dip(scene, 1136, 164);
  light(scene);
}
