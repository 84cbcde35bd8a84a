import { blur, dropShadow, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob, type Point, polar } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { wood, woodGrain } from '../surfaces/wood.ts';
import { element } from '../svg.ts';

/** Bubbles of gas just under the skin of the dough at points: pale domes with a thin shade. */
function bubbles(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  for (const [x, y] of points) {
    const size = 2 + 9 * random.next() ** 2.4;
    const shape = { cx: x, cy: y, rx: size, ry: size * 0.9 };
    scene.add(element('ellipse', { ...shape, cx: x + 2, cy: y + 3, fill: '#8a6a40', opacity: 0.32 }));
    scene.add(
      element('ellipse', {
        ...shape,
        fill: radial(scene, shades('#f8edd4', '#efdfbc', '#d8c090', 0.7), { cx: 0.4, cy: 0.38, r: 0.64 }),
        opacity: 0.9,
      }),
    );
  }
}

/** A proved ball of dough centered at (x, y): slack, round and smooth, with bubbles under its skin; radius in px. */
function ball(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const outline = blob(random, x, y, radius, radius * 0.97, { wobble: 0.025 });
  const soft = {
    ...materials.bread,
    height: 16,
    dome: radius * 0.2,
    frequency: 0.01,
    noise: 0.2,
    softness: 5,
    gloss: 0.12,
    shadow: 14,
    ambient: 0.38,
  };
  scene.group({ filter: relief(scene, soft) }, () => {
    const fill = radial(scene, shades('#efdfbd', '#e6d2a8', '#c9ac78', 0.76), { cx: 0.42, cy: 0.4, r: 0.64 });
    scene.add(element('path', { d: outline, fill }));
  });
  bubbles(scene, scatter(random, { x, y, rx: radius * 0.84 }, { count: 26, distance: 20 }));
  dust(scene, { x: x - 10, y: y - 14, rx: radius * 0.75 }, '#ffffff', { count: 150, size: 2.6, opacity: 0.8 });
}

/** A round stretched by hand centered at (x, y): pressed thin in the middle by fingers, with a raised rim. */
function stretchedDough(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const ring = (part: number) => blob(random, x, y, radius * part, radius * part * 0.98, { wobble: 0.022 });
  const raised = {
    ...materials.bread,
    height: 14,
    dome: 16,
    frequency: 0.012,
    noise: 0.3,
    softness: 4,
    shadow: 12,
    ambient: 0.38,
  };
  scene.group({ filter: relief(scene, raised) }, () => scene.add(element('path', { d: ring(1), fill: '#e8d6b0' })));
  const floor = radial(scene, shades('#e6d4ac', '#dfca9c', '#c0a26c', 0.82), { cx: 0.54, cy: 0.55, r: 0.54 });
  scene.add(element('path', { d: ring(0.84), fill: floor, filter: blur(scene, 5) }));
  bubbles(scene, scatter(random, { x, y, rx: radius * 0.97 }, { count: 46, distance: 34, bias: 0.4 }));
  const press = radial(
    scene,
    [
      [0, '#b99a62', 0.55],
      [0.7, '#c9ab74', 0.3],
      [1, '#c9ab74', 0],
    ],
    { cx: 0.42, cy: 0.4, r: 0.6 },
  );
  scene.group({ filter: blur(scene, 3) }, () => {
    for (const [reach, count] of [
      [0.64, 13],
      [0.38, 8],
      [0.1, 3],
    ] as const) {
      for (let finger = 0; finger < count; finger++) {
        const [cx, cy] = polar(x, y, (finger / count) * Math.PI * 2 + reach * 3 + random.bell() * 0.1, radius * reach);
        scene.add(element('ellipse', { cx, cy, rx: 27, ry: 24, fill: press }));
        scene.add(element('ellipse', { cx: cx + 9, cy: cy + 11, rx: 19, ry: 15, fill: '#fffaf0', opacity: 0.35 }));
      }
    }
  });
  dust(scene, { x, y, rx: radius * 0.9 }, '#ffffff', { count: 300, size: 3, opacity: 0.8 });
}

/** Flour thrown over the table: clouds with a dense middle, and single grains. */
function flour(scene: Scene, x: number, y: number, reach: number): void {
  scene.group({ filter: blur(scene, 16), opacity: 0.6 }, () =>
    scene.add(element('path', { d: blob(scene.random, x, y, reach, reach * 0.7, { wobble: 0.4 }), fill: '#fdf8ec' })),
  );
  dust(scene, { x, y, rx: reach * 1.3, ry: reach }, '#fffdf6', { count: 700, size: 3, opacity: 0.85 });
}

/** A scraper: a steel blade in a wooden grip, centered at (x, y), turned by degrees. */
function scraper(scene: Scene, x: number, y: number, rotate: number): void {
  scene.group({ filter: dropShadow(scene, { blur: 7, length: 10, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const steel = linear(scene, shades('#f7f6f2', '#a9a8a4', '#dcdbd6', 0.5));
      scene.add(element('rect', { x: -120, y: -30, width: 240, height: 150, rx: 6, fill: steel }));
      const grip = element('rect', { x: -124, y: -62, width: 248, height: 52, rx: 24, fill: '#8a4f26' });
      scene.group({ filter: woodGrain(scene, false) }, () => scene.add(grip));
    });
  });
}

export const alt =
  'Three round, pale balls of proved dough beside one stretched by hand into a disc with fingermarks and a raised rim, with a dough scraper, a bowl of flour and flour strewn over dark wood.';

/** Pizza dough on the table: three proved balls, the fourth already stretched, with flour everywhere. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#6b4a30', planks: 4 });
  cloth(scene, '#c9d0cc', { x: -160, y: -200, width: 460, height: 620, rotate: -14 });
  flour(scene, 800, 500, 380);
  flour(scene, 330, 700, 240);
  stretchedDough(scene, 812, 486, 356);
  ball(scene, 282, 470, 158);
  ball(scene, 214, 782, 160);
  ball(scene, 500, 824, 154);
  smallBowl(scene, 236, 156, 134, {
    color: '#7d8a92',
    filling: '#fbf6ea',
    material: { ...materials.cream, noise: 0.7, frequency: 0.05 },
  });
  scraper(scene, 1146, 838, 24);
  light(scene);
}
