import { relief } from '../filters.ts';
import { bunCut, bunTop, meltedCheese, smashedPatty } from '../foods/burger.ts';
import { shreds } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { onionRings } from '../foods/onion.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { ring, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { steelTray } from '../vessels/steelTray.ts';

const PINK = '#e8a184';
const ICEBERG = ['#cfe39a', '#b5d272', '#e4efc0', '#a3c75c'];
const CHECKS: Stripe[] = Array.from({ length: 17 }, (_, index) => [index / 17, 50, '#b5281e', 0.5]);

/** Slices of dill gherkin. */
function gherkins(scene: Scene, positions: readonly (readonly [number, number])[], radius = 34): void {
  for (const [x, y] of positions) roundSlice(scene, x, y, radius, { skin: '#4f6420', flesh: '#a3b04a' });
}

/** Pink sauce as the back of a spoon spreads it. */
function pinkSauce(scene: Scene, x: number, y: number, rx: number, ry: number): void {
  const outline = blob(scene.random, x, y, rx, ry, { wobble: 0.16 });
  const spread = { ...materials.cream, height: 5, gloss: 0.3, frequency: 0.02 };
  scene.add(element('path', { d: outline, fill: PINK, filter: relief(scene, spread) }));
  choppedHerbs(scene, { x, y, rx: rx * 0.8, ry: ry * 0.8 }, { count: 12, color: '#6f8a2c', size: 6 });
}

/** Everything under the lid, from the bun to the second slice of cheese. */
function filling(scene: Scene, x: number, y: number, rotate: number): void {
  bunCut(scene, x, y + 8, 152);
  shreds(scene, { x, y: y + 6, rx: 150 }, { colors: ICEBERG, count: 150, length: 62, width: 8 });
  smashedPatty(scene, x - 4, y + 6, 162);
  meltedCheese(scene, x + 2, y + 6, 124, rotate - 22);
  smashedPatty(scene, x + 2, y - 2, 156);
  meltedCheese(scene, x, y - 6, 122, rotate + 20);
}

/** A burger with its lid on, pushed back so that sauce and gherkins show in front. */
function closedBurger(scene: Scene, x: number, y: number, rotate: number): void {
  scene.at(x, y, { rotate, scale: 1.14 }, () => {
    filling(scene, 0, 0, scene.random.between(0, 60));
    pinkSauce(scene, 10, 70, 120, 66);
    gherkins(scene, [
      [-66, 98],
      [6, 122],
      [80, 98],
    ]);
    bunTop(scene, -8, -34, 140);
  });
}

/** A burger still open, with onion and gherkins on the cheese. */
function openBurger(scene: Scene, x: number, y: number): void {
  filling(scene, x, y, 8);
  onionRings(scene, ring(scene.random, x, y, 56, 7, 22), { size: 40, colors: ['#f3ead2', '#e6dcb8', '#fbf6e6'] });
  gherkins(
    scene,
    [
      [x - 52, y - 34],
      [x + 34, y - 54],
      [x - 20, y + 44],
      [x + 56, y + 26],
    ],
    42,
  );
}

export const alt =
  'Four burgers with orange cheese and slices of dill pickle on a steel tray, one of them open with its bun spread with pink sauce beside it, and a small bowl of the sauce on a red checked cloth.';

/** Four smash burgers on a steel tray, one still open, over a red checked cloth. */
export function draw(scene: Scene): void {
  cloth(scene, '#f6efe2', { x: -260, y: -400, width: 1760, height: 1760, rotate: -9, stripes: CHECKS, checked: true });
  steelTray(scene, 640, 482, 1130, 860, { rotate: 4, paper: true }, () => {
    const fallen = scatter(scene.random, { x: 0, y: 20, rx: 460, ry: 340 }, { count: 6, distance: 220 });
    for (const [x, y] of fallen) shreds(scene, { x, y, rx: 40 }, { colors: ICEBERG, count: 7, length: 54, width: 8 });
    closedBurger(scene, -268, -180, 24);
    closedBurger(scene, 118, -190, -34);
    closedBurger(scene, -224, 206, -8);
    scene.at(156, 200, { scale: 1.14 }, () => openBurger(scene, 0, 0));
    scene.at(418, 26, { scale: 1.1 }, () => {
      bunCut(scene, 0, 0, 136);
      pinkSauce(scene, -2, 2, 96, 84);
    });
  });
  smallBowl(scene, 1150, 128, 122, {
    color: '#f4efe4',
    filling: PINK,
    top: (rx) => choppedHerbs(scene, { x: 1150, y: 128, rx }, { count: 34, color: '#6f8a2c', size: 7 }),
  });
  light(scene);
}
