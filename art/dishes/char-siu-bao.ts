import { darken } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { chunks } from '../foods/chunks.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, polar } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { cup } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';
import { steamer } from '../vessels/steamer.ts';

const DOUGH = '#f6f0e2';
const GLAZE = '#7a1c0a';

/** The body of a bun: white, matt, domed, on its square of paper. */
function body(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const turned = random.between(0, 90);
  scene.at(x, y, { rotate: turned }, () => {
    const s = radius * 1.02;
    scene.add(element('path', { d: d`M${-s} ${-s}L${s} ${-s}L${s} ${s}L${-s} ${s}Z`, fill: '#fbf7ec', opacity: 0.85 }));
  });
  const shade = { cx: x + 10, cy: y + 16, r: radius, fill: '#3a2008', opacity: 0.5, filter: blur(scene, 11) };
  scene.add(element('circle', shade));
  const soft = { ...materials.bread, height: 6, dome: radius * 0.22, noise: 0.1, shadow: 2 };
  const fill = radial(
    scene,
    [
      [0, '#fffdf6'],
      [0.6, DOUGH],
      [1, '#cbbd9e'],
    ],
    { cx: 0.42, cy: 0.38, r: 0.66 },
  );
  scene.group({ filter: relief(scene, soft) }, () =>
    scene.add(element('path', { d: blob(random, x, y, radius, radius * 0.98, { wobble: 0.02 }), fill })),
  );
}

/** A closed bun: pleats that turn into a twist at its top. */
function bun(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  body(scene, x, y, radius);
  const pleats = 15;
  const start = random.angle();
  const soft = { ...materials.bread, height: 5, dome: 6, noise: 0.1, shadow: 3 };
  for (let pleat = 0; pleat < pleats; pleat++) {
    const at = start + (pleat / pleats) * Math.PI * 2;
    const [ox, oy] = polar(x, y, at, radius * random.between(0.66, 0.78));
    const [mx, my] = polar(x, y, at + 0.34, radius * 0.44);
    const [ix, iy] = polar(x, y, at + 0.9, radius * 0.1);
    const line = { d: d`M${ox} ${oy}Q${mx} ${my} ${ix} ${iy}`, fill: 'none', 'stroke-linecap': 'round' };
    scene.add(
      element('path', {
        ...line,
        stroke: '#8f7f5e',
        'stroke-width': radius * 0.06,
        opacity: 0.5,
        filter: blur(scene, 2),
      }),
      element('path', {
        ...line,
        stroke: '#ffffff',
        'stroke-width': radius * 0.045,
        opacity: 0.8,
        transform: 'translate(-4 -4)',
      }),
    );
  }
  scene.group({ filter: relief(scene, soft) }, () =>
    scene.add(element('path', { d: blob(random, x, y, radius * 0.17, radius * 0.15, { wobble: 0.2 }), fill: DOUGH })),
  );
  scene.add(element('circle', { cx: x + 2, cy: y + 2, r: radius * 0.05, fill: darken(DOUGH, 0.45), opacity: 0.7 }));
}

/** Diced pork in its glaze; `size` is its distance in px. */
function dicedPork(scene: Scene, x: number, y: number, rx: number, size: number): void {
  const pork = scatter(scene.random, { x, y, rx, ry: rx * 0.84 }, { count: 40, distance: size });
  const colors = ['#b8381c', '#a02c14', '#c8542c', '#8a2410'];
  chunks(scene, pork, { colors, min: size * 0.6, max: size, corners: 4, sauce: GLAZE, sunk: 0.12 });
}

/** A bun torn open: white crumb around sticky red-brown pork. */
function tornBun(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  body(scene, x, y, radius);
  const crumb = blob(random, x + 4, y + 4, radius * 0.82, radius * 0.72, { wobble: 0.16, points: 26 });
  const fluffy = { ...materials.crumbs, frequency: 0.1, height: 5, dome: 2, gloss: 0, shadow: 0 };
  scene.group({ filter: relief(scene, fluffy) }, () => scene.add(element('path', { d: crumb, fill: '#fbf4e0' })));
  const sticky = { ...materials.syrup, height: 7, frequency: 0.04, noise: 0.3, gloss: 0.6 };
  scene.group({ filter: relief(scene, sticky) }, () => {
    const filling = blob(random, x + 6, y + 6, radius * 0.6, radius * 0.5, { wobble: 0.16 });
    scene.add(element('path', { d: filling, fill: GLAZE }));
  });
  dicedPork(scene, x + 6, y + 6, radius * 0.5, radius * 0.15);
}

export const alt =
  'A bamboo steamer of white pleated buns on squares of paper, beside a plate with one bun torn open to show sticky red-brown diced pork, dark chopsticks, a cup of tea and a bowl of the filling on dark wood and a red napkin.';

/** Char siu bao in the steamer, one of them opened on a plate. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [560, 456, 424];
  wood(scene, { base: '#4a3426', planks: 4 });
  napkin(scene, 1080, 700, '#a8332a', { width: 520, height: 560, rotate: 14 });
  steamer(scene, x, y, radius);
  const size = 112;
  bun(scene, x, y, size);
  for (let index = 0; index < 6; index++) {
    const [bx, by] = polar(x, y, -0.5 + (index / 6) * Math.PI * 2, 246);
    bun(scene, bx, by, size * random.between(0.97, 1.03));
  }
  plate(scene, 1056, 716, 206, { color: '#dfe4e0', rim: 0.8, band: '#34507f' });
  tornBun(scene, 1050, 706, 128);
  chopsticks(scene, 1232, 640, 560, 8, '#26201d');
  cup(scene, 1120, 170, 118, { color: '#efe9dc', drink: '#8a4a14' });
  smallBowl(scene, 116, 848, 108, {
    color: '#34507f',
    filling: GLAZE,
    material: materials.syrup,
    top: (rx) => dicedPork(scene, 116, 848, rx * 0.86, 26),
  });
  light(scene);
}
