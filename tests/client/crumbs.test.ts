import { expect, it } from 'vitest';
import { getCrumbs } from '#client/ui/breadcrumb.tsx';

it('breadcrumbs lead from home through the segments of the path', () => {
  expect(getCrumbs('/recipes/dinner/doro-wat')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Recipes', to: '/recipes' },
    { label: 'Dinner', to: '/recipes/dinner' },
    { label: 'Doro Wat', to: '/recipes/dinner/doro-wat' },
  ]);
});

it('breadcrumbs prefer the page’s own label', () => {
  expect(getCrumbs('/recipes/dinner/tagliatelle-al-ragu', 'Tagliatelle al Ragù').at(-1)?.label).toBe(
    'Tagliatelle al Ragù',
  );
});

it('breadcrumbs survive badly encoded URLs', () => {
  expect(getCrumbs('/recipes/%E0%A4%A').at(-1)?.label).toBe('%E0%A4%A');
});
