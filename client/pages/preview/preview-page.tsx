import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { PreviewPageQueryDocument, RecipePage_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import type { LoadedRecipe } from '#client/pages/recipe/recipe-loader.ts';
import { RecipeArticle } from '#client/pages/recipe/recipe-page.tsx';
import { scaleRecipe } from '#client/pages/recipe/scale-recipe.ts';
import { useScaling } from '#client/pages/recipe/use-scaling.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { LIVE_PREVIEW, useLivePreview } from './live-preview.ts';
import './preview.css';

/**
 * Loads the recipe of a secret URL; null for the live preview, which gets its content from the desk.
 * @throws a 404 response if the link is unknown or has expired
 */
export async function loader({ params: { token = '' }, request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  if (token === LIVE_PREVIEW) return { search, recipe: null };
  const response = await load(context, PreviewPageQueryDocument, { token });
  const recipe = readFragment(RecipePage_RecipeFragmentDoc, response.contentPreview);
  if (!recipe) throw data(null, { status: 404 });
  return { search, recipe };
}

/** Preview of a recipe or a list's entry, as readers will see it once it is published. */
export function Component() {
  const { recipe } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Preview" description="A page that is not published yet." />
      {recipe ? (
        <>
          <p className="preview-note" role="note">
            This is a preview. It is not published yet, and may change.
          </p>
          <Recipe recipe={recipe} />
        </>
      ) : (
        <LivePreview />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageError
      title="Preview"
      failedText="The preview could not be loaded."
      notFoundText="This preview has expired or never existed."
    />
  );
}

/** Shows the text that an editor types at the desk. The desk shows this page in a frame. */
function LivePreview() {
  const content = useLivePreview();
  const placeholder = (
    <p className="wrap section" role="status">
      The preview appears when nothing is missing and there are no mistakes.
    </p>
  );
  if (!content) return placeholder;
  if ('recipe' in content) return <Recipe recipe={readFragment(RecipePage_RecipeFragmentDoc, content.recipe)} />;
  return (
    <LazyPart load={() => import('./entry-preview.tsx')} when="now" fallback={placeholder}>
      {({ EntryPreview }) => <EntryPreview content={content} />}
    </LazyPart>
  );
}

function Recipe({ recipe }: { recipe: LoadedRecipe }) {
  const { scaling, setScaling } = useScaling(recipe.slug, recipe.servings);
  const { servings, units } = scaling;
  const scaled = useMemo(() => scaleRecipe(recipe, { servings, units }), [recipe, servings, units]);
  return <RecipeArticle recipe={recipe} scaled={scaled} scaling={scaling} onScale={setScaling} />;
}
