import { batons } from '../foods/batons.ts';
import { bunTop, meltedCheese, smashedPatty } from '../foods/burger.ts';
import { cornCob } from '../foods/corn.ts';
import { crustedDrumstick } from '../foods/friedChicken.ts';
import { blueberry, citrusWheel } from '../foods/fruit.ts';
import { sesame } from '../foods/grains.ts';
import { saladLeaves } from '../foods/greens.ts';
import { butter } from '../foods/pastry.ts';
import { tomatoSlice } from '../foods/tomatoSlice.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { linedBasket } from '../vessels/basket.ts';
import { board } from '../vessels/board.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';
import { glass } from '../vessels/glass.ts';

const GINGHAM: Stripe[] = Array.from({ length: 12 }, (_, index) => [0.02 + index / 12, 60, '#b8281c', 0.5]);

/** A cheeseburger centered at (x, y): leaves, tomato and cheese show around the bun. */
function burger(scene: Scene, x: number, y: number): void {
  saladLeaves(scene, { x, y, rx: 176 }, { count: 30, size: 60 });
  tomatoSlice(scene, x - 84, y + 118, 74);
  tomatoSlice(scene, x + 110, y + 96, 74);
  smashedPatty(scene, x, y, 174);
  meltedCheese(scene, x, y, 132, 22);
  bunTop(scene, x, y, 148);
  sesame(scene, { x, y, rx: 112 }, 56);
}

export const alt =
  'A picnic on a red and white checked cloth: a cheeseburger with lettuce and tomato and a heap of chips on a wooden board, three buttered corn cobs on a blue enamel plate, fried chicken drumsticks in a basket, a glass of iced tea with lemon and bowls of ketchup, mustard, pickles and blueberries.';

/** A picnic table from above. */
export function draw(scene: Scene): void {
  const { random } = scene;
  cloth(scene, '#f6efe2', { stripes: GINGHAM, checked: true });
  board(scene, 500, 560, 760, 500, { color: '#a9743f', rotate: -6, corner: 40 });
  const chips = { colors: ['#f0c04e', '#e6ac38', '#f6d06a', '#d99a2c'], length: 118, width: 24 };
  batons(scene, scatter(random, { x: 720, y: 590, rx: 130, ry: 150 }, { count: 70, distance: 22 }), chips);
  burger(scene, 416, 560);
  enamelPlate(scene, 880, 226, 244);
  cornCob(scene, 850, 150, 330, -14);
  cornCob(scene, 886, 232, 340, -14);
  cornCob(scene, 920, 314, 330, -14);
  butter(scene, 880, 222, 62, 12);
  linedBasket(scene, 1070, 740, 240, { lining: '#f4ede0' });
  for (const [x, y, turn] of [
    [1010, 668, -150],
    [1120, 676, -30],
    [1006, 800, 160],
    [1128, 806, 24],
    [1066, 742, 96],
  ] as const)
    crustedDrumstick(scene, x, y, 92, turn);
  glass(scene, 560, 162, 112, { drink: '#c47a2a' });
  citrusWheel(scene, 552, 168, 62, { skin: '#efc62c', flesh: '#f7df6a' });
  smallBowl(scene, 300, 180, 100, { filling: '#c0200e', material: { ...materials.stew, gloss: 0.5 } });
  smallBowl(scene, 120, 330, 88, { filling: '#e8b21c', material: { ...materials.stew, gloss: 0.4 } });
  smallBowl(scene, 130, 806, 118, {
    color: '#35566b',
    filling: '#26305a',
    top: (reach) => {
      for (const [x, y] of scatter(random, { x: 130, y: 806, rx: reach * 0.84 }, { count: 18, distance: 34 }))
        blueberry(scene, x, y, 22);
    },
  });
  for (const [x, y] of scatter(random, { x: 690, y: 834, rx: 130, ry: 50 }, { count: 7, distance: 54 }))
    roundSlice(scene, x, y, 36, { skin: '#5a7a26', flesh: '#c3cc7a' });
  light(scene);
}
