import { KeptCompareQueryDocument } from '#client/gql/graphql.ts';
import { useKept } from '#client/state/use-kept.ts';
import { type Compared, CompareTable } from './compare-table.tsx';
import { KeptEmpty } from './kept-empty.tsx';
import { KeptNotes } from './kept-notes.tsx';
import { KeptView, KeptWaiting } from './kept-view.tsx';
import { useKeptRecipes } from './use-kept-recipes.ts';

/** Recipes side by side. */
export function Component() {
  const kept = useKept();
  const answer = useKeptRecipes<Compared>(KeptCompareQueryDocument, kept?.compare);
  const products = kept?.compare ?? [];
  const columns = products.map((product) => ({
    product,
    recipe: answer?.recipes.find(({ slug }) => slug === product.id),
  }));
  const gone = answer && !answer.failed ? columns.filter(({ recipe }) => !recipe) : [];
  return (
    <KeptView
      title="Compare recipes"
      description="Time, servings, difficulty, diet, nutrition and cost, side by side."
      kept={kept}
    >
      {products.length === 0 && (
        <KeptEmpty
          title="Nothing to compare yet"
          text="Press Compare on two or three recipes, and see here which one fits the evening."
        />
      )}
      {products.length > 0 && !answer && <KeptWaiting />}
      {products.length > 0 && answer && (
        <>
          <KeptNotes failed={answer.failed} gone={gone.map(({ product }) => product.title)} />
          <CompareTable columns={columns} />
        </>
      )}
    </KeptView>
  );
}
