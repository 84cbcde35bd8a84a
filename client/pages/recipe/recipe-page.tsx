import './recipe-note.css';
import { use, useEffect, useMemo, useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useLoaded, useOptional } from '#client/apollo/use-loaded.ts';
import { getCookScreen } from '#client/features/cook-mode/cook-address.ts';
import {
  AuthorCard,
  CategoryCounts,
  getTags,
  HelpCard,
  RecipeLinks,
  TagList,
} from '#client/features/sidebar/sidebar-parts.tsx';
import { useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
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
import { formatCount } from '#client/ui/format.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { recipeFormats } from '#schema/rules/paths.ts';
import { Discussion } from './discussion.tsx';
import { RecipeArticle } from './recipe-article.tsx';
import { toBreadcrumbJsonLd, toRecipeJsonLd } from './recipe-json-ld.ts';
import type { LoadedRecipe, RecipeVariables } from './recipe-loader.ts';
import { FoldedSection } from './recipe-section.tsx';
import { scaleRecipe } from './scale-recipe.ts';
import { useScaling } from './use-scaling.ts';

/** The specification's text if there is no such recipe. */
const NO_RECIPE = 'No Data Found. No recipe details found.';

// Exported for the preview page: sharing this script is smaller than two scripts and a shared chunk.
export { RecipeArticle };

/** A recipe, in the order in which a cook reads and uses it. */
export function Component() {
  const { slug, reviewVariables } = useLoaderData<RecipeVariables>();
  const response = useLoaded(RecipePageQueryDocument, { slug });
  const recipe = readFragment(RecipePage_RecipeFragmentDoc, response.recipe);
  // The recipe may be withdrawn while it is displayed.
  if (!recipe) return <NotFound message={NO_RECIPE} />;
  return <Recipe key={slug} recipe={recipe} reviewVariables={reviewVariables} />;
}

export function ErrorBoundary() {
  return <PageError title="Recipe Details" failedText="Failed to fetch recipe details" notFoundText={NO_RECIPE} />;
}

type RecipeProps = { recipe: LoadedRecipe; reviewVariables: ReviewsQueryQueryVariables };

function Recipe({ recipe, reviewVariables }: RecipeProps) {
  const { publicUrl } = use(SiteContext);
  const recipeReviews = readFragment(
    ReviewList_RecipeFragmentDoc,
    useOptional(ReviewsQueryDocument, reviewVariables)?.recipe,
  );
  const comments = readFragment(ReviewItem_ReviewFragmentDoc, recipeReviews?.reviews.nodes) ?? [];
  const { slug, title, path, picture, servings: recipeServings } = recipe;
  const { scaling, setScaling } = useScaling(slug, recipeServings);
  const { servings, units } = scaling;
  const { key } = useLocation();
  const screen = useCookScreen(recipe);
  const scaled = useMemo(() => scaleRecipe(recipe, { servings, units }), [recipe, servings, units]);
  const page = (
    <>
      <PageBanner title="Recipe Details" heading={false} current={title} />
      <RecipeArticle
        recipe={recipe}
        scaled={scaled}
        scaling={scaling}
        onScale={setScaling}
        note={<NoteSection recipe={recipe} />}
        related={<Related recipe={recipe} />}
        sidebar={<Sidebar recipe={recipe} />}
      >
        <Discussion reviewVariables={reviewVariables} count={recipeReviews?.rating.count} />
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
        feed={{ title: `Recipes by ${recipe.author.name}`, base: paths.author(recipe.author.slug) }}
        formats={getFormats(path)}
      />
      <JsonLd data={() => toRecipeJsonLd(readFragment(RecipeJsonLd_RecipeFragmentDoc, recipe), publicUrl, comments)} />
      <JsonLd data={() => toBreadcrumbJsonLd(path, title, publicUrl)} />
      {screen === undefined ? (
        page
      ) : (
        <LazyPart
          load={() => import('./cook-mode/cook-mode.tsx')}
          when="now"
          fallback={page}
          errorFallback={
            <>
              <CookModeError key={key} />
              {page}
            </>
          }
        >
          {({ CookMode }) => <CookMode recipe={recipe} scaled={scaled} servings={servings} screen={screen} />}
        </LazyPart>
      )}
    </>
  );
}

/** Reports that cook mode failed to load. Scrolls to the message, which may be far from the pressed button. */
function CookModeError() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div className="wrap no-print" ref={container}>
      <ErrorText onRetry={() => window.location.reload()}>
        Cook mode could not be loaded. You can cook from this page, or try again.
      </ErrorText>
    </div>
  );
}

/** The reader's note for next time, and the days on which they cooked the recipe. Loads when opened. */
function NoteSection({ recipe }: { recipe: LoadedRecipe }) {
  const note = useBrowserStore(({ notes }) => notes?.[recipe.slug]);
  const cookedCount = useBrowserStore(({ cooked = [] }) => cooked.filter(({ id }) => id === recipe.slug).length);
  const summary = [note, cookedCount > 0 && `Cooked ${formatCount(cookedCount, 'time')}`].filter(Boolean).join(' · ');
  return (
    <div className="recipe-note-section needs-script">
      <FoldedSection
        id="note"
        title="Your note"
        on="always"
        aside={summary && <span className="recipe-note-section__summary no-print">{summary}</span>}
      >
        {(open) =>
          open && (
            <LazyPart
              load={() => import('./recipe-note.tsx')}
              when="now"
              errorFallback={
                <ErrorText onRetry={() => window.location.reload()}>Your note could not be loaded.</ErrorText>
              }
            >
              {({ RecipeNote }) => <RecipeNote key={recipe.slug} recipe={recipe} />}
            </LazyPart>
          )
        }
      </FoldedSection>
      {note && <p className="recipe-note__printed print-only">{note}</p>}
    </div>
  );
}

/** Returns the screen of cook mode in the URL; undefined if it has none, and until hydration: it needs scripts. */
function useCookScreen(recipe: LoadedRecipe): number | undefined {
  const { search } = useLocation();
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  return useHydrated() ? getCookScreen(search, instructions.length) : undefined;
}

function Related({ recipe }: { recipe: LoadedRecipe }) {
  return (
    <aside className="sidebar recipe-layout__related no-print" aria-label="Related recipes">
      <RecipeLinks title="Related Posts" recipes={recipe.related} empty="No related posts found" />
    </aside>
  );
}

function Sidebar({ recipe }: { recipe: LoadedRecipe }) {
  const { categories } = useTaxonomy();
  const authorRecipe = recipe.related.find(({ author }) => author.slug === recipe.author.slug) ?? recipe;
  return (
    <aside className="sidebar recipe-layout__sidebar no-print" aria-label="More from Mesob">
      <CategoryCounts categories={categories} />
      <TagList tags={getTags(recipe)} />
      <AuthorCard author={recipe.author} to={paths.post(authorRecipe.slug)} />
      <HelpCard />
    </aside>
  );
}

/** Returns the recipe's other formats, each with its path. */
function getFormats(path: string) {
  return recipeFormats.map(({ ending, name, type }) => ({ name, type, path: `${path}.${ending}` }));
}
