import { carrotPiece } from '../foods/carrotPiece.ts';
import { celery } from '../foods/celery.ts';
import { leaf } from '../foods/leaf.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { roundSeeds } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { ladle } from '../props/ladle.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { jar } from '../vessels/jar.ts';
import { pot } from '../vessels/pot.ts';

export const alt =
  'A blue enamel pot of clear golden stock with carrot, celery, onion, bay leaves and peppercorns in it, a ladle across its rim and an open jar of strained stock beside it, on pale stone.';

/** A pot of stock, and a jar of strained stock. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [560, 490];
  stone(scene, { base: '#d9d2c2' });
  pot(scene, x, y, 400, { color: '#35566b', inside: '#e9e2d2', ears: 20 });
  sauce(scene, { x, y, rx: 346 }, { color: '#c9922e', oil: '#f2cf6a', oiliness: 0.7 });
  carrotPiece(scene, x - 140, y - 120, 190, 62, { rotate: 30 });
  carrotPiece(scene, x + 150, y + 60, 170, 58, { rotate: -40 });
  celery(scene, x + 90, y - 160, 220, 66, { rotate: 16, color: '#b3b04a' });
  celery(scene, x - 120, y + 150, 200, 60, { rotate: -24, color: '#b3b04a' });
  onionHalf(scene, x - 10, y + 10, 92);
  leaf(scene, x - 240, y + 20, 140, { rotate: 70, color: '#6b7a3a' });
  leaf(scene, x + 60, y + 220, 140, { rotate: -10, color: '#5f6f34' });
  roundSeeds(scene, scatter(random, { x, y, rx: 300 }, { count: 24, distance: 60 }), {
    colors: ['#2a2320', '#3a302a'],
  });
  oilPools(scene, scatter(random, { x, y, rx: 320 }, { count: 80, distance: 30 }), '#fff0b0', 4, 16);
  reflection(scene, { x, y, rx: 310 }, 0.35);
  ladle(scene, x + 210, y - 40, 92, 330, { rotate: -34, filling: '#c9922e' });
  jar(scene, 1120, 730, 138, '#c9922e', { lid: -60 });
  light(scene);
}
