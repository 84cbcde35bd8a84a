import { chilliRings } from '../foods/chilli.ts';
import { sesame } from '../foods/grains.ts';
import { scallions } from '../foods/herbs.ts';
import { reflection } from '../foods/sauce.ts';
import { scallionPancake } from '../foods/scallionPancake.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polar } from '../path.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { bambooBoard } from '../vessels/bambooBoard.ts';

/** Soy sauce and vinegar with sesame, scallion and chilli. */
function dip(scene: Scene, x: number, y: number, radius: number): void {
  smallBowl(scene, x, y, radius, {
    colour: '#e8e2d4',
    filling: '#2a1208',
    material: { ...materials.liquid, gloss: 0.5 },
    top: (reach) => {
      reflection(scene, { x, y, rx: reach * 0.8 }, 0.5);
      scallions(scene, scatter(scene.random, { x, y, rx: reach * 0.75 }, { count: 12, distance: 22 }), { size: 9 });
      chilliRings(scene, [[x + reach * 0.2, y + reach * 0.35]], { size: 13 });
      sesame(scene, { x, y, rx: reach * 0.8 }, 22);
    },
  });
}

export const alt =
  'A golden pancake flecked with green and cut into six wedges, one of them drawn away, on a round bamboo board beside a small bowl of dark sauce and a grey napkin on pale stone.';

/** A pancake cut into wedges on a round board, one of them already drawn out towards the dip. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [596, 500, 318];
  stone(scene, { base: '#cfc9bd', vein: '#a79d8d', speck: 0.6 });
  napkin(scene, 150, 610, '#83878a', { width: 420, height: 620, rotate: 16, fringe: 26 });
  bambooBoard(scene, x, y, 432, -24);

  const wedges = [-8, 52, 112, 172, 232, 292];
  for (const from of wedges) {
    const pulled = from === 292;
    const [ox, oy] = polar(x, y, ((from + 30) * Math.PI) / 180, pulled ? 92 : scene.random.between(7, 15));
    const turned = pulled ? 9 : scene.random.between(-2, 2);
    scallionPancake(scene, { x: ox, y: oy, radius, from: from + turned, to: from + turned + 60 });
  }
  dip(scene, 1082, 236, 138);
  light(scene);
}
