import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { Header_CategoryFragmentDoc, Header_CuisineFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import type { PictureData } from '#client/ui/picture.tsx';

type MenuItem = { name: string; to: string; recipeCount: number; picture: PictureData };

/** The menu below an entry of the main navigation. */
export type Menu = {
  title: string;
  /** The entry it belongs to. */
  to: string;
  /** The text of the link to that entry inside the menu. */
  all: string;
  items: readonly MenuItem[];
};

export type MenuData = {
  categories: readonly FragmentType<typeof Header_CategoryFragmentDoc>[];
  cuisines: readonly FragmentType<typeof Header_CuisineFragmentDoc>[];
};

/** The two menus. Addresses are the names in lower case, encoded. */
export function getMenus({ categories, cuisines }: MenuData): Menu[] {
  const food = categories
    .map((category) => readFragment(Header_CategoryFragmentDoc, category))
    .map(({ slug, ...category }) => ({ ...category, to: paths.category(slug) }));
  const kitchens = cuisines
    .map((cuisine) => readFragment(Header_CuisineFragmentDoc, cuisine))
    .map(({ slug, ...cuisine }) => ({ ...cuisine, to: paths.cuisine(slug) }));
  const menus = [
    { title: 'Food recipes', to: paths.recipes, all: 'All recipes', items: food },
    { title: 'Cuisines', to: paths.cuisines, all: 'All cuisines', items: kitchens },
  ];
  return menus.filter(({ items }) => items.length > 0);
}
