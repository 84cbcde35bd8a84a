import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Chopped herbs strewn over an area. Size of a bit in px. */
export function choppedHerbs(
  scene: Scene,
  area: Area,
  options: { count?: number; color?: Color; size?: number } = {},
): void {
  const { count = 40, color = '#4d7a2a', size = 7 } = options;
  const { random } = scene;
  const [dx, dy] = scene.shadowOffset(2.6);
  for (const [x, y] of scatter(random, area, { count, distance: size, bias: 0.6 })) {
    const outline = blob(random, x, y, size * random.between(0.6, 1.2), size * random.between(0.25, 0.55), {
      wobble: 0.3,
      rotation: random.angle(),
      points: 8,
    });
    scene.add(
      element('path', {
        d: outline,
        transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`,
        fill: '#150a02',
        opacity: 0.4,
      }),
    );
    scene.add(element('path', { d: outline, fill: mix(color, '#a6c95a', random.between(0, 0.5)) }));
  }
}

/** The outline of a lobed leaflet (parsley, coriander) that points right from the origin: three broad, toothed lobes. */
function lobedOutline(scene: Scene, size: number): string {
  const reaches = [0.45, 0.82, 0.78, 0.5, 0.9, 1.04, 0.9, 0.5, 0.78, 0.82, 0.45];
  const fan = reaches.map((reach, index) => {
    const angle = -1.15 + (index / (reaches.length - 1)) * 2.3;
    return polar(0, 0, angle, size * reach * scene.random.between(0.94, 1.06));
  });
  return smooth([[0, 0], ...fan]);
}

/** Coriander or flat parsley leaves at points; size of a leaflet in px. Each has three leaflets on a stalk. */
export function coriander(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; color?: Color } = {},
): void {
  const { size = 22, color = '#4c8d2d' } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.leaf, height: 3, dome: 2.5, shadow: 3.5 }) }, () => {
    for (const [x, y] of points) {
      const tone = mix(color, random.pick(['#2f6a1b', '#83b23f']), random.between(0, 0.4));
      const leaflets = [-72, 72, 0].map((degrees) => {
        const turned = degrees + random.between(-12, 12);
        const vein = element('path', {
          d: d`M0 0L${size * 0.8} 0M${size * 0.3} 0L${size * 0.6} ${-size * 0.3}M${size * 0.3} 0L${size * 0.6} ${size * 0.3}`,
          stroke: lighten(tone, 0.4),
          'stroke-width': 0.9,
          opacity: 0.6,
          fill: 'none',
        });
        return element(
          'g',
          { transform: place(0, 0, turned) },
          element('path', { d: lobedOutline(scene, size), fill: darken(tone, random.between(0, 0.12)) }) + vein,
        );
      });
      const stalk = element('path', {
        d: d`M0 0Q${-size * 0.5} ${size * 0.1} ${-size * 0.9} ${random.bell() * size * 0.3}`,
        stroke: lighten(tone, 0.15),
        'stroke-width': size * 0.1,
        fill: 'none',
        'stroke-linecap': 'round',
      });
      scene.add(element('g', { transform: place(x, y, random.between(0, 360)) }, stalk + leaflets.join('')));
    }
  });
}

/** Dill, fennel or carrot tops: feathery fronds at points; size in px. */
export function dill(scene: Scene, points: readonly Point[], options: { size?: number; color?: Color } = {}): void {
  const { size = 40, color = '#5b8f35' } = options;
  const { random } = scene;
  for (const [x, y] of points) {
    let path = d`M0 0Q${size * 0.5} ${-size * 0.1} ${size} 0`;
    for (let part = 0.2; part < 1; part += 0.13) {
      for (const side of [-1, 1]) {
        const reach = size * 0.38 * (1.1 - part);
        path += d`M${size * part} ${-size * 0.04}q${reach * 0.4} ${side * reach * 0.3} ${reach} ${side * reach * random.between(0.7, 1)}`;
        path += d`M${size * part + reach * 0.4} ${side * reach * 0.3}q${reach * 0.3} 0 ${reach * 0.6} ${side * reach * 0.15}`;
      }
    }
    const line = { d: path, fill: 'none', 'stroke-linecap': 'round', 'stroke-width': Math.max(1.4, size * 0.045) };
    const turned = random.between(0, 360);
    const [dx, dy] = scene.shadowOffset(3);
    scene.add(element('path', { ...line, transform: place(x + dx, y + dy, turned), stroke: '#150a02', opacity: 0.35 }));
    scene.add(
      element('path', {
        ...line,
        transform: place(x, y, turned),
        stroke: mix(color, '#a6c95a', random.between(0, 0.35)),
      }),
    );
  }
}

/** Needle herbs: rosemary or thyme on a woody stalk from (x, y); length in px, degrees. */
export function rosemary(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  rotate = 0,
  color: Color = '#5a7350',
): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.leaf, height: 2.5, dome: 1.5, shadow: 4 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', {
          d: d`M0 0Q${length * 0.5} ${-length * 0.05} ${length} 0`,
          stroke: '#7a6244',
          'stroke-width': length * 0.018,
          fill: 'none',
        }),
      );
      for (let part = 0.1; part <= 1; part += 0.035) {
        for (const side of [-1, 1]) {
          const needle = length * random.between(0.1, 0.15) * (1.15 - part * 0.5);
          const tip = d`${needle * random.between(0.6, 0.9)} ${side * needle * random.between(0.5, 0.9)}`;
          const stroke = mix(color, '#93ab84', random.between(0, 0.5));
          scene.add(
            element('path', {
              d: d`M${length * part} ${-length * 0.02}l${tip}`,
              stroke,
              'stroke-width': length * 0.022,
              'stroke-linecap': 'round',
              fill: 'none',
            }),
          );
        }
      }
    });
  });
}
