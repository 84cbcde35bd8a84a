import { injera, injeraRoll } from '../foods/bread.ts';
import { bubbles } from '../foods/bubbles.ts';
import { powder } from '../foods/powder.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { pot } from '../vessels/pot.ts';
import { tray } from '../vessels/tray.ts';

const SHIRO = '#b9651c';

/** The stew, smooth as velvet, still boiling in its pot: red oil along the rim and in rings around the bubbles. */
function stew(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const velvet = { ...materials.stew, frequency: 0.014, height: 6, noise: 0.5, gloss: 0.22, softness: 3 };
  const bits = ['#8a3a0c', '#c9772a', '#a04a12'];
  sauce(scene, { x, y, rx: reach }, { color: SHIRO, oil: '#d9481a', oiliness: 0.8, bits, material: velvet });
  const edge = Array.from({ length: 46 }, (_, step) =>
    polar(x, y, (step / 46) * TURN + random.bell() * 0.1, reach * random.between(0.84, 0.96)),
  );
  bubbles(scene, edge, { color: '#cf7826', min: 8, max: 26, burst: 0.2 });
  bubbles(scene, scatter(random, { x, y, rx: reach * 0.74 }, { count: 20, distance: 74 }), {
    color: '#cf7826',
    min: 14,
    max: 40,
    burst: 0.4,
  });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.86 }, { count: 70, distance: 30 }), '#d9481a', 4, 15);
}

export const alt =
  'Smooth orange-brown chickpea stew bubbling in a black clay pot with two slit green chillies on it, the pot standing on a round of injera on a woven tray, with rolled injera, garlic and a bowl of ground chickpeas.';

/** Shiro brought to the table still boiling, in the black clay pot it was cooked in. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 484, 300];
  wood(scene, { base: '#7a5436', planks: 4, vertical: true });
  tray(scene, x, y, 474, { thickness: 16 });
  injera(scene, { x, y, rx: 408 }, '#b2956f', 1.3);
  pot(scene, x, y, radius, { color: '#231d1a', inside: '#2b2320', ears: -24 });
  stew(scene, x + 2, y + 2, radius * 0.88);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  slitChilli(scene, x - 40, y - 34, 230, 24);
  slitChilli(scene, x + 30, y + 62, 214, -16);
  injeraRoll(scene, 1150, 800, 400, 112, -44, '#b2956f');
  bowl(scene, 146, 160, 122, { color: '#a9562f', lip: 0.09 });
  powder(scene, { x: 146, y: 160, rx: 92, ry: 88 }, { color: '#e0c08a', strewn: 0 });
  garlicClove(scene, 90, 826, 84, 24);
  garlicClove(scene, 158, 872, 78, -46);
  light(scene);
}
