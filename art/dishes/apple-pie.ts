import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { apple, cookedApple } from '../foods/apple.ts';
import { dust } from '../foods/grains.ts';
import { sphere } from '../foods/sphere.ts';
import { cutSides, wedgeOutline } from '../foods/wedge.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob, type Point, polar, smooth, TURN } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element, turn } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const RADIUS = 352;
/** The slice that has been taken out, in degrees. */
const [FROM, TO] = [12, 58];
const STRIPES: Stripe[] = [
  [0.1, 26, '#7d9a5a', 0.6],
  [0.2, 8, '#7d9a5a', 0.6],
  [0.8, 8, '#7d9a5a', 0.6],
  [0.86, 26, '#7d9a5a', 0.6],
];

/** The outline of the crimped rim: pressed in at even steps. */
function rimOutline(reach: number): string {
  const count = 46;
  const points = Array.from({ length: count * 4 }, (_, step): Point => {
    const wave = 0.5 + 0.5 * Math.cos((step / 4) * TURN);
    return polar(0, 0, (step / (count * 4)) * TURN, reach * (1 - 0.042 * (1 - wave)));
  });
  return smooth(points);
}

/** The tin: bright steel with a rolled edge, with juice and apple in the gap of the missing slice. */
function tin(scene: Scene): void {
  const { random } = scene;
  const disc = (part: number, fill: string) => element('circle', { r: RADIUS * part, fill });
  scene.group({ filter: dropShadow(scene, { blur: 18, length: 28, opacity: 0.6 }) }, () =>
    scene.add(disc(1.13, '#6f6d69')),
  );
  scene.add(disc(1.13, linear(scene, shades('#fbfaf6', '#a7a5a0', '#6f6d69', 0.5))));
  scene.add(disc(1.09, linear(scene, shades('#6f6d69', '#8d8b87', '#dedcd6', 0.6))));
  scene.add(disc(0.94, linear(scene, shades('#7f7d79', '#a3a19c', '#c9c7c1', 0.5))));
  const middle = polar(0, 0, (((FROM + TO) / 2) * Math.PI) / 180, RADIUS * 0.46);
  const juice = blob(random, middle[0], middle[1], 150, 86, { wobble: 0.3, rotation: 0.6 });
  scene.add(element('path', { d: juice, fill: '#b5701c', opacity: 0.75, filter: relief(scene, materials.syrup) }));
  cookedApple(
    scene,
    scatter(random, { x: middle[0] * 0.9, y: middle[1] * 0.9, rx: 104, ry: 74 }, { count: 9, distance: 44 }),
    42,
  );
}

/** The lid centered at the origin: crimped, deep gold, sugared, with five slits out of which the juice bubbles. */
function lid(scene: Scene): void {
  const { random } = scene;
  const baked = {
    ...materials.bread,
    height: 12,
    dome: 13,
    frequency: 0.022,
    noise: 0.5,
    softness: 2,
    gloss: 0.22,
    shadow: 0,
  };
  const gold = radial(scene, shades('#e9b866', '#dda24a', '#b9742a', 0.8));
  scene.group({ filter: relief(scene, baked) }, () => {
    scene.add(element('path', { d: rimOutline(RADIUS * 1.04), fill: gold }));
    const browned = mottle(scene, { color: '#96500f', frequency: 0.013, bare: 0.42 });
    scene.add(element('path', { d: rimOutline(RADIUS * 1.04), fill: gold, filter: browned, opacity: 0.8 }));
  });
  // Each press of the thumb leaves a hollow in the rim.
  scene.group({ filter: blur(scene, 2.4) }, () => {
    for (let press = 0; press < 46; press++) {
      const [cx, cy] = polar(0, 0, ((press + 0.5) / 46) * TURN, RADIUS * 0.955);
      const hollow = {
        cx,
        cy,
        rx: RADIUS * 0.05,
        ry: RADIUS * 0.017,
        transform: turn(((press + 0.5) / 46) * 360, cx, cy),
      };
      scene.add(element('ellipse', { ...hollow, fill: '#7a3d0c', opacity: 0.55 }));
    }
    scene.add(
      element('circle', { r: RADIUS * 0.88, fill: 'none', stroke: '#7d3f0c', 'stroke-width': 8, opacity: 0.4 }),
    );
  });
  const risen = {
    ...materials.bread,
    height: 9,
    dome: 24,
    frequency: 0.02,
    noise: 0.35,
    softness: 3,
    gloss: 0.25,
    shadow: 3,
  };
  scene.group({ filter: relief(scene, risen), opacity: 0.9 }, () => {
    scene.add(element('path', { d: blob(random, 0, 0, RADIUS * 0.85, RADIUS * 0.85, { wobble: 0.012 }), fill: gold }));
    const browned = mottle(scene, { color: '#9c5410', frequency: 0.016, bare: 0.44 });
    scene.add(element('circle', { r: RADIUS * 0.85, fill: gold, filter: browned, opacity: 0.7 }));
  });
  slits(scene);
  dust(scene, { x: 0, y: 0, rx: RADIUS * 0.84 }, '#fff8e6', { count: 520, size: 2.8, opacity: 0.85 });
}

