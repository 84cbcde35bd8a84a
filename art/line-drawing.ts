import { type Attributes, element, place } from './svg.ts';

/** A drawing of one step of a guide: what hands do, in ink and few flat colors. */
export interface StepDrawing {
  /** The part of the file's name after the guide's. Example: "pleat". */
  name: string;
  /** The markup, in a box of 640 by 480. */
  content: string;
}

/** The size of a step's drawing in px. */
export const STEP_SIZE = { width: 640, height: 480 };

export const palette = {
  paper: '#f6ecd8',
  ink: '#3a2a1c',
  skin: '#c98f63',
  sleeve: '#4f6b3a',
  dough: '#f3e3bd',
  shade: '#dcc48f',
  wood: '#c79a5e',
  steel: '#c9ccc8',
  red: '#a8321c',
  saffron: '#e9a23b',
  green: '#6f8f3c',
  white: '#fffaf0',
  blue: '#7f9aa8',
} as const;

const INK = { stroke: palette.ink, 'stroke-width': 5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** Returns a shape with an outline in ink. */
export function shape(d: string, fill: string, extra: Attributes = {}): string {
  return element('path', { d, fill, ...INK, ...extra });
}

/** Returns a line in ink. */
export function line(d: string, width = 4, stroke: string = palette.ink): string {
  return element('path', { d, fill: 'none', ...INK, stroke, 'stroke-width': width });
}

/** Returns an ellipse with an outline in ink. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...INK, ...extra });
}

/** Returns small marks at points: seeds, flour, crumbs. */
export function specks(points: readonly (readonly [number, number])[], radius: number, fill: string): string {
  return points.map(([cx, cy]) => element('circle', { cx, cy, r: radius, fill })).join('');
}

/** Returns an arrow for a movement, from the start of a curve to (x, y), pointing to `angle` in degrees. */
export function arrow(curve: string, x: number, y: number, angle: number): string {
  const head = element('path', { d: 'M0 0L-26 -15L-20 0L-26 15Z', fill: palette.red, transform: place(x, y, angle) });
  return line(curve, 8, palette.red) + head;
}

/** A finger or a part of the hand: points along its middle, and its width in px. */
type Limb = readonly [path: string, width: number];

/** Hands that come from the left; the tip that works is at (0, 0). */
const hands = {
  /** One finger stretched out. */
  point: [
    ['M-420 40L-210 14', 84],
    ['M-190 8L-132 0', 104],
    ['M-120 34L-84 40', 34],
    ['M-122 6L-84 16', 36],
    ['M-120 -28L-62 -22L-18 -2', 32],
    ['M-168 44L-112 66L-84 58', 32],
  ],
  /** Thumb and first finger meet. */
  pinch: [
    ['M-420 30L-210 8', 84],
    ['M-190 2L-136 -4', 104],
    ['M-118 44L-70 62L-44 54', 30],
    ['M-116 22L-58 44L-28 34', 32],
    ['M-116 -36L-62 -52L-10 -14', 32],
    ['M-160 42L-96 44L-10 12', 34],
  ],
  /** Four fingers side by side, palm down. */
  flat: [
    ['M-420 10L-240 4', 86],
    ['M-220 0L-170 0', 116],
    ['M-150 44L-44 40', 32],
    ['M-150 16L-22 14', 33],
    ['M-150 -14L-18 -14', 33],
    ['M-150 -42L-36 -40', 32],
    ['M-204 -48L-150 -96L-112 -102', 33],
  ],
  /** A fist around something thin that goes through (0, 0). */
  grip: [
    ['M-420 20L-190 6', 86],
    ['M-160 2L-100 2', 116],
    ['M-96 44L-20 42L-14 34', 31],
    ['M-96 18L-10 18L-4 12', 32],
    ['M-96 -10L-10 -10L-4 -6', 32],
    ['M-96 -36L-16 -36L-10 -30', 31],
    ['M-136 -46L-70 -72L-24 -64', 32],
  ],
} satisfies Record<string, readonly Limb[]>;

/** Returns a hand that works at (x, y) and comes from the left at 0 degrees; `flip` makes it the other hand. */
export function hand(
  pose: keyof typeof hands,
  x: number,
  y: number,
  { rotate = 0, flip = false, scale = 1 }: { rotate?: number; flip?: boolean; scale?: number } = {},
): string {
  const [arm, ...rest]: readonly Limb[] = hands[pose];
  const limbs = [...(arm ? [arm] : []), ...rest];
  const stroke = (d: string, width: number, color: string) =>
    element('path', {
      d,
      fill: 'none',
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  // One outline around the whole hand, then the lines between the fingers.
  const outline = limbs.map(([d, width]) => stroke(d, width + 10, palette.ink)).join('');
  const skin = limbs.map(([d, width]) => stroke(d, width, palette.skin)).join('');
  const fingers = rest
    .slice(1)
    .map(([d, width]) => stroke(d, width + 6, palette.ink) + stroke(d, width, palette.skin))
    .join('');
  const [palm] = rest;
  const knuckles = palm ? stroke(palm[0], palm[1] - 8, palette.skin) : '';
  const sleeve = `<g transform="translate(-300 16)">${shape('M-140 -54L0 -48L6 0L0 52L-140 62Z', palette.sleeve)}${line('M-22 -46L-18 50', 4)}</g>`;
  const mirrored = flip ? ' scale(1 -1)' : '';
  const transform = `${place(x, y, rotate, scale)}${mirrored}`;
  return element('g', { transform }, outline + skin + fingers + knuckles + sleeve);
}

/** Returns a board seen at a slant, its front edge at `y`. */
export function worktop(y: number): string {
  return (
    element('rect', { x: 0, y, width: 640, height: 480 - y, fill: palette.wood, opacity: 0.55 }) +
    line(`M0 ${y}H640`, 5) +
    line(`M60 ${y + 46}H300M360 ${y + 84}H600`, 3, '#a87b42')
  );
}

/** Returns the SVG document of a drawing. */
export function stepSvg({ content }: StepDrawing): string {
  const { width, height } = STEP_SIZE;
  const paper = element('rect', { width, height, fill: palette.paper });
  const box = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  return `${element('svg', box, paper + content)}\n`;
}
