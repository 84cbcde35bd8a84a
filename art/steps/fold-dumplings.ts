import { arrow, hand, line, oval, palette, type StepDrawing, shape, specks, worktop } from '../line-drawing.ts';

const { dough, shade, blue, white, red, green, steel } = palette;
const FILLING = '#c9826a';

/** A closed half moon from (x - r, y) to (x + r, y), its edge up. */
const halfMoon = (x: number, y: number, r: number) =>
  shape(
    `M${x - r} ${y}C${x - r * 0.7} ${y - r * 0.9} ${x + r * 0.7} ${y - r * 0.9} ${x + r} ${y}C${x + r * 0.6} ${y + r * 0.5} ${x - r * 0.6} ${y + r * 0.5} ${x - r} ${y}Z`,
    dough,
  ) +
  line(
    `M${x - r * 0.8} ${y - 2}C${x - r * 0.5} ${y - r * 0.5} ${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.8} ${y - 2}`,
    3,
    shade,
  );

/** A pleated dumpling, its seam up. */
const dumpling = (x: number, y: number, r: number) => {
  const folds = [-0.62, -0.4, -0.18, 0.06, 0.28, 0.5]
    .map(
      (part) =>
        `M${x + r * part} ${y - r * 0.62 + r * Math.abs(part) * 0.46}q${r * 0.1} ${r * 0.2} ${r * 0.02} ${r * 0.44}`,
    )
    .join('');
  return (
    shape(
      `M${x - r} ${y + r * 0.1}C${x - r * 0.8} ${y - r * 0.5} ${x - r * 0.3} ${y - r * 0.74} ${x} ${y - r * 0.7}C${x + r * 0.3} ${y - r * 0.74} ${x + r * 0.8} ${y - r * 0.5} ${x + r} ${y + r * 0.1}C${x + r * 0.7} ${y + r * 0.6} ${x - r * 0.7} ${y + r * 0.6} ${x - r} ${y + r * 0.1}Z`,
      dough,
    ) + line(folds, 4)
  );
};

export const drawings: StepDrawing[] = [
  {
    name: 'filling',
    content:
      worktop(390) +
      oval(310, 210, 216, 62, white) +
      shape('M130 208C160 150 250 150 310 140C380 148 460 160 492 208C430 250 190 250 130 208Z', FILLING) +
      specks(
        [
          [200, 196],
          [262, 176],
          [330, 204],
          [400, 180],
          [440, 206],
          [290, 220],
          [232, 220],
        ],
        8,
        green,
      ) +
      line('M230 190q60 -30 130 0M270 212q50 -16 110 0', 4, '#a8604a') +
      shape('M94 214C104 370 200 424 310 424C420 424 516 370 526 214C440 270 180 270 94 214Z', blue) +
      line('M352 200L506 30M384 204L528 54', 12, '#8a5a34') +
      hand('grip', 504, 62, { rotate: 136, scale: 0.74, flip: true }) +
      arrow('M214 120C250 84 330 84 364 112', 372, 122, 40),
  },
  {
    name: 'wet',
    content:
      worktop(280) +
      oval(130, 170, 96, 56, white) +
      oval(130, 166, 74, 38, blue, { opacity: 0.8 }) +
      oval(400, 320, 178, 104, dough) +
      line('M226 340A178 104 0 0 0 470 416', 10, blue) +
      hand('point', 262, 386, { rotate: -4, scale: 0.78 }) +
      arrow('M300 440C360 462 430 462 500 440', 512, 434, -24) +
      shape('M430 120H610V196C560 214 480 214 430 196Z', steel) +
      line('M450 140h140M450 164h140', 3),
  },
  {
    name: 'close',
    content:
      worktop(380) +
      halfMoon(320, 290, 190) +
      hand('pinch', 214, 188, { rotate: 30, scale: 0.8 }) +
      hand('pinch', 426, 188, { rotate: 150, scale: 0.8, flip: true }) +
      arrow('M320 120C280 120 250 130 226 140', 216, 144, 160) +
      arrow('M320 120C360 120 390 130 414 140', 424, 144, 20),
  },
  {
    name: 'pleat',
    content:
      hand('flat', 520, 330, { rotate: -16, scale: 1.05 }) +
      halfMoon(340, 230, 180) +
      line('M240 156q26 30 8 66M280 136q26 34 8 74M322 128q26 34 8 76', 6) +
      hand('pinch', 376, 140, { rotate: 130, scale: 0.86, flip: true }) +
      arrow('M440 74C400 50 360 54 326 76', 316, 84, 140),
  },
  {
    name: 'freeze',
    content:
      worktop(300) +
      shape('M60 360L150 170H520L590 360Z', steel) +
      shape('M96 346L172 184H498L556 346Z', white) +
      [
        [230, 226],
        [340, 226],
        [446, 226],
        [206, 304],
        [330, 304],
        [458, 304],
      ]
        .map(([x = 0, y = 0]) => dumpling(x, y, 52))
        .join('') +
      specks(
        [
          [280, 260],
          [400, 264],
          [260, 330],
          [390, 336],
          [500, 262],
          [176, 262],
        ],
        4,
        shade,
      ) +
      line('M560 90v80M520 110l80 40M600 110l-80 40', 7, blue) +
      oval(560, 130, 8, 8, white) +
      line('M90 96v60M60 112l60 30M120 112l-60 30', 6, blue) +
      line('M60 392H590', 6, red),
  },
];
