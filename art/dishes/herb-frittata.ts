import { frittata } from '../foods/frittata.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { oilPools } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { knife } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { plate } from '../vessels/plate.ts';
import { skillet } from '../vessels/skillet.ts';

export const alt =
  'A golden frittata flecked with herbs and dotted with white cheese in a black pan, the slice cut out of it on a white plate with a knife, and a sprig of basil on a sage green cloth.';

/** A frittata in its pan with one wedge cut out and lifted on to a small plate. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [548, 470, 412];
  cloth(scene, '#8ea184');
  skillet(scene, x, y, radius, { handle: 152 });
  oilPools(scene, scatter(random, { x: x + 150, y: y + 120, rx: 160 }, { count: 26, distance: 22 }), '#a8761c', 4, 13);
  const whole = { x, y, radius: radius * 0.85, from: 68, to: 380, wobble: 0.006 };
  frittata(scene, whole);
  choppedHerbs(scene, { x, y, rx: 270 }, { count: 24, size: 9 });
  dust(scene, { x, y, rx: 300 }, '#2a180c', { count: 80, size: 2.3, opacity: 0.65 });

  plate(scene, 1072, 740, 236, { color: '#f1ece0', rim: 0.78, speckled: true });
  frittata(
    scene,
    { x: 936, y: 690, radius: radius * 0.8, from: -4, to: 44, wobble: 0.006 },
    { dots: 60, thickness: 20 },
  );
  knife(scene, 1140, 330, 480, 18);
  sprig(scene, 1062, 128, 92, { rotate: 30, color: '#4b9138' });
  light(scene);
}
