import { arrow, hand, line, oval, palette, type StepDrawing, shape, specks, worktop } from '../line-drawing.ts';

const { white, steel, blue, red, saffron, ink, dough } = palette;
const ROAST = '#b5651d';

/** A thermometer whose point is at (x, y), its dial 260 px away at an angle in degrees. */
const probe = (x: number, y: number, angle: number, needle: number) => {
  const turned = (angle * Math.PI) / 180;
  const [dx, dy] = [x + Math.cos(turned) * 260, y + Math.sin(turned) * 260];
  const [nx, ny] = [dx + Math.cos(needle) * 36, dy + Math.sin(needle) * 36];
  return (
    line(`M${x} ${y}L${dx} ${dy}`, 13) +
    line(`M${x} ${y}L${dx} ${dy}`, 6, steel) +
    oval(dx, dy, 58, 58, white) +
    line(`M${dx} ${dy}L${nx} ${ny}`, 6, red) +
    oval(dx, dy, 6, 6, ink)
  );
};

export const drawings: StepDrawing[] = [
  {
    name: 'ice',
    content:
      worktop(400) +
      shape('M200 130L226 420H414L440 130Z', blue, { 'fill-opacity': 0.45 }) +
      [
        [236, 180, -12],
        [320, 160, 18],
        [380, 210, -20],
        [260, 262, 20],
        [340, 282, -10],
        [290, 340, 12],
        [370, 350, 30],
        [240, 352, -8],
      ]
        .map(
          ([x, y, turn]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-28 -26H28V26H-28Z', white, { 'fill-opacity': 0.85, 'stroke-width': 4 })}</g>`,
        )
        .join('') +
      probe(322, 322, -78, -2.4) +
      hand('pinch', 356, 158, { rotate: 160, scale: 0.72, flip: true }),
  },
  {
    name: 'side',
    content:
      worktop(340) +
      shape('M260 350C240 250 320 210 420 214C520 214 600 260 596 350Z', ROAST) +
      line('M320 250q40 -16 90 -14M350 290q60 -16 140 -2', 4, '#7a3a10') +
      line('M440 300L410 300', 1) +
      probe(436, 290, 180, -0.8) +
      hand('pinch', 250, 296, { rotate: -36, scale: 0.66 }) +
      line('M436 226V270M436 350V312', 5, saffron) +
      arrow('M270 420H370', 392, 420, 0),
  },
  {
    name: 'bird',
    content:
      worktop(380) +
      shape(
        'M130 330C110 210 220 120 350 130C450 136 520 190 540 270C560 330 520 390 420 394H220C160 394 138 370 130 330Z',
        ROAST,
      ) +
      shape(
        'M420 300C440 240 530 230 560 280L600 240Q622 226 624 250Q640 262 618 272L574 320C560 372 470 390 430 360C408 344 410 320 420 300Z',
        '#a85616',
      ) +
      line('M220 200q60 -40 140 -30M200 240q30 -20 60 -26', 4, '#7a3a10') +
      shape('M170 250C220 230 290 270 300 330C250 340 190 320 170 250Z', '#a85616') +
      probe(466, 320, -110, 0.6) +
      hand('pinch', 414, 178, { rotate: 26, scale: 0.7 }),
  },
  {
    name: 'wash',
    content:
      line('M470 40H330V110', 30, ink) +
      line('M470 40H330V110', 20, steel) +
      line('M324 124V250M340 124V250', 5, blue) +
      probe(330, 330, -160, -1) +
      hand('grip', 120, 254, { rotate: 12, scale: 0.66 }) +
      shape('M280 280C300 256 380 260 396 290C400 330 300 350 280 320Z', saffron) +
      hand('pinch', 380, 306, { rotate: 172, scale: 0.74, flip: true }) +
      specks(
        [
          [290, 256],
          [312, 244],
          [372, 250],
          [398, 270],
          [410, 300],
          [270, 340],
        ],
        10,
        white,
      ) +
      shape('M90 430H560V450H90Z', dough) +
      line('M360 362v44M330 366v40', 5, blue),
  },
];
