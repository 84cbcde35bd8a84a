import { darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { bubbles } from '../foods/bubbles.ts';
import { churro } from '../foods/churro.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { dust } from '../foods/grains.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, type Point, polar, polygon, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';

const CHOCOLATE = '#3f1a0c';

/** Thick chocolate with the swirl that a whisk leaves. */
function chocolate(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const thick = { ...materials.syrup, frequency: 0.012, height: 3, dome: 8, noise: 0.1, gloss: 0.45, shadow: 0 };
  scene.group({ filter: relief(scene, thick) }, () => {
    const body = radial(scene, [
      [0, lighten(CHOCOLATE, 0.16)],
      [0.7, CHOCOLATE],
      [1, darken(CHOCOLATE, 0.45)],
    ]);
    scene.add(element('path', { d: blob(random, x, y, reach, reach, { wobble: 0.004 }), fill: body }));
  });
  const swirl = Array.from({ length: 30 }, (_, step): Point => polar(x, y, step * 0.42, reach * (0.08 + step * 0.024)));
  const line = { d: smooth(swirl, false), fill: 'none', 'stroke-linecap': 'round' };
  scene.group({ filter: relief(scene, { ...thick, height: 4, dome: 10 }) }, () => {
    scene.add(element('path', { ...line, stroke: lighten(CHOCOLATE, 0.1), 'stroke-width': reach * 0.07 }));
  });
  reflection(scene, { x, y, rx: reach * 0.84 }, 0.5);
}

/** A piece broken off a bar: bevelled, with a lit edge. */
function square(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  const side = (part: number) => {
    const s = (size / 2) * part;
    return polygon([
      [-s, -s],
      [s, -s * 0.96],
      [s * 0.97, s],
      [-s, s * 0.97],
    ]);
  };
  scene.group({ filter: dropShadow(scene, { blur: 5, length: 10, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: side(1), fill: '#2a1108' })));
  });
  scene.group(
    { filter: relief(scene, { ...materials.smooth, height: 4, dome: size * 0.1, gloss: 0.35, shadow: 0 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(
          element('path', { d: side(0.98), fill: '#4a2213' }),
          element('path', { d: side(0.7), fill: '#572a18' }),
        );
      });
    },
  );
}

export const alt =
  'A wide blue bowl of thick dark chocolate with a swirl on top, a sugared churro dipped into it, beside more churros on a plate, squares of dark chocolate and cinnamon sticks on terracotta tiles.';

/** The bowl of chocolate, and what goes into it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [520, 470, 382];
  tiles(scene, { base: '#b5643f', joint: '#8a4a30', size: 230 });
  plate(scene, 1130, 250, 300, { color: '#f4eee0', rim: 0.84, band: '#2f6f9a' });
  for (const [cx, cy, turned] of [
    [1090, 170, 24],
    [1180, 270, 40],
    [1080, 320, 12],
  ] as const)
    churro(scene, cx, cy, 380, 84, { rotate: turned, bend: 0.02 });
  bowl(scene, x, y, radius, { color: '#2f6f9a', inside: '#e8e2d2', lip: 0.06, band: '#f0e3c0' });
  chocolate(scene, x, y, radius * 0.885);
  const foam = scatter(scene.random, { x, y, rx: radius * 0.84 }, { count: 46, distance: 22, bias: 0.22 });
  bubbles(scene, foam, { color: '#7a4a2c', min: 3, max: 9 });
  bowlShade(scene, x, y, radius, { lip: 0.06 });
  churro(scene, x + 190, y + 170, 470, 92, { rotate: 222, bend: 0.02, dipped: 0.4 });
  for (const [cx, cy, turned] of [
    [980, 690, 14],
    [1092, 650, -22],
    [1044, 790, 38],
    [1170, 760, 8],
  ] as const)
    square(scene, cx, cy, 104, turned);
  cinnamonStick(scene, 150, 868, 320, 48, -18);
  cinnamonStick(scene, 210, 906, 290, 44, -8);
  dust(scene, { x: 800, y: 730, rx: 130, ry: 110 }, '#fffaf0', { count: 120, size: 2.2, opacity: 0.7 });
  light(scene);
}
