import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { scallions } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { tofu } from '../foods/tofu.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const IRON = '#2a2725';
const SAUCE = '#9e1c0a';
const CHILLI_OIL = '#e0480f';
const MINCE = ['#7d2c14', '#9a4522', '#6b2410', '#b05a2c', '#42140a'];

/** Crisp pork mince, black beans and chilli flakes over an area. */
function mince(scene: Scene, area: { x: number; y: number; rx: number }, count: number, max: number): void {
  const material = { ...materials.crumbs, gloss: 0.4 };
  crumbles(scene, area, { colours: MINCE, count, min: 4, max, distance: 9, bias: 0.5, material });
}

export const alt =
  'White cubes of tofu and minced meat in oily red sauce with rings of spring onion, in a black bowl that fills the picture, beside a dark spoon and a small dark bowl on a deep red cloth.';

/** Soft tofu in red, oily sauce, in an iron bowl that fills the picture. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [604, 520, 520];
  cloth(scene, '#5e1a1c');
  bowl(scene, x, y, radius, { colour: IRON, inside: '#1d1a19', lip: 0.075 });

  const reach = radius * 0.87;
  const bits = ['#5a0f04', '#c23a10', '#300803', '#e0701e'];
  sauce(scene, { x, y, rx: reach }, { colour: SAUCE, oil: CHILLI_OIL, oiliness: 1, bits, material: materials.stew });
  mince(scene, { x, y, rx: reach * 0.95 }, 520, 15);
  const cubes = scatter(random, { x, y, rx: reach * 0.86 }, { count: 56, distance: 84, bias: 0.56 });
  tofu(scene, cubes, { size: 42, sauce: SAUCE });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.94 }, { count: 70, distance: 24 }), CHILLI_OIL, 5, 17);
  mince(scene, { x, y, rx: reach * 0.9 }, 190, 12);
  dust(scene, { x: x - 10, y: y - 6, rx: reach * 0.62 }, '#4a2410', { count: 420, size: 2.6, opacity: 0.75 });
  scallions(scene, scatter(random, { x, y, rx: reach * 0.74 }, { count: 84, distance: 17, bias: 0.7 }), { size: 12 });
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.075 });

  spoon(scene, 1206, 610, 620, 12, '#4a2a18');
  smallBowl(scene, 1176, 92, 112, { colour: '#3a3533', filling: '#4a2412' });
  light(scene);
}
