import { Accordion } from '#client/ui/accordion.tsx';
import type { LoadedRecipe } from './loaded-recipe.ts';
import { RecipeSection } from './recipe-section.tsx';
import { TextList } from './text-list.tsx';

/** What one reads once it is on the table. */
export function RecipeClosing({ recipe }: { recipe: LoadedRecipe }) {
  const { servingSuggestions, faqs, summary } = recipe;
  return (
    <>
      <TextList id="serving" title="Experts Serving Suggestions" lines={servingSuggestions} />
      {faqs.length > 0 && (
        <RecipeSection id="faq" title="Frequently Asked Questions">
          <Accordion items={faqs} />
        </RecipeSection>
      )}
      <RecipeSection id="summary" title="Summary">
        <p className="prose">{summary}</p>
      </RecipeSection>
    </>
  );
}
