import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** Clams in their shells. */
export interface ClamsOptions {
  /** Length of a valve from the hinge to its edge, in px. */
  size?: number;
  /** The outside of the shells. */
  colors?: readonly Color[];
}

const SHELLS: readonly Color[] = ['#a58a64', '#857765', '#b3935f', '#6f6458'];

/** The outline of one valve: the hinge at the origin, its broad round edge to the right. */
function valve(size: number): string {
  const s = size;
  return d`M0 ${-s * 0.07}C${s * 0.1} ${-s * 0.3} ${s * 0.2} ${-s * 0.62} ${s * 0.56} ${-s * 0.66}C${s * 0.88} ${-s * 0.66} ${s * 1.02} ${-s * 0.3} ${s} 0C${s * 1.02} ${s * 0.34} ${s * 0.86} ${s * 0.68} ${s * 0.54} ${s * 0.66}C${s * 0.2} ${s * 0.62} ${s * 0.1} ${s * 0.3} 0 ${s * 0.07}Q${-s * 0.07} 0 0 ${-s * 0.07}Z`;
}

/** The outside of a valve: growth lines around the hinge, ribs that fan out from it, and a darker edge. */
function outside(scene: Scene, size: number, color: Color): string {
  const { random } = scene;
  const outline = valve(size);
  const lines = [0.3, 0.42, 0.53, 0.63, 0.72, 0.8, 0.87, 0.94].map((part, index) =>
    element('path', {
      d: valve(size * part),
      fill: 'none',
      stroke: index % 2 ? darken(color, 0.6) : lighten(color, 0.55),
      'stroke-width': size * random.between(0.02, 0.045),
      opacity: 0.65,
    }),
  );
  let ribs = '';
  for (let angle = -0.75; angle <= 0.76; angle += 0.15) {
    const [far, near] = [0.93 - Math.abs(angle) * 0.18, 0.2];
    ribs += d`M${Math.cos(angle) * size * near} ${Math.sin(angle) * size * near}L${Math.cos(angle) * size * far} ${Math.sin(angle) * size * far}`;
  }
  const fan = { d: ribs, fill: 'none', stroke: darken(color, 0.5), 'stroke-width': size * 0.014, opacity: 0.4 };
  const fill = radial(scene, [
    [0, lighten(color, 0.45)],
    [0.6, color],
    [1, darken(color, 0.4)],
  ]);
  return element('path', { d: outline, fill }) + lines.join('') + element('path', fan);
}

/** The inside of a valve: a thick ribbed rim, and a gray-violet hollow that is darkest under the edge. */
function inside(scene: Scene, size: number, color: Color): string {
  const hollow = radial(
    scene,
    [
      [0, '#d8c6b2'],
      [0.5, '#b7a199'],
      [0.8, '#86707c'],
      [1, '#4f3d4a'],
    ],
    { cx: 0.58, cy: 0.56, r: 0.62 },
  );
  let teeth = '';
  for (let angle = -1.5; angle <= 1.51; angle += 0.1) {
    const at = (part: number) =>
      d`${size * (0.52 + part * 0.5 * Math.cos(angle))} ${size * part * 0.68 * Math.sin(angle)}`;
    teeth += `M${at(0.84)}L${at(1)}`;
  }
  const ribs = { d: teeth, fill: 'none', stroke: darken(color, 0.5), 'stroke-width': size * 0.026, opacity: 0.75 };
  const lip = { d: valve(size * 0.93), transform: d`translate(${size * 0.035} 0)`, fill: 'none' };
  return [
    element('path', { d: valve(size), fill: darken(color, 0.15) }),
    element('path', ribs),
    element('path', { ...lip, stroke: darken(color, 0.45), 'stroke-width': size * 0.03, opacity: 0.7 }),
    element('path', { d: valve(size * 0.85), transform: d`translate(${size * 0.075} 0)`, fill: lighten(color, 0.35) }),
    element('path', { d: valve(size * 0.8), transform: d`translate(${size * 0.1} 0)`, fill: hollow }),
  ].join('');
}

/** The meat: a tan mantle with a wavy brown edge, a small plump belly and the tip of the foot, toward the hinge. */
function meat(scene: Scene, size: number): string {
  const { random } = scene;
  const [x, y] = [size * 0.46, size * random.between(-0.05, 0.05)];
  const tan = mix('#c08446', '#a9682f', random.next());
  const shape = (dx: number, dy: number, rx: number, ry: number, wobble: number, points = 24) =>
    blob(random, x + dx * size, y + dy * size, rx * size, ry * size, { wobble, points });
  const frill = { d: shape(0, 0, 0.26, 0.44, 0.3, 34), stroke: '#6b3a1a', 'stroke-width': size * 0.03 };
  const fold = d`M${x + size * 0.06} ${y - size * 0.32}Q${x + size * 0.2} ${y} ${x + size * 0.04} ${y + size * 0.32}`;
  return [
    element('path', { ...frill, fill: tan }),
    element('path', { d: shape(-0.02, 0.04, 0.15, 0.27, 0.24), fill: '#dfae6c' }),
    element('path', { d: fold, fill: 'none', stroke: '#7a4520', 'stroke-width': size * 0.035, opacity: 0.6 }),
    element('path', { d: shape(0.02, -0.2, 0.08, 0.14, 0.2), fill: '#d0762c' }),
  ].join('');
}

/**
 * Opened clams at points: one valve with its meat, the other leaning back behind the hinge, with its striped outside or
 * its pearly inside up.
 */
export function openClams(scene: Scene, points: readonly Point[], options: ClamsOptions = {}): void {
  const { size = 70, colors = SHELLS } = options;
  const { random } = scene;
  const shell = { ...materials.smooth, height: 7, dome: 7, gloss: 0.3, shadow: 8, shadowOpacity: 0.55 };
  const wet = { ...materials.smooth, height: 6, dome: 4, frequency: 0.04, noise: 0.4, gloss: 0.5, shadow: 3 };
  points.forEach(([x, y], index) => {
    const own = size * random.between(0.88, 1.08);
    const color = random.pick(colors);
    const back = index % 3 === 2 ? inside(scene, own, color) : outside(scene, own, color);
    scene.at(x, y, { rotate: random.between(0, 360) }, () => {
      scene.group({ filter: relief(scene, shell) }, () => {
        const behind = d`rotate(${random.between(150, 210)}) scale(${random.between(0.72, 0.92)} 1)`;
        scene.add(element('g', { transform: behind }, back));
        scene.add(inside(scene, own, color));
      });
      scene.group({ filter: relief(scene, wet) }, () => scene.add(meat(scene, own)));
      scene.add(glint(scene, own * 0.44, -own * 0.06, own * 0.06, own * 0.025, 0.55));
    });
  });
}

/** Closed clams at points, with their backs up. */
export function closedClams(scene: Scene, points: readonly Point[], options: ClamsOptions = {}): void {
  const { size = 70, colors = SHELLS } = options;
  const { random } = scene;
  const shell = { ...materials.smooth, height: 7, dome: size * 0.12, gloss: 0.3, shadow: 7, shadowOpacity: 0.5 };
  for (const [x, y] of points) {
    scene.at(x, y, { rotate: random.between(0, 360) }, () => {
      scene.group({ filter: relief(scene, shell) }, () =>
        scene.add(outside(scene, size * random.between(0.86, 1.1), random.pick(colors))),
      );
    });
  }
}
