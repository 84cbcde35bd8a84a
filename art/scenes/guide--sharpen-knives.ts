import { dropShadow, relief } from '../filters.ts';
import { onionRings } from '../foods/onion.ts';
import { tomatoSlice } from '../foods/tomatoSlice.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, shades } from '../paints.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { slate } from '../surfaces/slate.ts';
import { woodGrain } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { board } from '../vessels/board.ts';

/** A chef's knife, its tip to the left, centered at (x, y); length in px. */
function chefsKnife(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const [l, h] = [length, length * 0.11];
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 14, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const blade = d`M0 ${-h * 0.5}L${-l * 0.5} ${-h * 0.34}Q${-l * 0.62} ${-h * 0.1} ${-l * 0.66} ${h * 0.16}Q${-l * 0.4} ${h * 0.62} 0 ${h * 0.6}Z`;
      const steel = linear(scene, shades('#fafaf8', '#9fa3a4', '#e6e7e5', 0.45), { from: [0, 0], to: [0.1, 1] });
      scene.add(element('path', { d: blade, fill: steel }));
      const edge = d`M${-l * 0.66} ${h * 0.16}Q${-l * 0.4} ${h * 0.62} 0 ${h * 0.6}`;
      scene.add(element('path', { d: edge, fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.9 }));
      scene.add(element('rect', { x: 0, y: -h * 0.52, width: l * 0.05, height: h * 1.04, rx: 4, fill: '#8f9294' }));
      const grip = element('rect', {
        x: l * 0.04,
        y: -h * 0.4,
        width: l * 0.34,
        height: h * 0.74,
        rx: h * 0.3,
        fill: '#3a2418',
      });
      scene.group({ filter: woodGrain(scene, false) }, () => scene.add(grip));
    });
  });
}

/** A water stone of two grits, centered at (x, y). */
function waterStone(scene: Scene, x: number, y: number, rotate: number): void {
  const gritty = { ...materials.bread, frequency: 0.5, height: 2, dome: 3, noise: 0.6, softness: 1, shadow: 12 };
  scene.group({ filter: relief(scene, gritty) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('rect', { x: -330, y: -96, width: 660, height: 192, rx: 10, fill: '#b8693f' }));
      scene.add(element('rect', { x: -330, y: -96, width: 660, height: 178, rx: 10, fill: '#d9a172' }));
    });
  });
  scene.at(x, y, { rotate }, () =>
    scene.add(element('ellipse', { cx: -60, cy: -10, rx: 220, ry: 48, fill: '#f3dcc4', opacity: 0.35 })),
  );
}

export const alt =
  "A chef's knife with a dark wooden handle lying across a wet, tan water stone on a folded green cloth, above a board with thin slices of tomato and rings of red onion, on dark slate.";

/** A knife on its stone, and the thin slices that it cuts. */
export function draw(scene: Scene): void {
  slate(scene, { base: '#3a4045' });
  cloth(scene, '#5f7a5c', { x: 190, y: 130, width: 900, height: 400, rotate: -6 });
  waterStone(scene, 640, 330, -6);
  chefsKnife(scene, 730, 350, 760, -22);
  board(scene, 640, 780, 900, 280, { color: '#b07a48', rotate: 2 });
  for (const [index, x] of [330, 420, 510, 600].entries())
    tomatoSlice(scene, x, 780 + (index % 2) * 12, 78, index * 31);
  onionRings(scene, scatter(scene.random, { x: 860, y: 782, rx: 150, ry: 84 }, { count: 16, distance: 46 }), {
    size: 50,
  });
  light(scene);
}
