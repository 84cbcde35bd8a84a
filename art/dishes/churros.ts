import { dropShadow } from '../filters.ts';
import { churro } from '../foods/churro.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { polygon } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

/** The sticks from below: x and y from the plate's middle, the rotation, and how far they are bent. */
const PILE = [
  [-170, -214, 12, 0.02],
  [60, -262, -8, -0.02],
  [-236, -60, 62, 0.03],
  [250, -120, 74, -0.03],
  [-210, 150, -50, 0.02],
  [30, 250, 6, 0.03],
  [214, 170, -38, -0.02],
  [-30, -148, -22, 0.02],
  [150, -20, 40, 0.03],
  [-120, 20, -64, -0.03],
  [20, 130, 18, 0.02],
  [60, 60, -14, 0.03],
  [-60, -70, 34, -0.02],
  [-10, -10, -36, 0.02],
] as const;

/** Thick hot chocolate in a clay cup, with the ring that a spoon has left. */
function chocolate(scene: Scene, x: number, y: number, radius: number): void {
  smallBowl(scene, x, y, radius, {
    color: '#2f6f9a',
    filling: '#3a180b',
    material: { ...materials.syrup, height: 4, gloss: 0.35 },
    top: (reach) => {
      const sheen = radial(
        scene,
        [
          [0, '#7a3d1e', 0.55],
          [0.7, '#4a2010', 0.2],
          [1, '#1c0a04', 0.35],
        ],
        { cx: 0.4, cy: 0.36, r: 0.66 },
      );
      scene.add(element('circle', { cx: x, cy: y, r: reach, fill: sheen }));
      reflection(scene, { x, y, rx: reach * 0.82 }, 0.6);
    },
  });
}

export const alt =
  'Ridged golden churros coated in cinnamon sugar, piled on paper on a white plate with a blue rim, one dipped in a blue bowl of thick dark chocolate, beside cinnamon sticks on a teal stone table.';

/** A pile of churros on paper, one of them in its chocolate, on a teal stone table. */
export function draw(scene: Scene): void {
  const [x, y] = [560, 486];
  stone(scene, { base: '#2f5a5c', vein: '#1d3f42', speck: 0.3 });
  plate(scene, x, y, 452, { color: '#f4eee0', rim: 0.84, band: '#2f6f9a' });
  const paper = polygon([
    [x - 300, y - 318],
    [x + 330, y - 262],
    [x + 292, y + 322],
    [x - 334, y + 276],
  ]);
  scene.group({ filter: dropShadow(scene, { blur: 5, length: 6, opacity: 0.3 }) }, () => {
    scene.add(element('path', { d: paper, fill: '#e4cfa4' }));
  });
  dust(scene, { x, y, rx: 330, ry: 310 }, '#fffaf0', { count: 500, size: 2.4, opacity: 0.9 });
  dust(scene, { x, y, rx: 330, ry: 310 }, '#7a3a14', { count: 160, size: 2, opacity: 0.7 });
  for (const [dx, dy, rotate, bend] of PILE) {
    const color = scene.random.pick(['#b5651d', '#bf7226', '#a85a18']);
    churro(scene, x + dx, y + dy, 400, 88, { rotate: rotate + scene.random.bell() * 5, bend, color });
  }
  dust(scene, { x: 950, y: 600, rx: 190, ry: 190 }, '#fffaf0', { count: 130, size: 2.2, opacity: 0.75 });
  chocolate(scene, 1060, 300, 196);
  churro(scene, 930, 396, 360, 88, { rotate: -38, bend: 0.02, dipped: 0.36 });
  cinnamonStick(scene, 1092, 770, 300, 46, -24);
  cinnamonStick(scene, 1130, 838, 270, 42, -36);
  const crumbs = { colors: ['#fffaf0', '#e8cfa0', '#c98a3a'], min: 2, max: 6, distance: 20 };
  crumbles(scene, { x: 930, y: 640, rx: 120, ry: 90 }, { ...crumbs, count: 24 });
  light(scene);
}
