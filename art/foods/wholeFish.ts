import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A whole cooked fish. */
export interface WholeFishOptions {
  /** Degrees; at 0 the head is on the left and the back is up. */
  rotate?: number;
  /** Sea bass `#9aa3a0`, snapper `#d9735a`. */
  color?: Color;
  /** Slashes across the flank that have opened on the white flesh. */
  slashes?: number;
}

/** One fin: its web, and the rays that stiffen it as lines of the given path. */
function fin(scene: Scene, web: string, rays: string, color: Color, width: number): void {
  const skin = linear(scene, [
    [0, lighten(color, 0.2)],
    [1, darken(color, 0.3)],
  ]);
  scene.add(element('path', { d: web, fill: skin }));
  const line = { d: rays, fill: 'none', stroke: darken(color, 0.6), 'stroke-width': width, opacity: 0.5 };
  scene.add(element('path', line));
}

/** The forked tail, the spines of the back and the fins of the belly, drawn below the body. */
function fins(scene: Scene, l: number, w: number, color: Color): void {
  const gray = mix(color, '#5c5a52', 0.5);
  const tail = d`M${l * 0.78} ${-w * 0.2}C${l * 0.92} ${-w * 0.34} ${l * 1.06} ${-w * 0.74} ${l * 1.24} ${-w * 0.92}C${l * 1.18} ${-w * 0.5} ${l * 1.08} ${-w * 0.2} ${l * 1.1} 0C${l * 1.08} ${w * 0.22} ${l * 1.18} ${w * 0.5} ${l * 1.22} ${w * 0.9}C${l * 1.04} ${w * 0.72} ${l * 0.92} ${w * 0.34} ${l * 0.78} ${w * 0.2}Z`;
  let tailRays = '';
  for (let ray = -4; ray <= 4; ray++) {
    tailRays += d`M${l * 0.84} ${w * 0.04 * ray}Q${l * 0.98} ${w * 0.09 * ray} ${l * (1.04 + 0.035 * Math.abs(ray))} ${w * 0.19 * ray}`;
  }
  fin(scene, tail, tailRays, gray, l * 0.008);
  let spines = d`M${-l * 0.3} ${-w * 0.86}`;
  let spineRays = '';
  for (let spine = 0; spine < 9; spine++) {
    const [at, high] = [-l * 0.27 + spine * l * 0.078, w * (1.42 - 0.022 * spine ** 1.6)];
    spines += d`L${at} ${-high}Q${at + l * 0.05} ${-high * 0.9} ${at + l * 0.07} ${-high * 0.86}`;
    spineRays += d`M${at} ${-high}L${at - l * 0.01} ${-w * 0.8}`;
  }
  fin(scene, d`${spines}L${l * 0.56} ${-w * 0.5}L${-l * 0.3} ${-w * 0.7}Z`, spineRays, gray, l * 0.01);
  const anal = d`M${l * 0.26} ${w * 0.66}L${l * 0.36} ${w * 1.16}Q${l * 0.5} ${w * 0.9} ${l * 0.64} ${w * 0.66}L${l * 0.6} ${w * 0.3}Z`;
  const pelvic = d`M${-l * 0.34} ${w * 0.8}Q${-l * 0.2} ${w * 1.3} ${-l * 0.06} ${w * 1.24}L${-l * 0.1} ${w * 0.8}Z`;
  const belowRays = d`M${l * 0.36} ${w * 0.6}L${l * 0.4} ${w * 1.02}M${l * 0.46} ${w * 0.5}L${l * 0.5} ${w * 0.86}M${-l * 0.26} ${w * 0.8}L${-l * 0.14} ${w * 1.18}M${-l * 0.18} ${w * 0.8}L${-l * 0.1} ${w * 1.14}`;
  fin(scene, anal + pelvic, belowRays, gray, l * 0.008);
}

/** Rows of scales over the flank as one path; half sizes in px. */
function scales(l: number, w: number): string {
  const [stepX, stepY] = [l * 0.036, w * 0.1];
  let path = '';
  for (let row = -10; row <= 10; row++) {
    for (let at = -l * 0.5 + (row % 2) * stepX * 0.5; at < l * 0.84; at += stepX) {
      path += d`M${at} ${row * stepY - stepY * 0.6}q${stepX * 0.6} ${stepY * 0.6} 0 ${stepY * 1.2}`;
    }
  }
  return path;
}

