import { beans } from '../foods/beans.ts';
import { leaf } from '../foods/leaf.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { pot } from '../vessels/pot.ts';

const COOKED = ['#7a2a1c', '#8f3a24', '#6b2418'];

export const alt =
  'A clay pot of red beans in their dark broth with half an onion and bay leaves, a wooden spoon across it, and bowls of dry black and white beans on blue-gray tiles.';

/** A pot of cooked beans, and bowls of dry ones. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 490];
  tiles(scene, { base: '#8fa3a0' });
  pot(scene, x, y, 400, { color: '#a5603a', inside: '#8a4a2c', ears: 0 });
  sauce(scene, { x, y, rx: 346 }, { color: '#5a2416', oil: '#a8522a', oiliness: 0.4 });
  beans(scene, scatter(random, { x, y, rx: 320 }, { count: 190, distance: 34 }), {
    colors: COOKED,
    size: 25,
    sauce: '#5a2416',
  });
  onionHalf(scene, x - 120, y - 110, 84);
  leaf(scene, x + 90, y - 130, 150, { rotate: 24, color: '#6b7a3a' });
  leaf(scene, x + 140, y + 110, 140, { rotate: -50, color: '#5f6f34' });
  reflection(scene, { x, y, rx: 310 }, 0.25);
  spoon(scene, x + 150, y + 160, 560, 128, '#a9713d');
  const dry = (cx: number, cy: number, radius: number, colors: string[]) =>
    smallBowl(scene, cx, cy, radius, {
      filling: colors[0] ?? '#2a2422',
      top: (rx) =>
        beans(scene, scatter(random, { x: cx, y: cy, rx }, { count: 60, distance: 23 }), { colors, size: 16 }),
    });
  dry(1146, 168, 128, ['#2a2422', '#38302c', '#1f1b1a']);
  dry(140, 170, 122, ['#efe4cc', '#e3d5b6', '#f6eedc']);
  light(scene);
}
