import { spoonTrough } from '../foods/lentils.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { tornFlatbread } from '../foods/tornFlatbread.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { linedBasket } from '../vessels/basket.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const KITA = ['#c2561e', '#b24816', '#cc6526', '#a23c10', '#d07530', '#b84e18', '#c96a2a'];

/** Yogurt in a small bowl, with the turn of the spoon. */
function yogurt(scene: Scene, x: number, y: number): void {
  const smooth = { ...materials.cream, height: 5, noise: 0.3, dome: 10 };
  smallBowl(scene, x, y, 138, { colour: '#a8523a', filling: '#f3ecdd', material: smooth });
  const curl = Array.from({ length: 16 }, (_, step) => polar(x, y, 2.4 + step * 0.5, 16 + step * 4.6));
  spoonTrough(scene, curl, 26, '#f3ecdd', 0.3);
}

/** Honey in a small bowl: clear, darker where it is deep, lit through on the far side. */
function honey(scene: Scene, x: number, y: number): void {
  smallBowl(scene, x, y, 114, { colour: '#efe4cc', filling: '#b96a0c', material: { ...materials.liquid, gloss: 0.1 } });
  const through = radial(
    scene,
    [
      [0, '#ffcf5a', 0.9],
      [0.6, '#e39a1c', 0.5],
      [1, '#8f4a06', 0],
    ],
    { cx: 0.64, cy: 0.68, r: 0.5 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: 92, fill: through }));
  reflection(scene, { x, y, rx: 72 }, 0.8);
}

export const alt =
  'A dark bowl of torn flatbread stained orange-red in a round basket lined with a white cloth, beside a bowl of yogurt, a bowl of honey and a spoon on a dark blue-green surface.';

/** Torn flatbread with berbere butter in a lined basket, with yogurt and honey. */
export function draw(scene: Scene): void {
  const [x, y] = [530, 486];
  stone(scene, { base: '#3f5f63', vein: '#22393d', speck: 0.35 });
  linedBasket(scene, x, y, 452);
  bowl(scene, x, y, 300, { colour: '#2e2622', inside: '#4a3428', lip: 0.06 });
  tornFlatbread(scene, { x, y, rx: 232, ry: 228 }, { colours: KITA, count: 130, min: 32, max: 58, distance: 30 });
  oilPools(scene, scatter(scene.random, { x, y, rx: 220 }, { count: 46, distance: 34 }), '#f2942e', 4, 13);
  bowlShade(scene, x, y, 300);
  yogurt(scene, 1066, 250);
  honey(scene, 1072, 596);
  spoon(scene, 1150, 800, 330, 64);
  light(scene);
}
