import { curds } from '../foods/curds.ts';
import { grains } from '../foods/grains.ts';
import { sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { tomatoWedge } from '../foods/tomatoWedge.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const PALE_BLUE = '#a9c6d3';
const JUICE = '#cf4416';
const STRIPES: Stripe[] = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].flatMap((at): Stripe[] => [
  [at, 26, '#7d9fb5', 0.7],
  [at + 0.03, 7, '#7d9fb5', 0.7],
]);

/** Curds and wedges folded into each other: wedges below, between and on top. */
function stirFry(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const places = scatter(random, { x, y, rx: reach * 0.83 }, { count: 66, distance: 58, bias: 0.5 });
  places.forEach((place, index) => {
    if (index % 9 < 5) {
      curds(scene, [place], { size: 72 });
    } else {
      const rotate = random.between(0, 360);
      const thickness = random.between(0.34, 0.46);
      tomatoWedge(scene, ...place, random.between(124, 160), { rotate, thickness, cooked: true });
    }
  });
}

export const alt =
  'A pale blue bowl of yellow scrambled egg and red tomato wedges in light red sauce with rings of spring onion, beside a bowl of white rice and brown chopsticks on a white cloth with blue stripes.';

/** A bowl of egg curds and tomato in a light sauce, and a bowl of rice next to it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [548, 520, 388];
  cloth(scene, '#f3efe6', { stripes: STRIPES });
  bowl(scene, x, y, radius, { color: PALE_BLUE, inside: '#dce8ea', lip: 0.05 });
  const reach = radius * 0.89;
  sauce(scene, { x, y, rx: reach }, { color: JUICE, oil: '#f59a2c', oiliness: 1, material: materials.liquid });
  stirFry(scene, x, y, reach);
  slicedScallions(scene, scatter(random, { x, y, rx: reach * 0.78 }, { count: 52, distance: 24, bias: 0.6 }), {
    size: 11,
  });
  bowlShade(scene, x, y, radius, { lip: 0.05 });

  smallBowl(scene, 1066, 262, 196, {
    color: PALE_BLUE,
    filling: '#e8e0cc',
    material: materials.cream,
    top: (rx) => {
      const area = { x: 1066, y: 262, rx: rx * 1.02 };
      grains(scene, area, { colors: ['#e6dcc4', '#efe7d4'], count: 560, length: 10, width: 4, distance: 8 });
      grains(scene, area, { colors: ['#fffdf6', '#fbf6ea'], count: 520, length: 10, width: 4.2, distance: 8.5 });
      scene.add(element('circle', { cx: area.x, cy: area.y, r: rx, fill: '#fff6e2', opacity: 0.24 }));
    },
  });
  chopsticks(scene, 1092, 700, 560, 24, '#5a2f1c');
  light(scene);
}
