import { arrow, hand, line, oval, palette, type StepDrawing, shape, specks, worktop } from '../line-drawing.ts';

const { dough, shade, saffron, white, blue } = palette;
const CRUST = '#b9702c';

/** A bowl seen from the side, its rim at (x, y). */
const bowl = (x: number, y: number, r: number) =>
  shape(
    `M${x - r} ${y}C${x - r * 0.9} ${y + r * 0.9} ${x - r * 0.4} ${y + r * 0.98} ${x} ${y + r * 0.98}C${x + r * 0.4} ${y + r * 0.98} ${x + r * 0.9} ${y + r * 0.9} ${x + r} ${y}Z`,
    blue,
  );

export const drawings: StepDrawing[] = [
  {
    name: 'mixed',
    content:
      worktop(390) +
      oval(330, 210, 220, 60, white) +
      shape(
        'M180 206C190 150 250 160 280 138C310 112 360 150 400 136C450 128 480 170 486 208C420 250 240 250 180 206Z',
        dough,
      ) +
      line('M220 190l26 -14M290 170l20 18M370 164l-16 24M430 184l-24 10M320 210l34 -6', 4, shade) +
      bowl(330, 214, 222) +
      shape('M352 190L470 40L496 58L384 206Q360 214 352 190Z', palette.wood) +
      hand('grip', 462, 86, { rotate: 128, scale: 0.74, flip: true }) +
      specks(
        [
          [150, 400],
          [200, 420],
          [470, 424],
          [520, 404],
        ],
        5,
        white,
      ),
  },
  {
    name: 'kneaded',
    content:
      shape(
        'M190 150C250 120 400 120 450 150C474 220 470 300 446 344C390 372 250 372 196 344C170 290 168 220 190 150Z',
        dough,
      ) +
      shape(
        'M232 180C280 160 370 160 408 182C424 230 422 280 404 318C360 336 282 336 238 318C220 280 218 226 232 180Z',
        '#fdf3cf',
        { 'stroke-width': 3 },
      ) +
      line('M320 60v44M240 76l20 36M400 76l-20 36', 7, saffron) +
      line('M262 210q50 -12 110 4M258 250q60 10 126 -2M272 292q44 -8 96 4', 3, shade) +
      hand('pinch', 190, 250, { scale: 0.86 }) +
      hand('pinch', 452, 250, { rotate: 180, scale: 0.86, flip: true }),
  },
  {
    name: 'risen',
    content:
      worktop(420) +
      bowl(350, 220, 216) +
      shape('M138 222C150 120 260 80 350 84C450 84 550 130 562 222C500 252 200 252 138 222Z', dough) +
      shape('M314 108C318 150 366 150 372 108C360 94 326 94 314 108Z', shade) +
      specks(
        [
          [200, 190],
          [236, 150],
          [460, 160],
          [506, 196],
          [430, 206],
          [290, 206],
        ],
        7,
        white,
      ) +
      hand('point', 342, 118, { rotate: 48, scale: 0.74 }) +
      line('M108 300H590', 4, shade),
  },
  {
    name: 'shaped',
    content:
      worktop(330) +
      shape('M190 330C170 200 250 130 330 130C420 130 490 210 468 330C430 372 230 372 190 330Z', dough) +
      line('M250 190C280 160 370 156 408 190M230 240C270 206 390 206 430 240', 3, shade) +
      hand('flat', 228, 320, { rotate: 10, scale: 0.8 }) +
      hand('flat', 432, 320, { rotate: 170, scale: 0.8, flip: true }) +
      arrow('M240 396C280 430 380 430 420 396', 430, 386, -46) +
      specks(
        [
          [110, 420],
          [170, 440],
          [520, 430],
          [560, 410],
        ],
        5,
        white,
      ),
  },
  {
    name: 'baked',
    content:
      shape(
        'M150 170C170 70 280 50 370 66C470 84 530 150 510 220C480 300 380 320 290 300C200 284 140 240 150 170Z',
        CRUST,
      ) +
      line('M230 110q60 30 20 92M320 90q60 36 18 124M416 104q46 36 10 110', 7, '#7a4212') +
      hand('flat', 330, 250, { rotate: -20, scale: 0.96 }) +
      hand('grip', 424, 322, { rotate: -146, scale: 0.8 }) +
      line('M398 350l-30 24M384 322l-34 6M420 366l-14 34', 7, saffron),
  },
];
