import { batons } from '../foods/batons.ts';
import { friedTriangle } from '../foods/brokenPastry.ts';
import { swirl } from '../foods/drizzle.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { peanuts } from '../foods/peanut.ts';
import { radish } from '../foods/radish.ts';
import { oilPools } from '../foods/sauce.ts';
import { olive, tomato } from '../foods/sphere.ts';
import { tortillaChips } from '../foods/tortillaChips.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { board } from '../vessels/board.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** The dip in the middle: pale, with oil and paprika in its furrow. */
function dip(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  bowl(scene, x, y, 168, { color: '#2f6f9a', inside: '#f1eadb' });
  mound(scene, { x, y, rx: 144 }, { color: '#ead6a8', wobble: 0.02, fleckCount: 30, material: materials.cream });
  swirl(scene, { x, y, rx: 96 }, '#d9bd84', 1.6, 16);
  oilPools(scene, scatter(random, { x, y, rx: 80 }, { count: 14, distance: 22 }), '#c9a21e', 8, 22);
  dust(scene, { x, y, rx: 110 }, '#a8321c', { count: 150, size: 2.8 });
  choppedHerbs(scene, { x, y, rx: 80 }, { count: 22, size: 8 });
  bowlShade(scene, x, y, 168);
}

/** Chips like petals around the dip. */
function chips(scene: Scene, x: number, y: number): void {
  const places = Array.from({ length: 15 }, (_, index): [Point, number] => {
    const angle = (0.36 + (index / 14) * 0.5) * TURN;
    return [polar(x, y, angle, 236 + (index % 3) * 44), (angle * 180) / Math.PI + 90 + scene.random.bell() * 30];
  });
  tortillaChips(scene, places, { size: 128 });
}

export const alt =
  'A round board of snacks on a yellow cloth: a blue bowl of pale dip with oil and paprika in the middle, and around it golden tortilla chips, fried pastry triangles, carrot sticks, cucumber slices, cherry tomatoes and radishes, with bowls of olives and peanuts.';

/** A board of snacks to eat by hand, around a bowl of dip. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 484];
  cloth(scene, '#d9932a');
  board(scene, x, y, 930, 930, { color: '#8a5a34', corner: 465, rotate: 8 });
  chips(scene, x, y);
  for (const [dx, dy, rotate] of [
    [110, -300, 30],
    [250, -232, -24],
    [298, -84, 64],
  ] as const)
    friedTriangle(scene, x + dx, y + dy, 190, { rotate });
  const carrots = scatter(random, { x: x + 250, y: y + 120, rx: 100, ry: 84 }, { count: 20, distance: 24 });
  batons(scene, carrots, { colors: ['#e8822a', '#f09a3e', '#d9701c'], length: 150, width: 24 });
  for (const [cx, cy] of scatter(random, { x: x + 130, y: y + 290, rx: 110, ry: 76 }, { count: 9, distance: 56 }))
    roundSlice(scene, cx, cy, 46);
  for (const [cx, cy] of scatter(random, { x: x - 60, y: y + 300, rx: 84, ry: 70 }, { count: 7, distance: 66 }))
    tomato(scene, cx, cy, 36, random.pick(['#d8391f', '#e0521f', '#cf2e1c']));
  radish(scene, x - 190, y + 250, 44, 30);
  radish(scene, x - 268, y + 168, 42, 70);
  radish(scene, x - 130, y + 176, 40, 110);
  dip(scene, x, y);
  smallBowl(scene, 1150, 812, 122, {
    filling: '#3a3222',
    top: (rx) => {
      for (const [cx, cy] of scatter(random, { x: 1150, y: 812, rx: rx * 0.84 }, { count: 15, distance: 40 }))
        olive(scene, cx, cy, 24, random.pick(['#5c6b2a', '#6f7f34', '#3b2a3a']));
    },
  });
  smallBowl(scene, 146, 150, 116, {
    color: '#a8321c',
    filling: '#7a4a20',
    top: (rx) => peanuts(scene, scatter(random, { x: 146, y: 150, rx }, { count: 40, distance: 22 }), { size: 19 }),
  });
  citrusWedge(scene, 1140, 150, 140, { rotate: 30 });
  light(scene);
}