/** The head: gill covers, the long mouth of a bass and the white eye of a fish that is done. */
function head(scene: Scene, l: number, w: number, color: Color): void {
  const face = d`M${-l} ${w * 0.1}C${-l * 0.86} ${-w * 0.36} ${-l * 0.74} ${-w * 0.72} ${-l * 0.5} ${-w * 0.9}C${-l * 0.42} ${-w * 0.4} ${-l * 0.38} ${w * 0.1} ${-l * 0.5} ${w * 0.86}C${-l * 0.76} ${w * 0.76} ${-l * 0.92} ${w * 0.5} ${-l * 0.98} ${w * 0.28}Z`;
  const skin = linear(
    scene,
    [
      [0, darken(color, 0.55)],
      [0.42, darken(color, 0.12)],
      [0.72, lighten(color, 0.16)],
      [1, lighten(color, 0.3)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  scene.add(element('path', { d: face, fill: skin }));
  const line = { fill: 'none', 'stroke-linecap': 'round', stroke: darken(color, 0.68) };
  const gill = d`M${-l * 0.5} ${-w * 0.86}C${-l * 0.4} ${-w * 0.34} ${-l * 0.37} ${w * 0.16} ${-l * 0.52} ${w * 0.82}`;
  scene.add(element('path', { ...line, d: gill, 'stroke-width': l * 0.03, opacity: 0.75, filter: blur(scene, 1.6) }));
  const cover = d`M${-l * 0.62} ${-w * 0.5}C${-l * 0.53} ${-w * 0.1} ${-l * 0.54} ${w * 0.26} ${-l * 0.68} ${w * 0.56}`;
  scene.add(element('path', { ...line, d: cover, 'stroke-width': l * 0.014, opacity: 0.45 }));
  const mouth = d`M${-l * 0.985} ${w * 0.2}Q${-l * 0.93} ${w * 0.2} ${-l * 0.88} ${w * 0.19}`;
  scene.add(element('path', { ...line, d: mouth, 'stroke-width': l * 0.02, opacity: 0.9 }));
  const eye = { cx: -l * 0.77, cy: -w * 0.22 };
  for (const [r, fill] of [
    [0.15, darken(color, 0.5)],
    [0.125, '#e6dcc4'],
    [0.085, '#fffdf4'],
  ] as const) {
    scene.add(element('circle', { ...eye, r: w * r, fill }));
  }
  scene.add(glint(scene, eye.cx - w * 0.04, eye.cy - w * 0.05, w * 0.03, w * 0.02, 0.9));
}

/** The slashes, from the back down and toward the tail, opened on white flakes. */
function gashes(scene: Scene, l: number, w: number, color: Color, count: number): void {
  for (let slash = 0; slash < count; slash++) {
    const at = l * (-0.28 + slash * 0.29);
    const [high, gape, lean] = [w * (0.7 - slash * 0.07), w * 0.13, w * 0.2];
    const cut = d`M${at - lean} ${-high}C${at + gape} ${-high * 0.5} ${at + gape * 1.5} ${high * 0.2} ${at + lean} ${high * 0.8}C${at - gape * 0.4} ${high * 0.4} ${at - gape * 1.5} ${-high * 0.2} ${at - lean} ${-high}Z`;
    const lip = { stroke: darken(color, 0.42), 'stroke-width': l * 0.01, 'stroke-linejoin': 'round' };
    scene.add(element('path', { d: cut, fill: '#fbf3e2', ...lip }));
    const flake = d`M${at - gape * 0.5} ${-high * 0.4}l${gape * 1.1} ${-high * 0.06}M${at - gape * 0.4} ${-high * 0.02}l${gape * 1.5} ${-high * 0.06}M${at + gape * 0.1} ${high * 0.34}l${gape * 1.1} ${-high * 0.04}`;
    scene.add(element('path', { d: flake, fill: 'none', stroke: '#c9b48e', 'stroke-width': l * 0.006, opacity: 0.8 }));
  }
}

/** A whole fish centered at (x, y); length without the tail fin and height of the body in px. */
export function wholeFish(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  height: number,
  options: WholeFishOptions = {},
): void {
  const { rotate = 0, color = '#9aa3a0', slashes = 3 } = options;
  const [l, w] = [length / 2, height / 2];
  const body = d`M${-l} ${w * 0.1}C${-l * 0.86} ${-w * 0.38} ${-l * 0.7} ${-w * 0.84} ${-l * 0.34} ${-w * 0.97}C${l * 0.14} ${-w * 1.08} ${l * 0.5} ${-w * 0.58} ${l * 0.83} ${-w * 0.2}L${l * 0.84} ${w * 0.2}C${l * 0.5} ${w * 0.6} ${l * 0.1} ${w * 0.98} ${-l * 0.3} ${w * 0.95}C${-l * 0.66} ${w * 0.92} ${-l * 0.92} ${w * 0.6} ${-l * 0.98} ${w * 0.28}Q${-l * 0.95} ${w * 0.2} ${-l} ${w * 0.1}Z`;
  const skin = linear(
    scene,
    [
      [0, darken(color, 0.62)],
      [0.24, darken(color, 0.3)],
      [0.46, lighten(color, 0.12)],
      [0.74, lighten(color, 0.58)],
      [1, lighten(color, 0.34)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const taut = { ...materials.smooth, frequency: 0.03, height: 12, dome: 20, noise: 0.12, gloss: 0.34, ambient: 0.2 };
  scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => fins(scene, l, w, color));
  });
  scene.group({ filter: relief(scene, { ...taut, shadow: 12 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: skin }));
      scene.clipped(body, () => {
        const rows = { d: scales(l, w), fill: 'none', 'stroke-width': w * 0.014 };
        scene.add(element('path', { ...rows, stroke: darken(color, 0.75), opacity: 0.4 }));
        scene.add(element('path', { ...rows, stroke: '#fffdf4', opacity: 0.34, transform: 'translate(1.6 0)' }));
      });
      gashes(scene, l, w, color, slashes);
      head(scene, l, w, color);
      const pectoral = d`M${-l * 0.44} ${w * 0.2}C${-l * 0.32} ${w * 0.04} ${-l * 0.2} ${w * 0.2} ${-l * 0.14} ${w * 0.44}C${-l * 0.26} ${w * 0.54} ${-l * 0.38} ${w * 0.42} ${-l * 0.44} ${w * 0.2}Z`;
      scene.add(element('path', { d: pectoral, fill: mix(color, '#6b665c', 0.45), opacity: 0.9 }));
    });
  });
}
