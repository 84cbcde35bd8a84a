import { dropShadow } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { mound } from '../foods/mound.ts';
import { butter } from '../foods/pastry.ts';
import { shellEgg } from '../foods/shellEgg.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, metal, shades } from '../paints.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { d, element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** A kitchen scale with a window for the weight, centered at (x, y). */
function scale(scene: Scene, x: number, y: number): void {
  scene.group({ filter: dropShadow(scene, { blur: 16, length: 20, opacity: 0.5 }) }, () => {
    const body = { x: x - 310, y: y - 320, width: 620, height: 720, rx: 56 };
    scene.add(element('rect', { ...body, fill: linear(scene, shades('#fbfaf6', '#d5d2ca', '#b9b6ae', 0.6)) }));
  });
  scene.add(element('circle', { cx: x, cy: y - 20, r: 286, fill: metal(scene), opacity: 0.8 }));
  scene.add(element('rect', { x: x - 130, y: y + 296, width: 260, height: 84, rx: 14, fill: '#2f3a34' }));
  // The weight, 250, in the bars of a seven-segment display.
  const bars: [number, string][] = [
    [-84, 'M0 0h36v26h-36v26h36'],
    [-16, 'M36 0h-36v26h36v26h-36'],
    [52, 'M0 0h36v52h-36z'],
  ];
  for (const [dx, path] of bars) {
    const line = { fill: 'none', stroke: '#bfe3b0', 'stroke-width': 8, 'stroke-linejoin': 'round' };
    scene.add(element('path', { d: path, ...line, transform: d`translate(${x + dx} ${y + 312})` }));
  }
}

export const alt =
  'A white kitchen scale whose display reads 250 with a blue bowl of flour on it, beside a pat of butter, two brown eggs and three metal measuring spoons, on a striped yellow cloth.';

/** A bowl of flour on a scale, with more to measure next to it. */
export function draw(scene: Scene): void {
  const [x, y] = [600, 450];
  cloth(scene, '#e3b25a', {
    stripes: [
      [0.2, 18, '#f4e3bb'],
      [0.8, 18, '#f4e3bb'],
    ],
  });
  scale(scene, x, y);
  bowl(scene, x, y - 20, 272, { color: '#4f6f8a', inside: '#efe9dc' });
  mound(
    scene,
    { x, y: y - 20, rx: 214 },
    { color: '#fbf6ea', wobble: 0.04, fleckCount: 0, material: materials.crumbs },
  );
  dust(scene, { x, y: y - 20, rx: 220 }, '#ffffff', { count: 300, size: 3 });
  bowlShade(scene, x, y - 20, 272);
  metalSpoon(scene, 1030, 300, 330, { rotate: 14 });
  metalSpoon(scene, 1110, 320, 280, { rotate: 14 });
  metalSpoon(scene, 1180, 340, 230, { rotate: 14 });
  shellEgg(scene, 1010, 720, 80, '#b9774a', -30);
  shellEgg(scene, 1130, 800, 76, '#c98a5c', 24);
  butter(scene, 150, 740, 130, -18);
  light(scene);
}
