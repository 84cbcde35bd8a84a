import { expect, it } from 'vitest';
import { getCrumbs } from '#client/ui/breadcrumb.tsx';

it('leads from home through the segments of the address', () => {
  expect(getCrumbs('/recipes/dinner/doro-wat')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Recipes', to: '/recipes' },
    { label: 'Dinner', to: '/recipes/dinner' },
    { label: 'Doro Wat', to: '/recipes/dinner/doro-wat' },
  ]);
});

it('takes a better label for the page itself', () => {
  expect(getCrumbs('/recipes/dinner/tagliatelle-al-ragu', 'Tagliatelle al Ragù').at(-1)?.label).toBe(
    'Tagliatelle al Ragù',
  );
});

it('survives addresses that are not well encoded', () => {
  expect(getCrumbs('/recipes/%E0%A4%A').at(-1)?.label).toBe('%E0%A4%A');
});
