import { mottle, relief } from '../filters.ts';
import { injera, injeraRoll } from '../foods/bread.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { tray } from '../vessels/tray.ts';

const TEFF = '#b2956f';
const TILET: Stripe[] = [
  [0.04, 8, '#2f6a4a'],
  [0.055, 14, '#d8a32e'],
  [0.08, 8, '#a8321c'],
  [0.93, 8, '#a8321c'],
  [0.945, 14, '#d8a32e'],
];

/** The underside of a flap that is folded back over a chord at `at` px from the middle: smooth, with marks of the pan. */
function flap(scene: Scene, reach: number, at: number): void {
  const half = Math.sqrt(reach * reach - at * at);
  const outline = d`M${at} ${-half}A${reach} ${reach} 0 0 0 ${at} ${half}Q${at + 20} 0 ${at} ${-half}Z`;
  const smooth = { ...materials.bread, frequency: 0.012, height: 8, dome: 12, noise: 0.3, shadow: 16 };
  scene.group({ filter: relief(scene, { ...smooth, shadowOpacity: 0.6 }) }, () => {
    scene.add(element('path', { d: outline, fill: '#cfb08c' }));
    const pan = mottle(scene, { color: '#9c7450', frequency: 0.012, octaves: 4, bare: 0.48 });
    scene.add(element('path', { d: outline, fill: '#cfb08c', filter: pan, opacity: 0.42 }));
  });
  // The fold itself is round: it catches the light and falls into shade.
  const round = linear(
    scene,
    [
      [0, '#5a3a20', 0],
      [0.55, '#fff4e0', 0.4],
      [0.8, '#7a5230', 0.1],
      [1, '#3a2414', 0.5],
    ],
    { to: [1, 0] },
  );
  scene.clipped(outline, () => {
    scene.add(element('rect', { x: at - 90, y: -half, width: 112, height: half * 2, fill: round }));
  });
}

/** Foam of the risen batter. */
function bubbles(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  for (const [cx, cy] of scatter(random, { x, y, rx: reach }, { count: 90, distance: 11 })) {
    const r = random.between(3, 10);
    scene.add(element('circle', { cx, cy, r, fill: '#9a7858', opacity: 0.5 }));
    scene.add(element('circle', { cx: cx - 1, cy: cy - 1, r: r * 0.8, fill: '#d8bd9a', opacity: 0.8 }));
    scene.add(element('circle', { cx: cx - r * 0.3, cy: cy - r * 0.3, r: r * 0.22, fill: '#fffaf0', opacity: 0.9 }));
  }
}

export const alt =
  'A large round of spongy brown-gray injera full of tiny holes on a woven tray, one side folded back to show its smooth underside, with two rolled injera and a bowl of bubbling batter on dark wood.';

/** One injera on its tray, folded back at one side, with rolls and the batter it came from. */
export function draw(scene: Scene): void {
  const [x, y, reach] = [630, 476, 396];
  wood(scene, { base: '#5b3a24', planks: 5 });
  cloth(scene, '#f4eee0', { x: 760, y: -160, width: 380, height: 1300, rotate: 32, stripes: TILET });
  tray(scene, x, y, 462, { thickness: 17 });
  scene.at(x, y, { rotate: 38 }, () => {
    scene.clipped(d`M-600 -600H206V600H-600Z`, () => injera(scene, { x: 0, y: 0, rx: reach }, TEFF, 2.1));
    flap(scene, reach, 206);
  });
  injeraRoll(scene, 1078, 706, 430, 118, -58, '#c9a680');
  injeraRoll(scene, 1186, 790, 430, 116, -52, '#bf9c76');
  smallBowl(scene, 1130, 180, 150, {
    color: '#7a4428',
    filling: '#b9966f',
    material: materials.liquid,
    top: (radius) => bubbles(scene, 1130, 180, radius),
  });
  light(scene);
}
