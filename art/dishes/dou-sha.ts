import { darken, lighten } from '../color.ts';
import { blur, dropShadow, relief } from '../filters.ts';
import { beans } from '../foods/beans.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, type Point, polar, TURN } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';

const PASTE = '#4a1a17';
const BEANS = ['#8a1f22', '#7a1a1e', '#9a2a28', '#6e161a'];

/** Thick paste that keeps every furrow of the spatula: swirls around the middle of the bowl. */
function paste(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const thick = { ...materials.syrup, frequency: 0.012, height: 4, dome: 12, noise: 0.14, gloss: 0.4, shadow: 2 };
  scene.group({ filter: relief(scene, thick) }, () => {
    const body = radial(scene, shades(lighten(PASTE, 0.12), PASTE, darken(PASTE, 0.35), 0.7));
    scene.add(element('path', { d: blob(random, x, y, reach, reach, { wobble: 0.01 }), fill: body }));
  });
  for (const [part, from, sweep] of [
    [0.8, -2.6, 2.6],
    [0.62, 0.4, 3],
    [0.42, -2.2, 3.6],
    [0.2, 1.2, 3],
  ] as const) {
    const furrow = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (step): Point => polar(x, y, from + sweep * step, reach * part * (1 - step * 0.16)),
    );
    spoonTrough(scene, furrow, reach * 0.17, PASTE, 0.72);
  }
  reflection(scene, { x, y, rx: reach * 0.8 }, 0.34);
}

/** Half of a steamed bun, lying on its back edge: a white dome above the open face, the paste in its middle. */
function halfBun(scene: Scene, x: number, y: number, radius: number, rotate: number): void {
  const { random } = scene;
  const r = radius;
  scene.at(x, y, { rotate }, () => {
    const soft = { ...materials.smooth, height: 5, dome: r * 0.22, noise: 0.08, gloss: 0.2, shadow: 0 };
    scene.group({ filter: dropShadow(scene, { blur: 10, length: 18, opacity: 0.55 }) }, () => {
      scene.group({ filter: relief(scene, soft) }, () => {
        const dome = d`M${-r} 0C${-r * 1.06} ${-r * 0.74} ${-r * 0.5} ${-r * 1.04} 0 ${-r * 1.04}C${r * 0.5} ${-r * 1.04} ${r * 1.06} ${-r * 0.74} ${r} 0C${r * 0.9} ${r * 0.4} ${-r * 0.9} ${r * 0.4} ${-r} 0Z`;
        scene.add(element('path', { d: dome, fill: '#f4efe2' }));
      });
    });
    const spongy = { ...materials.crumbs, frequency: 0.08, height: 3, dome: 2, noise: 0.5, shadow: 0 };
    scene.group({ filter: relief(scene, spongy) }, () => {
      const crumb = blob(random, 0, 0, r * 0.97, r * 0.42, { wobble: 0.035, points: 34 });
      scene.add(element('path', { d: crumb, fill: '#e6dcc4' }));
    });
    const filling = { ...materials.syrup, frequency: 0.03, height: 5, dome: 7, noise: 0.3, gloss: 0.4, shadow: 2 };
    scene.group({ filter: relief(scene, filling) }, () => {
      const core = blob(random, 0, r * 0.03, r * 0.7, r * 0.25, { wobble: 0.1, points: 22 });
      scene.add(element('path', { d: core, fill: PASTE }));
    });
  });
}

/** A whole bun with the pleats that close it, turned in toward a point. */
function bun(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const soft = { ...materials.smooth, height: 5, dome: radius * 0.24, noise: 0.08, gloss: 0.2, shadow: 8 };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius, { wobble: 0.015 }), fill: '#f4efe2' }));
  });
  for (let pleat = 0; pleat < 14; pleat++) {
    const angle = (pleat / 14) * TURN;
    const [from, over, to] = [
      polar(x, y, angle, radius * 0.07),
      polar(x, y, angle + 0.5, radius * 0.3),
      polar(x, y, angle + 0.62, radius * 0.62),
    ];
    const fold = d`M${from[0]} ${from[1]}Q${over[0]} ${over[1]} ${to[0]} ${to[1]}`;
    const line = { d: fold, fill: 'none', 'stroke-linecap': 'round' };
    scene.add(element('path', { ...line, stroke: '#a89a7c', 'stroke-width': 5, opacity: 0.5, filter: blur(scene, 2) }));
    scene.add(
      element('path', { ...line, stroke: '#ffffff', 'stroke-width': 4, opacity: 0.75, transform: 'translate(4 3)' }),
    );
  }
}

export const alt =
  'A white bowl of dark, glossy red bean paste in thick swirls with a wooden spoon, beside a plate of white steamed buns, one of them torn open so that the paste inside shows, and a small bowl of dried red adzuki beans on dark wood.';

/** The paste in its bowl, the beans it was, and a bun that it fills. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [500, 508, 392];
  wood(scene, { base: '#4d3a2c', planks: 5 });
  napkin(scene, 150, 190, '#a8332a', { width: 520, height: 420, rotate: 18 });
  bowl(scene, x, y, radius, { color: '#e9e6da', lip: 0.05, band: '#a8332a' });
  paste(scene, x, y, radius * 0.9);
  bowlShade(scene, x, y, radius, { lip: 0.05 });
  spoon(scene, x + 150, y - 60, 640, 222, '#a8743f');
  const scoop = { ...materials.syrup, frequency: 0.02, height: 4, dome: 16, noise: 0.16, gloss: 0.45, shadow: 5 };
  scene.group({ filter: relief(scene, scoop) }, () => {
    const heap = blob(random, x - 28, y + 136, 84, 70, { wobble: 0.1, points: 18 });
    scene.add(element('path', { d: heap, fill: lighten(PASTE, 0.06) }));
  });
  plate(scene, 1060, 690, 250, { color: '#7d8f96', rim: 0.82, band: '#3f5560' });
  bun(scene, 1136, 596, 104);
  halfBun(scene, 996, 702, 112, -18);
  halfBun(scene, 1128, 800, 112, 10);
  smallBowl(scene, 1070, 228, 168, {
    color: '#6f7f5a',
    filling: '#5a1214',
    material: materials.smooth,
    top: (reach) =>
      beans(scene, scatter(random, { x: 1070, y: 228, rx: reach * 0.98 }, { count: 260, distance: 17 }), {
        colors: BEANS,
        size: 15,
      }),
  });
  const loose: Point[] = [
    [842, 150],
    [872, 330],
    [900, 402],
    [1236, 420],
    [1190, 398],
    [868, 196],
    [920, 446],
  ];
  beans(scene, loose, { colors: BEANS, size: 15 });
  light(scene);
}
