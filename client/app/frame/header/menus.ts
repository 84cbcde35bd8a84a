import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { Header_CategoryFragmentDoc, Header_CuisineFragmentDoc } from '#client/gql/graphql.ts';
import { type NavLink, paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import type { PictureData } from '#client/ui/picture.tsx';

type MenuItem = {
  name: string;
  to: string;
  /** A line under the name. */
  note: string;
  picture?: PictureData;
};

/** The menu below an entry of the main navigation. */
export type Menu = {
  title: string;
  /** Path of the entry above the menu. */
  to: string;
  /** The menu's last link, to all items. */
  all?: NavLink;
  items: readonly MenuItem[];
};

export type MenuData = {
  categories: readonly FragmentType<typeof Header_CategoryFragmentDoc>[];
  cuisines: readonly FragmentType<typeof Header_CuisineFragmentDoc>[];
};

/** Pages about cooking. */
const learnMenu: Menu = {
  title: 'Learn',
  to: paths.guides,
  items: [
    { name: 'Guides', to: paths.guides, note: 'Techniques, step by step' },
    { name: 'Ingredients', to: paths.foods, note: 'How they taste, where to buy them' },
    { name: 'Menus', to: paths.menus, note: 'Dishes that go together' },
    { name: 'Timeline', to: paths.timeline, note: 'When to start each dish' },
  ],
};

/** Returns the menus that have items. */
export function getMenus({ categories, cuisines }: MenuData): Menu[] {
  const categoryItems = categories
    .map((category) => readFragment(Header_CategoryFragmentDoc, category))
    .map(({ slug, name, recipeCount, picture }) => ({
      name,
      picture,
      to: paths.category(slug),
      note: formatCount(recipeCount, 'recipe'),
    }));
  const cuisineItems = cuisines
    .map((cuisine) => readFragment(Header_CuisineFragmentDoc, cuisine))
    .map(({ slug, name, recipeCount, picture }) => ({
      name,
      picture,
      to: paths.cuisine(slug),
      note: formatCount(recipeCount, 'recipe'),
    }));
  const menus = [
    {
      title: 'Food recipes',
      to: paths.recipes,
      all: { label: 'All recipes', to: paths.recipes },
      items: categoryItems,
    },
    { title: 'Cuisines', to: paths.cuisines, all: { label: 'All cuisines', to: paths.cuisines }, items: cuisineItems },
    learnMenu,
  ];
  return menus.filter(({ items }) => items.length > 0);
}
