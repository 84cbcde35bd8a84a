import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { sphere } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { napkin } from '../props/napkin.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';
import { cup } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

/** Whipped cream along the cut of a bun, around the origin: a broad smooth band with the strokes of the palette knife. */
function filling(scene: Scene, l: number, w: number): void {
  const { random } = scene;
  const cream = blob(random, 0, 0, l * 0.98, w * 0.6, { wobble: 0.09, points: 60 });
  const whipped = { ...materials.cream, height: 11, dome: 17, frequency: 0.022, noise: 0.24, softness: 3.4, shadow: 6 };
  scene.group({ filter: relief(scene, { ...whipped, ambient: 0.46 }) }, () =>
    scene.add(element('path', { d: cream, fill: '#f3e6cf' })),
  );
  scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 3) }, () => {
    for (const across of [-0.16, 0.14]) {
      const stroke = d`M${-l * 0.62} ${across * w}C${-l * 0.2} ${across * w - w * 0.16} ${l * 0.2} ${across * w + w * 0.18} ${l * 0.62} ${across * w}`;
      scene.add(element('path', { d: stroke, stroke: '#c9b48c', 'stroke-width': 7, opacity: 0.3 }));
      scene.add(
        element('path', {
          d: stroke,
          stroke: '#ffffff',
          'stroke-width': 5,
          opacity: 0.9,
          transform: 'translate(-2 -4)',
        }),
      );
    }
  });
}

/** One bun centered at (x, y), split along its back and full of cream; half its length in px. */
function maritozzo(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  const [l, w] = [half, half * 0.68];
  const outline = d`M${-l} 0C${-l} ${-w * 0.78} ${-l * 0.55} ${-w} 0 ${-w}C${l * 0.55} ${-w} ${l} ${-w * 0.78} ${l} 0C${l} ${w * 0.78} ${l * 0.55} ${w} 0 ${w}C${-l * 0.55} ${w} ${-l} ${w * 0.78} ${-l} 0Z`;
  const glazed = {
    ...materials.bread,
    height: 17,
    dome: w * 0.22,
    frequency: 0.012,
    noise: 0.16,
    softness: 4,
    gloss: 0.4,
    sharpness: 30,
    shadow: 12,
  };
  scene.at(x, y, { rotate }, () => {
    scene.group({ filter: relief(scene, glazed) }, () => {
      const fill = radial(scene, shades('#b9681f', '#a65514', '#d0903c', 0.7));
      scene.add(element('path', { d: outline, fill }));
      const browned = mottle(scene, { color: '#7d370c', frequency: 0.012, bare: 0.42 });
      scene.add(element('path', { d: outline, fill, filter: browned, opacity: 0.55 }));
    });
    // The cut: pale crumb along both of its lips.
    const lips = { cx: 0, cy: 0, rx: l * 0.93, ry: w * 0.58, fill: '#f4dca8' };
    scene.group({ filter: dropShadow(scene, { blur: 4, length: 2, opacity: 0.4 }) }, () =>
      scene.add(element('ellipse', lips)),
    );
    filling(scene, l * 0.97, w * 0.98);
  });
  const shine: readonly (readonly [number, number, number])[] = [
    [-0.4, -0.74, 0.16],
    [-0.02, -0.8, 0.08],
  ];
  scene.at(x, y, { rotate }, () => {
    for (const [u, v, size] of shine)
      scene.add(
        element('ellipse', {
          cx: u * l,
          cy: v * w,
          rx: size * l,
          ry: size * l * 0.24,
          fill: '#fff2d8',
          opacity: 0.6,
          filter: blur(scene, 2),
        }),
      );
  });
  dust(scene, { x, y, rx: l * 0.86, ry: l * 0.6 }, '#ffffff', { count: 240, size: 2.7, opacity: 0.85 });
}

/** An orange centered at (x, y) with its pores and the star of its stalk; radius in px. */
function orange(scene: Scene, x: number, y: number, radius: number): void {
  sphere(scene, x, y, radius, '#ea8a1e', 0.5);
  dust(scene, { x, y, rx: radius * 0.9 }, '#b55f0c', { count: 200, size: 1.8, opacity: 0.4 });
  scene.add(
    element('circle', { cx: x + 8, cy: y + 6, r: radius * 0.09, fill: '#5f7a2c' }),
    glint(scene, x - radius * 0.4, y - radius * 0.4, radius * 0.2, radius * 0.12, 0.5),
  );
}

export const alt =
  'Four glossy brown buns split along the back and filled with thick bands of whipped cream, dusted with icing sugar, on a pale blue platter with a cup of coffee, an orange and a napkin on marble.';

/** Maritozzi on an oval platter, on marble. */
export function draw(scene: Scene): void {
  stone(scene, { base: '#e3ddd4', vein: '#9d948a', speck: 0.3 });
  napkin(scene, 1130, 690, '#c9705a', { width: 330, height: 460, rotate: 18 });
  plate(scene, 600, 494, 520, { color: '#b9ccd2', rim: 0.86, ry: 424 });
  maritozzo(scene, 470, 300, 192, -24);
  maritozzo(scene, 796, 400, 196, -14);
  maritozzo(scene, 380, 574, 194, -30);
  maritozzo(scene, 706, 678, 200, -18);
  cup(scene, 1116, 190, 148, { drink: '#6b3d1c' });
  orange(scene, 130, 140, 88);
  citrusWedge(scene, 118, 850, 180, { skin: '#e8852a', flesh: '#f7b257', rotate: -20 });
  light(scene);
}
