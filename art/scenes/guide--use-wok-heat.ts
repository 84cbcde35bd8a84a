import { batons } from '../foods/batons.ts';
import { chunks } from '../foods/chunks.ts';
import { garlicSlices } from '../foods/garlicSlices.ts';
import { greenBeans } from '../foods/greenBeans.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { slicedChilli, slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { slate } from '../surfaces/slate.ts';
import { karahi } from '../vessels/karahi.ts';

export const alt =
  'A wide iron wok with browned pieces of meat, green beans, carrot sticks and red chilli shining with oil, and three small bowls of sliced scallions, garlic and dark sauce set out beside it, on dark slate.';

/** A wok with little food in it, and bowls of cut ingredients. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [560, 500];
  slate(scene, { base: '#33383b' });
  karahi(scene, x, y, 420, { loops: 0 });
  soaked(scene, { x, y, rx: 240 }, '#2a1408', 0.6);
  greenBeans(scene, scatter(random, { x, y, rx: 230, ry: 220 }, { count: 34, distance: 34 }));
  batons(scene, scatter(random, { x, y, rx: 240 }, { count: 30, distance: 38 }), {
    colors: ['#e8822a', '#f09a3e', '#d9701c'],
    length: 110,
    width: 18,
  });
  chunks(scene, scatter(random, { x, y, rx: 240 }, { count: 32, distance: 62 }), {
    colors: ['#7a3a18', '#8a4520', '#6b3014'],
    min: 30,
    max: 44,
  });
  slicedChilli(scene, scatter(random, { x, y, rx: 250 }, { count: 24, distance: 40 }), { size: 15 });
  oilPools(scene, scatter(random, { x, y, rx: 260 }, { count: 60, distance: 26 }), '#e8a84a', 3, 9);
  smallBowl(scene, 1120, 190, 128, {
    filling: '#dfe6c8',
    top: (rx) =>
      slicedScallions(scene, scatter(random, { x: 1120, y: 190, rx }, { count: 60, distance: 20 }), { size: 13 }),
  });
  smallBowl(scene, 1140, 490, 122, {
    color: '#35566b',
    filling: '#e9dcc0',
    top: (rx) => garlicSlices(scene, scatter(random, { x: 1140, y: 490, rx }, { count: 36, distance: 26 })),
  });
  smallBowl(scene, 1110, 780, 126, { color: '#a8321c', filling: '#3a1c0c' });
  light(scene);
}
