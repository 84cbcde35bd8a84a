import { crustedDrumstick, crustedThigh } from '../foods/friedChicken.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { probe } from '../props/probe.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { pot } from '../vessels/pot.ts';

export const alt =
  'A deep iron pot of clear golden oil with five pieces of crusted chicken frying among small bubbles, and the dial of a thermometer over its rim, on a dark wooden table.';

/** A pot of oil with a few pieces of chicken far apart, and a thermometer. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  wood(scene, { base: '#4a3424', planks: 5 });
  pot(scene, x, y, 420, { color: '#2b2826', inside: '#3a342e', ears: 90 });
  sauce(scene, { x, y, rx: 366 }, { color: '#c98a1e', oil: '#f2c14a', oiliness: 0.8 });
  crustedDrumstick(scene, x - 150, y - 120, 96, 30);
  crustedThigh(scene, x + 120, y - 150, 104, 60);
  crustedDrumstick(scene, x + 170, y + 100, 92, 150);
  crustedThigh(scene, x - 60, y + 150, 98, -20);
  crustedThigh(scene, x - 220, y + 50, 84, 100);
  oilPools(scene, scatter(scene.random, { x, y, rx: 340 }, { count: 150, distance: 18 }), '#ffe9a8', 3, 10);
  reflection(scene, { x, y, rx: 320 }, 0.4);
  probe(scene, x + 420, y - 300, 116, 330, 140);
  light(scene);
}
