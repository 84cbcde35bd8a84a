import { type Color, darken } from '../color.ts';
import { relief } from '../filters.ts';
import { radial } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A mesob. */
export interface MesobOptions {
  /** Width of the patterned rim in px. */
  rim?: number;
  /** Diamonds around the rim. */
  repeats?: number;
}

const COILS = 9;
const STRAW = '#d9a95a';
const EDGE = '#6f1f17';

/** The color of a stitch: diamonds of red, gold and green between two dark borders. `across` and `along` from 0 to 1. */
function stitchColor(coil: number, across: number, along: number): Color {
  if (coil === 0 || coil === COILS - 1) return EDGE;
  if (coil === 1 || coil === COILS - 2) return along % 0.25 < 0.125 ? '#e9c46f' : '#2f5a3c';
  const diamond = Math.abs(along - 0.5) * 2 + Math.abs(across - 0.5) * 2.6;
  if (diamond < 0.3) return '#2f5a3c';
  if (diamond < 0.62) return '#eec665';
  if (diamond < 1.02) return '#a8281c';
  return STRAW;
}

/** One coil: the arcs of each color as one path, so that a rim of a thousand stitches stays small. */
function coilMarkup(x: number, y: number, radius: number, thick: number, coil: number, repeats: number): string {
  const steps = repeats * 16;
  const paths = new Map<Color, string>();
  for (let step = 0; step < steps; step++) {
    const color = stitchColor(coil, coil / (COILS - 1), (step % 16) / 16);
    const [ax, ay] = polar(x, y, (step / steps) * TURN, radius);
    const [bx, by] = polar(x, y, ((step + 1.08) / steps) * TURN, radius);
    paths.set(color, `${paths.get(color) ?? ''}${d`M${ax} ${ay}L${bx} ${by}`}`);
  }
  const arcs = [...paths].map(([stroke, path]) =>
    element('path', { d: path, fill: 'none', stroke, 'stroke-width': thick }),
  );
  const ring = { cx: x, cy: y, r: radius, fill: 'none' };
  const stitches = {
    stroke: '#2a1506',
    'stroke-width': thick,
    'stroke-dasharray': '1.6 5.4',
    'stroke-dashoffset': coil * 3.1,
  };
  return [
    ...arcs,
    element('circle', { ...ring, ...stitches, opacity: 0.34 }),
    element('circle', {
      ...ring,
      r: radius + thick * 0.2,
      stroke: '#fff1d2',
      'stroke-width': thick * 0.2,
      opacity: 0.25,
    }),
    element('circle', { ...ring, r: radius - thick / 2, stroke: '#2a1506', 'stroke-width': 2, opacity: 0.7 }),
  ].join('');
}

/** A mesob at (x, y), its rim woven in colored diamonds; radius in px. What it holds belongs within its rim. */
export function mesob(scene: Scene, x: number, y: number, radius: number, options: MesobOptions = {}): void {
  const { rim = 96, repeats = 26 } = options;
  const thick = rim / COILS;
  const woven = { frequency: 0.12, height: 5, dome: 3, noise: 0.45, shadow: 22, shadowOpacity: 0.65 };
  scene.group({ filter: relief(scene, woven) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: darken(STRAW, 0.5) }));
    for (let coil = 0; coil < COILS; coil++) {
      scene.add(coilMarkup(x, y, radius - thick * (coil + 0.5), thick, coil, repeats));
    }
  });
  // The tray behind the rim is deeper.
  const floor = radial(scene, [
    [0, '#a9793d'],
    [0.86, '#8a5e2c'],
    [1, '#4a2c10'],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: radius - rim, fill: floor }));
}
