import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useAside, useLoaded } from '#client/apollo/use-loaded.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  RecipeJsonLd_RecipeFragmentDoc,
  RecipePageQueryDocument,
  ReviewItem_ReviewFragmentDoc,
  ReviewList_RecipeFragmentDoc,
  ReviewsQueryDocument,
} from '#client/gql/graphql.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { LateComments } from './late-comments.tsx';
import { RecipeClosing } from './recipe-closing.tsx';
import { RecipeCook } from './recipe-cook.tsx';
import { RecipeHeader } from './recipe-header.tsx';
import { RecipeHighlights } from './recipe-highlights.tsx';
import { recipeJsonLd } from './recipe-json-ld.ts';
import type { RecipeVariables } from './recipe-loader.ts';
import { RecipeSidebar } from './recipe-sidebar.tsx';
import { TextList } from './text-list.tsx';
import './recipe-page.css';
import './recipe-print.css';

/** A recipe, in the order in which one reads and cooks it. */
export function Component() {
  const { publicUrl } = use(SiteContext);
  const { slug, reviews, scaled } = useLoaderData<RecipeVariables>();
  const { recipe } = useLoaded(RecipePageQueryDocument, { slug });
  const reviewed = readFragment(ReviewList_RecipeFragmentDoc, useAside(ReviewsQueryDocument, reviews)?.recipe);
  const shown = readFragment(ReviewItem_ReviewFragmentDoc, reviewed?.reviews.items) ?? [];
  if (!recipe) return null;
  const { title, path, picture } = recipe;
  return (
    <>
      <PageHead
        title={title}
        description={recipe.description}
        path={path}
        image={{ src: `${picture.base}/16x9-1200.jpg`, alt: picture.alt, width: 1200, height: 675 }}
        type="article"
      />
      <JsonLd data={recipeJsonLd(readFragment(RecipeJsonLd_RecipeFragmentDoc, recipe), publicUrl, shown)} />
      <JsonLd data={breadcrumbJsonLd(path, title, publicUrl)} />
      <PageBanner title="Recipe Details" heading={false} current={title} />
      <article className="wrap recipe-page">
        <RecipeHeader recipe={recipe} servings={scaled?.servings} />
        <RecipeHighlights recipe={recipe} servings={scaled?.servings} />
        <div className="recipe-layout">
          <div>
            <TextList id="why" title="Why You'll Love This Recipe" lines={recipe.reasons} />
            <RecipeCook recipe={recipe} scaled={scaled} />
            <RecipeClosing recipe={recipe} />
            <LateComments variables={reviews} />
          </div>
          <RecipeSidebar recipe={recipe} />
        </div>
        <p className="print-only">{publicUrl + path}</p>
      </article>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Recipe Details" failed="Failed to fetch recipe details" unknown="No recipe details found" />;
}
