import { Link } from 'react-router-dom';
import { RecipeRow } from '#client/features/cards/recipe-row.tsx';
import { KeptSavedQueryDocument, type KeptSavedQueryQuery } from '#client/gql/graphql.ts';
import { toggleSaved } from '#client/state/keep.ts';
import type { Product } from '#client/state/kept-state.ts';
import { useKept } from '#client/state/use-kept.ts';
import { KeptEmpty } from './kept-empty.tsx';
import { KeptNotes } from './kept-notes.tsx';
import { KeptView, KeptWaiting } from './kept-view.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useKeptRecipes } from './use-kept-recipes.ts';

type Saved = KeptSavedQueryQuery['recipesBySlugs'][number];

/** The recipes that one wants to find again. */
export function Component() {
  const kept = useKept();
  const answer = useKeptRecipes<Saved>(KeptSavedQueryDocument, kept?.wishlist);
  const saved = kept?.wishlist ?? [];
  const recipeOf = ({ id }: Product) => answer?.recipes.find(({ slug }) => slug === id);
  const gone = answer && !answer.failed ? saved.filter((product) => !recipeOf(product)) : [];
  return (
    <KeptView title="Saved recipes" description="Recipes to come back to, with or without a network." kept={kept}>
      {saved.length === 0 && (
        <KeptEmpty
          title="Nothing saved yet"
          text="Press Save on a recipe, and it waits for you here. Saved recipes open without a network, too."
        />
      )}
      {saved.length > 0 && !answer && <KeptWaiting />}
      {saved.length > 0 && answer && (
        <>
          <KeptNotes failed={answer.failed} gone={gone.map(({ title }) => title)} />
          <ul className="kept-rows">
            {saved.map((product) => {
              const recipe = recipeOf(product);
              return (
                <li key={product.id} className="kept-rows__row">
                  {recipe ? (
                    <RecipeRow recipe={recipe} bare />
                  ) : (
                    <h2 className="kept-rows__title">
                      <Link to={product.path}>{product.title}</Link>
                    </h2>
                  )}
                  <RemoveButton label={`Remove ${product.title}`} onRemove={() => toggleSaved(product)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </KeptView>
  );
}
