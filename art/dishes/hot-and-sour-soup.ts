import { darken, lighten } from '../colour.ts';
import { blur, relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { eggRibbons, wavingArc } from '../foods/eggRibbons.ts';
import { dust } from '../foods/grains.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, type Point, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element, place } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BROTH = '#541f08';
const LINES: Stripe[] = [0.06, 0.08, 0.92, 0.94].map((at): Stripe => [at, 6, '#7d1f16', 0.7]);

/** Wood ear in strips: black-brown, ruffled, shiny, paler along the torn edge. */
function woodEars(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 6, dome: 4, gloss: 0.6, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const line = wavingArc(scene, 0, 0, random.between(40, 90), random.between(80, 120), 8);
      const [mx, my] = line[4] ?? [0, 0];
      const here = line.map(([px, py]): Point => [x + px - mx, y + py - my]);
      const ruffle = here.map((_, step) => 13 + (step % 2) * 8 + random.between(-3, 5));
      const colour = random.pick(['#2b1a14', '#3a251b', '#20130f']);
      scene.add(solid(scene, band(here, ruffle), colour, { highlight: 0.3, shade: 0.4 }));
      const edge = here.map(([px, py], step): Point => [px - 5 - (step % 2) * 3, py - 5 - (step % 2) * 3]);
      const rim = { d: smooth(edge, false), fill: 'none', stroke: '#8a6246', 'stroke-width': 2, opacity: 0.6 };
      scene.add(element('path', rim));
    }
  });
}

/** Slices of shiitake: tan flesh under a dark skin, bent. */
function shiitake(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.vegetable, height: 5, dome: 4, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const half = random.between(36, 48);
      const bend = random.between(8, 16);
      const arc = (aside: number) =>
        [-1, -0.5, 0, 0.5, 1].map((part): Point => [part * half, aside - bend * (1 - part * part)]);
      const flesh = element('path', { d: band(arc(0), [10, 19, 22, 19, 10]), fill: '#c9975c' });
      const skin = element('path', { d: band(arc(-9), [4, 9, 10, 9, 4]), fill: '#4a2814' });
      scene.add(element('g', { transform: place(x, y, random.between(0, 360)) }, flesh + skin));
    }
  });
}

/** Strips of firm tofu: white, square, thick enough to show a side. Length and width in px. */
function tofu(scene: Scene, points: readonly Point[], length: number, width: number): void {
  const { random } = scene;
  const firm = { ...materials.smooth, frequency: 0.06, height: 3, dome: 3, noise: 0.3, gloss: 0.2, shadow: 7 };
  for (const [x, y] of points) {
    const [l, w] = [(length / 2) * random.between(0.82, 1.1), (width / 2) * random.between(0.88, 1.1)];
    const turned = random.between(-80, 80);
    const box = { x: -l, y: -w, width: l * 2, height: w * 2, rx: 4 };
    scene.group({ filter: relief(scene, firm) }, () => {
      scene.add(element('rect', { ...box, transform: place(x + 5, y + 9, turned), fill: '#c4a272' }));
      scene.add(element('rect', { ...box, transform: place(x, y, turned), fill: '#f6ead0' }));
    });
  }
}

export const alt =
  'A white bowl with a red rim full of dark, thick soup with white strips of tofu, yellow ribbons of egg, black wood ear, shiitake, bamboo shoots, carrot and spring onion, with a porcelain spoon and bowls of vinegar and white pepper.';

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
  const some = (count: number, distance: number, part = 0.84) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  woodEars(scene, some(22, 84));
  batons(scene, some(16, 96), { colours: ['#dcb664', '#cfa552', '#e8c87c'], length: 96, width: 15 });
  shiitake(scene, some(10, 120, 0.8));
  // The thick soup clings to what lies in it.
  const film = radial(scene, [
    [0, '#8f4a18', 0.04],
    [0.6, '#7a3a10', 0.12],
    [1, BROTH, 0.6],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: reach, fill: film }));
  eggRibbons(scene, x, y, reach * 0.88, 40);
  batons(scene, some(22, 80, 0.76), { colours: ['#ea7422', '#f28a34'], length: 72, width: 11 });
  tofu(scene, some(16, 108, 0.74), 112, 30);
  woodEars(scene, some(8, 130, 0.7));
  shiitake(scene, some(5, 150, 0.66));
  eggRibbons(scene, x, y, reach * 0.72, 9);
  oilPools(scene, scatter(random, { x: x + 20, y, rx: reach * 0.8 }, { count: 60, distance: 34 }), '#d9701c', 4, 13);
  coriander(scene, some(7, 130, 0.6), { size: 30 });
  slicedScallions(scene, some(40, 34, 0.7), { size: 15 });
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
