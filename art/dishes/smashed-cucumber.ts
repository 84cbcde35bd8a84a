import { crumbles } from '../foods/crumbles.ts';
import { sesame } from '../foods/grains.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { smashedCucumber } from '../foods/smashedCucumber.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

export const alt =
  'Jagged pieces of smashed cucumber with dark green skin in a white bowl, dressed with red chilli oil, grated garlic, sesame seeds and coriander, beside garlic cloves and red chopsticks on pale stone.';

/** Broken cucumber, cold and wet, in a pool of its dressing. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 482, 424];
  stone(scene, { base: '#b9c4c6', vein: '#7f8f94', speck: 0.5 });
  bowl(scene, x, y, radius, { colour: '#f4f3ee', lip: 0.06, band: '#4f7f8a' });
  const reach = radius * 0.88;
  const dressing = { colour: '#4f1a08', oil: '#e0501a', oiliness: 1, wobble: 0.06, material: materials.liquid };
  sauce(scene, { x: x + 8, y: y + 10, rx: reach * 0.86 }, dressing);
  smashedCucumber(scene, scatter(random, { x, y, rx: reach * 0.74 }, { count: 40, distance: 70 }), { size: 78 });
  smashedCucumber(scene, scatter(random, { x, y, rx: reach * 0.54 }, { count: 15, distance: 92 }), { size: 80 });
  const heap = { x, y, rx: reach * 0.8 };
  oilPools(scene, scatter(random, heap, { count: 70, distance: 30 }), '#d8401a', 5, 18);
  const flakes = { colours: ['#b8280f', '#7d1408', '#d8481f', '#5a0d06'], min: 3, max: 8, flat: 0.5, distance: 14 };
  crumbles(scene, heap, { ...flakes, count: 130 });
  const garlic = { colours: ['#fdf6de', '#f4e8c0', '#fffaf0'], min: 4, max: 9, distance: 16 };
  crumbles(scene, heap, { ...garlic, count: 90 });
  sesame(scene, heap, 150);
  coriander(scene, scatter(random, { x, y, rx: 250 }, { count: 11, distance: 96 }), { size: 30 });
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.4);
  bowlShade(scene, x, y, radius);

  chopsticks(scene, 1140, 560, 700, 10, '#8a2018');
  garlicClove(scene, 116, 150, 130, -30);
  garlicClove(scene, 196, 216, 118, 50);
  coriander(
    scene,
    [
      [110, 800],
      [172, 856],
      [96, 872],
    ],
    { size: 44 },
  );
  light(scene);
}
