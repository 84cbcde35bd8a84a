import { relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { jiaozi } from '../foods/jiaozi.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { slate } from '../surfaces/slate.ts';
import { element } from '../svg.ts';
import { bambooBoard } from '../vessels/bambooBoard.ts';

/** A round wrapper centered at (x, y) with a heap of filling in its middle. */
function filledWrapper(scene: Scene, x: number, y: number, radius: number, heap: number): void {
  const thin = { ...materials.bread, height: 5, dome: 3, noise: 0.2, softness: 2, shadow: 6 };
  scene.group({ filter: relief(scene, thin) }, () =>
    scene.add(element('path', { d: blob(scene.random, x, y, radius, radius, { wobble: 0.02 }), fill: '#f2e6c8' })),
  );
  dust(scene, { x, y, rx: radius * 0.9 }, '#ffffff', { count: 60, size: 2.4 });
  if (heap === 0) return;
  crumbles(scene, { x, y, rx: heap }, { colors: ['#c98a72', '#b8745c', '#d9a08a'], count: 60, min: 6, max: 11 });
  slicedScallions(scene, scatter(scene.random, { x, y, rx: heap * 0.8 }, { count: 8, distance: 16 }), { size: 8 });
}

export const alt =
  'A round bamboo board with a ring of pleated dumplings, a floured empty wrapper and one with pink filling and scallions in the middle, and small bowls of filling and water, on dark slate.';

/** An empty wrapper, a filled one, and folded dumplings. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 484];
  slate(scene, { base: '#2e3336' });
  bambooBoard(scene, x, y, 440);
  for (let place = 0; place < 11; place++) {
    const angle = (place / 11) * TURN;
    const [cx, cy] = polar(x, y, angle, 326);
    jiaozi(scene, cx, cy, 168, { rotate: (angle * 180) / Math.PI + 90 });
  }
  filledWrapper(scene, x - 70, y - 76, 118, 0);
  filledWrapper(scene, x + 62, y + 56, 142, 66);
  smallBowl(scene, 1140, 150, 124, {
    color: '#35566b',
    filling: '#b8745c',
    top: (rx) => slicedScallions(scene, scatter(scene.random, { x: 1140, y: 150, rx }, { count: 16, distance: 22 })),
  });
  smallBowl(scene, 140, 810, 106, { color: '#dfe7e4', filling: '#c9d6d4', material: materials.liquid });
  light(scene);
}
