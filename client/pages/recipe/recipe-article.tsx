import { Fragment, type ReactNode, use } from 'react';
import { Accordion } from '#client/ui/accordion.tsx';
import { Link } from '#client/ui/link.tsx';
import { SiteContext } from '#client/ui/page-head.tsx';
import { RecipeCook } from './recipe-cook.tsx';
import { RecipeHeader } from './recipe-header.tsx';
import { RecipeHighlights } from './recipe-highlights.tsx';
import type { LoadedRecipe } from './recipe-loader.ts';
import { FoldedSection, TextList } from './recipe-section.tsx';
import type { ScaledRecipe } from './scale-recipe.ts';
import type { Scaling } from './scaling-url.ts';
import './recipe-page.css';
import './recipe-print.css';

type Props = {
  recipe: LoadedRecipe;
  scaled: ScaledRecipe;
  scaling: Scaling;
  onScale: (scaling: Scaling) => void;
  /** The reader's own note, after the summary. */
  note?: ReactNode;
  /** Related recipes, next to the texts after the steps or, below 1280 px, after them. */
  related?: ReactNode;
  /** Comments and questions. */
  children?: ReactNode;
  /** Sidebar next to comments and questions or, below 1280 px, after them. */
  sidebar?: ReactNode;
};

/** The parts of a recipe, in the order in which readers need them: to choose it, to cook it, and after cooking. */
export function RecipeArticle({ recipe, scaled, scaling, onScale, note, related, children, sidebar }: Props) {
  const { publicUrl } = use(SiteContext);
  return (
    <article className="wrap recipe-page">
      <RecipeHeader recipe={recipe} servings={scaling.servings} />
      <TextList id="why" title="Why You'll Love This Recipe" lines={recipe.reasons} on="phone" isTeaser />
      <RecipeHighlights recipe={recipe} scaling={scaling} />
      <RecipeCook recipe={recipe} scaled={scaled} scaling={scaling} onScale={onScale} />
      <div className="recipe-layout">
        <div>
          <ClosingSections scaled={scaled} usedIn={recipe.usedIn} />
          {note}
        </div>
        {related}
        <div>{children}</div>
        {sidebar}
      </div>
      <p className="print-only">{publicUrl + recipe.path}</p>
    </article>
  );
}

type ClosingSectionsProps = {
  scaled: ScaledRecipe;
  /** Recipes that use this recipe as an ingredient. */
  usedIn: LoadedRecipe['usedIn'];
};

/** Serving suggestions, recipes that use this recipe, frequently asked questions and the summary. */
function ClosingSections({ scaled: { servingSuggestions, faqs, summary }, usedIn }: ClosingSectionsProps) {
  return (
    <>
      <TextList id="serving" title="Experts Serving Suggestions" lines={servingSuggestions} on="phone" />
      {usedIn.length > 0 && <UsedIn recipes={usedIn} />}
      {faqs.length > 0 && (
        <FoldedSection id="faq" title="Frequently Asked Questions" on="phone">
          <Accordion items={faqs} />
        </FoldedSection>
      )}
      <FoldedSection id="summary" title="Summary" on="phone">
        <p className="prose">{summary}</p>
      </FoldedSection>
    </>
  );
}

/** Links to the recipes that use this recipe as an ingredient: "Used in: Tibs, Shiro". */
function UsedIn({ recipes }: { recipes: LoadedRecipe['usedIn'] }) {
  return (
    <p className="prose">
      Used in:{' '}
      {recipes.map(({ slug, title, path }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link to={path}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
