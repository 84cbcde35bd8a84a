import { injera } from '../foods/bread.ts';
import { bubbles } from '../foods/bubbles.ts';
import { dust } from '../foods/grains.ts';
import { sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { tray } from '../vessels/tray.ts';

export const alt =
  'A clay bowl of foaming gray-brown teff batter full of bubbles, with a wooden spoon and a bowl of brown teff flour, in front of a round of injera on a woven tray, on a walnut table.';

/** A foaming batter, its flour, and a round of injera. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#5b3a24', planks: 5 });
  tray(scene, 1010, 220, 330);
  injera(scene, { x: 1010, y: 220, rx: 276 }, '#b99a78');
  const [x, y] = [540, 510];
  bowl(scene, x, y, 380, { color: '#a5603a', inside: '#8a4a2c' });
  sauce(scene, { x, y, rx: 330 }, { color: '#a58a6c', oiliness: 0, material: materials.cream });
  bubbles(scene, scatter(random, { x, y, rx: 310 }, { count: 150, distance: 32 }), {
    color: '#b79c7c',
    min: 8,
    max: 30,
    burst: 0.4,
  });
  bubbles(scene, scatter(random, { x, y, rx: 318 }, { count: 260, distance: 14 }), {
    color: '#c2a88a',
    min: 3,
    max: 9,
  });
  bowlShade(scene, x, y, 380);
  spoon(scene, 900, 700, 560, 118, '#a9713d');
  smallBowl(scene, 1130, 800, 134, { color: '#efe6d2', filling: '#7a5238', material: materials.crumbs });
  dust(scene, { x: 1130, y: 800, rx: 104 }, '#a57a58', { count: 160, size: 3 });
  light(scene);
}
