import { dropShadow, relief } from '../filters.ts';
import { leafMarkup } from '../foods/leaf.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, shades } from '../paints.ts';
import { backdrop, clothes, HEAD, neck, sitter } from '../people/bust.ts';
import { face } from '../people/face.ts';
import { hair } from '../people/hair.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

const SKIN = '#e3ae84';
const HAIR = '#8d8680';

/** The brim of the straw hat behind the head. */
function brim(scene: Scene): void {
  const straw = {
    ...materials.bread,
    frequency: 0.03,
    frequencyDown: 0.16,
    height: 6,
    dome: 6,
    noise: 0.6,
    shadow: 16,
  };
  const fill = linear(scene, shades('#f0d48e', '#dcb568', '#a87c38'));
  scene.group({ filter: relief(scene, straw) }, () =>
    scene.add(element('ellipse', { cx: 0, cy: -112, rx: 310, ry: 92, fill })),
  );
}

/** Crown and ribbon, with the front of the brim over the forehead. */
function crown(scene: Scene): void {
  const straw = {
    ...materials.bread,
    frequency: 0.03,
    frequencyDown: 0.16,
    height: 6,
    dome: 12,
    noise: 0.5,
    shadow: 10,
  };
  const fill = linear(scene, shades('#f6dd9c', '#e0bb6e', '#b0843e'));
  scene.group({ filter: relief(scene, straw) }, () =>
    scene.add(element('path', { d: 'M-160 -130C-160 -262 -104 -306 0 -306C104 -306 160 -262 160 -130Z', fill })),
  );
  scene.group({ filter: dropShadow(scene, { blur: 3, length: 4, opacity: 0.4 }) }, () =>
    scene.add(element('path', { d: 'M-162 -176Q0 -146 162 -176L164 -126Q0 -92 -164 -126Z', fill: '#8a2f3a' })),
  );
  scene.group({ filter: relief(scene, straw) }, () =>
    scene.add(
      element('path', {
        d: 'M-310 -112C-250 -52 -130 -56 0 -56C130 -56 250 -52 310 -112C250 -92 170 -106 164 -128Q0 -94 -164 -128C-170 -106 -250 -92 -310 -112Z',
        fill,
      }),
    ),
  );
}

/** Basil from the garden in the pocket of the apron. */
function basil(scene: Scene): void {
  scene.group({ filter: relief(scene, { ...materials.leaf, shadow: 6 }) }, () => {
    for (const [degrees, long] of [
      [-150, 78],
      [-32, 80],
      [-118, 92],
      [-62, 90],
      [-90, 100],
    ] as const) {
      const markup = leafMarkup(scene, long, { color: '#3f8a2c', width: long * 0.56 });
      scene.add(element('g', { transform: place(762, 912, degrees) }, markup));
    }
  });
  scene.add(element('path', { d: 'M700 906H828V990H700Z', fill: '#6f8f6a', stroke: '#587556', 'stroke-width': 4 }));
}

export const alt =
  'Portrait of Marta Bellini: a smiling older woman with tanned skin and gray hair under a wide straw hat with a wine-red ribbon, in a cream blouse and a green gardening apron with basil in its pocket, before a pale green wall.';

/** Marta Bellini, in a straw hat and an apron. */
export function draw(scene: Scene): void {
  backdrop(scene, '#b4bf98');
  sitter(scene, () => {
    scene.at(HEAD.x, HEAD.y, {}, () => {
      brim(scene);
      hair(
        scene,
        d`M-150 -110C-196 -30 -190 70 -164 140C-140 178 -100 160 -90 130L90 130C100 160 140 178 166 140C190 70 196 -30 150 -110Z`,
        HAIR,
      );
    });
    clothes(scene, { color: '#f0e6d2', breadth: 336 });
    neck(scene, SKIN);
    const pressed = { ...materials.cream, height: 6, dome: 7, gloss: 0, shadow: 8 };
    scene.group({ filter: relief(scene, pressed) }, () =>
      scene.add(
        element('path', { d: 'M520 694Q548 776 636 812L600 872Q506 810 488 716Z', fill: '#f6eedd' }),
        element('path', { d: 'M760 694Q732 776 644 812L680 872Q774 810 792 716Z', fill: '#e9dfca' }),
        element('path', {
          d: 'M470 990L492 720L528 706L560 866Q640 890 720 866L752 706L788 720L810 990Z',
          fill: '#7a9a74',
        }),
      ),
    );
    basil(scene);
    scene.at(HEAD.x, HEAD.y, {}, () => {
      face(scene, { skin: SKIN, brows: '#7a716a', lips: '#b5564c', smile: 1.1, width: 146, height: 184 });
      const fine = { fill: 'none', stroke: '#a8683e', 'stroke-width': 3.5, 'stroke-linecap': 'round', opacity: 0.4 };
      for (const side of [-1, 1]) {
        scene.add(
          element('path', {
            d: d`M${side * 96} 2q${side * 14} -8 ${side * 24} -8M${side * 98} 14q${side * 14} 2 ${side * 22} 6`,
            ...fine,
          }),
          element('path', { d: d`M${side * 40} 66q${side * 34} 14 ${side * 38} 44`, ...fine }),
        );
        hair(
          scene,
          d`M${side * 60} -150C${side * 150} -130 ${side * 172} -40 ${side * 158} 60C${side * 150} 20 ${side * 136} -40 ${side * 96} -84Q${side * 66} -104 ${side * 20} -110Z`,
          HAIR,
        );
      }
      crown(scene);
    });
  });
  light(scene, { vignette: 0.3 });
}
