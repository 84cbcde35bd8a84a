import { friedOnions, onionSlivers } from '../foods/onion.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { skillet } from '../vessels/skillet.ts';

export const alt =
  'A black pan of onion slivers, pale at one side, golden in the middle and dark brown at the other, with a wooden spoon, and two halved onions beside it on a gray-green cloth.';

/** A pan of onions that are raw, golden and brown, from one side to the other. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 480];
  cloth(scene, '#7f9088');
  skillet(scene, x, y, 410, { handle: 24 });
  soaked(scene, { x: x + 60, y, rx: 270, ry: 290 }, '#6f3d10', 0.7);
  const part = (dx: number, count: number) =>
    scatter(random, { x: x + dx, y, rx: 130, ry: 280 }, { count, distance: 12 });
  onionSlivers(scene, part(-190, 230), { size: 26, colors: ['#f4e9cf', '#efe0bd', '#e9d6ac', '#f7f0dc'] });
  onionSlivers(scene, part(0, 280), { size: 24, colors: ['#e0b25a', '#d39a3e', '#c98a2e', '#e8c27a'] });
  friedOnions(scene, part(190, 320), 21);
  oilPools(scene, scatter(random, { x, y, rx: 300 }, { count: 50, distance: 30 }), '#f2c14a', 3, 9);
  spoon(scene, x - 20, y + 20, 560, 48, '#a9713d');
  onionHalf(scene, 150, 170, 112);
  onionHalf(scene, 180, 800, 104, { skin: '#8a2f5a', flesh: '#efdfe6' });
  light(scene);
}
