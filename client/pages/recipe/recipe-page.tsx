import './recipe-note.css';
import { Fragment, use, useEffect, useMemo, useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useLoaded, useOptional } from '#client/apollo/use-loaded.ts';
import { cookScreenAt } from '#client/features/cook-mode/cook-address.ts';
import {
  AuthorCard,
  CategoryCounts,
  HelpCard,
  RecipeLinks,
  TagList,
  tagsOf,
} from '#client/features/sidebar/sidebar-parts.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  RecipeInstructions_RecipeFragmentDoc,
  RecipeJsonLd_RecipeFragmentDoc,
  RecipePage_RecipeFragmentDoc,
  RecipePageQueryDocument,
  ReviewItem_ReviewFragmentDoc,
  ReviewList_RecipeFragmentDoc,
  ReviewsQueryDocument,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Late } from '#client/ui/late.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { authorFeedPath, recipeFormats } from '#schema/rules/paths.ts';
import { RecipeArticle } from './recipe-article.tsx';
import { breadcrumbJsonLd, recipeJsonLd } from './recipe-json-ld.ts';
import type { LoadedRecipe, RecipeVariables } from './recipe-loader.ts';
import { RecipeSection } from './recipe-section.tsx';
import { scaleRecipe } from './scale-recipe.ts';
import { Talk } from './talk.tsx';
import { useScaling } from './use-scaling.ts';

/** The state without data, and the cause: what the specification says where the answer holds no recipe. */
const NO_RECIPE = 'No Data Found. No recipe details found.';

// The preview takes it from here: both pages are then one script, which is smaller than two and what they share.
export { RecipeArticle };

/** A recipe, in the order in which one reads and cooks it. */
export function Component() {
  const { slug, reviews } = useLoaderData<RecipeVariables>();
  const loaded = useLoaded(RecipePageQueryDocument, { slug });
  const recipe = readFragment(RecipePage_RecipeFragmentDoc, loaded.recipe);
  // It may be withdrawn while it is on the screen.
  if (!recipe) return <NotFound missing={NO_RECIPE} />;
  return <Recipe key={slug} recipe={recipe} reviews={reviews} />;
}

export function ErrorBoundary() {
  return <PageError title="Recipe Details" failed="Failed to fetch recipe details" unknown={NO_RECIPE} />;
}

function Recipe({ recipe, reviews }: { recipe: LoadedRecipe; reviews: ReviewsQueryQueryVariables }) {
  const { publicUrl } = use(SiteContext);
  const reviewed = readFragment(ReviewList_RecipeFragmentDoc, useOptional(ReviewsQueryDocument, reviews)?.recipe);
  const comments = readFragment(ReviewItem_ReviewFragmentDoc, reviewed?.reviews.nodes) ?? [];
  const { slug, title, path, picture, servings: written } = recipe;
  const { shown, show } = useScaling(slug, written);
  const { servings, units } = shown;
  const { key } = useLocation();
  const screen = useCookScreen(recipe);
  const scaled = useMemo(() => scaleRecipe(recipe, { servings, units }), [recipe, servings, units]);
  const page = (
    <>
      <PageBanner title="Recipe Details" heading={false} current={title} />
      <RecipeArticle
        recipe={recipe}
        scaled={scaled}
        shown={shown}
        onScale={show}
        note={<NoteSection recipe={recipe} />}
        sidebar={<Sidebar recipe={recipe} />}
      >
        <RecipeFormats path={path} />
        <Talk reviews={reviews} count={reviewed?.rating.count} />
      </RecipeArticle>
    </>
  );
  return (
    <>
      <PageHead
        title={title}
        description={recipe.description}
        path={path}
        image={{ src: `${picture.base}/social.jpg`, alt: `${title}. ${picture.alt}`, width: 1200, height: 630 }}
        type="article"
        feed={{ title: `Recipes by ${recipe.author.name}`, base: authorFeedPath(recipe.author.slug) }}
        formats={formatsOf(path)}
      />
      <JsonLd data={() => recipeJsonLd(readFragment(RecipeJsonLd_RecipeFragmentDoc, recipe), publicUrl, comments)} />
      <JsonLd data={() => breadcrumbJsonLd(path, title, publicUrl)} />
      {screen === undefined ? (
        page
      ) : (
        <Late
          load={() => import('./cook-mode/cook-mode.tsx')}
          when="now"
          fallback={page}
          missing={
            <>
              <CookMissing key={key} />
              {page}
            </>
          }
        >
          {({ CookMode }) => <CookMode recipe={recipe} scaled={scaled} servings={servings} screen={screen} />}
        </Late>
      )}
    </>
  );
}

/** Says that cook mode did not come, and scrolls to where it says so: its button is elsewhere. */
function CookMissing() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div className="wrap no-print" ref={place}>
      <ErrorText onRetry={() => window.location.reload()}>
        Cook mode could not be loaded. You can cook from this page, or try again.
      </ErrorText>
    </div>
  );
}

/**
 * The reader's note for the next time, and when they cooked it: behind the steps, where it moves nothing that is read. What
 * is printed of it waits for no script.
 */
function NoteSection({ recipe }: { recipe: LoadedRecipe }) {
  const hasCooked = useBrowserStore(({ cooked = [] }) => cooked.some(({ id }) => id === recipe.slug));
  const note = useBrowserStore(({ notes }) => notes?.[recipe.slug]);
  return (
    <RecipeSection id="note" title="Your note" className="recipe-note-section needs-script">
      <div className={`recipe-note-section__room ${hasCooked ? 'recipe-note-section__room--cooked' : ''}`}>
        <Late
          load={() => import('./recipe-note.tsx')}
          when="visible"
          missing={<ErrorText onRetry={() => window.location.reload()}>Your note could not be loaded.</ErrorText>}
        >
          {({ RecipeNote }) => <RecipeNote key={recipe.slug} recipe={recipe} />}
        </Late>
      </div>
      {note && <p className="recipe-note__printed print-only">{note}</p>}
    </RecipeSection>
  );
}

/** Returns the screen of cook mode that the address asks for. The server renders the page: cook mode needs scripts. */
function useCookScreen(recipe: LoadedRecipe): number | undefined {
  const { search } = useLocation();
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  return useHydrated() ? cookScreenAt(search, instructions.length) : undefined;
}

function Sidebar({ recipe }: { recipe: LoadedRecipe }) {
  const { categories } = useFrame();
  const another = recipe.related.find(({ author }) => author.id === recipe.author.id) ?? recipe;
  return (
    <aside className="sidebar recipe-layout__sidebar no-print" aria-label="More from Mesob">
      <RecipeLinks title="Related Posts" recipes={recipe.related} empty="No related posts found" />
      <CategoryCounts categories={categories} />
      <TagList tags={tagsOf(recipe)} />
      <AuthorCard author={recipe.author} to={paths.post(another.slug)} />
      <HelpCard />
    </aside>
  );
}

/** @returns the other forms of the recipe whose page is at a path, and where they lie. */
function formatsOf(path: string) {
  return recipeFormats.map(({ ending, name, type }) => ({ name, type, path: `${path}.${ending}` }));
}

/** For programs, and for those who keep recipes elsewhere. */
function RecipeFormats({ path }: { path: string }) {
  const links = formatsOf(path).map((format, index) => (
    <Fragment key={format.path}>
      {index > 0 && ', '}
      <a href={format.path} type={format.type} rel="alternate">
        {format.name}
      </a>
    </Fragment>
  ));
  return <p className="recipe-page__formats no-print">This recipe as {links}</p>;
}
