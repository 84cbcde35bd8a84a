import { relief } from '../filters.ts';
import { leafMarkup } from '../foods/leaf.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { backdrop, clothes, HEAD, neck, sitter } from '../people/bust.ts';
import { face } from '../people/face.ts';
import { hair } from '../people/hair.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

const SKIN = '#b27a4c';
const HAIR = '#1c1614';

/** Round glasses with the window in them. */
function glasses(scene: Scene): void {
  const frame = { fill: '#e8f0f2', 'fill-opacity': 0.14, stroke: '#3a2a1c', 'stroke-width': 8 };
  for (const side of [-1, 1]) {
    scene.add(
      element('circle', { cx: side * 63, cy: 4, r: 48, ...frame }),
      element('path', {
        d: d`M${side * 63 - 26} -16Q${side * 63 - 14} -32 ${side * 63 + 6} -32`,
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        opacity: 0.5,
      }),
      element('path', { d: d`M${side * 110} -4L${side * 150} -12`, stroke: '#3a2a1c', 'stroke-width': 8 }),
    );
  }
  scene.add(element('path', { d: 'M-16 0Q0 -12 16 0', fill: 'none', stroke: '#3a2a1c', 'stroke-width': 8 }));
}

/** A band collar, buttons, and a twig of curry leaves in the pocket. */
function kurta(scene: Scene): void {
  const collar = { ...materials.cream, height: 6, dome: 7, gloss: 0, shadow: 6 };
  scene.group({ filter: relief(scene, collar) }, () =>
    scene.add(
      element('path', { d: 'M520 694Q560 780 636 806L640 846Q540 806 494 716Z', fill: '#3a5f8a' }),
      element('path', { d: 'M760 694Q720 780 644 806L640 846Q740 806 786 716Z', fill: '#2f5078' }),
    ),
  );
  scene.add(element('path', { d: 'M640 846V980', stroke: '#22405f', 'stroke-width': 5, opacity: 0.7 }));
  for (const y of [872, 924]) scene.add(element('circle', { cx: 654, cy: y, r: 7, fill: '#e9cd7e' }));
  scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 5 }) }, () => {
    for (let pair = 0; pair < 4; pair++) {
      for (const side of [-1, 1]) {
        const markup = leafMarkup(scene, 52 - pair * 5, { color: '#3f7d27', width: 24 });
        scene.add(element('g', { transform: place(806, 900 - pair * 24, -90 + side * (62 - pair * 9)) }, markup));
      }
    }
  });
  scene.add(element('path', { d: 'M752 902H862V990H752Z', fill: '#34577f', stroke: '#274566', 'stroke-width': 4 }));
}

export const alt =
  'Portrait of Ravi Menon: a smiling man with light brown skin, short black hair, a trimmed beard and round glasses, in a blue kurta with a twig of curry leaves in its pocket, before a plum-colored wall.';

/** Ravi Menon, in a kurta, with round glasses. */
export function draw(scene: Scene): void {
  backdrop(scene, '#8a5f7d');
  sitter(scene, () => {
    clothes(scene, { color: '#3a5f8a', breadth: 356 });
    neck(scene, SKIN);
    kurta(scene);
    scene.at(HEAD.x, HEAD.y, {}, () => {
      hair(scene, d`M-160 10C-178 -150 -110 -228 6 -228C122 -228 178 -150 160 10L120 20L-120 20Z`, HAIR);
      face(scene, { skin: SKIN, brows: '#221812', brow: 14, lips: '#a4564a', width: 148, height: 188 });
      beard(scene);
      hair(
        scene,
        d`M-152 -20C-172 -150 -110 -226 8 -226C126 -226 172 -150 154 -20C150 -70 138 -104 108 -122C60 -150 -40 -96 -96 -136C-130 -112 -146 -70 -152 -20Z`,
        HAIR,
      );
      glasses(scene);
    });
  });
  light(scene, { vignette: 0.34 });
}

/** A short beard around the smile. */
function beard(scene: Scene): void {
  const along = d`M-146 20C-146 110 -96 204 0 204C96 204 146 110 146 20C138 70 120 84 92 82C60 66 34 72 0 74C-34 72 -60 66 -92 82C-120 84 -138 70 -146 20Z`;
  const mouth = d`M-58 96Q-30 84 0 90Q30 84 58 96Q44 136 0 138Q-44 136 -58 96Z`;
  scene.group({ filter: relief(scene, { ...materials.greens, frequency: 0.12, height: 5, shadow: 2 }) }, () =>
    scene.add(
      element('path', { d: `${along}${mouth}`, fill: '#2a1d18', 'fill-rule': 'evenodd', 'fill-opacity': 0.94 }),
    ),
  );
}
