import { shavings } from '../foods/cubes.ts';
import { rice } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { steamer } from '../vessels/steamer.ts';

const BOWL = 214;

export const alt =
  'Four kinds of cooked rice on a dark blue cloth: long white grains in a red bowl, yellow grains in a copper-colored bowl, sticky rice in a bamboo steamer, and creamy risotto with shavings of cheese in a gray bowl.';

/** Rice that was cooked by absorption, boiled, steamed and stirred. */
export function draw(scene: Scene): void {
  cloth(scene, '#33465c');
  const [left, right, top, bottom] = [406, 874, 258, 706];
  bowl(scene, left, top, BOWL, { color: '#a8321c', inside: '#efe6d6' });
  rice(scene, { x: left, y: top, rx: BOWL * 0.82 }, { count: 900, size: 13 });
  bowlShade(scene, left, top, BOWL);
  bowl(scene, right, top, BOWL, { color: '#a8623a', inside: '#d9a066' });
  rice(
    scene,
    { x: right, y: top, rx: BOWL * 0.82 },
    {
      colors: ['#f2c84a', '#e9b838', '#f7d873', '#fff3d0'],
      count: 900,
      size: 13,
    },
  );
  bowlShade(scene, right, top, BOWL);
  steamer(scene, left, bottom, BOWL + 10);
  mound(scene, { x: left, y: bottom, rx: BOWL * 0.74 }, { color: '#f3ecda', wobble: 0.05, fleckCount: 0 });
  plumpRice(
    scene,
    { x: left, y: bottom, rx: BOWL * 0.72 },
    {
      colors: ['#fffaf0', '#f6efdf', '#efe6d0'],
      count: 420,
      distance: 11,
    },
  );
  bowl(scene, right, bottom, BOWL, { color: '#7d8a92', inside: '#e9e4dc' });
  mound(
    scene,
    { x: right, y: bottom, rx: BOWL * 0.82 },
    {
      color: '#ead9a8',
      wobble: 0.02,
      fleckCount: 20,
      material: materials.cream,
    },
  );
  plumpRice(
    scene,
    { x: right, y: bottom, rx: BOWL * 0.78 },
    {
      colors: ['#f6e9c4', '#efdfb2', '#fbf2d8'],
      count: 300,
      distance: 14,
    },
  );
  shavings(scene, { x: right, y: bottom, rx: 110 }, { count: 12, size: 40 });
  choppedHerbs(scene, { x: right, y: bottom, rx: 130 }, { count: 30 });
  bowlShade(scene, right, bottom, BOWL);
  light(scene);
}
