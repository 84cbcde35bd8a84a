import { darken, lighten } from '../colour.ts';
import { blur, relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { dust } from '../foods/grains.ts';
import { coriander, scallions } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, blob, type Point } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BROTH = '#4a1f0a';
const LINES: Stripe[] = [0.06, 0.08, 0.92, 0.94].map((at): Stripe => [at, 6, '#7d1f16', 0.7]);

/** Ribbons of egg that set as they were stirred into the soup: thin, torn, drawn in circles. */
function eggRibbons(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const film = { ...materials.smooth, frequency: 0.05, height: 4, dome: 3, noise: 0.5, shadow: 2.5 };
  scene.group({ filter: relief(scene, film) }, () => {
    for (let ribbon = 0; ribbon < 62; ribbon++) {
      const [away, start] = [reach * Math.sqrt(random.between(0.02, 0.86)), random.angle()];
      const arc = random.between(0.25, 0.75) * Math.min(2.4, (reach * 0.55) / away);
      const points: Point[] = [];
      const widths: number[] = [];
      for (let step = 0; step <= 9; step++) {
        const angle = start + (step / 9) * arc;
        const here = away + Math.sin(step * 1.3 + start) * 9 + random.bell() * 5;
        points.push([x + Math.cos(angle) * here, y + Math.sin(angle) * here]);
        widths.push(random.between(6, 26) * Math.sin(((step + 0.6) / 10.2) * Math.PI));
      }
      const fill = random.pick(['#f8cf54', '#fbdc78', '#f2bf3c', '#fde9a4']);
      scene.add(element('path', { d: band(points, widths), fill, opacity: random.between(0.75, 1) }));
    }
  });
}

/** Wood ears: black, thin, ruffled at the edge. */
function woodEars(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.greens, height: 6, gloss: 0.55, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const own = random.between(24, 42);
      const shape = { wobble: 0.34, rotation: random.angle(), points: 20 };
      const outline = blob(random, x, y, own, own * random.between(0.4, 0.7), shape);
      scene.add(solid(scene, outline, random.pick(['#2a1a16', '#3d2820', '#1f1412']), { highlight: 0.3, shade: 0.5 }));
    }
  });
}

export const alt =
  'A white bowl with a red rim full of dark, thick soup with white strips of tofu, black mushrooms, bamboo shoots, carrot, yellow ribbons of egg and spring onion, with a porcelain spoon and bowls of vinegar and white pepper.';

/** Dark soup with everything cut into strips, and ribbons of egg. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 482, 428];
  cloth(scene, '#d8c9a8', { stripes: LINES });
  bowl(scene, x, y, radius, { colour: '#f3efe4', lip: 0.07, band: '#a8261a' });
  const reach = radius * 0.86;
  const bits = ['#3a1204', '#8f4a14', '#b8701c'];
  sauce(scene, { x, y, rx: reach }, { colour: BROTH, oil: '#b8561a', oiliness: 0.4, bits, material: materials.liquid });
  // What lies deep in the soup shows only as a paler cloud.
  scene.group({ filter: blur(scene, 5), opacity: 0.4 }, () => {
    const deep = scatter(random, { x, y, rx: reach * 0.88 }, { count: 40, distance: 50 });
    batons(scene, deep, { colours: [lighten(BROTH, 0.5), darken(BROTH, 0.5)], length: 80, width: 20 });
  });
  const place = (count: number, distance: number, part = 0.84) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  woodEars(scene, place(20, 100));
  batons(scene, place(30, 70), { colours: ['#e0c47c', '#d3b266', '#ead196'], length: 92, width: 15 });
  batons(scene, place(22, 84), { colours: ['#8a5a30', '#6b4220', '#a06c3c'], length: 84, width: 17 });
  batons(scene, place(26, 70, 0.8), { colours: ['#fdf3dc', '#f6ead0', '#faeed6'], length: 98, width: 27 });
  // The thick soup clings to what lies in it.
  const film = radial(scene, [
    [0, '#8f4a18', 0.04],
    [0.6, '#7a3a10', 0.14],
    [1, BROTH, 0.62],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: reach, fill: film }));
  eggRibbons(scene, x, y, reach * 0.9);
  batons(scene, place(26, 72, 0.76), { colours: ['#e8762a', '#f08c3a'], length: 66, width: 10 });
  woodEars(scene, place(9, 120, 0.72));
  oilPools(scene, scatter(random, { x: x + 20, y, rx: reach * 0.8 }, { count: 46, distance: 36 }), '#c85a1c', 4, 12);
  coriander(scene, place(7, 130, 0.6), { size: 30 });
  scallions(scene, place(44, 34, 0.7), { size: 13 });
  dust(scene, { x, y, rx: reach * 0.5 }, '#f3ead2', { count: 160, size: 2.2, opacity: 0.75 });
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.45);
  bowlShade(scene, x, y, radius, { lip: 0.07 });

  soupSpoon(scene, 1130, 760, 430, { rotate: -58, line: '#a8261a' });
  smallBowl(scene, 1166, 148, 104, {
    colour: '#f3efe4',
    filling: '#1a0803',
    material: { ...materials.liquid, gloss: 0.3 },
  });
  reflection(scene, { x: 1166, y: 148, rx: 68 }, 0.4);
  smallBowl(scene, 110, 836, 92, { colour: '#a8261a', filling: '#e9dfc4', material: materials.crumbs });
  light(scene);
}
