import { arrow, hand, line, oval, palette, type StepDrawing, shape } from '../line-drawing.ts';

const { white, steel, wood, saffron, blue, red } = palette;
const SKIN = '#b5702a';
const IRON = '#4a4440';

/** A pan seen at a slant, its rim centered at (x, y), its handle to the right. */
const pan = (x: number, y: number, rx: number, fill: string) =>
  shape(
    `M${x + rx - 12} ${y - 12}L${x + rx + 190} ${y - 44}L${x + rx + 194} ${y - 14}L${x + rx - 8} ${y + 22}Z`,
    IRON,
  ) +
  shape(`M${x - rx} ${y}C${x - rx} ${y + rx * 0.66} ${x + rx} ${y + rx * 0.66} ${x + rx} ${y}Z`, IRON) +
  oval(x, y, rx, rx * 0.4, IRON) +
  oval(x, y + 2, rx * 0.9, rx * 0.33, fill);

/** Slices of onion in the pan. */
const slices = (x: number, y: number, stroke: string) =>
  line(
    [
      [-130, -6],
      [-90, 20],
      [-60, -24],
      [-20, 8],
      [20, -22],
      [40, 28],
      [80, -4],
      [110, 18],
      [-100, -30],
      [0, 34],
    ]
      .map(([dx = 0, dy = 0]) => `M${x + dx} ${y + dy}q16 -22 38 -4`)
      .join(''),
    7,
    stroke,
  );

export const drawings: StepDrawing[] = [
  {
    name: 'slice',
    content:
      shape('M60 70H590V420H60Z', wood) +
      line('M90 120H300M340 380H560M110 340H240', 3, '#a87b42') +
      shape(
        'M286 250C286 160 360 130 430 140C510 150 540 200 540 250C540 310 500 352 430 360C350 366 286 330 286 250Z',
        white,
      ) +
      line(
        'M326 160C300 220 300 290 326 346M366 144C344 220 344 290 366 358M410 140C396 220 396 290 410 360',
        4,
        '#c9b06a',
      ) +
      shape('M536 232L586 226L586 274L536 268Z', SKIN) +
      [118, 160, 202, 240]
        .map((x, index) => shape(`M${x} ${170 + index * 6}q-26 76 4 150q24 -70 -4 -150Z`, white, { 'stroke-width': 4 }))
        .join('') +
      shape('M276 60L300 60L300 330Q272 320 268 300Z', steel) +
      shape('M272 320L302 332L300 470H270Z', '#6b4226') +
      hand('grip', 286, 380, { rotate: -70, scale: 0.7, flip: true }) +
      hand('flat', 336, 236, { rotate: 168, scale: 0.82, flip: true }) +
      arrow('M250 90V40', 250, 44, 270) +
      arrow('M250 40V96', 250, 104, 90),
  },
  {
    name: 'lid',
    content:
      pan(270, 330, 210, '#f0dca0') +
      slices(270, 330, white) +
      shape('M84 236C100 150 440 150 456 236Z', steel) +
      oval(270, 236, 190, 30, steel) +
      oval(270, 150, 26, 18, IRON) +
      hand('grip', 270, 138, { rotate: 60, scale: 0.7 }) +
      line('M120 214q-20 -34 4 -60M430 214q22 -34 -2 -62', 6, blue) +
      arrow('M520 150V240', 520, 262, 90),
  },
  {
    name: 'stir',
    content:
      pan(270, 330, 210, '#d99a3c') +
      slices(270, 326, SKIN) +
      shape('M330 340L452 110L480 124L362 354Q340 368 326 360Z', wood) +
      hand('grip', 456, 138, { rotate: 120, scale: 0.76, flip: true }) +
      arrow('M170 352C210 386 290 388 330 372', 342, 364, -28) +
      line('M180 250q-16 -30 4 -56M250 240q-16 -30 4 -56', 5, saffron),
  },
  {
    name: 'loosen',
    content:
      pan(270, 340, 210, '#a8642c') +
      slices(270, 336, '#6b3410') +
      shape('M330 176C336 152 400 146 416 168C420 192 346 204 330 176Z', blue) +
      line('M414 166L560 96', 12, '#8b8e8a') +
      line('M336 186q-14 40 -10 84M352 192q-8 40 -6 84', 6, blue) +
      hand('grip', 520, 118, { rotate: 156, scale: 0.74, flip: true }) +
      shape('M120 344L40 170L66 158L152 330Z', wood) +
      hand('grip', 62, 204, { rotate: 40, scale: 0.6 }) +
      line('M240 250q-18 -30 4 -58M200 262q-18 -30 4 -58', 5, red),
  },
];
