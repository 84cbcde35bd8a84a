import { nameKey } from '#server/content/foods/words.ts';
import { BadValueError } from '#server/errors.ts';
import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import { pictureOf } from '../recipe/picture.type.ts';
import { type Condition, matching, type RecipeCard } from '../recipe/recipe-card.ts';
import type { Snapshot } from '../snapshot.ts';
import { readWhere } from '../where.ts';
import type { CollectionType } from './collection.type.ts';
import { collectionRules } from './collections.ts';

/** Recipes looked at for one whose picture no other collection shows. */
const CANDIDATES = 12;

interface Found {
  collection: CollectionType;
  conditions: Condition[];
}

const known = new WeakMap<Snapshot, Found[]>();

/** @returns all collections in their order: what their rules find, without those that find nothing */
export function collectionsOf(catalogue: Snapshot): CollectionType[] {
  return foundIn(catalogue).map(({ collection }) => collection);
}

/** @returns the collections that a recipe is in */
export function collectionsWith(card: RecipeCard, catalogue: Snapshot): CollectionType[] {
  return foundIn(catalogue)
    .filter(({ conditions }) => conditions.every(({ holds }) => holds(card)))
    .map(({ collection }) => collection);
}

/** @returns the name of the collection that a word of a search means, and what a recipe in it is; undefined where it means none */
export function collectionMeant(
  word: string,
  catalogue: Snapshot,
): { name: string; conditions: Condition[] } | undefined {
  const rule = collectionRules.find(({ searchedAs = [] }) =>
    searchedAs.some((each) => nameKey(each) === nameKey(word)),
  );
  const found = rule && foundIn(catalogue).find(({ collection }) => collection.slug === rule.slug);
  return found && { name: found.collection.name, conditions: found.conditions };
}

function foundIn(catalogue: Snapshot): Found[] {
  const found = known.get(catalogue) ?? find(catalogue);
  known.set(catalogue, found);
  return found;
}

function find(catalogue: Snapshot): Found[] {
  const shown = new Set<string>();
  return collectionRules.flatMap((rule) => {
    const conditions = conditionsOf(rule.where, catalogue);
    const cards = conditions ? matching(catalogue.newest, conditions) : [];
    const cover = cards.slice(0, CANDIDATES).find(({ slug }) => !shown.has(slug)) ?? cards[0];
    if (!cover || !conditions) return [];
    shown.add(cover.slug);
    const picture = pictureOf(cover.slug, cover);
    return { collection: { ...rule, id: rule.slug, recipeCount: cards.length, picture }, conditions };
  });
}

/** @returns undefined where the catalogue has not all that a rule names: then it has no such collection */
function conditionsOf(where: RecipeWhere, catalogue: Snapshot): Condition[] | undefined {
  try {
    return readWhere(where, catalogue);
  } catch (error) {
    if (error instanceof BadValueError) return undefined;
    throw error;
  }
}
