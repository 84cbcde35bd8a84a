import { relief } from '../filters.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { backdrop, clothes, HEAD, neck, sitter } from '../people/bust.ts';
import { face } from '../people/face.ts';
import { hair } from '../people/hair.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const SKIN = '#c68a5a';
const HAIR = '#231814';

/** A red kerchief knotted at the neck. */
function kerchief(scene: Scene): void {
  const soft = { ...materials.cream, height: 8, dome: 9, gloss: 0, frequency: 0.02, noise: 0.4, shadow: 8 };
  scene.group({ filter: relief(scene, soft) }, () =>
    scene.add(
      element('path', {
        d: 'M508 690Q560 772 640 780Q720 772 772 690L790 724Q740 806 640 830Q540 806 490 724Z',
        fill: '#b3261c',
      }),
      element('path', { d: 'M622 800Q580 880 556 900Q610 900 644 820Z', fill: '#a31f18' }),
      element('path', { d: 'M656 800Q690 880 720 896Q668 902 636 820Z', fill: '#8f1812' }),
      element('ellipse', { cx: 640, cy: 806, rx: 30, ry: 24, fill: '#b3261c' }),
    ),
  );
}

/** A broad mustache. */
function mustache(scene: Scene): void {
  const outline = d`M0 74C-30 62 -64 76 -84 104C-60 108 -30 104 0 92C30 104 60 108 84 104C64 76 30 62 0 74Z`;
  scene.group({ filter: relief(scene, { ...materials.greens, frequency: 0.1, height: 5, shadow: 3 }) }, () =>
    scene.add(element('path', { d: outline, fill: '#2a1c16' })),
  );
}

export const alt =
  'Portrait of Diego Robles: a smiling man with tan skin, thick dark hair swept to one side and a full mustache, in an open white shirt with a red kerchief, with a string of dried chillies on the teal wall behind him.';

/** Diego Robles, in an open shirt with a kerchief. */
export function draw(scene: Scene): void {
  backdrop(scene, '#4f8a86');
  scene.add(element('path', { d: 'M1012 -10Q1020 180 1014 384', stroke: '#7a5a34', 'stroke-width': 7, fill: 'none' }));
  const strung = Array.from({ length: 9 }, (_, index): Point => [1016 + (index % 2 ? 26 : -22), 70 + index * 38]);
  driedChillies(scene, strung, { color: '#8f1d12', length: 130 });
  sitter(scene, () => {
    clothes(scene, { color: '#f0e9dc', breadth: 362 });
    neck(scene, SKIN);
    kerchief(scene);
    scene.at(HEAD.x, HEAD.y, {}, () => {
      hair(scene, d`M-158 0C-178 -150 -110 -224 6 -224C122 -224 178 -150 160 0L120 20L-120 20Z`, HAIR);
      face(scene, { skin: SKIN, brows: '#231814', brow: 15, lips: '#a8564a', width: 152, height: 186, smile: 0.95 });
      mustache(scene);
      hair(
        scene,
        d`M-156 10C-182 -140 -128 -236 -10 -244C110 -250 190 -170 158 10C152 -50 142 -88 118 -112C90 -160 -10 -168 -84 -104C-128 -92 -148 -50 -156 10Z`,
        HAIR,
      );
    });
  });
  light(scene, { vignette: 0.36 });
}
