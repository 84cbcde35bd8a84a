import { darken, lighten } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { wavingArc } from '../foods/eggRibbons.ts';
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

const BROTH = '#6f3210';
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
      const color = random.pick(['#2b1a14', '#3a251b', '#20130f']);
      scene.add(solid(scene, band(here, ruffle), color, { highlight: 0.3, shade: 0.4 }));
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

/** Strips of firm tofu, soft at their edges, sunk so far that the soup laps at them. Length and width in px. */
function tofu(scene: Scene, points: readonly Point[], length: number, width: number): void {
  const { random } = scene;
  const firm = { ...materials.smooth, frequency: 0.05, height: 5, dome: 5, noise: 0.25, gloss: 0.25, shadow: 5 };
  for (const [x, y] of points) {
    const [l, w] = [(length / 2) * random.between(0.82, 1.1), (width / 2) * random.between(0.88, 1.1)];
    const turned = random.between(-80, 80);
    const box = { x: -l, y: -w, width: l * 2, height: w * 2, rx: w * 0.4 };
    scene.group({ filter: relief(scene, firm) }, () => {
      scene.add(element('rect', { ...box, transform: place(x + 4, y + 8, turned), fill: '#b8834a' }));
      scene.add(element('rect', { ...box, transform: place(x, y, turned), fill: '#f6e6c6' }));
    });
    const lap = { fill: 'none', stroke: BROTH, 'stroke-width': w * 0.5, opacity: 0.5, filter: blur(scene, 5) };
    scene.add(element('rect', { ...box, ...lap, transform: place(x, y, turned) }));
  }
}

/** Egg poured into the stirred soup in a thin thread, within `reach` px of (x, y): pale wisps and veils that follow the stir. */
function eggWisps(scene: Scene, x: number, y: number, reach: number, count: number): void {
  const { random } = scene;
  const silk = { ...materials.smooth, frequency: 0.04, height: 3, dome: 3, noise: 0.5, gloss: 0.3, shadow: 2 };
  scene.group({ filter: relief(scene, silk) }, () => {
    for (let wisp = 0; wisp < count; wisp++) {
      const line = wavingArc(scene, x, y, reach * Math.sqrt(random.between(0.02, 0.96)), random.between(60, 150), 9);
      const broad = random.between(12, 34);
      const widths = line.map((_, step) => 1.5 + broad * Math.sin((step / 9) * Math.PI) * random.between(0.5, 1.1));
      const color = random.pick(['#eec878', '#f2d898', '#e6b860', '#f5e2b4']);
      scene.add(solid(scene, band(line, widths), color, { highlight: 0.24, shade: 0.2, shadow: 2 }));
    }
  });
}

export const alt =
  'A white bowl with a red rim full of thick brown soup with white strips of tofu, pale wisps of egg, black wood ear, shiitake, bamboo shoots, carrot and spring onion, with a porcelain spoon and bowls of vinegar and white pepper.';

/** Dark soup with everything cut into strips, and ribbons of egg. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 482, 428];
  cloth(scene, '#d8c9a8', { stripes: LINES });
  bowl(scene, x, y, radius, { color: '#f3efe4', lip: 0.07, band: '#a8261a' });
  const reach = radius * 0.86;
  const bits = ['#5a2408', '#a8601c', '#c98a34'];
  sauce(scene, { x, y, rx: reach }, { color: BROTH, oil: '#d98a2a', oiliness: 0.3, bits, material: materials.liquid });
  // Pieces deep in the soup show only as a paler cloud.
  scene.group({ filter: blur(scene, 5), opacity: 0.4 }, () => {
    const deep = scatter(random, { x, y, rx: reach * 0.88 }, { count: 40, distance: 50 });
    batons(scene, deep, { colors: [lighten(BROTH, 0.5), darken(BROTH, 0.5)], length: 80, width: 20 });
  });
  const some = (count: number, distance: number, part = 0.84) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  woodEars(scene, some(11, 120));
  batons(scene, some(10, 120), { colors: ['#e2c078', '#d6b062', '#ecd08c'], length: 104, width: 17 });
  shiitake(scene, some(9, 130, 0.8));
  // The thick soup clings to the pieces in it.
  const film = radial(scene, [
    [0, '#9a5a22', 0.06],
    [0.6, '#8a4616', 0.16],
    [1, BROTH, 0.6],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: reach, fill: film }));
  eggWisps(scene, x, y, reach * 0.86, 24);
  batons(scene, some(16, 100, 0.76), { colors: ['#ea7422', '#f28a34'], length: 84, width: 11 });
  tofu(scene, some(13, 124, 0.74), 132, 42);
  woodEars(scene, some(8, 120, 0.7));
  shiitake(scene, some(7, 130, 0.7));
  eggWisps(scene, x, y, reach * 0.7, 11);
  oilPools(scene, scatter(random, { x: x + 20, y, rx: reach * 0.8 }, { count: 40, distance: 40 }), '#e0942e', 4, 13);
  coriander(scene, some(5, 150, 0.5), { size: 34 });
  slicedScallions(scene, some(30, 44, 0.66), { size: 16 });
  dust(scene, { x, y, rx: reach * 0.5 }, '#f3ead2', { count: 160, size: 2.2, opacity: 0.75 });
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.45);
  bowlShade(scene, x, y, radius, { lip: 0.07 });

  soupSpoon(scene, 1130, 760, 430, { rotate: -58, line: '#a8261a' });
  smallBowl(scene, 1166, 148, 104, {
    color: '#f3efe4',
    filling: '#1a0803',
    material: { ...materials.liquid, gloss: 0.3 },
  });
  reflection(scene, { x: 1166, y: 148, rx: 68 }, 0.4);
  smallBowl(scene, 110, 836, 92, { color: '#a8261a', filling: '#e9dfc4', material: materials.crumbs });
  light(scene);
}
