import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { oilPools } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { wedgeOutline } from '../foods/wedge.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { board } from '../vessels/board.ts';

const RADIUS = 388;

/** The raised rim: gold, browned in patches, with the black blisters of a very hot oven. */
function rim(scene: Scene): void {
  const { random } = scene;
  const outline = blob(random, 0, 0, RADIUS, RADIUS, { wobble: 0.022 });
  const puffed = { ...materials.bread, height: 15, dome: 20, frequency: 0.014, noise: 0.45, softness: 3, shadow: 12 };
  const dough = radial(scene, shades('#eec683', '#e6b468', '#c98a3a', 0.86));
  scene.group({ filter: relief(scene, puffed) }, () => {
    scene.add(element('path', { d: outline, fill: dough }));
    const browned = mottle(scene, { color: '#a85a18', frequency: 0.016, bare: 0.4 });
    scene.add(element('path', { d: outline, fill: dough, filter: browned, opacity: 0.7 }));
  });
  scene.group({ filter: blur(scene, 1.6) }, () => {
    for (let spot = 0; spot < 58; spot++) {
      const [cx, cy] = polar(0, 0, random.angle(), RADIUS * random.between(0.84, 0.985));
      const size = 3 + 15 * random.next() ** 2;
      const path = blob(random, cx, cy, size, size * 0.7, { wobble: 0.3, rotation: random.angle(), points: 10 });
      scene.add(element('path', { d: path, fill: random.pick(['#3a1a08', '#5e2c0c', '#2a1206']), opacity: 0.75 }));
    }
  });
}

/** Crushed tomatoes spread up to the rim. */
function tomatoes(scene: Scene): void {
  const { random } = scene;
  const spread = (reach: number) => blob(random, 0, 0, RADIUS * reach, RADIUS * reach, { wobble: 0.035 });
  scene.add(element('path', { d: spread(0.82), fill: '#c9701e', opacity: 0.85, filter: blur(scene, 6) }));
  const red = radial(scene, shades('#d23a16', '#c22a0e', '#a31f0a', 0.8));
  const pulp = { ...materials.stew, frequency: 0.05, height: 6, gloss: 0.24, noise: 0.7, softness: 1.6, shadow: 2 };
  scene.group({ filter: relief(scene, pulp) }, () => {
    scene.add(element('path', { d: spread(0.8), fill: red }));
    const lighter = mottle(scene, { color: '#e8622a', frequency: 0.03, bare: 0.46 });
    scene.add(element('path', { d: spread(0.79), fill: red, filter: lighter, opacity: 0.6 }));
  });
}

/** Pools of melted mozzarella, toasted where they rose. */
function mozzarella(scene: Scene): void {
  const { random } = scene;
  const pools = scatter(random, { x: 0, y: 0, rx: RADIUS * 0.66 }, { count: 15, distance: 112, bias: 0.52 }).map(
    ([x, y]) =>
      blob(random, x, y, random.between(44, 74), random.between(36, 56), { wobble: 0.3, rotation: random.angle() }),
  );
  scene.group({ filter: blur(scene, 7), opacity: 0.8 }, () => {
    for (const pool of pools)
      scene.add(element('path', { d: pool, fill: '#f0a860', stroke: '#f0a860', 'stroke-width': 14 }));
  });
  const melted = { ...materials.smooth, height: 8, dome: 9, frequency: 0.03, noise: 0.35, gloss: 0.45, shadow: 5 };
  scene.group({ filter: relief(scene, melted) }, () => {
    for (const pool of pools) scene.add(element('path', { d: pool, fill: '#fdf3da' }));
  });
  const toast = mottle(scene, { color: '#c8781f', frequency: 0.035, bare: 0.53 });
  scene.group({ filter: toast, opacity: 0.6 }, () => {
    for (const pool of pools) scene.add(element('path', { d: pool, fill: '#c8781f' }));
  });
}

/** The pizza centered at the origin. */
function pizza(scene: Scene): void {
  const { random } = scene;
  rim(scene);
  tomatoes(scene);
  mozzarella(scene);
  oilPools(scene, scatter(random, { x: 0, y: 0, rx: RADIUS * 0.74 }, { count: 46, distance: 34 }), '#f0a028', 4, 13);
  for (let index = 0; index < 9; index++) {
    const [x, y] = polar(0, 0, (index / 9) * TURN + 0.3, index % 3 === 0 ? 96 : random.between(190, 250));
    const length = random.between(84, 112);
    leaf(scene, x - length * 0.35, y, length, {
      color: '#3a7a24',
      width: length * 0.58,
      rotate: random.between(0, 360),
    });
  }
}

export const alt =
  'A whole pizza with a puffed, blistered rim, red tomato, pools of melted mozzarella and basil leaves, one slice pulled away, on a round wooden board with tomatoes and basil on dark wood.';

/** A margherita straight from the oven on a round board, its first slice pulled out. */
export function draw(scene: Scene): void {
  const [x, y] = [622, 474];
  wood(scene, { base: '#5a3b26', planks: 4 });
  dust(scene, { x: 640, y: 480, rx: 620, ry: 460 }, '#f7efe0', { count: 420, size: 2.6, opacity: 0.5 });
  board(scene, x, y, 900, 900, { color: '#a9743f', corner: 450, rotate: 12 });

  const markup = scene.collect(() => pizza(scene));
  const slice = { x: 0, y: 0, radius: RADIUS * 1.2, wobble: 0 };
  const cut = wedgeOutline(scene.random, { ...slice, from: 8, to: 53 });
  const rest = wedgeOutline(scene.random, { ...slice, from: 53, to: 368 });
  const lying = { filter: dropShadow(scene, { blur: 9, length: 15, opacity: 0.6 }) };
  for (const [outline, dx, dy] of [
    [rest, 0, 0],
    [cut, 96, 58],
  ] as const) {
    scene.at(x + dx, y + dy, {}, () => scene.group(lying, () => scene.clipped(outline, () => scene.add(markup))));
  }
  tomato(scene, 1168, 118, 62);
  tomato(scene, 1082, 76, 44);
  sprig(scene, 130, 850, 120, { rotate: -50 });
  light(scene);
}
