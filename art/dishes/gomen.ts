import { braisedLeaves } from '../foods/braisedLeaves.ts';
import { chilli } from '../foods/chilli.ts';
import { shreds } from '../foods/greens.ts';
import { oilPools } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { plate } from '../vessels/plate.ts';

const RED_BORDER: Stripe[] = [
  [0.035, 9, '#a8321c'],
  [0.06, 34, '#a8321c'],
  [0.125, 9, '#a8321c'],
];
const ONION = ['#e0cd92', '#ead9a8', '#d3bd7c', '#dcc88c'];
const CHILLI = ['#74b52c', '#8cc63f', '#62a326'];

/** The greens with their pale onion and strips of chilli, centered at the origin. */
function gomen(scene: Scene): void {
  const { random } = scene;
  const area = { x: 0, y: 0, rx: 352, ry: 212 };
  braisedLeaves(scene, area, { count: 560 });
  scene.group({ opacity: 0.9 }, () => {
    shreds(scene, { ...area, rx: 300, ry: 172 }, { colors: ONION, count: 62, length: 46, width: 12 });
  });
  braisedLeaves(scene, { ...area, rx: 300, ry: 176 }, { count: 60, length: 70, width: 28, heap: false });
  shreds(scene, { x: -10, y: -6, rx: 250, ry: 130 }, { colors: CHILLI, count: 20, length: 54, width: 12 });
  oilPools(scene, scatter(random, { ...area, rx: 330, ry: 190 }, { count: 40, distance: 30 }), '#c6b84a', 3, 9);
}

export const alt =
  'An oval cream dish of dark green cooked leaves with strips of pale onion and bright green chilli on a white cloth with red stripes, with a wooden spoon, two green chillies and two cloves of garlic on dark wood.';

/** Braised collards in a shallow oval dish, on a white cotton cloth with a red border. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#6b4a30', planks: 6, vertical: true });
  cloth(scene, '#f4efe4', { x: 96, y: 64, width: 1010, height: 850, rotate: -9, stripes: RED_BORDER });
  cloth(scene, '#f6f1e7', { x: 150, y: 120, width: 960, height: 700, rotate: -9, stripes: RED_BORDER });
  scene.at(668, 478, { rotate: -20 }, () => {
    plate(scene, 0, 0, 462, { ry: 300, color: '#efe3c8', rim: 0.82, deep: true });
    gomen(scene);
  });
  spoon(scene, 1016, 772, 420, 74, '#8a5a2e');
  chilli(scene, 78, 836, 170, -28, '#6aa52e');
  chilli(scene, 150, 884, 150, 8, '#5c9a28');
  garlicClove(scene, 1190, 130, 76, 30);
  garlicClove(scene, 1236, 196, 70, -50);
  light(scene);
}
