import { type Color, darken, lighten, mix } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit, radial, shades } from '../paints.ts';
import { blob, type Point, polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** A whole apple from above centered at (x, y): streaks from the hollow of its stalk outwards; radius in px. */
export function apple(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: Color,
  streaks = lighten(color, 0.4),
): void {
  const { random } = scene;
  const outline = blob(random, x, y, radius, radius * 0.97, { wobble: 0.04 });
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.16, length: radius * 0.34, opacity: 0.5 }) }, () =>
    scene.add(element('path', { d: outline, fill: lit(scene, color, { highlight: 0.3, shade: 0.5 }) })),
  );
  scene.clipped(outline, () => {
    for (let streak = 0; streak < 46; streak++) {
      const angle = (streak / 46) * TURN + random.bell() * 0.1;
      const [from, to] = [polar(x, y, angle, radius * 0.2), polar(x, y, angle, radius * random.between(0.5, 0.95))];
      const line = { d: d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, stroke: streaks, 'stroke-linecap': 'round' };
      scene.add(element('path', { ...line, 'stroke-width': random.between(1, 4), opacity: random.between(0.12, 0.4) }));
    }
  });
  const hollow = radial(scene, [
    [0, darken(color, 0.75), 0.9],
    [0.5, darken(color, 0.5), 0.6],
    [1, color, 0],
  ]);
  scene.add(element('circle', { cx: x + 3, cy: y + 2, r: radius * 0.32, fill: hollow }));
  const stalk = {
    d: d`M${x} ${y}q${radius * 0.1} ${-radius * 0.2} ${radius * 0.32} ${-radius * 0.34}`,
    fill: 'none',
    'stroke-linecap': 'round',
  };
  scene.add(element('path', { ...stalk, stroke: '#4a2c14', 'stroke-width': radius * 0.09 }));
  scene.add(glint(scene, x - radius * 0.42, y - radius * 0.46, radius * 0.22, radius * 0.12, 0.65));
}

/** Slices of cooked apple at points: soft golden crescents in their syrup; half their length in px. */
export function cookedApple(scene: Scene, points: readonly Point[], size: number): void {
  const { random } = scene;
  const s = size;
  const crescent = d`M${-s} ${-s * 0.1}C${-s * 0.6} ${-s * 0.86} ${s * 0.6} ${-s * 0.86} ${s} ${-s * 0.1}C${s * 0.96} ${s * 0.2} ${s * 0.7} ${s * 0.3} ${s * 0.46} ${s * 0.26}Q0 ${s * 0.14} ${-s * 0.46} ${s * 0.26}C${-s * 0.7} ${s * 0.3} ${-s * 0.96} ${s * 0.2} ${-s} ${-s * 0.1}Z`;
  const soft = { ...materials.vegetable, frequency: 0.04, height: 6, noise: 0.35, gloss: 0.55, shadow: 5 };
  for (const layer of [0, 1]) {
    scene.group({ filter: relief(scene, soft) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 2 === layer)) {
        const color = mix('#e6ad4c', random.pick(['#c98426', '#f2d184', '#d69a3a']), random.next());
        const fill = radial(scene, shades(lighten(color, 0.25), color, darken(color, 0.25), 0.6));
        const transform = place(x, y, random.between(0, 360), random.between(0.85, 1.15));
        scene.add(element('path', { d: crescent, transform, fill, stroke: darken(color, 0.4), 'stroke-width': 2 }));
      }
    });
  }
}
