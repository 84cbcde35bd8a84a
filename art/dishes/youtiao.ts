import { dropShadow, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { reflection } from '../foods/sauce.ts';
import { youtiao } from '../foods/youtiao.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polygon } from '../path.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bambooBoard } from '../vessels/bambooBoard.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const CHECK: Stripe[] = [0.08, 0.24, 0.4, 0.56, 0.72, 0.88].map((at): Stripe => [at, 34, '#3f6a86', 0.28]);

/** The sticks from below: x and y from the middle of the board, and the rotation. */
const STICKS = [
  [-70, -236, -10],
  [60, -136, -18],
  [-96, -24, -12],
  [70, 96, -20],
] as const;

/** Hot soy milk in a bowl, a torn end of youtiao dipped in it. */
function soyMilk(scene: Scene, x: number, y: number, radius: number): void {
  bowl(scene, x, y, radius, { color: '#e9ece6', inside: '#dfe2da', band: '#3b5c8a', lip: 0.07 });
  const milk = { cx: x, cy: y, r: radius * 0.87, fill: '#e8dcbc' };
  scene.add(element('circle', { ...milk, filter: relief(scene, { ...materials.liquid, gloss: 0.2, ambient: 0.3 }) }));
  reflection(scene, { x, y, rx: radius * 0.74 }, 0.5);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
}

export const alt =
  'Long golden sticks of fried dough, each of two puffed strips joined along the middle, piled on paper on a round bamboo board, one torn to show its airy inside, beside a white bowl of soy milk on a checked blue cloth.';

/** Long sticks of fried dough on paper, soy milk to dip them in. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [600, 482];
  cloth(scene, '#d9dfdc', { stripes: CHECK, checked: true });
  bambooBoard(scene, x, y, 456, 12);
  const paper = polygon([
    [x - 356, y - 300],
    [x + 300, y - 330],
    [x + 356, y + 262],
    [x - 300, y + 306],
  ]);
  scene.group({ filter: dropShadow(scene, { blur: 5, length: 6, opacity: 0.35 }) }, () => {
    scene.add(element('path', { d: paper, fill: '#f1e6cc' }));
  });
  for (const [dx, dy, rotate] of STICKS) {
    const color = random.pick(['#d8933a', '#d08830', '#dd9c44']);
    youtiao(scene, x + dx, y + dy, 690, 112, { rotate: rotate + random.bell() * 3, color });
  }
  youtiao(scene, x - 76, y + 212, 420, 116, { rotate: -8, color: '#dd9c44', torn: true });
  const crumbs = { colors: ['#c98a3a', '#e0ac5c', '#a86a22'], min: 3, max: 8, flat: 0.6, distance: 20 };
  crumbles(scene, { x: x + 210, y: y + 240, rx: 90, ry: 40 }, { ...crumbs, count: 16 });
  soyMilk(scene, 1064, 716, 196);
  soupSpoon(scene, 1150, 214, 330, { rotate: -70, line: '#3b5c8a' });
  light(scene);
}
