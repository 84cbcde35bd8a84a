import './recipe-ingredients.css';
import './recipe-allergens.css';
import type { ReactNode } from 'react';
import { Substitutes } from '#client/features/foods/substitutes.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import {
  type RecipeAllergens_RecipeFragment,
  RecipeAllergens_RecipeFragmentDoc,
  type RecipeIngredients_RecipeFragment,
  RecipeIngredients_RecipeFragmentDoc,
} from '#client/gql/graphql.ts';
import { useTicks } from '#client/state/ticks.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { inflectItem } from '#cooking/plurals.ts';
import { NO_ALLERGEN, unknownFoodText } from '#schema/rules/unknown-foods.ts';
import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { RecipeSection } from './recipe-section.tsx';
import type { ScaledRecipe } from './scale-recipe.ts';
import { TickTally } from './tick-tally.tsx';

type Props = {
  recipe: FragmentType<typeof RecipeIngredients_RecipeFragmentDoc>;
  scaled: ScaledRecipe;
  /** The form that changes the amounts. */
  children: ReactNode;
};

/** The ingredients in numbered groups. Ingredients that are ready can be ticked off. */
export function RecipeIngredients({ recipe, scaled, children }: Props) {
  const fields = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { slug, ingredientGroups } = fields;
  const { ticked, toggle, clear } = useTicks(`${slug}/ingredients`);
  const tickNames = ingredientGroups.flatMap(({ title, items }) => items.map(({ text }) => getTickName(title, text)));
  const tickedCount = tickNames.filter((name) => ticked.includes(name)).length;
  return (
    <RecipeSection
      id="ingredients"
      title="Ingredients"
      className="ingredients at-foot"
      aside={<TickTally doneCount={tickedCount} total={tickNames.length} label="ready" onClear={clear} />}
    >
      {children}
      {scaled.notes.length > 0 && (
        <ul className="ingredients__notes" aria-label="Scaling notes">
          {scaled.notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ol className="ingredients__groups">
        {ingredientGroups.map(({ title, items }, groupIndex) => (
          <li key={title} className="ingredients__group">
            <h3 className="ingredients__title">{title}</h3>
            <ul className="ingredients__items">
              {items.map((line, index) => (
                <li key={line.text}>
                  <label className="ingredients__item">
                    <input
                      type="checkbox"
                      checked={ticked.includes(getTickName(title, line.text))}
                      onChange={() => toggle(getTickName(title, line.text))}
                    />
                    <span>
                      <IngredientText
                        text={scaled.ingredients[groupIndex]?.[index] ?? line.text}
                        item={line.item}
                        to={line.recipe?.path ?? line.food?.glossary?.path}
                      />
                    </span>
                  </label>
                  <LineSubstitutes line={line} scaled={scaled} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <RecipeAllergens recipe={fields} />
    </RecipeSection>
  );
}

type TextProps = {
  /** The line as displayed. */
  text: string;
  /** The item's name as written in the line. */
  item: string;
  /** Path of the recipe that makes the item, or else of its glossary page. */
  to: string | undefined;
};

/** An ingredient line. Its item links to the recipe that makes it, or else to its glossary entry. */
function IngredientText({ text, item, to }: TextProps) {
  if (to === undefined) return text;
  const [prefix, linkText, suffix] = splitAtItem(text, item);
  return (
    <>
      {prefix}
      <Link className="ingredients__link" to={to}>
        {linkText}
      </Link>
      {suffix}
    </>
  );
}

type LineSubstitutesProps = Pick<Props, 'scaled'> & {
  line: RecipeIngredients_RecipeFragment['ingredientGroups'][number]['items'][number];
};

/**
 * The substitutes for a line, folded until the reader opens them. Their amounts match the line; until the script that
 * scales them has loaded, they are the glossary's.
 */
function LineSubstitutes({ line, scaled: { factor, units } }: LineSubstitutesProps) {
  const { name, glossary } = line.food ?? {};
  if (!glossary) return null;
  return (
    <details className="ingredients__instead no-print">
      <summary>No {name}?</summary>
      <LazyPart
        load={() => import('#cooking/scale-substitute.ts')}
        when="intent"
        fallback={<Substitutes entry={glossary} />}
      >
        {({ scaleSubstitute }) => (
          <Substitutes entry={glossary} scaled={(substitute) => scaleSubstitute(line, substitute, factor, units)} />
        )}
      </LazyPart>
      <Link to={glossary.path}>More about {name}</Link>
    </details>
  );
}

/** Splits the line around the item's name, singular or plural; the whole line is the link text if it lacks the name. */
function splitAtItem(text: string, item: string): [prefix: string, linkText: string, suffix: string] {
  // Example: the recipe linked from "niter kibbeh or ghee" makes only niter kibbeh.
  const name = item.split(/ or | \(|, /)[0] ?? item;
  const mention = [name, inflectItem(name, true), inflectItem(name, false)].find((each) => text.includes(each));
  if (mention === undefined) return ['', text, ''];
  const start = text.indexOf(mention);
  return [text.slice(0, start), mention, text.slice(start + mention.length)];
}

/** Returns the name under which a line is ticked. It has the group, because salt may be in two groups. */
export function getTickName(group: string, text: string): string {
  return `${group}/${text}`;
}

type RecipeAllergensProps = { recipe: FragmentType<typeof RecipeAllergens_RecipeFragmentDoc> };

/**
 * Allergens that the recipe contains or may contain, foods whose labels to check, and unknown foods.
 */
function RecipeAllergens({ recipe }: RecipeAllergensProps) {
  const { contains, mayContain, labelsToCheck, unknownFoods } = readFragment(RecipeAllergens_RecipeFragmentDoc, recipe);
  const rows = [
    ['Contains', getAllergenNames(contains) || (unknownFoods.length > 0 ? '' : NO_ALLERGEN)],
    ['May contain', getAllergenNames(mayContain)],
    ['Check the label', labelsToCheck.map(getLabelText).join(', ')],
    ['Not known', unknownFoods.map(unknownFoodText).join(' ')],
  ].filter(([, text]) => text);
  return (
    <dl className="allergens">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{`${name}:`}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function getAllergenNames(allergens: RecipeAllergens_RecipeFragment['contains']): string {
  return allergens.map((allergen) => Allergen[allergen]).join(', ');
}

/** Example: "mayonnaise (mustard, soy)". */
function getLabelText({ food, allergens, diets }: RecipeAllergens_RecipeFragment['labelsToCheck'][number]): string {
  const reasons = [getAllergenNames(allergens), ...diets.map((diet) => Diet[diet].toLowerCase())].filter(Boolean);
  return `${food.name} (${reasons.join(', ')})`;
}
