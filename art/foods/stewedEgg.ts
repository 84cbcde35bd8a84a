import { type Colour, darken, mix } from '../colour.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, polar } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';
import { eggOutline } from './egg.ts';

/** A whole boiled egg about (x, y), slit so that a stew gets in; half its length in px, pointed end to the right at 0 degrees. */
export function slitEgg(scene: Scene, x: number, y: number, half: number, rotate: number, sauce: Colour): void {
  const { random } = scene;
  const outline = eggOutline(half);
  const w = half * 0.76;
  const spice = mix(sauce, '#e8802a', 0.55);
  const [sx, sy] = scene.shadowOffset(half * 0.14);
  const shade = { cx: x + sx, cy: y + sy, r: half * 1.02, fill: darken(sauce, 0.9), opacity: 0.7 };
  scene.add(element('circle', { ...shade, filter: blur(scene, 9) }));
  const white = radial(
    scene,
    [
      [0, '#fbf1dd'],
      [0.45, '#f3e0bf'],
      [0.78, '#e2b078'],
      [1, '#a8521f'],
    ],
    { cx: 0.5, cy: 0.5, r: 0.62, fx: 0.4, fy: 0.36 },
  );
  const round = { ...materials.smooth, height: 9, dome: half * 0.24, gloss: 0.28, ambient: 0.3, shadow: 2 };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: white })));
  });
  scene.at(x, y, { rotate }, () => {
    const film = radial(scene, [
      [0.2, spice, 0.05],
      [0.6, spice, 0.26],
      [0.86, mix(sauce, spice, 0.5), 0.7],
      [1, sauce, 0.97],
    ]);
    scene.add(element('path', { d: outline, fill: film }));
    for (const part of [-0.46, 0.02, 0.5]) {
      const way = d`M${-half * 0.34} ${w * part * 0.9}Q${half * 0.06} ${w * part * 1.2} ${half * 0.46} ${w * part * 0.74}`;
      const line = { d: way, fill: 'none', 'stroke-linecap': 'round' };
      scene.add(element('path', { ...line, stroke: spice, 'stroke-width': half * 0.15, opacity: 0.32 }));
      scene.add(
        element('path', { ...line, stroke: mix(sauce, spice, 0.2), 'stroke-width': half * 0.04, opacity: 0.85 }),
      );
    }
    scene.clipped(outline, () => {
      // Sauce spooned over, which runs off on two sides.
      scene.group({ filter: blur(scene, 1.4) }, () => {
        for (let run = 0; run < 3; run++) {
          const [cx, cy] = polar(0, 0, random.angle(), half * random.between(0.76, 0.95));
          const size = half * random.between(0.22, 0.44);
          const shape = { wobble: 0.4, rotation: random.angle(), points: 20 };
          scene.add(element('path', { d: blob(random, cx, cy, size, size * 0.7, shape), fill: sauce, opacity: 0.85 }));
        }
      });
    });
  });
  scene.add(glint(scene, x - half * 0.3, y - half * 0.3, half * 0.2, half * 0.1, 0.85));
  scene.add(glint(scene, x - half * 0.5, y - half * 0.02, half * 0.07, half * 0.03, 0.6));
}
