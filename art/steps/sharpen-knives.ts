import { arrow, hand, line, oval, palette, type StepDrawing, shape, worktop } from '../line-drawing.ts';

const { white, steel, blue, saffron, red, green } = palette;
const HANDLE = '#6b4226';
const STONE = '#9a8f80';

/** A chef's knife from its handle at (x, y), its point to the right. */
const knife = (x: number, y: number, rotate: number) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate})">${shape('M0 -34L260 -26Q330 -10 350 26Q200 46 0 40Z', steel)}${line('M6 28Q200 34 330 20', 3, '#8b8e8a')}${shape('M-160 -30L4 -34V8L-156 6Q-176 -12 -160 -30Z', HANDLE)}</g>`;

/** A sharpening stone at a slant on its cloth. */
const stone = () =>
  shape('M70 390L140 250H560L590 390Z', blue) +
  line('M96 376H574M120 330H570', 2, white) +
  shape('M130 330L180 230H520L540 330Z', STONE) +
  shape('M130 330H540V366H130Z', '#7d7266');

export const drawings: StepDrawing[] = [
  {
    name: 'paper',
    content:
      shape('M330 40L560 70L540 420L300 400Z', white) +
      line('M340 110L536 128M336 160L532 176', 3, '#dcd2bd') +
      line('M470 64L452 236', 6, red) +
      knife(200, 270, -12) +
      hand('grip', 80, 284, { rotate: -8, scale: 0.72 }) +
      hand('pinch', 452, 54, { rotate: 140, scale: 0.62, flip: true }) +
      arrow('M590 130V300', 590, 322, 90),
  },
  {
    name: 'stone',
    content:
      worktop(250) +
      stone() +
      hand('flat', 236, 300, { rotate: 20, scale: 0.74 }) +
      hand('flat', 446, 300, { rotate: 160, scale: 0.74, flip: true }) +
      shape('M60 120C60 80 110 40 110 20C114 44 160 80 160 120C160 170 60 170 60 120Z', blue),
  },
  {
    name: 'angle',
    content:
      worktop(360) +
      shape('M60 340H590V390H60Z', STONE) +
      shape('M100 336L470 216L482 252Z', steel) +
      [0, 1, 2, 3, 4].map((coin) => oval(448, 328 - coin * 20, 58, 13, saffron)).join('') +
      line('M260 336A170 170 0 0 0 250 292', 6, red) +
      line('M210 250L150 210', 0.1) +
      shape('M470 206L600 160L612 200L484 252Z', HANDLE) +
      hand('grip', 566, 190, { rotate: 168, scale: 0.66, flip: true }),
  },
  {
    name: 'grind',
    content:
      worktop(250) +
      stone() +
      knife(250, 290, 8) +
      hand('grip', 132, 270, { rotate: 12, scale: 0.76 }) +
      hand('point', 430, 286, { rotate: 130, scale: 0.74, flip: true }) +
      arrow('M300 420H430', 452, 420, 0) +
      arrow('M290 420H200', 178, 420, 180),
  },
  {
    name: 'wipe',
    content:
      knife(230, 250, 0) +
      hand('grip', 110, 240, { scale: 0.8 }) +
      shape('M380 170C440 150 500 170 520 220C540 280 500 330 440 326C400 300 372 230 380 170Z', white) +
      line('M410 190q50 40 60 110M450 178q40 40 44 100', 3, '#dcd2bd') +
      hand('pinch', 452, 196, { rotate: 130, scale: 0.8, flip: true }) +
      arrow('M300 380H520', 544, 380, 0) +
      line('M250 306Q400 316 560 288', 6, green),
  },
];
