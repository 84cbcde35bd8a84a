import { darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, blobPoints, ellipse, polar, smooth } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { cup } from '../vessels/glass.ts';

const BARLEY = '#b58d60';
const BUTTER = '#ad2a08';
const STRIPES: Stripe[] = [
  [0.05, 12, '#e0b964'],
  [0.075, 5, '#e0b964'],
  [0.92, 5, '#e0b964'],
  [0.935, 12, '#e0b964'],
];

/** Yogurt poured around the porridge. */
function yogurt(scene: Scene, x: number, y: number, reach: number): void {
  const smoothly = { ...materials.cream, frequency: 0.012, height: 6, dome: 10, noise: 0.35, shadow: 0 };
  scene.group({ filter: relief(scene, smoothly) }, () =>
    scene.add(element('path', { d: ellipse(x, y, reach), fill: '#ebe3d2' })),
  );
}

/** The porridge: a firm, smooth dome, with the strokes of the wet spoon on it. */
function porridge(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const outline = smooth(blobPoints(random, x, y, reach, reach * 0.97, { wobble: 0.035 }));
  const dome = radial(
    scene,
    [
      [0, lighten(BARLEY, 0.4)],
      [0.45, lighten(BARLEY, 0.08)],
      [0.8, BARLEY],
      [1, darken(BARLEY, 0.5)],
    ],
    { cx: 0.46, cy: 0.44, r: 0.58, fx: 0.34, fy: 0.3 },
  );
  const firm = { ...materials.cream, frequency: 0.012, height: 16, dome: 40, noise: 0.14, softness: 2.6, gloss: 0.24 };
  scene.group({ filter: relief(scene, { ...firm, sharpness: 26, shadow: 12, shadowOpacity: 0.5 }) }, () => {
    scene.add(element('path', { d: outline, fill: dome }));
    const bran = mottle(scene, { color: darken(BARLEY, 0.4), frequency: 0.05, bare: 0.5 });
    scene.add(element('path', { d: outline, fill: BARLEY, filter: bran, opacity: 0.3 }));
  });
  scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 3) }, () => {
    for (let stroke = 0; stroke < 7; stroke++) {
      const at = 0.66 + random.between(0, 0.24);
      const start = random.angle();
      const line = smooth(
        [0, 0.3, 0.6, 0.9].map((step) => polar(x, y, start + step, reach * at)),
        false,
      );
      scene.add(element('path', { d: line, stroke: darken(BARLEY, 0.4), 'stroke-width': 5, opacity: 0.3 }));
    }
  });
}

/** The well in the middle, full of spiced butter that has run over in one place. */
function well(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const lip = blob(random, x, y, reach * 1.1, reach * 1.06, { wobble: 0.04 });
  scene.add(element('path', { d: lip, fill: '#5c2a0c', opacity: 0.5, filter: blur(scene, 6) }));
  const run = blob(random, x + reach * 1.02, y + reach * 0.86, reach * 0.72, reach * 0.2, {
    wobble: 0.2,
    rotation: 0.72,
  });
  const wet = { ...materials.syrup, height: 4, gloss: 0.5, shadow: 2 };
  scene.add(element('path', { d: run, fill: '#cc5210', opacity: 0.9, filter: relief(scene, wet) }));
  const bits = ['#7a1206', '#94200a', '#e0701c'];
  const silky = { ...materials.liquid, gloss: 0.34, shadow: 0 };
  sauce(
    scene,
    { x, y, rx: reach },
    { color: BUTTER, oil: '#ea8a24', oiliness: 0.6, wobble: 0.03, bits, material: silky },
  );
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.8 }, { count: 12, distance: 34 }), '#ef9a30', 8, 24);
  dust(scene, { x, y, rx: reach * 0.85 }, '#6b1006', { count: 50, size: 2.4 });
}

export const alt =
  'A round of smooth brown barley porridge with a well of red spiced butter in its middle and white yogurt all around it in a dark clay bowl, with a wooden spoon, a cup of coffee and a bowl of red spice on an indigo cloth.';

/** Barley porridge with its well of spiced butter, yogurt around it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 486, 408];
  cloth(scene, '#33476b', { rotate: -5, x: -120, y: -120, width: 1520, height: 1240, stripes: STRIPES });
  bowl(scene, x, y, radius, { color: '#3a2a22', inside: '#5a4032', lip: 0.075 });
  yogurt(scene, x + 2, y + 3, radius * 0.87);
  porridge(scene, x, y, 284);
  well(scene, x - 4, y - 6, 130);
  bowlShade(scene, x, y, radius, { lip: 0.075 });
  spoon(scene, x + 330, y + 196, 520, -58, '#a8743e');
  cup(scene, 142, 168, 112);
  smallBowl(scene, 152, 806, 104, { color: '#a9562f', filling: '#a3280f', material: materials.crumbs });
  light(scene);
}
