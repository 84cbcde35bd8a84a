import { expect, it } from 'vitest';
import { replaceAllergenNames } from '#server/http/pages/allergen-address.ts';

it.each([
  ['without=dairy', 'without=milk'],
  ['without=Dairy,Wheat', 'without=gluten&without=milk'],
  ['without=dairy%20eggs', 'without=egg&without=milk'],
  ['without=eggs&without=lactose&diet=vegan', 'diet=vegan&without=egg&without=milk'],
  ['without=SHELLFISH', 'without=crustaceans&without=molluscs'],
  ['without=tree-nuts', 'without=nuts'],
  ['without=soya,air', 'without=soy&without=air'],
  ['without=leche', 'without=milk'],
])('"%s" is replaced with "%s"', (search, expected) => {
  expect(replaceAllergenNames(`/recipes/dinner?${search}`)).toBe(`/recipes/dinner?${expected}`);
});

it.each(['?without=nuts', '?without=Egg,nut', '?without=fish+milk', '?without=air', '?without=%', '?q=dairy', ''])(
  '"%s" is not changed',
  (search) => expect(replaceAllergenNames(`/search${search}`)).toBe(`/search${search}`),
);
