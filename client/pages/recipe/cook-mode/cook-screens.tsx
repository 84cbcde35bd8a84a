import type { Ref } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc, RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { useNote } from '#client/state/notes.ts';
import { useTicks } from '#client/state/ticks.ts';
import type { UseText } from '#cooking/scale-use.ts';
import { getTickName } from '../recipe-ingredients.tsx';
import type { LoadedRecipe } from '../recipe-loader.ts';
import type { ScaledRecipe } from '../scale-recipe.ts';
import { StepTimes } from '../step-times.tsx';

type ScreenProps = {
  recipe: LoadedRecipe;
  scaled: ScaledRecipe;
  /** The element that takes the focus, so that screen readers read the title, then the text. */
  ref: Ref<HTMLElement>;
};

/** The ingredients to get ready before cooking. Shares its ticks with the recipe's page. */
export function CookIngredients({ recipe, scaled, servings, ref }: ScreenProps & { servings: number }) {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const note = useNote(recipe.slug);
  const { ticked, toggle } = useTicks(`${recipe.slug}/ingredients`);
  return (
    <section className="cook-screen" ref={ref} tabIndex={-1} aria-labelledby="cook-title">
      <h2 className="cook-screen__title" id="cook-title">
        Ingredients
      </h2>
      <p className="cook-screen__note">
        For {servings === 1 ? '1 serving' : `${servings} servings`}
        {scaled.equipment.length > 0 && `. You need: ${scaled.equipment.map(lowercaseFirst).join('; ')}`}.
      </p>
      {note && (
        <p className="cook-screen__own-note">
          <strong>Your note:</strong> {note}
        </p>
      )}
      <div className="cook-screen__groups">
        {ingredientGroups.map(({ title, items }, groupIndex) => (
          <section key={title}>
            <h3 className="cook-screen__group">{title}</h3>
            <ul className="cook-screen__lines">
              {items.map(({ text }, index) => (
                <li key={text}>
                  <label className="cook-screen__line">
                    <input
                      type="checkbox"
                      checked={ticked.includes(getTickName(title, text))}
                      onChange={() => toggle(getTickName(title, text))}
                    />
                    <span>{scaled.ingredients[groupIndex]?.[index] ?? text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** One step, large enough to be read from across the kitchen. */
export function CookStep({ recipe, scaled, index, ref }: ScreenProps & { index: number }) {
  const { slug, instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const step = instructions[index];
  if (!step) return null;
  const details = step.details.map((detail, detailIndex) => scaled.instructions[index]?.[detailIndex] ?? detail);
  return (
    <section className="cook-screen" ref={ref} tabIndex={-1} aria-labelledby="cook-title" aria-describedby="cook-text">
      <h2 className="cook-screen__title" id="cook-title">
        {step.title}
      </h2>
      <div className="cook-screen__text" id="cook-text">
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
      <StepIngredients uses={scaled.uses[index] ?? []} />
      {scaled.notes.map(({ text, step: noteStep }) =>
        noteStep === index ? (
          <p key={text} className="cook-screen__note">
            {text}
          </p>
        ) : null,
      )}
      <StepTimes
        step={{ slug, recipeTitle: recipe.title, path: recipe.path, index, title: step.title }}
        details={details}
      />
    </section>
  );
}

/** The ingredients of a step, with the amounts that it uses. */
function StepIngredients({ uses }: { uses: readonly UseText[] }) {
  if (uses.length === 0) return null;
  return (
    <section className="cook-screen__uses" aria-label="For this step">
      <h3 className="cook-screen__group">For this step</h3>
      <ul className="cook-screen__lines">
        {uses.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Lowercases the first letter, for use within a sentence. Example: "Heavy pot" becomes "heavy pot". */
function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
