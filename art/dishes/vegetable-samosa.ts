import { peas } from '../foods/beans.ts';
import { chilli } from '../foods/chilli.ts';
import { chunks } from '../foods/chunks.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { mound } from '../foods/mound.ts';
import { samosa } from '../foods/samosa.ts';
import { oilPools } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { bananaLeaf } from '../vessels/leaf.ts';

/** The samosas, the lower ones first: x and y from the middle of the tray, size and rotation. */
const PILE = [
  [-206, -130, 270, -58],
  [14, -232, 270, 14],
  [226, -116, 274, 66],
  [-206, 128, 272, -128],
  [-34, -40, 280, -8],
] as const;

/** Potatoes and peas that show where a samosa is broken. */
function filling(scene: Scene): void {
  const { random } = scene;
  const area = { x: 76, y: 22, rx: 104, ry: 100 };
  mound(scene, area, { color: '#dfae38', flecks: ['#f3cf6a', '#b87f1c', '#f8e3a0'], wobble: 0.12 });
  const potato = scatter(random, { ...area, rx: 86, ry: 80 }, { count: 22, distance: 30 });
  chunks(scene, potato, {
    colors: ['#f3d06a', '#ecc04c', '#f8de8c'],
    min: 18,
    max: 28,
    corners: 5,
    material: materials.cream,
  });
  peas(scene, scatter(random, { ...area, rx: 82, ry: 84 }, { count: 10, distance: 44 }), {
    colors: ['#6ea82c', '#5c9622', '#85bb40'],
    size: 15,
  });
  choppedHerbs(scene, area, { count: 22, size: 9 });
  const coriander = { colors: ['#8a5a24', '#6b4218'], length: 5, width: 4, distance: 16 };
  grains(scene, area, { ...coriander, count: 18 });
}

export const alt =
  'Plump golden samosas on a banana leaf on a brass tray, one broken open to show yellow potatoes and green peas, with bowls of green mint chutney and dark tamarind chutney on purple stone.';

/** Samosas piled on a leaf, one broken, with the two chutneys. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [600, 480];
  stone(scene, { base: '#4a2f45', vein: '#2a1828', speck: 0.5 });
  brassTray(scene, x, y, 462);
  bananaLeaf(scene, x - 6, y + 4, 720, 560, { rotate: -16 });
  for (const [dx, dy, size, rotate] of PILE) {
    samosa(scene, x + dx, y + dy, size, { rotate, color: random.pick(['#d99a44', '#d28f38', '#dfa452']) });
  }
  samosa(scene, x + 96, y + 128, 330, { rotate: 10, color: '#dfa44e', filling: () => filling(scene) });

  smallBowl(scene, 1120, 226, 134, {
    color: '#c3c5c2',
    filling: '#4f8a2a',
    top: (rx) => choppedHerbs(scene, { x: 1120, y: 226, rx }, { count: 60, size: 8, color: '#2f6a1b' }),
  });
  smallBowl(scene, 1136, 540, 122, {
    color: '#c3c5c2',
    filling: '#3f1408',
    material: { ...materials.syrup, gloss: 0.5 },
    top: (rx) =>
      oilPools(scene, scatter(random, { x: 1136, y: 540, rx }, { count: 10, distance: 26 }), '#8a3a14', 4, 12),
  });
  chilli(scene, 1066, 806, 180, -24, '#4f8a22');
  sprig(scene, 90, 846, 82, { color: '#4b9138', rotate: -50, leaves: 5 });
  light(scene);
}
