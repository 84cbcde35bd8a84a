import { Suspense, use } from 'react';
import type { ReviewsQueryQueryVariables } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { RecipeSection } from './recipe-section.tsx';
import type { Comments } from './reviews/comments.tsx';

type Module = { Comments: typeof Comments };

const without: Module = { Comments: () => <ErrorText onRetry={reload}>The comments could not be loaded.</ErrorText> };

let loaded: Module | undefined;
let coming: Promise<Module> | undefined;

/** Fetches the part of the page that shows comments: it does not come with the entry. Never fails. */
export function fetchComments(): Promise<Module> {
  coming ??= import('./reviews/comments.tsx').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      console.error(error);
      return without;
    },
  );
  return coming;
}

/**
 * The comments under a recipe. Where the server has drawn them they are there to be read until their scripts take over; a
 * page that is drawn in the browser brings them along.
 */
export function LateComments({ variables }: { variables: ReviewsQueryQueryVariables }) {
  return (
    <RecipeSection id="reviews" title="Comments" className="reviews-section">
      <Suspense fallback={<p>Loading...</p>}>
        <Loaded key={variables.slug} variables={variables} />
      </Suspense>
    </RecipeSection>
  );
}

function Loaded({ variables }: { variables: ReviewsQueryQueryVariables }) {
  const module = loaded ?? use(fetchComments());
  return <module.Comments variables={variables} />;
}

function reload(): void {
  window.location.reload();
}
