import { type Color, darken, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, polar } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { element } from '../svg.ts';
import { eggOutline } from './egg.ts';

/** A whole boiled egg at (x, y) that a thick stew has stained and half covered; half its length in px, pointed end to the right at 0 degrees. */
export function stewedEgg(scene: Scene, x: number, y: number, half: number, rotate: number, sauce: Color): void {
  const { random } = scene;
  const outline = eggOutline(half);
  const spice = mix(sauce, '#e8802a', 0.5);
  const [sx, sy] = scene.shadowOffset(half * 0.14);
  const shade = { cx: x + sx, cy: y + sy, r: half * 1.02, fill: darken(sauce, 0.9), opacity: 0.7 };
  scene.add(element('circle', { ...shade, filter: blur(scene, 9) }));
  const white = radial(
    scene,
    [
      [0, '#fbeed8'],
      [0.5, '#f4ddb8'],
      [0.82, '#e2b27c'],
      [1, '#b4662c'],
    ],
    { cx: 0.5, cy: 0.5, r: 0.62, fx: 0.4, fy: 0.36 },
  );
  const round = { ...materials.smooth, height: 9, dome: half * 0.24, gloss: 0.28, ambient: 0.34, shadow: 2 };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: white })));
  });
  const wet = { ...materials.stew, frequency: 0.05, height: 4, dome: half * 0.07, noise: 0.5, gloss: 0.45, shadow: 2 };
  scene.at(x, y, { rotate }, () => {
    const film = radial(scene, [
      [0.5, spice, 0],
      [0.84, spice, 0.3],
      [1, sauce, 0.85],
    ]);
    scene.add(element('path', { d: outline, fill: film }));
    // Thick sauce over one side, and a run of it toward the other.
    const side = random.angle();
    scene.clipped(outline, () => {
      scene.group({ filter: relief(scene, wet) }, () => {
        for (const [turned, away, size] of [
          [0, 0.86, 0.62],
          [0.75, 0.84, 0.44],
          [-0.7, 0.9, 0.42],
          [2.6, 0.98, 0.3],
        ] as const) {
          const [cx, cy] = polar(0, 0, side + turned, half * away);
          const shape = { wobble: 0.26, rotation: random.angle(), points: 26 };
          const run = blob(random, cx, cy, half * size, half * size * random.between(0.7, 0.95), shape);
          scene.add(element('path', { d: run, fill: mix(sauce, spice, random.between(0.05, 0.3)) }));
        }
      });
    });
  });
  scene.add(glint(scene, x - half * 0.3, y - half * 0.3, half * 0.2, half * 0.1, 0.85));
  scene.add(glint(scene, x - half * 0.5, y - half * 0.02, half * 0.07, half * 0.03, 0.6));
}
