import { mix } from '../color.ts';
import { relief } from '../filters.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { garlicSlices } from '../foods/garlicSlices.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { bunRoll } from '../foods/roll.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { shrimp } from '../foods/shrimp.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polar } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { element, place } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** Rings cut from a dried guajillo at points: a thin red wall, curled by the oil; radius in px. */
function guajilloRings(scene: Scene, points: readonly Point[], size: number): void {
  const { random } = scene;
  const skin = { ...materials.vegetable, height: 5, dome: 2.4, noise: 0.3, gloss: 0.6, shadow: 4 };
  scene.group({ filter: relief(scene, skin), fill: 'none' }, () => {
    for (const [x, y] of points) {
      const own = size * random.between(0.7, 1.2);
      const outline = blob(random, 0, 0, own, own * random.between(0.5, 0.95), { wobble: 0.2, points: 14 });
      const color = mix('#a81c0c', random.pick(['#7a1208', '#c8321a']), random.next() * 0.7);
      const transform = place(x, y, random.between(0, 360));
      scene.add(element('path', { d: outline, transform, stroke: color, 'stroke-width': own * 0.4 }));
      scene.add(element('path', { d: outline, transform, stroke: '#e8582a', 'stroke-width': own * 0.1, opacity: 0.7 }));
    }
  });
}

/** Shrimp in rings, each looking another way, in red oil with garlic and guajillo. */
function ajillo(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  sauce(scene, { x, y, rx: reach }, { color: '#d9781c', oil: '#f6b43c', oiliness: 1, bits: ['#a8240c', '#f2c060'] });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.94 }, { count: 60, distance: 30 }), '#f4ac34', 6, 26);
  const within = (part: number) => ({ x, y, rx: reach * part });
  guajilloRings(scene, scatter(random, within(0.92), { count: 30, distance: 50 }), 24);
  const around = (count: number, part: number, from: number) =>
    Array.from({ length: count }, (_, index): Point => polar(x, y, from + (index / count) * Math.PI * 2, reach * part));
  const all = [...around(11, 0.76, 0.2), ...around(6, 0.39, 0.6), [x, y] as const];
  for (const [sx, sy] of all) {
    const [px, py] = [sx + random.bell() * 12, sy + random.bell() * 12];
    shrimp(scene, px, py, random.between(92, 104), {
      rotate: random.between(0, 360),
      color: '#f0602a',
      seared: '#b5440f',
    });
  }
  garlicSlices(scene, scatter(random, within(0.88), { count: 40, distance: 46 }), 58);
  guajilloRings(scene, scatter(random, within(0.8), { count: 22, distance: 70 }), 24);
  choppedHerbs(scene, within(0.86), { count: 120, size: 10, color: '#3f7f26' });
  oilPools(scene, scatter(random, within(0.9), { count: 34, distance: 40 }), '#ffb04a', 2, 6);
}

export const alt =
  'A brown clay dish of curled pink shrimp in red oil with golden slices of garlic, red rings of dried chilli and chopped parsley, with lime wedges, garlic cloves and a crusty roll on yellow tiles.';

/** Garlic shrimp in the dish in which it was cooked. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [628, 492, 430];
  tiles(scene, { base: '#e6b64c', joint: '#b98a34', size: 176, ornament: '#a8421f' });
  bowl(scene, x, y, radius, { color: '#7a3d1f', inside: '#5e2c14', lip: 0.09, band: '#c98a42' });
  ajillo(scene, x + 2, y + 3, radius * 0.85);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  citrusWedge(scene, x + 282, y - 196, 168, { rotate: 48 });
  citrusWedge(scene, x + 326, y - 70, 160, { rotate: 96 });
  coriander(
    scene,
    [
      [x - 40, y - 60],
      [x + 10, y - 30],
      [x - 30, y + 6],
    ],
    { size: 32, color: '#3f7f26' },
  );
  bunRoll(scene, 1126, 822, 320, 180, -24);
  for (const [gx, gy, size] of [
    [104, 122, 44],
    [176, 92, 38],
    [92, 206, 36],
  ] as const)
    garlicClove(scene, gx, gy, size * 2, gx);
  light(scene);
}
