import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, blobPoints, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** The holes ("eyes") of injera: a dark hole and the light on its lower edge; many small ones, few large. */
function eyes(scene: Scene, area: Area, count: number, size = 1): void {
  const { random } = scene;
  const holes = scatter(random, area, { count, distance: 6 * size }).map(([x, y]) => {
    const radius = (0.9 + 2.9 * random.next() ** 2.2) * size;
    return { x, y, radius, flat: random.between(0.65, 1) };
  });
  const [dx, dy] = scene.shadowOffset(1.5 * size);
  for (const { x, y, radius, flat } of holes) {
    const hole = { rx: radius, ry: radius * flat };
    scene.add(element('ellipse', { cx: x + dx, cy: y + dy, ...hole, fill: '#fbeedb', opacity: 0.6 }));
    scene.add(element('ellipse', { cx: x, cy: y, ...hole, fill: '#6f4a32', opacity: 0.66 }));
  }
}

/** A round of injera over an area. `eyeSize` enlarges its holes for a close view. */
export function injera(scene: Scene, area: Area, color: Color = '#cba67e', eyeSize = 1): void {
  const { x, y, rx, ry = rx } = area;
  const outline = blob(scene.random, x, y, rx, ry, { wobble: 0.028 });
  const body = radial(scene, shades(lighten(color, 0.16), color, darken(color, 0.22), 0.75));
  const soft = {
    frequency: 0.014,
    height: 7,
    dome: 6,
    noise: 0.35,
    softness: 2,
    shadow: 9,
    shadowOpacity: 0.6,
    ambient: 0.34,
  };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.add(element('path', { d: outline, fill: body }));
    const griddled = mottle(scene, { color: '#8f6a48', frequency: 0.009, bare: 0.46 });
    scene.add(element('path', { d: outline, fill: color, filter: griddled, opacity: 0.28 }));
    eyes(scene, { x, y, rx: rx * 0.965, ry: ry * 0.965 }, Math.round((rx * ry) / 58 / eyeSize), eyeSize);
  });
}

/** A rolled-up injera centered at (x, y); length and width in px, turned by degrees. */
export function injeraRoll(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  rotate = 0,
  color: Color = '#cfa981',
): void {
  const [l, w] = [length / 2, width / 2];
  const outline = d`M${-l} ${-w}Q0 ${-w - 8} ${l} ${-w}Q${l + 14} 0 ${l} ${w}Q0 ${w + 7} ${-l} ${w}Q${-l - 12} 0 ${-l} ${-w}Z`;
  const round = { frequency: 0.02, height: 13, dome: 12, noise: 0.3, shadow: 10, shadowOpacity: 0.55 };
  scene.group({ filter: relief(scene, round) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: color }));
      scene.clipped(outline, () =>
        eyes(scene, { x: 0, y: 0, rx: l * 1.04, ry: w }, Math.round((length * width) / 100)),
      );
      const seam = d`M${-l} ${width * 0.16}Q0 ${width * 0.27} ${l} ${width * 0.13}`;
      scene.add(element('path', { d: seam, stroke: '#6b4426', 'stroke-width': 3.5, fill: 'none', opacity: 0.6 }));
    });
  });
}

/** A flat bread or pancake. */
export interface FlatbreadOptions {
  /** Naan `#e3b878`, tortilla `#e9c88e`, pita `#dcae6c`, pancake `#d08b39`. */
  color?: Color;
  /** Color of the browned patches. */
  browning?: Color;
  /** How browned, 0 to 1. */
  browned?: number;
  /** Charred blisters. */
  blisters?: number;
  wobble?: number;
}

/** Naan, tortilla, pita, pancake or dosa over an area: browned in patches, with charred blisters. */
export function flatbread(scene: Scene, area: Area, options: FlatbreadOptions = {}): void {
  const { x, y, rx, ry = rx } = area;
  const { color = '#e3b878', browning = '#a5621f', browned = 0.6, blisters = 26, wobble = 0.04 } = options;
  const { random } = scene;
  const outline = smooth(blobPoints(random, x, y, rx, ry, { wobble }));
  const body = radial(scene, [
    [0, color],
    [0.8, lighten(color, 0.08)],
    [0.94, lighten(color, 0.25)],
    [1, darken(color, 0.15)],
  ]);
  scene.group({ filter: relief(scene, { ...materials.bread, frequency: 0.016, noise: 0.4 }) }, () => {
    scene.add(element('path', { d: outline, fill: body }));
    scene.add(
      element('path', {
        d: outline,
        fill: browning,
        filter: mottle(scene, { color: browning, frequency: 0.016, bare: 0.42 }),
        opacity: browned * 0.75,
      }),
    );
    scene.clipped(outline, () => {
      for (const [bx, by] of scatter(
        random,
        { x, y, rx: rx * 0.92, ry: ry * 0.92 },
        { count: blisters, distance: 26, bias: 0.45 },
      )) {
        const size = random.between(4, 15);
        const spot = blob(random, bx, by, size, size * random.between(0.5, 0.9), {
          wobble: 0.3,
          rotation: random.angle(),
          points: 9,
        });
        scene.add(
          element('path', {
            d: spot,
            fill: random.pick([browning, darken(browning, 0.35), '#4a260c']),
            opacity: random.between(0.3, 0.75),
          }),
        );
      }
    });
  });
}

/** A slice of a loaf centered at (x, y): crust and open crumb. Width and height in px, turned by degrees. */
export function breadSlice(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: { rotate?: number; crust?: Color; crumb?: Color; toasted?: number } = {},
): void {
  const { rotate = 0, crust = '#9a5a22', crumb = '#f0dbae', toasted = 0.3 } = options;
  const { random } = scene;
  const [w, h] = [width / 2, height / 2];
  const outline = (inset: number) => {
    const [a, b] = [w - inset, h - inset];
    return d`M${-a * 0.86} ${b}C${-a * 1.02} ${b * 0.3} ${-a * 1.06} ${-b * 0.9} ${-a * 0.4} ${-b * 0.96}C0 ${-b * 1.06} ${a * 0.2} ${-b * 1.02} ${a * 0.45} ${-b * 0.95}C${a * 1.06} ${-b * 0.8} ${a * 1.02} ${b * 0.4} ${a * 0.86} ${b}Q0 ${b * 1.08} ${-a * 0.86} ${b}Z`;
  };
  scene.group(
    { filter: relief(scene, { ...materials.bread, frequency: 0.07, noise: 0.5, dome: 5, height: 7 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline(0), fill: crust }));
        scene.add(element('path', { d: outline(Math.min(w, h) * 0.11), fill: crumb }));
        scene.add(
          element('path', {
            d: outline(Math.min(w, h) * 0.11),
            fill: crust,
            filter: mottle(scene, { color: crust, frequency: 0.02, bare: 0.4 }),
            opacity: toasted,
          }),
        );
        for (const [cx, cy] of scatter(
          random,
          { x: 0, y: 0, rx: w * 0.74, ry: h * 0.76 },
          { count: 60, distance: 7 },
        )) {
          scene.add(
            element('ellipse', {
              cx,
              cy,
              rx: random.between(1, 4.5),
              ry: random.between(0.8, 2.6),
              fill: darken(crumb, 0.45),
              opacity: 0.5,
            }),
          );
        }
      });
    },
  );
}
