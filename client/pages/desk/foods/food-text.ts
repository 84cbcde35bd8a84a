export const ANSWERS = ['contains', 'may contain', 'does not'] as const;

/** An editor's answer to the question whether a food contains an allergen. */
export type AllergenAnswer = (typeof ANSWERS)[number];

export const isAllergenAnswer = (value: unknown): value is AllergenAnswer => ANSWERS.some((answer) => answer === value);

/** A named weight: of a measure, or of a component food. */
export type Weight = { name: string; grams: string };

export type FoodValues = {
  /** Singular name in British English, under which the table lists the food. */
  british: string;
  american: string;
  plural: string;
  /** Other names, separated by commas. */
  others: string;
  /** Row number in the USDA table; empty for a food that is made of other foods. */
  ndb: string;
  /** Edible share, in percent. */
  edible: string;
  parts: readonly Weight[];
  measures: readonly Weight[];
  allergens: Readonly<Record<string, AllergenAnswer>>;
  diet: string;
  aisle: string;
  isLiquid: boolean;
  /** US dollars per kilogram. */
  price: string;
};

/**
 * Returns a number as editors type it, with a decimal point or a decimal comma. Returns NaN for other texts, also for
 * "1,000": it may be one or a thousand.
 */
export function readNumber(text: string): number {
  const match = /^\s*(\d*)(?:[.,](\d{1,2})|\.(\d+))?\s*$/.exec(text);
  return match?.[0].trim() ? Number(match[0].replace(',', '.')) : Number.NaN;
}

/** Returns the text of a food's file. Strings are written as JSON, which is valid YAML. */
export function toFoodText(values: FoodValues): string {
  const aka = [values.american, ...values.others.split(',')].map((name) => name.trim());
  const names = [...new Set(aka)].filter((name) => name !== '' && name !== values.british.trim());
  const withAnswer = (answer: AllergenAnswer) =>
    Object.entries(values.allergens).flatMap(([allergen, value]) => (value === answer ? [allergen] : []));
  const edible = readNumber(values.edible) / 100;
  const lines = [
    `name: ${JSON.stringify(values.british.trim())}`,
    values.plural.trim() !== '' && `plural: ${JSON.stringify(values.plural.trim())}`,
    names.length > 0 && `aka: ${toList(names)}`,
    values.ndb === '' ? `parts: ${toWeights(values.parts)}` : `ndb: ${JSON.stringify(values.ndb)}`,
    `measures: ${toWeights(values.measures)}`,
    values.isLiquid && 'liquid: true',
    values.ndb !== '' && edible > 0 && edible < 1 && `edible: ${edible}`,
    toAllergenLine('contains', withAnswer('contains')),
    toAllergenLine('mayContain', withAnswer('may contain')),
    `diet: ${values.diet}`,
    values.price.trim() !== '' && `price: ${readNumber(values.price)}`,
    `aisle: ${values.aisle}`,
  ];
  return `${lines.filter((line) => line !== false).join('\n')}\n`;
}

function toAllergenLine(field: string, allergens: readonly string[]): string | false {
  return allergens.length > 0 && `${field}: ${toList(allergens)}`;
}

function toList(texts: readonly string[]): string {
  return `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;
}

function toWeights(weights: readonly Weight[]): string {
  const filledWeights = weights.filter(({ name, grams }) => name.trim() !== '' && readNumber(grams) > 0);
  return `{${filledWeights.map(({ name, grams }) => `${JSON.stringify(name.trim())}: ${readNumber(grams)}`).join(', ')}}`;
}
