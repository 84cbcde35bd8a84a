import { lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { chickenShreds } from '../foods/chickenShreds.ts';
import { dust, grains } from '../foods/grains.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import type { Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const PORRIDGE = '#efe5cf';
const INDIGO: Stripe[] = [0.12, 0.3, 0.7, 0.88].map((at): Stripe => [at, 5, '#8ea4c4', 0.5]);

/** Porridge: grains that have burst, seen through their own thick cream. */
function porridge(scene: Scene, x: number, y: number, reach: number): void {
  const thick = { ...materials.cream, frequency: 0.016, noise: 0.4, height: 5, gloss: 0.08, sharpness: 24, shadow: 0 };
  const cream = radial(scene, shades(lighten(PORRIDGE, 0.3), PORRIDGE, '#cdb790', 0.75));
  scene.group({ filter: relief(scene, thick) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: reach, fill: cream }));
    scene.group({ opacity: 0.5 }, () => {
      const burst = { colors: ['#fffcf4', '#fbf3e0'], length: 10, width: 6, distance: 13, count: 520 };
      grains(scene, { x, y, rx: reach * 0.97 }, burst);
    });
    scene.add(element('circle', { cx: x, cy: y, r: reach, fill: PORRIDGE, opacity: 0.3 }));
  });
}

export const alt =
  'A white bowl of rice porridge topped with shredded chicken, yellow matchsticks of ginger, coriander and rings of spring onion, with drops of soy sauce and oil, beside a small bowl of dark sauce and a white spoon on a dark blue napkin.';

/** A bowl of congee with its toppings in the middle, not in rings. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [700, 474, 404];
  wood(scene, { base: '#6d5440', planks: 4, vertical: true });
  napkin(scene, 400, 640, '#2b3c66', { width: 760, height: 520, rotate: -22, stripes: INDIGO });
  bowl(scene, x, y, radius, { color: '#f4f1ea', lip: 0.055 });
  const reach = radius * 0.88;
  porridge(scene, x, y, reach);

  // Soy sauce and sesame oil, run into the porridge around the heap.
  oilPools(
    scene,
    scatter(random, { x, y, rx: reach * 0.84 }, { count: 26, distance: 58, bias: 0.4 }),
    '#7a3c10',
    5,
    17,
  );
  const heap = scatter(random, { x: x - 8, y: y - 4, rx: 196, ry: 168 }, { count: 84, distance: 26, bias: 0.6 });
  chickenShreds(scene, heap, { length: 120, width: 15 });
  const ginger = scatter(random, { x: x + 6, y: y - 20, rx: 92, ry: 76 }, { count: 34, distance: 14, bias: 0.7 });
  batons(scene, ginger, { colors: ['#efc23c', '#f7d766', '#e5b02c'], length: 74, width: 7 });
  oilPools(
    scene,
    scatter(random, { x, y, rx: reach * 0.9 }, { count: 44, distance: 34, bias: 0.35 }),
    '#d9a32c',
    3,
    12,
  );
  const green = scatter(random, { x, y, rx: reach * 0.72 }, { count: 62, distance: 22, bias: 0.75 });
  slicedScallions(scene, green, { size: 15 });
  coriander(
    scene,
    [
      [x - 70, y + 54],
      [x - 30, y + 84],
      [x + 84, y - 76],
    ],
    { size: 34 },
  );
  dust(scene, { x, y, rx: reach * 0.66 }, '#6b5236', { count: 90, size: 1.9, opacity: 0.6 });
  reflection(scene, { x, y, rx: reach * 0.88 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.055 });

  soupSpoon(scene, 250, 690, 430, { rotate: 128 });
  smallBowl(scene, 176, 186, 110, {
    color: '#dfe3e6',
    filling: '#160802',
    material: { ...materials.liquid, gloss: 0.25 },
  });
  reflection(scene, { x: 176, y: 186, rx: 74 }, 0.4);
  light(scene);
}
