import { relief } from '../filters.ts';
import { sphere } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { backdrop, clothes, HEAD, neck, sitter } from '../people/bust.ts';
import { face } from '../people/face.ts';
import { hair } from '../people/hair.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element } from '../svg.ts';

const SKIN = '#8a5a3a';
const HAIR = '#1f1512';

/** The woven border of a netela. */
const TILET: Stripe[] = [
  [0.3, 15, '#3f7a3a', 1],
  [0.39, 30, '#d9a02a', 1],
  [0.56, 30, '#b3261c', 1],
  [0.73, 15, '#3f7a3a', 1],
];

/** The shawl over both shoulders, its border down the front. */
function netela(scene: Scene): void {
  const left = d`M300 990C306 812 410 756 536 704Q566 760 654 990Z`;
  const right = d`M986 990C980 812 862 756 744 704Q724 850 600 990Z`;
  for (const [outline, x, turn] of [
    [right, 700, 24],
    [left, 560, -24],
  ] as const) {
    scene.group({ filter: relief(scene, { ...materials.cream, height: 6, dome: 9, gloss: 0, shadow: 12 }) }, () =>
      scene.add(element('path', { d: outline, fill: '#f2ece0' })),
    );
    scene.clipped(outline, () => {
      cloth(scene, '#f3ede2', { x: 240, y: 640, width: 820, height: 420, rotate: turn * 0.3 });
      cloth(scene, '#f3ede2', { x: x - 60, y: 640, width: 120, height: 440, rotate: turn, stripes: TILET });
    });
  }
}

export const alt =
  'Portrait of Hanna Tesfaye: a smiling woman with brown skin and dark curly hair gathered high on her head, gold earrings and a white Ethiopian shawl with a green, gold and red woven border, before a warm ochre wall.';

/** Hanna Tesfaye, in a shawl with a woven border. */
export function draw(scene: Scene): void {
  backdrop(scene, '#d9a65a');
  sitter(scene, () => {
    scene.at(HEAD.x, HEAD.y, {}, () => {
      hair(scene, d`M-96 -150C-144 -272 -60 -306 0 -306C64 -306 144 -272 98 -150Z`, HAIR, { curly: true });
      hair(scene, d`M-158 -10C-176 -150 -100 -214 0 -214C104 -214 176 -150 160 -10L110 30L-110 30Z`, HAIR, {
        curly: true,
      });
    });
    clothes(scene, { color: '#efe8da' });
    neck(scene, SKIN);
    netela(scene);
    scene.at(HEAD.x, HEAD.y, {}, () => {
      face(scene, { skin: SKIN, brows: '#2a1a14', lips: '#9a3f3a', smile: 1.08 });
      hair(
        scene,
        d`M-154 6C-166 -130 -110 -206 0 -206C112 -206 168 -130 156 6C150 -60 122 -120 60 -138C20 -148 -24 -148 -62 -138C-124 -118 -148 -60 -154 6Z`,
        HAIR,
        { curly: true },
      );
      sphere(scene, -152, 68, 13, '#e0ae3c', 0.9);
      sphere(scene, 154, 68, 13, '#c99428', 0.8);
    });
  });
  light(scene, { vignette: 0.34 });
}
