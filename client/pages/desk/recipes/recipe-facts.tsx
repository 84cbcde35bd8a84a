import { dollars } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { getOmissionText } from '#schema/rules/unknown-foods.ts';
import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { toNewFoodPath } from '../foods/new-food-path.ts';
import type { Facts } from './use-check.ts';

/**
 * Facts that follow from the foods of a recipe: labels, cost, nutrition, the lines that each step uses, and notes on
 * scaling.
 */
export function RecipeFactsPanel({ file, facts }: { file: string; facts: Facts | undefined }) {
  if (!facts) return <p>Labels, cost and nutrition appear here once the recipe can be read.</p>;
  const noAllergenText = facts.unknownFoods.length > 0 ? 'no known allergen' : 'no allergen';
  const omission = getOmissionText(facts.uncountedFoods);
  const lines = facts.ingredientGroups.flatMap(({ items }) => items.map(({ text }) => text));
  return (
    <dl className="recipe-facts">
      <Fact name="Contains" text={facts.contains.map((allergen) => Allergen[allergen]).join(', ') || noAllergenText} />
      {facts.mayContain.length > 0 && (
        <Fact name="May contain" text={facts.mayContain.map((allergen) => Allergen[allergen]).join(', ')} />
      )}
      {facts.unknownFoods.length > 0 && (
        <div>
          <dt>Not known</dt>
          {facts.unknownFoods.map((name) => (
            <dd key={name}>
              {name}: <Link to={toNewFoodPath(name, file)}>Add this food</Link>
            </dd>
          ))}
        </div>
      )}
      <Fact name="Diets" text={facts.diets.map((diet) => Diet[diet]).join(', ') || 'none'} />
      <Fact name="Groceries" text={`about ${dollars(facts.estimatedCost)} for ${facts.servings}${omission}`} />
      <Fact
        name="A serving"
        text={facts.nutrition.map(({ name, amount, unit }) => `${name} ${amount} ${unit}`).join(', ') + omission}
      />
      <div>
        <dt>What each step uses</dt>
        <dd>
          <ol>
            {facts.instructions.map(({ title, uses }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key
              <li key={index}>
                {title}: {[...new Set(uses.map(({ line }) => lines[line]))].join('; ') || 'nothing from the list'}
              </li>
            ))}
          </ol>
        </dd>
      </div>
      <div>
        <dt>For three times the servings</dt>
        <dd>
          {facts.scalingNotes.length === 0 ? (
            'It scales well.'
          ) : (
            <ul>
              {facts.scalingNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
