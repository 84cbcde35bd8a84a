import { isFields } from '#server/is-fields.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { getTexts, snippet } from './values.ts';

interface Group {
  title: string;
  items: string[];
}

const INGREDIENTS = 'Ingredients';
/** A line that names a group: "For the sauce:". */
const GROUP = /^[^\d½⅓⅔¼¾⅛:]{2,60}:$/;

/** Adds the lines of an ingredient list to the recipe, which can have several. Returns the unread parts. */
export function readIngredients(value: unknown, recipe: ReadRecipe): string[] {
  const unread: string[] = [];
  const groups: Group[] = Array.isArray(recipe.ingredients) ? recipe.ingredients : [];
  const earlierLines = groups.flatMap(({ items }) => items);
  let group = groups.at(-1);
  for (const text of toTexts(value, unread)) {
    const line = text
      .replace(/^[-–•*▢]\s*/, '')
      // A WordPress plugin adds a second pair of brackets around notes that already have brackets.
      .replace(/\(\(([^()]*)\)\)/g, '($1)')
      .replace(/ +,/g, ',');
    if (earlierLines.includes(line) || line === '') continue;
    const isTitle = GROUP.test(line);
    if (!group || isTitle) {
      group = { title: isTitle ? line.slice(0, -1) : INGREDIENTS, items: [] };
      groups.push(group);
    }
    if (!isTitle) group.items.push(line);
  }
  recipe.ingredients = groups.filter(({ items }) => items.length > 0);
  return [...unread, ...groups.filter(({ items }) => items.length === 0).map(({ title }) => `${title}:`)];
}

function toTexts(value: unknown, unread: string[]): string[] {
  if (typeof value === 'string') return getTexts(value).flatMap((text) => text.split('\n'));
  if (Array.isArray(value)) {
    const isOneText = value.length === 1 && typeof value[0] === 'string';
    if (isOneText) return toTexts(value[0], unread);
    // In a line among others, line breaks become spaces.
    return value.flatMap((each) =>
      typeof each === 'string' ? getTexts(each).map((text) => text.replace(/\n/g, ' ')) : toTexts(each, unread),
    );
  }
  if (!isFields(value)) return getTexts(value);
  const nested = value.itemListElement ?? value.item;
  const [name] = getTexts(value.name);
  if (nested !== undefined) {
    const lines = toTexts(nested, unread);
    return name === undefined ? lines : [`${name.replace(/:$/, '')}:`, ...lines];
  }
  const amount = isFields(value.requiredQuantity) ? value.requiredQuantity : value;
  const quantity = isFields(value.requiredQuantity) ? undefined : value.requiredQuantity;
  const parts = [
    quantity ?? amount.value ?? value.amount,
    amount.unitText ?? amount.unitCode,
    value.name ?? value.text,
  ];
  const text = parts.flatMap((part) => getTexts(part)[0] ?? []).join(' ');
  if (text === '') unread.push(snippet(value));
  return text === '' ? [] : [text];
}
