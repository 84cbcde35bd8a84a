import { darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { cardamom } from '../foods/cardamom.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { crumbles } from '../foods/crumbles.ts';
import { gingerCoins, gingerRoot } from '../foods/gingerRoot.ts';
import { grains } from '../foods/grains.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { clayCup } from '../vessels/clayCup.ts';
import { plate } from '../vessels/plate.ts';

const BISCUIT = '#d9a254';

/** A plain tea biscuit: a rectangle with a toothed edge and rows of holes. */
function biscuit(scene: Scene, x: number, y: number, rotate: number): void {
  const [w, h] = [172, 112];
  const baked = { ...materials.bread, frequency: 0.05, height: 6, dome: 5, noise: 0.3, shadow: 8 };
  scene.group({ filter: relief(scene, baked) }, () => {
    scene.at(x, y, { rotate }, () => {
      const box = { x: -w / 2, y: -h / 2, width: w, height: h, rx: 10 };
      scene.add(
        element('rect', { ...box, fill: BISCUIT, stroke: BISCUIT, 'stroke-width': 9, 'stroke-dasharray': '9 6' }),
      );
      const browned = mottle(scene, { color: '#9a5a1c', frequency: 0.012, bare: 0.5 });
      scene.add(element('rect', { ...box, fill: BISCUIT, filter: browned, opacity: 0.5 }));
      const frame = { x: -w / 2 + 12, y: -h / 2 + 12, width: w - 24, height: h - 24, rx: 6, fill: 'none' };
      scene.add(element('rect', { ...frame, stroke: darken(BISCUIT, 0.35), 'stroke-width': 3, opacity: 0.6 }));
      for (let hole = 0; hole < 15; hole++) {
        const at = { cx: ((hole % 5) - 2) * 28, cy: (Math.floor(hole / 5) - 1) * 26, r: 4 };
        scene.add(element('circle', { ...at, fill: darken(BISCUIT, 0.6) }));
      }
    });
  });
}

export const alt =
  'Three clay cups of frothy, milky brown tea with green cardamom pods, a cinnamon stick, ginger root and slices, and a plate of tea biscuits on weathered turquoise wood.';

/** Chai in clay cups, with what it is boiled with. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#3f8086', planks: 6, vertical: true });
  plate(scene, 176, 812, 236, { color: '#e9e2d2', rim: 0.8, band: '#b5643a' });
  for (const [dx, dy, rotate] of [
    [-30, -70, 14],
    [24, 30, -22],
    [-16, -14, 68],
  ] as const) {
    biscuit(scene, 176 + dx, 812 + dy, rotate);
  }
  const cup = { drink: '#bb7f49', froth: lighten('#d9a86a', 0.3), color: '#b0613a' };
  clayCup(scene, 846, 322, 196, { ...cup, color: '#a85a34' });
  clayCup(scene, 458, 362, 196, cup);
  clayCup(scene, 662, 694, 200, { ...cup, color: '#ba6a42' });

  gingerRoot(scene, 1040, 716, 340, -24);
  gingerCoins(
    scene,
    [
      [862, 822],
      [926, 868],
      [838, 900],
    ],
    42,
  );
  cinnamonStick(scene, 170, 136, 310, 62, -28);
  cinnamonStick(scene, 150, 226, 290, 58, -40, '#8a4c24');
  cardamom(
    scene,
    [
      [1118, 500],
      [1182, 452],
      [1214, 860],
      [1150, 170],
      [1090, 96],
      [250, 560],
    ],
    { size: 36, open: 0.3 },
  );
  const tea = { colors: ['#2a1710', '#3d2418', '#1f110b'], min: 3, max: 8, flat: 0.6, distance: 12 };
  crumbles(scene, { x: 120, y: 500, rx: 70, ry: 46 }, { ...tea, count: 50 });
  const pepper = { colors: ['#2f2620', '#1c1613'], length: 8, width: 7.5, distance: 24 };
  grains(scene, { x: 1200, y: 300, rx: 50, ry: 50 }, { ...pepper, count: 10 });
  light(scene);
}