/** Five slits like the petals of a flower, dark with juice and apple. */
function slits(scene: Scene): void {
  const { random } = scene;
  const leaf = (w: number) =>
    d`M${RADIUS * 0.2} 0Q${RADIUS * 0.4} ${-w} ${RADIUS * 0.64} 0Q${RADIUS * 0.4} ${w} ${RADIUS * 0.2} 0Z`;
  for (let slit = 0; slit < 5; slit++) {
    const degrees = slit * 72 - 18;
    scene.at(0, 0, { rotate: degrees }, () => {
      scene.add(element('path', { d: leaf(50), fill: '#a85c14', opacity: 0.6, filter: blur(scene, 4) }));
      scene.add(element('path', { d: leaf(38), fill: '#5e2c08' }));
      scene.clipped(leaf(38), () =>
        cookedApple(
          scene,
          [
            [RADIUS * 0.36, 2],
            [RADIUS * 0.47, -3],
          ],
          36,
        ),
      );
      const bubbled = blob(random, RADIUS * 0.56, 8, 30, 15, { wobble: 0.4 });
      scene.add(
        element('path', { d: bubbled, fill: '#c98426', opacity: 0.85, filter: relief(scene, materials.syrup) }),
      );
    });
  }
}

/** Sticks of cinnamon centered at (x, y): rolled bark. */
function cinnamon(scene: Scene, x: number, y: number, rotate: number): void {
  const round = { ...materials.bread, frequency: 0.01, frequencyDown: 0.12, height: 8, dome: 7, noise: 0.5, shadow: 7 };
  scene.at(x, y, { rotate }, () => {
    scene.group({ filter: relief(scene, round) }, () => {
      scene.add(element('rect', { x: -110, y: -19, width: 220, height: 38, rx: 8, fill: '#95532a' }));
      scene.add(element('rect', { x: -112, y: -3, width: 224, height: 6, rx: 3, fill: '#4a2410' }));
    });
  });
}

export const alt =
  'A golden double-crust pie with a crimped, sugared rim and slits showing apple, one slice served on a white plate with a ball of vanilla ice cream, beside green and red apples and cinnamon on pale wood.';

/** Apple pie in its tin, the first slice on a plate with ice cream. */
export function draw(scene: Scene): void {
  const [x, y] = [520, 448];
  wood(scene, { base: '#b08a64', planks: 5 });
  cloth(scene, '#f3ecda', { x: -60, y: 130, width: 900, height: 900, rotate: -12, stripes: STRIPES });
  const markup = scene.collect(() => lid(scene));
  const slice = { x: 0, y: 0, radius: RADIUS * 1.2, wobble: 0 };
  scene.at(x, y, {}, () => {
    tin(scene);
    const body = { x: 0, y: 0, radius: RADIUS * 0.93, from: TO, to: 360 + FROM, wobble: 0 };
    cutSides(scene, wedgeOutline(scene.random, body), '#d8962f', '#a8641c', 34);
    scene.clipped(wedgeOutline(scene.random, { ...slice, from: TO, to: 360 + FROM }), () => scene.add(markup));
  });
  plate(scene, 1010, 716, 244, { color: '#f7f4ec', rim: 0.8 });
  scene.at(858, 676, { rotate: -22 }, () => {
    const own = { x: 0, y: 0, radius: RADIUS * 0.95, from: FROM, to: TO, wobble: 0.004 };
    scene.group({ filter: dropShadow(scene, { blur: 8, length: 12, opacity: 0.5 }) }, () =>
      cutSides(scene, wedgeOutline(scene.random, own), '#dfa03c', '#a8641c', 34),
    );
    scene.clipped(wedgeOutline(scene.random, { ...slice, from: FROM, to: TO }), () => scene.add(markup));
  });
  const ball = { ...materials.cream, height: 12, dome: 16, frequency: 0.04, noise: 0.45, shadow: 9 };
  scene.add(
    element('path', {
      d: blob(scene.random, 1082, 612, 84, 80, { wobble: 0.07 }),
      fill: '#fbf1d4',
      filter: relief(scene, ball),
    }),
  );
  dust(scene, { x: 1082, y: 612, rx: 70 }, '#4a3018', { count: 46, size: 1.8, opacity: 0.6 });

  apple(scene, 1098, 170, 112, '#8fb23a', '#cfe07a');
  apple(scene, 1216, 330, 98, '#c22f22', '#f0b04a');
  apple(scene, 930, 74, 92, '#c8362a', '#f0c05a');
  cinnamon(scene, 140, 876, -20);
  cinnamon(scene, 170, 914, -8);
  fork(scene, 1232, 740, 430, 12);
  sphere(scene, 64, 76, 30, '#7a4a26', 0.3);
  light(scene);
}
