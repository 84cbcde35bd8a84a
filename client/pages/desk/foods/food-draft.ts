import { DESK_PREFIX } from '#client/state/desk-drafts.ts';
import { readEditorDraft, writeEditorDraft } from '#client/state/editor-draft.ts';
import { getFields, parseJson } from '#client/state/storage.ts';
import { ALLERGENS } from '#schema/rules/vocabulary.ts';
import { type AllergenAnswer, type FoodValues, isAllergenAnswer, type Weight } from './food-text.ts';

/** A food as an editor has entered it so far. `basis` says whether a table row or its parts have its nutrients. */
export type FoodDraft = FoodValues & { basis: 'row' | 'parts' };

const getKey = (name: string) => `${DESK_PREFIX}food ${name}`;

/**
 * Returns the food that was entered in this browser and is not yet added, or a food with only a name.
 * @param name - name with which the form was opened; may be empty
 */
export function readFoodDraft(name: string): FoodDraft {
  const { text } = readEditorDraft(getKey(name));
  const stored = getFields(typeof text === 'string' ? parseJson(text) : undefined);
  const getText = (field: keyof FoodDraft, fallback = '') => {
    const value = stored[field];
    return typeof value === 'string' ? value : fallback;
  };
  const answers = getFields(stored.allergens);
  return {
    ...{ british: getText('british', name), american: getText('american'), plural: getText('plural') },
    ...{ others: getText('others'), basis: stored.basis === 'parts' ? 'parts' : 'row', ndb: getText('ndb') },
    ...{ edible: getText('edible', '100'), diet: getText('diet'), aisle: getText('aisle'), price: getText('price') },
    allergens: Object.fromEntries(
      ALLERGENS.flatMap((allergen): [string, AllergenAnswer][] => {
        const answer = answers[allergen];
        return isAllergenAnswer(answer) ? [[allergen, answer]] : [];
      }),
    ),
    parts: readWeights(stored.parts) ?? [{ name: '', grams: '' }],
    measures: readWeights(stored.measures) ?? [],
    isLiquid: stored.isLiquid === true,
  };
}

/** Stores a food that is not added yet, as JSON, in this browser; undefined deletes it. */
export function storeFoodDraft(name: string, text: string | undefined): void {
  writeEditorDraft(getKey(name), text === undefined ? undefined : { text });
}

function readWeights(value: unknown): Weight[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((each) => {
    const { name, grams } = getFields(each);
    return { name: String(name ?? ''), grams: String(grams ?? '') };
  });
}
