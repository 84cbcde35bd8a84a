import { relief } from '../filters.ts';
import { eggRibbons } from '../foods/eggRibbons.ts';
import { gingerSlices } from '../foods/gingerSlices.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { shellEgg } from '../foods/shellEgg.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { slate } from '../surfaces/slate.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** Clear broth over the visible glaze, more golden where it is deeper. */
function broth(scene: Scene, x: number, y: number, reach: number): void {
  const clear = radial(
    scene,
    [
      [0, '#d9a93a', 0.94],
      [0.7, '#e3ba52', 0.86],
      [0.93, '#d6a842', 0.8],
      [1, '#94702a', 0.9],
    ],
    { cx: 0.53, cy: 0.54, r: 0.52 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: reach, fill: clear, filter: relief(scene, materials.liquid) }));
}

export const alt =
  'A pale green bowl of clear golden broth full of thin yellow ribbons of egg, with rings of spring onion and drops of sesame oil, on gray slate with a porcelain spoon, two eggs, slices of ginger and a small bowl of spring onion.';

/** Egg ribbons in clear gold, in a celadon bowl. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [634, 480, 424];
  slate(scene, { base: '#2e3336' });
  bowl(scene, x, y, radius, { color: '#a9c7ae', inside: '#cfe0cd', lip: 0.06 });
  const reach = radius * 0.87;
  broth(scene, x, y, reach);
  eggRibbons(scene, x, y, reach * 0.9, 64);
  scene.add(element('circle', { cx: x, cy: y, r: reach * 0.97, fill: '#e6bd4e', opacity: 0.3 }));
  eggRibbons(scene, x, y, reach * 0.8, 36);
  eggRibbons(scene, x + 12, y - 6, reach * 0.26, 14);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 70, distance: 34 }), '#c8821c', 4, 12);
  slicedScallions(scene, scatter(random, { x, y, rx: reach * 0.8 }, { count: 46, distance: 36, bias: 0.5 }), {
    size: 16,
  });
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.45);
  bowlShade(scene, x, y, radius);
  soupSpoon(scene, 1092, 560, 470, { rotate: 62, line: '#4f7f5c' });
  shellEgg(scene, 118, 140, 82, '#e3c09a', -28);
  shellEgg(scene, 228, 92, 78, '#d6a878', -64);
  gingerSlices(
    scene,
    [
      [96, 800],
      [170, 868],
    ],
    60,
  );
  smallBowl(scene, 1136, 148, 104, {
    color: '#a9c7ae',
    filling: '#4f7a2c',
    top: (rx) =>
      slicedScallions(scene, scatter(random, { x: 1136, y: 148, rx: rx * 0.86 }, { count: 60, distance: 13 }), {
        size: 14,
      }),
  });
  light(scene);
}
