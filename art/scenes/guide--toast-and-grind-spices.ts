import { grains } from '../foods/grains.ts';
import { powder } from '../foods/powder.ts';
import { starAnise } from '../foods/starAnise.ts';
import { cinnamon, plumpCardamom, roundSeeds, shortCloves } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { molcajete } from '../vessels/molcajete.ts';
import { skillet } from '../vessels/skillet.ts';

export const alt =
  'Whole spices toasting in a small black pan, coriander and cumin seeds with star anise, cloves and cardamom, beside a rough stone mortar that holds brown ground spice and a stick of cinnamon, on aubergine-colored stone.';

/** A pan of whole spices, and a mortar of ground ones. */
export function draw(scene: Scene): void {
  const { random } = scene;
  stone(scene, { base: '#4a2f45' });
  skillet(scene, 430, 520, 330, { handle: 150 });
  const pan = { x: 430, y: 520, rx: 260 };
  grains(scene, pan, { colors: ['#8a6a34', '#a07d42', '#75562a'], count: 320, length: 13, width: 4, distance: 10 });
  roundSeeds(scene, scatter(random, pan, { count: 130, distance: 17 }), {
    colors: ['#c9a262', '#b98f50', '#d6b47a'],
    size: 11,
    ribbed: true,
  });
  plumpCardamom(scene, scatter(random, { ...pan, rx: 200 }, { count: 9, distance: 90 }), { length: 62 });
  shortCloves(scene, scatter(random, { ...pan, rx: 220 }, { count: 14, distance: 60 }), 48);
  starAnise(scene, 350, 420, 62, 20);
  starAnise(scene, 520, 620, 56, 60);
  molcajete(scene, 930, 470, 290);
  powder(scene, { x: 930, y: 470, rx: 190, ry: 184 }, { color: '#7a4a20', strewn: 0.1 });
  cinnamon(scene, 800, 840, 250, 44, -14);
  cinnamon(scene, 830, 890, 230, 40, -6);
  starAnise(scene, 1160, 820, 60, 10);
  light(scene);
}
