import './home.css';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load, loadOptional } from '#client/apollo/load.ts';
import { useLoaded, useOptional } from '#client/apollo/use-loaded.ts';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { RecipeGallery } from '#client/features/cards/recipe-card.tsx';
import { SidebarView } from '#client/features/sidebar/sidebar-view.tsx';
import { useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import { HomePageQueryDocument, type HomePageQueryQuery, HomeSidebarQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { getLocalToday } from '#client/ui/days.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { getRequestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageHead } from '#client/ui/page-head.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { FEATURED_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { HeroGrid } from './hero.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import { ThisWeek } from './this-week.tsx';

type FeaturedVariables = { page: number; first: number };

/** @throws a 404 response if there is no such page of featured recipes */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FeaturedVariables> {
  const featured = { page: getRequestedPage(request), first: FEATURED_PAGE_SIZE };
  const [{ home }] = await Promise.all([
    load(context, HomePageQueryDocument, featured),
    loadOptional(context, HomeSidebarQueryDocument, {}),
  ]);
  requirePage(featured.page, home.featured.pageInfo.pageCount);
  return featured;
}

export function Component() {
  const variables = useLoaderData<typeof loader>();
  const { home } = useLoaded(HomePageQueryDocument, variables);
  const sidebar = useOptional(HomeSidebarQueryDocument, {});
  const { categories, cuisines } = useTaxonomy();
  return (
    <>
      <PageHead
        description="Easy, healthy and festive recipes from Ethiopian, Indian, American, Mexican, Chinese and Italian kitchens, tested at home."
        path={paths.home}
      />
      <div className="home-top">
        <div className="wrap home-title">
          <h1 className="home-title__text">Recipes to gather around</h1>
          <p className="lede">Exact directions for food that is meant to be shared, from six kitchens.</p>
        </div>
        <CookStripSlot />
        <div className="wrap">
          <HeroGrid recipes={home.hero} />
        </div>
      </div>
      <ThisWeek home={home} />
      <section className="wrap section" aria-labelledby="popular-recipes">
        <h2 className="section__title" id="popular-recipes">
          Most Popular Recipes
        </h2>
        <ul className="home-platters">
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap section" aria-labelledby="popular-cuisines">
        <h2 className="section__title" id="popular-cuisines">
          Most Popular Cuisines
        </h2>
        <ul className="home-bands">
          {cuisines.map((cuisine) => (
            <li key={cuisine.slug}>
              <CuisineCard cuisine={cuisine} />
            </li>
          ))}
        </ul>
      </section>
      <div className="wrap with-sidebar">
        <FeaturedRecipes featured={home.featured} page={variables.page} />
        <SidebarView
          categories={categories}
          collections={sidebar?.collections}
          author={sidebar?.newest.nodes[0]?.author}
          recent={sidebar?.home.latest}
        />
      </div>
      <NewsletterBlock />
    </>
  );
}

/**
 * Dishes for a returning cook. They are at the top of the page if `starter.ts` reserved their space before the first
 * paint, and below the large pictures otherwise.
 */
function CookStripSlot() {
  const hasDishes = useBrowserStore(({ saved, plan, cooked, timers, ticks }) => {
    const upcomingEntries = plan?.filter(({ day, dish }) => dish && day >= getLocalToday());
    const startedTicks = Object.values(ticks ?? {}).filter(({ dish }) => dish);
    return [saved, upcomingEntries, cooked, timers, startedTicks].some((list) => list !== undefined && list.length > 0);
  });
  const isRead = useBrowserStore(({ saved, timers }) => saved !== undefined && timers !== undefined);
  const [isAtTop, setIsAtTop] = useState<boolean>();
  if (isRead && isAtTop === undefined) {
    setIsAtTop(hasDishes && !document.documentElement.classList.contains('cook-late'));
  }
  useEffect(() => {
    if (isRead) document.documentElement.classList.remove('cook', 'cook-late');
  }, [isRead]);
  const modifier = isAtTop === false ? 'cook-strip--late' : '';
  return (
    <nav
      className={hasDishes ? `wrap cook-strip cook-strip--wanted ${modifier}` : 'wrap cook-strip'}
      aria-label="Your cooking"
    >
      <h2 className="cook-strip__heading">Tonight</h2>
      {hasDishes && (
        <LazyPart load={() => import('./cook-strip.tsx')} when="now">
          {({ CookStrip }) => <CookStrip />}
        </LazyPart>
      )}
    </nav>
  );
}

type FeaturedProps = { featured: HomePageQueryQuery['home']['featured']; page: number };

/** The other recipes that editors have featured, best rated first, on numbered pages. */
function FeaturedRecipes({ featured, page }: FeaturedProps) {
  return (
    <section className="home-featured" aria-labelledby="featured">
      <h2 className="section__title" id="featured">
        Top Featured Recipes
      </h2>
      <RecipeGallery recipes={featured.nodes} />
      <Pager label="featured recipes" page={page} pageCount={featured.pageInfo.pageCount} hash="#featured" words />
    </section>
  );
}
