import { relief } from '../filters.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { sesame } from '../foods/grains.ts';
import { onionRings } from '../foods/onion.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { stewedDrumstick } from '../foods/stewedDrumstick.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, polygon } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';
import { tiles } from '../surfaces/tiles.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const MOLE = '#34130a';
const GLOSS = { ...materials.syrup, height: 10, frequency: 0.014, noise: 0.14, gloss: 0.55, shadow: 5 };

/** Mole ladled over meat at (x, y): thick, nearly black, with a long shine. */
function ladledMole(scene: Scene, x: number, y: number, rx: number, ry: number, rotate: number): void {
  scene.at(x, y, { rotate }, () => {
    const over = blob(scene.random, 0, 0, rx, ry, { wobble: 0.2, points: 18 });
    scene.group({ filter: relief(scene, GLOSS) }, () => scene.add(element('path', { d: over, fill: '#421a0c' })));
    scene.add(glint(scene, -rx * 0.3, -ry * 0.42, rx * 0.4, ry * 0.1, 0.45));
  });
}

/** A tablet of chocolate, scored into wedges and broken, centered at (x, y). */
function tablet(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  scene.group({ filter: relief(scene, { ...materials.crumbs, frequency: 0.12, gloss: 0.2, shadow: 9 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const wedge = polygon([
        [0, 0],
        [size, -size * 0.1],
        [size * 0.86, size * 0.5],
        [size * 0.5, size * 0.88],
      ]);
      scene.add(solid(scene, wedge, '#5a2e18', { shadow: 4 }));
      const line = { fill: 'none', stroke: '#2e140a', 'stroke-width': 5, opacity: 0.7 };
      scene.add(element('path', { d: `M0 0L${size * 0.88} ${size * 0.46}`, ...line }));
    });
  });
}

export const alt =
  'Pieces of chicken on the bone under a glossy, almost black mole with sesame seeds on a blue-rimmed plate with white rice and rings of raw onion, beside corn tortillas, dried chillies, broken chocolate and a bowl of sesame on painted tiles.';

/** Mole poblano on its plate, what it is made of around it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [620, 490, 424];
  tiles(scene, { base: '#e6d8bc', joint: '#b09a78', size: 184, ornament: '#2f5f9a' });
  plate(scene, x, y, radius, { color: '#f4efe2', rim: 0.84, deep: true, band: '#2b4f9a' });
  sauce(
    scene,
    { x: x + 34, y: y + 44, rx: 310, ry: 268 },
    { color: MOLE, oil: '#9a3a12', oiliness: 0.7, wobble: 0.07, material: { ...materials.stew, gloss: 0.4 } },
  );
  const grain = { length: [13, 17], width: [3.6, 4.4], shine: '#ffffff' } as const;
  const heap = { x: x - 178, y: y - 178 };
  for (const [rx, count, colors] of [
    [150, 420, ['#dcd8c8', '#e6e2d4']],
    [134, 380, ['#ffffff', '#faf7ee', '#f3efe2']],
  ] as const) {
    plumpRice(
      scene,
      { ...heap, rx, ry: rx * 0.86 },
      { colors, count, distance: 9, ...grain, length: [13, 17], width: [3.6, 4.4] },
    );
  }
  for (const [dx, dy, length, rotate] of [
    [140, -70, 330, -34],
    [-110, 130, 320, 162],
    [130, 150, 340, 24],
  ] as const) {
    stewedDrumstick(scene, x + dx, y + dy, length, { rotate, color: '#4a1e0e', sauce: MOLE });
    const angle = (rotate * Math.PI) / 180;
    const back = length * 0.2;
    ladledMole(scene, x + dx - Math.cos(angle) * back, y + dy - Math.sin(angle) * back, length * 0.34, 82, rotate);
  }
  oilPools(
    scene,
    scatter(random, { x: x + 40, y: y + 60, rx: 270, ry: 220 }, { count: 50, distance: 36 }),
    '#a84a1a',
    3,
    10,
  );
  sesame(scene, { x: x + 50, y: y + 70, rx: 250, ry: 200 }, 210);
  onionRings(scene, scatter(random, { x: x + 20, y: y - 224, rx: 70, ry: 44 }, { count: 7, distance: 34 }), {
    size: 38,
    colors: ['#f6f2e8', '#ece4d8', '#ffffff'],
  });
  reflection(scene, { x, y, rx: radius * 0.8 }, 0.12);
  cornTortilla(scene, { x: 1160, y: 150, rx: 190 }, { charred: 0.7 });
  cornTortilla(scene, { x: 1180, y: 180, rx: 186 }, { charred: 0.8, rotate: 60, curled: 0.8 });
  driedChillies(
    scene,
    [
      [1130, 520],
      [1200, 600],
    ],
    { length: 190, color: '#33100b', gloss: 0.6 },
  );
  driedChillies(
    scene,
    [
      [90, 130],
      [170, 96],
      [84, 230],
    ],
    { length: 170, color: '#6a160e', gloss: 0.6 },
  );
  tablet(scene, 1110, 770, 130, -20);
  tablet(scene, 1150, 880, 110, 60);
  smallBowl(scene, 118, 850, 110, {
    color: '#2b4f9a',
    filling: '#e2c894',
    top: (rx) => sesame(scene, { x: 118, y: 850, rx }, 420),
  });
  light(scene);
}
