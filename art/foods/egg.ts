import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** An egg. */
export interface EggOptions {
  /** Degrees; at 0 the pointed end is to the right. */
  rotate?: number;
  /** Set yolk `#f0a820`, soft yolk `#f08c14`. */
  yolk?: Color;
  /** A sauce that has stained the white and laps at its edge. */
  sauce?: Color;
}

/** The outline of an egg along the x axis, half its length in px. */
export function eggOutline(half: number): string {
  const w = half * 0.76;
  return d`M${-half} 0C${-half} ${-w * 1.2} ${half * 0.25} ${-w * 1.25} ${half * 0.72} ${-w * 0.66}C${half * 1.1} ${-w * 0.2} ${half * 1.1} ${w * 0.2} ${half * 0.72} ${w * 0.66}C${half * 0.25} ${w * 1.25} ${-half} ${w * 1.2} ${-half} 0Z`;
}

/** A film of sauce that is thick at the egg's edge; where it is thin, its spices show more than its color. */
function stain(scene: Scene, outline: string, sauce: Color, strength: number): void {
  const spice = mix(sauce, '#e8902f', 0.6);
  const film = radial(
    scene,
    [
      [0, spice, 0.12 * strength],
      [0.55, spice, 0.34 * strength],
      [0.82, mix(sauce, spice, 0.6), 0.66 * strength],
      [1, mix(sauce, spice, 0.25), 0.97 * strength],
    ],
    { cx: 0.42, cy: 0.4, r: 0.62 },
  );
  scene.add(element('path', { d: outline, fill: film }));
}

/** Half a boiled egg, cut side up, centered at (x, y); half its length in px. */
export function halfEgg(scene: Scene, x: number, y: number, half: number, options: EggOptions = {}): void {
  const { rotate = 0, yolk = '#f0a820', sauce } = options;
  const { random } = scene;
  const outline = eggOutline(half);
  if (sauce)
    scene.add(
      element('circle', {
        cx: x + 4,
        cy: y + 7,
        r: half * 0.98,
        fill: darken(sauce, 0.8),
        opacity: 0.5,
        filter: blur(scene, 7),
      }),
    );
  scene.group({ filter: relief(scene, { ...materials.smooth, gloss: 0.4, shadow: sauce ? 3 : 6 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: '#fdf8ec' })));
  });
  scene.at(x, y, { rotate }, () => {
    if (sauce) stain(scene, outline, sauce, 0.85);
    // The cut face is flat: only a thin bevel is round.
    scene.add(element('path', { d: eggOutline(half * 0.9), fill: '#fffaf0', opacity: 0.85 }));
    const heart = radial(
      scene,
      [
        [0, lighten(yolk, 0.22)],
        [0.6, yolk],
        [0.92, darken(yolk, 0.12)],
        [1, darken(yolk, 0.3)],
      ],
      { cx: 0.45, cy: 0.42, r: 0.6 },
    );
    const yolkOutline = blob(random, -half * 0.1, 0, half * 0.47, half * 0.44, { wobble: 0.02 });
    const crumbly = {
      frequency: 0.16,
      height: 1.4,
      dome: 4,
      noise: 0.4,
      shadow: 1.5,
      shadowOpacity: 0.35,
      ambient: 0.36,
    };
    scene.add(element('path', { d: yolkOutline, fill: heart, filter: relief(scene, crumbly) }));
  });
  scene.add(glint(scene, x - half * 0.26, y - half * 0.2, half * 0.12, half * 0.05, 0.5));
}

/** A whole boiled egg centered at (x, y); half its length in px. A sauce stains it and laps at it. */
export function wholeEgg(scene: Scene, x: number, y: number, half: number, options: EggOptions = {}): void {
  const { rotate = 0, sauce } = options;
  const outline = eggOutline(half);
  if (sauce)
    scene.add(
      element('circle', {
        cx: x + 5,
        cy: y + 9,
        r: half * 0.98,
        fill: darken(sauce, 0.8),
        opacity: 0.55,
        filter: blur(scene, 8),
      }),
    );
  scene.group(
    { filter: relief(scene, { ...materials.smooth, height: 9, dome: half * 0.2, shadow: sauce ? 3 : 8 }) },
    () => {
      const white = radial(scene, shades('#fffdf6', '#f8efdc', '#d6bd98', 0.55), { cx: 0.42, cy: 0.38, r: 0.66 });
      scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: white })));
    },
  );
  if (sauce) scene.at(x, y, { rotate }, () => stain(scene, outline, sauce, 1));
  scene.add(glint(scene, x - half * 0.3, y - half * 0.3, half * 0.2, half * 0.1, 0.75));
}

/** A fried egg centered at (x, y); radius of the white in px. */
export function friedEgg(scene: Scene, x: number, y: number, radius: number, yolk: Color = '#f3a01c'): void {
  const { random } = scene;
  const white = blob(random, x, y, radius, radius * 0.92, { wobble: 0.2 });
  const crisp = radial(scene, [
    [0, '#fffefa'],
    [0.8, '#fdf6e6'],
    [0.93, '#f3dcae'],
    [1, '#b9772c'],
  ]);
  scene.add(
    element('path', {
      d: white,
      fill: crisp,
      filter: relief(scene, { ...materials.smooth, frequency: 0.03, noise: 0.45, dome: 5, height: 5 }),
    }),
  );
  const [cx, cy] = [x + random.bell() * radius * 0.15, y + random.bell() * radius * 0.15];
  const heart = radial(scene, shades(lighten(yolk, 0.35), yolk, darken(yolk, 0.25), 0.55), {
    cx: 0.42,
    cy: 0.38,
    r: 0.62,
  });
  const yolkOutline = blob(random, cx, cy, radius * 0.4, radius * 0.39, { wobble: 0.02 });
  scene.add(
    element('path', {
      d: yolkOutline,
      fill: heart,
      filter: relief(scene, { ...materials.smooth, gloss: 0.5, shadow: 3 }),
    }),
  );
  scene.add(glint(scene, cx - radius * 0.14, cy - radius * 0.16, radius * 0.1, radius * 0.05, 0.85));
}
