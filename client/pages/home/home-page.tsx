import { useLoaderData } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { RecipeCard } from '#client/features/cards/recipe-card.tsx';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import { FeaturedRecipesQueryDocument, HomePageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { PageHead } from '#client/ui/page-head.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { HeroGrid } from './hero.tsx';
import type { HomeVariables } from './home-loader.ts';
import { NewsletterBlock } from './newsletter-block.tsx';
import './home.css';

/** The home page. */
export function Component() {
  const { recipes } = useLoaded(HomePageQueryDocument, {});
  const { categories, cuisines } = useFrame();
  const featured = useLoaderData<HomeVariables>();
  return (
    <>
      <PageHead
        description="Easy, healthy and festive recipes from Ethiopian, Indian, American, Mexican, Chinese and Italian kitchens, tested at home."
        path={paths.home}
      />
      <div className="wrap home-title">
        <h1 className="home-title__text">Recipes to gather around</h1>
        <p className="lede">Exact directions for food that is meant to be shared, from six kitchens.</p>
      </div>
      <div className="wrap">
        <HeroGrid recipes={recipes.items} />
      </div>
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
        <FeaturedRecipes variables={featured} />
        <BlogSidebar categories={categories} />
      </div>
      <NewsletterBlock />
    </>
  );
}

/** The editors' choice, best first, on numbered pages. */
function FeaturedRecipes({ variables }: { variables: HomeVariables }) {
  const { recipes } = useLoaded(FeaturedRecipesQueryDocument, variables);
  return (
    <section aria-labelledby="featured">
      <h2 className="section__title" id="featured">
        Top Featured Recipes
      </h2>
      <ul className="home-featured">
        {recipes.items.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
      <Pager label="featured recipes" page={recipes.page} pageCount={recipes.pageCount} hash="#featured" words />
    </section>
  );
}
