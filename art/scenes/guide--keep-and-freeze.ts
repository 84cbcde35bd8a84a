import { dropShadow } from '../filters.ts';
import { beans, peas } from '../foods/beans.ts';
import { blueberry } from '../foods/fruit.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { linear, shades } from '../paints.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { jar } from '../vessels/jar.ts';

/** An open glass box centered at (x, y); `fill` draws within an area. */
function box(scene: Scene, x: number, y: number, fill: (area: Area) => void, ground: string): void {
  const [w, h] = [400, 320];
  const at = (inset: number) => ({
    x: x - w / 2 + inset,
    y: y - h / 2 + inset,
    width: w - 2 * inset,
    height: h - 2 * inset,
  });
  scene.group({ filter: dropShadow(scene, { blur: 14, length: 18, opacity: 0.45 }) }, () => {
    scene.add(element('rect', { ...at(0), rx: 44, fill: linear(scene, shades('#ffffff', '#b9c6c8', '#eef4f4', 0.5)) }));
  });
  scene.add(element('rect', { ...at(20), rx: 30, fill: ground }));
  fill({ x, y, rx: w / 2 - 44, ry: h / 2 - 40 });
  scene.add(element('rect', { ...at(20), rx: 30, fill: 'none', stroke: '#ffffff', 'stroke-width': 5, opacity: 0.6 }));
}

export const alt =
  'Four open glass boxes of food on pale blue stone, red stew with herbs, green peas, black beans and blueberries, each shallow and apart, with an open jar of golden stock between them.';

/** Four shallow boxes of food, and a jar of stock. */
export function draw(scene: Scene): void {
  const { random } = scene;
  stone(scene, { base: '#c3d2d8' });
  box(
    scene,
    380,
    250,
    (area) => {
      sauce(
        scene,
        { ...area, rx: area.rx + 10, ry: (area.ry ?? 0) + 6 },
        { color: '#9a2a12', oil: '#d9702a', wobble: 0.06 },
      );
      oilPools(scene, scatter(random, area, { count: 30, distance: 24 }), '#f2a23a', 3, 10);
      choppedHerbs(scene, area, { count: 26 });
      reflection(scene, { ...area, rx: area.rx * 0.8, ry: (area.ry ?? 0) * 0.8 }, 0.3);
    },
    '#8a2410',
  );
  box(
    scene,
    900,
    250,
    (area) =>
      peas(scene, scatter(random, area, { count: 210, distance: 21 }), {
        colors: ['#6fa53a', '#7fb548', '#5f9430'],
        size: 15,
      }),
    '#4f7f2a',
  );
  box(
    scene,
    380,
    706,
    (area) =>
      beans(scene, scatter(random, area, { count: 150, distance: 26 }), {
        colors: ['#2a2422', '#3a302c', '#1f1b1a'],
        size: 20,
      }),
    '#1f1a18',
  );
  box(
    scene,
    900,
    706,
    (area) => {
      for (const [x, y] of scatter(random, area, { count: 60, distance: 44 })) blueberry(scene, x, y, 25);
    },
    '#2c3562',
  );
  jar(scene, 640, 478, 104, '#d9a52a', { lid: -90 });
  light(scene);
}
