import { relief } from '../filters.ts';
import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { sesame } from '../foods/grains.ts';
import { leaf } from '../foods/leaf.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { sphere } from '../foods/sphere.ts';
import { starAnise } from '../foods/starAnise.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { slate } from '../surfaces/slate.ts';
import { element } from '../svg.ts';
import { glassCup } from '../vessels/glassCup.ts';

const OIL = '#8f1606';

/** Draws a spoonful out of the jar: oil and its sediment, in the hollow of the spoon. */
function spoonful(scene: Scene, x: number, y: number): void {
  const pool = blob(scene.random, x, y, 88, 56, { wobble: 0.03, rotation: 0.73 });
  scene.add(element('path', { d: pool, fill: OIL, filter: relief(scene, { ...materials.syrup, gloss: 0.6 }) }));
  chilliFlakes(scene, { x: x + 4, y: y + 6, rx: 54, ry: 48 }, { count: 70, size: 9, distance: 9 });
  sesame(scene, { x, y, rx: 52, ry: 38 }, 12);
}

export const alt =
  'A glass jar of deep red chilli oil over a thick bed of chilli flakes and sesame seeds, seen from above, with a copper spoonful, dried red chillies, star anise, cinnamon and Sichuan pepper on dark slate.';

/** A jar of chilli oil with its sediment, the spices of the oil around it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 480, 372];
  slate(scene, { base: '#3a4144' });
  const around = [
    [140, 180],
    [232, 296],
    [96, 320],
    [1136, 640],
    [1190, 770],
    [1070, 800],
    [178, 720],
  ] as const;
  driedChillies(scene, around, { length: 170 });
  cinnamonStick(scene, 172, 850, 270, 58, -12);
  starAnise(scene, 1140, 130, 78, 10);
  starAnise(scene, 1030, 70, 56, 30);
  leaf(scene, 1090, 268, 190, { color: '#6b7040', rotate: 34, width: 76 });
  for (const [px, py] of scatter(random, { x: 1140, y: 420, rx: 90, ry: 70 }, { count: 16, distance: 30 })) {
    sphere(scene, px, py, 10, random.pick(['#8a3420', '#6b2418', '#a04a2c']), 0.35);
    sphere(scene, px + 2, py + 3, 4, '#2a0f0a', 0);
  }
  glassCup(scene, x, y, radius, '#c8401a', (reach) => {
    sauce(scene, { x, y, rx: reach }, { color: OIL, oil: '#e8561a', oiliness: 0.4, material: materials.liquid });
    const bed = { x: x + 26, y: y + 30, rx: reach * 0.82 };
    chilliFlakes(scene, bed, { count: 1300, size: 13, distance: 8, bias: 0.54 });
    sesame(scene, { x, y, rx: reach * 0.86 }, 240);
    const pools = scatter(random, { x, y, rx: reach * 0.94 }, { count: 60, distance: 26, bias: 0.3 });
    oilPools(scene, pools, '#e8481a', 5, 20);
    reflection(scene, { x, y, rx: reach * 0.84 }, 0.55);
  });
  metalSpoon(scene, 900, 690, 620, { color: '#b8662f', rotate: -48 });
  spoonful(scene, 750, 552);
  light(scene);
}
