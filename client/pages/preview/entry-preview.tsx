import { useQuery } from '@apollo/client/react';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { DEFAULT_MEAL_TIME } from '#client/features/timeline/timeline-address.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import {
  AuthorPage_AuthorFragmentDoc,
  FoodPage_FoodFragmentDoc,
  GuidePage_GuideFragmentDoc,
  MenuPage_MenuFragmentDoc,
  type Preview_EntryFragment,
  TimelinePageQueryDocument,
} from '#client/gql/graphql.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { AuthorStory } from '../authors/author-page.tsx';
import { FoodArticle } from '../foods/food-page.tsx';
import { GuideArticle } from '../guides/guide-page.tsx';
import { MenuArticle } from '../menus/menu-page.tsx';

/** Preview of a list's entry, as readers will see it. */
export function EntryPreview({ content }: { content: Preview_EntryFragment }) {
  const { menu, category, cuisine } = content;
  const guide = readFragment(GuidePage_GuideFragmentDoc, content.guide);
  const food = readFragment(FoodPage_FoodFragmentDoc, content.food);
  const author = readFragment(AuthorPage_AuthorFragmentDoc, content.author);
  if (guide) return <GuideArticle guide={guide} />;
  if (menu) return <MenuPreview menu={menu} />;
  if (food?.glossary) return <FoodArticle food={food} glossary={food.glossary} />;
  if (author) return <AuthorStory author={author} />;
  const term = category ?? cuisine;
  return (
    term && (
      <>
        <PageBanner title={`${term.name} Recipes`} picture={term.picture} />
        <div className="wrap section">
          <div className="preview-card">
            {category && <CategoryCard category={category} described />}
            {cuisine && <CuisineCard cuisine={cuisine} />}
          </div>
        </div>
      </>
    )
  );
}

function MenuPreview({ menu: maskedMenu }: { menu: FragmentType<typeof MenuPage_MenuFragmentDoc> }) {
  const menu = readFragment(MenuPage_MenuFragmentDoc, maskedMenu);
  const variables = { slugs: menu.recipes.map(({ slug }) => slug), servings: menu.servings };
  const { data, previousData } = useQuery(TimelinePageQueryDocument, { variables });
  const dishes = (data ?? previousData)?.recipesBySlugs ?? [];
  return <MenuArticle menu={menu} dishes={dishes} eatAt={DEFAULT_MEAL_TIME} />;
}
