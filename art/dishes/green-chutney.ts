import { relief } from '../filters.ts';
import { chilli } from '../foods/chilli.ts';
import { crumbles } from '../foods/crumbles.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { coriander } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { samosa } from '../foods/samosa.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, type Point, polar } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

/** Leaves ground to a wet, grainy paste, with the swirl that a spoon left. */
function chutney(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const green = radial(scene, [
    [0, '#6fae2a'],
    [0.7, '#4f8f1e'],
    [1, '#2f5f12'],
  ]);
  const wet = { ...materials.stew, frequency: 0.06, height: 9, noise: 0.8, gloss: 0.5, shadow: 0 };
  scene.group({ filter: relief(scene, wet) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: reach, fill: green }));
    const spiral = Array.from(
      { length: 40 },
      (_, step): Point => polar(x, y, step * 0.3, reach * (0.16 + step * 0.0172)),
    );
    const widths = spiral.map((_, step) => (step < 3 || step > 36 ? 6 : 28));
    scene.add(element('path', { d: band(spiral, widths), fill: '#7cba34' }));
  });
  const bits = { count: 620, min: 2, max: 6, distance: 9, flat: 0.5 };
  crumbles(
    scene,
    { x, y, rx: reach * 0.96 },
    { ...bits, colors: ['#35701a', '#8fc648', '#275410', '#a8d860', '#4f9420'] },
  );
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.96 }, { count: 50, distance: 32 }), '#a6c83a', 3, 9);
}

export const alt =
  'A steel bowl of bright green coriander and mint chutney with a swirl in it and a sprig of mint on top, a spoon at its rim, on a brass tray beside two samosas, wedges of lemon, coriander leaves, mint and two green chillies on violet stone.';

/** Green chutney and what it is for. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [590, 500, 330];
  stone(scene, { base: '#5c4a5e', vein: '#33263a', speck: 0.5 });
  brassTray(scene, 620, 490, 470);
  steelBowl(scene, x, y, radius);
  const reach = radius * 0.86;
  chutney(scene, x, y, reach);
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.25);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  sprig(scene, x - 20, y - 10, 170, { rotate: -50, leaves: 7, color: '#4f9a2e' });
  metalSpoon(scene, x + 250, y - 190, 420, { rotate: 140 });
  samosa(scene, 1010, 640, 250, { rotate: 30 });
  samosa(scene, 930, 800, 236, { rotate: -40 });
  citrusWedge(scene, 230, 800, 150, { skin: '#e6c22a', flesh: '#f6e27a', rotate: 20 });
  citrusWedge(scene, 330, 870, 140, { skin: '#e6c22a', flesh: '#f6e27a', rotate: -30 });
  chilli(scene, 1130, 180, 230, 60, '#4f8f2a');
  chilli(scene, 1080, 120, 210, 40, '#5a9a2e');
  coriander(
    scene,
    [
      [110, 160],
      [170, 120],
      [90, 230],
      [180, 200],
    ],
    { size: 62 },
  );
  sprig(scene, 150, 520, 170, { rotate: -80, leaves: 7, color: '#5aa038' });
  light(scene);
}
