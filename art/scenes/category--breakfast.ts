import { bacon } from '../foods/bacon.ts';
import { breadSlice } from '../foods/bread.ts';
import { swirl } from '../foods/drizzle.ts';
import { friedEgg } from '../foods/egg.ts';
import { blueberry, citrusWheel, raspberry } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { pancake } from '../foods/pancake.ts';
import { butter } from '../foods/pastry.ts';
import { orange } from '../foods/stoneFruit.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { knife } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { cup, glass } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';
import { skillet } from '../vessels/skillet.ts';

const STRIPES: Stripe[] = Array.from({ length: 5 }, (_, index) => [0.1 + index * 0.19, 20, '#fff6df', 0.8]);

export const alt =
  'A breakfast table: two fried eggs with bacon in a black pan, a plate of toast with melting butter, porridge with blueberries and raspberries, coffee, a glass of orange juice and oranges on pale wood and a yellow striped cloth.';

/** A breakfast table with eggs, toast, porridge, coffee and juice. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#c9a67c', planks: 5 });
  cloth(scene, '#e3b23c', { x: 560, y: -100, width: 560, height: 1180, rotate: 7, stripes: STRIPES });
  skillet(scene, 480, 430, 262, { handle: 200 });
  bacon(scene, scatter(random, { x: 480, y: 566, rx: 140, ry: 50 }, { count: 7, distance: 44 }), {
    length: 190,
    width: 46,
  });
  friedEgg(scene, 404, 378, 128, '#f3a01c');
  friedEgg(scene, 570, 404, 122, '#f5a824');
  dust(scene, { x: 490, y: 410, rx: 180 }, '#2a180c', { count: 70, size: 2.6, opacity: 0.75 });
  choppedHerbs(scene, { x: 490, y: 410, rx: 170 }, { count: 24, size: 8 });
  cup(scene, 838, 196, 164, { drink: '#5a2f14' });
  swirl(scene, { x: 838, y: 196, rx: 52 }, '#d9a468', 1.4, 11);
  plate(scene, 918, 546, 218, { color: '#f6f1e7', band: '#35566b' });
  breadSlice(scene, 884, 530, 208, 176, { rotate: -20, toasted: 0.75 });
  breadSlice(scene, 960, 588, 208, 176, { rotate: 14, toasted: 0.8 });
  butter(scene, 960, 580, 64, 10);
  smallBowl(scene, 570, 784, 168, {
    color: '#35566b',
    filling: '#ead9b4',
    material: { ...materials.stew, gloss: 0.15 },
    top: (rx) => {
      mound(scene, { x: 570, y: 784, rx: rx * 0.94 }, { color: '#ecdcb8', wobble: 0.03, fleckCount: 120 });
      for (const [x, y] of scatter(random, { x: 560, y: 776, rx: rx * 0.6 }, { count: 11, distance: 36 }))
        blueberry(scene, x, y, 20);
      for (const [x, y] of scatter(random, { x: 590, y: 796, rx: rx * 0.62 }, { count: 5, distance: 54 }))
        raspberry(scene, x, y, 24);
    },
  });
  glass(scene, 824, 826, 108, { drink: '#f0a21e', foam: '#f7bf4e' });
  orange(scene, 256, 760, 96);
  citrusWheel(scene, 384, 856, 78, { skin: '#e8852a', flesh: '#f7b257', rotate: 20 });
  pancake(scene, 1170, 838, 150);
  pancake(scene, 1186, 812, 146);
  butter(scene, 1180, 806, 50, 30);
  knife(scene, 1196, 470, 420, 8);
  light(scene);
}
