import { arrow, hand, line, oval, palette, type StepDrawing, shape, specks, worktop } from '../line-drawing.ts';

const { white, steel, blue, saffron, red, ink } = palette;

/** A zero, as on a seven-segment display. */
const zero = (x: number, y: number) => line(`M${x} ${y}h26v44h-26z`, 6);

export const drawings: StepDrawing[] = [
  {
    name: 'scale',
    content:
      worktop(400) +
      shape('M130 320H510L540 410H100Z', steel) +
      shape('M250 342H390V394H250Z', white) +
      zero(280, 346) +
      zero(334, 346) +
      shape('M170 200C176 280 240 316 320 316C400 316 464 280 470 200Z', blue) +
      oval(320, 200, 150, 34, white) +
      shape('M220 200C250 150 390 150 420 200C380 222 260 222 220 200Z', '#f7efdc') +
      hand('point', 232, 368, { rotate: -8, scale: 0.66 }),
  },
  {
    name: 'level',
    content:
      shape('M150 250C150 200 380 196 386 250C380 330 160 330 150 250Z', steel) +
      shape('M380 238L600 222V252L384 264Z', steel) +
      shape('M158 244C190 236 350 232 378 246L370 262H166Z', white) +
      shape('M60 160L470 116L474 150L70 216Q52 190 60 160Z', steel) +
      hand('grip', 430, 138, { rotate: 150, scale: 0.76, flip: true }) +
      hand('pinch', 560, 236, { rotate: 200, scale: 0.7 }) +
      specks(
        [
          [120, 300],
          [108, 340],
          [138, 360],
          [96, 388],
          [150, 400],
          [124, 420],
        ],
        8,
        white,
      ) +
      specks(
        [
          [120, 300],
          [138, 360],
          [96, 388],
        ],
        3,
        ink,
      ) +
      arrow('M330 84H190', 166, 84, 180),
  },
  {
    name: 'cup',
    content:
      worktop(410) +
      shape('M180 220L206 410H394L420 220Z', blue) +
      shape('M414 250C500 240 500 360 402 350', 'none', { 'stroke-width': 16 }) +
      oval(300, 220, 120, 28, white) +
      shape('M196 216C230 176 370 176 404 216C360 236 240 236 196 216Z', white) +
      shape('M330 116C350 88 420 92 430 120C420 150 350 150 330 116Z', white) +
      line('M428 118L560 70', 12, '#8b8e8a') +
      hand('grip', 524, 86, { rotate: 158, scale: 0.7, flip: true }) +
      specks(
        [
          [356, 160],
          [370, 176],
          [344, 184],
          [386, 162],
          [330, 168],
        ],
        5,
        white,
      ) +
      line('M120 220H200', 4, red),
  },
  {
    name: 'eye-level',
    content:
      worktop(380) +
      shape('M330 120L350 380H560L580 120L610 104H330Z', white, { 'fill-opacity': 0.8 }) +
      shape('M340 240L350 376H560L571 240Z', blue, { opacity: 0.85 }) +
      line('M560 180h-34M558 210h-24M556 240h-34M554 270h-24M552 300h-34M550 330h-24', 5) +
      line('M160 240H330', 5, red) +
      oval(96, 226, 100, 128, '#c98f63') +
      shape('M-10 150C20 70 150 70 196 160C150 130 60 140 40 220L-10 260Z', ink) +
      oval(150, 236, 22, 14, white) +
      oval(158, 237, 8, 9, ink) +
      shape('M192 240L214 274L190 284Z', '#c98f63') +
      line('M130 310q30 12 50 -6', 5) +
      line('M128 206q22 -12 44 -2', 5) +
      line('M344 240H572', 5, saffron),
  },
];
