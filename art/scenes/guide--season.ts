import { relief } from '../filters.ts';
import { chilli } from '../foods/chilli.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { dust, grains } from '../foods/grains.ts';
import { sprig } from '../foods/leaf.ts';
import { powder } from '../foods/powder.ts';
import { roundSeeds } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';

export const alt =
  'Small bowls of coarse salt, black pepper, red ground chilli, golden oil and dark vinegar around a wooden spoon of salt, with lime wedges, a red chilli and basil, on a walnut table.';

/** The seasonings that a cook adds at the end. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#5b3a24', planks: 5 });
  smallBowl(scene, 420, 300, 184, {
    filling: '#f3f0e8',
    material: materials.crumbs,
    top: (rx) =>
      grains(
        scene,
        { x: 420, y: 300, rx },
        { colors: ['#ffffff', '#e9e6de', '#f8f6f0'], count: 260, length: 12, width: 10 },
      ),
  });
  smallBowl(scene, 850, 280, 168, {
    color: '#7d8a92',
    filling: '#2a2320',
    top: (rx) =>
      roundSeeds(scene, scatter(random, { x: 850, y: 280, rx }, { count: 130, distance: 20 }), {
        colors: ['#2a2320', '#3a302a', '#1f1a18'],
        size: 13,
      }),
  });
  smallBowl(scene, 340, 690, 164, { color: '#35566b', filling: '#a3280f', material: materials.crumbs });
  powder(scene, { x: 340, y: 690, rx: 126 }, { color: '#a8321c', strewn: 0 });
  smallBowl(scene, 900, 690, 176, { color: '#efe6d2', filling: '#d9a52a', material: materials.liquid });
  smallBowl(scene, 1150, 480, 118, { color: '#dfe7e4', filling: '#2b140c', material: materials.liquid });
  spoon(scene, 640, 520, 470, 18, '#a9713d');
  scene.group({ filter: relief(scene, materials.crumbs) }, () =>
    scene.add(
      element('ellipse', { cx: 688, cy: 372, rx: 40, ry: 66, fill: '#f6f3ea', transform: 'rotate(18 688 372)' }),
    ),
  );
  dust(scene, { x: 640, y: 560, rx: 180, ry: 130 }, '#ffffff', { count: 120, size: 4 });
  citrusWheel(scene, 620, 800, 86);
  citrusWedge(scene, 740, 850, 150, { rotate: 24 });
  chilli(scene, 636, 92, 210, 6);
  sprig(scene, 1130, 850, 120);
  sprig(scene, 130, 470, 110, { rotate: 40 });
  light(scene);
}
