import { parse } from 'yaml';
import * as z from 'zod';
import { withoutMarks } from '#schema/rules/marked-amounts.ts';
import { recipeFields } from '../format/recipe.schema.ts';
import { tooDeepAt } from '../reading/nesting.ts';
import { cooklangNames } from './cooklang.ts';
import { lineOf } from './cooklang-ingredient.ts';
import { type CooklangQuantity, type ParsedCooklang, parseCooklang } from './cooklang-parser.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';
import { minutesOf, numberOf, textsOf } from './values.ts';

const FRONT_MATTER = /^---[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)?---[^\S\n]*(?:\r?\n|$)/;

/**
 * Reads a recipe in Cooklang, ours or another's. A section of nothing but ingredients is a group of them; those that stand in
 * steps make a group of their own.
 * @throws where the text is no Cooklang
 */
export async function readCooklang(text: string): Promise<ImportedRecipe> {
  const front = frontMatter(text);
  const parsed = await parseCooklang(text);
  const said = details.parse(front);
  const data = toMetadata({ ...parsed.raw_metadata.map, ...front });
  const unread = Object.entries(data).filter(([key, value]) => !KNOWN_KEYS.has(key) && value !== null);
  return {
    fields: { ...fieldsOf(data), ...bodyOf(parsed, said) },
    unread: [
      ...unread.map(([key, value]) => `${key}: ${textsOf(value)[0] ?? JSON.stringify(value)}`),
      ...parsed.warnings.filter((warning) => !/^Unsupported value for key/.test(warning)),
    ],
  };
}

/** @throws {Error} if the front matter has no end, or is not a list of names with values */
function frontMatter(text: string): Record<string, unknown> {
  const found = FRONT_MATTER.exec(text);
  if (!found && /^---[^\S\n]*\r?\n/.test(text)) throw new Error('Its front matter has no end: a line with "---"');
  const head = found?.[1] ?? '{}';
  if (tooDeepAt(head) !== undefined) throw new Error('Its front matter is nested too deep');
  const front: unknown = parse(head, { logLevel: 'error' });
  if (typeof front !== 'object' || front === null || Array.isArray(front))
    throw new Error('Its front matter must be lines such as "servings: 4"');
  if (holdsItself(front)) throw new Error('Its front matter holds itself');
  return { ...front };
}

function holdsItself(value: object): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

/** Returns metadata by lowercase keys; what is nested is named by its path: `time: {prep: 10 min}` as "time.prep". */
function toMetadata(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const name = Object.hasOwn(OWN_KEYS, key) ? key : key.toLowerCase();
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
      return Object.entries(value).map(([part, inner]) => [`${name}.${part.toLowerCase()}`, inner]);
    }),
  );
}

/** Names of our fields, whose case is kept. */
const OWN_KEYS = Object.fromEntries(recipeFields.map((field) => [cooklangNames[field] ?? field, field]));
/** Other names for them, and what our own files say of a recipe that is computed. */
const KNOWN_KEYS = new Set([
  ...Object.keys(OWN_KEYS),
  ...[
    'introduction',
    'category',
    'serves',
    'yield',
    'prep time',
    'time.prep',
    'preptime',
    'cook time',
    'time.cook',
    'cooktime',
  ],
  ...['from start to end', 'time required', 'time', 'duration', 'time.total', 'total time', 'totaltime'],
  ...[
    'source',
    'source.url',
    'image',
    'images',
    'diet',
    'lines',
    'steps with amounts',
    'steps with uses',
    'locale',
    'cost',
  ],
]);

function fieldsOf(data: Record<string, unknown>): ReadRecipe {
  const text = (...names: string[]) => names.flatMap((name) => textsOf(data[name]))[0];
  const asWritten = recipeFields.map((field) => {
    const value = data[cooklangNames[field] ?? field];
    return [field, Array.isArray(value) ? value : textsOf(value)[0]];
  });
  return {
    ...Object.fromEntries(asWritten),
    description: text('description', 'introduction'),
    category: text('course', 'category'),
    featured: data.featured === true ? true : undefined,
    servings: numberOf(data.servings ?? data.serves ?? data.yield),
    prepTime: minutesOf(text('prep time', 'time.prep', 'preptime')),
    cookTime: minutesOf(text('cook time', 'time.cook', 'cooktime')),
    totalMinutes: minutesOf(
      text('from start to end', 'time required', 'time', 'duration', 'time.total', 'total time', 'totaltime'),
    ),
  };
}

/** Details of lines and steps besides their texts, in our own files. */
const details = z
  .object({
    lines: z.array(z.object({ line: z.string() }).loose()).default([]),
    'steps with amounts': z.array(z.string()).default([]),
    'steps with uses': z.array(z.object({ step: z.string(), uses: z.record(z.string(), z.string()) })).default([]),
  })
  .catch({ lines: [], 'steps with amounts': [], 'steps with uses': [] });

function bodyOf(parsed: ParsedCooklang, said: z.output<typeof details>): ReadRecipe {
  const groups: { title: string; items: unknown[] }[] = [];
  const instructions: { title: string; steps: unknown[] }[] = [];
  const notes: string[] = [];
  const inSteps: { text: string; hasAmount: boolean }[] = [];
  for (const { name, content } of parsed.sections) {
    const steps = content.flatMap((part) => (part.type === 'step' ? [part.value.items] : []));
    notes.push(...content.flatMap((part) => (part.type === 'text' ? [part.value.trim()] : [])));
    const alone = steps.map((items) => onlyIngredient(items));
    const lines = alone.filter((index) => index !== undefined).map((index) => ingredientLine(parsed, index));
    if (lines.length > 0 && lines.length === steps.length) {
      groups.push({ title: name ?? 'Ingredients', items: lines.map((line) => lineWith(line, said)) });
    } else if (steps.length > 0) {
      const texts = steps.map((items) => stepOf(parsed, items)).filter((text) => text !== '');
      instructions.push({ title: name ?? 'Method', steps: texts.map((text) => stepWith(text, said)) });
      const indexes = steps.flat().flatMap((item) => (item.type === 'ingredient' ? [item.index] : []));
      for (const index of indexes) {
        const hasAmount = parsed.ingredients[index]?.quantity != null;
        inSteps.push({ text: ingredientLine(parsed, index), hasAmount });
      }
    }
  }
  // The same amount twice is needed twice; without an amount an ingredient is named once.
  const lines = inSteps.filter(({ hasAmount, text }, index) => {
    return hasAmount || inSteps.findIndex((other) => other.text === text) === index;
  });
  if (lines.length > 0) groups.push({ title: 'Ingredients', items: lines.map(({ text }) => text) });
  const cookware = parsed.cookware.map(({ name, alias }) => alias ?? name);
  return {
    ingredients: groups,
    instructions,
    ...(notes.length > 0 && { tips: notes }),
    ...(cookware.length > 0 && { equipment: [...new Set(cookware)] }),
  };
}

type Items = Extract<ParsedCooklang['sections'][number]['content'][number], { type: 'step' }>['value']['items'];

function onlyIngredient(items: Items): number | undefined {
  const [first, ...others] = items.filter((item) => item.type !== 'text' || item.value.trim() !== '');
  return others.length === 0 && first?.type === 'ingredient' ? first.index : undefined;
}

function ingredientLine({ ingredients }: ParsedCooklang, index: number): string {
  const found = ingredients[index];
  if (!found) return '';
  const { name, quantity, note } = found;
  // "1000 island dressing" is no amount of dressings.
  const amount = quantity ? amountText(quantity) : /^\d/.test(name) ? 'some' : '';
  return lineOf({ amount, unit: quantity?.unit ?? '', name, note: note ?? '', isFixed: false });
}

function amountText({ value }: CooklangQuantity): string {
  if (value.type === 'text') return value.value;
  if (value.type === 'range') return `${numberText(value.value.start)}-${numberText(value.value.end)}`;
  return numberText(value.value);
}

type Num = Extract<CooklangQuantity['value'], { type: 'number' }>['value'];

function numberText(number: Num): string {
  if (number.type === 'regular') return String(number.value);
  const { whole, num, den } = number.value;
  return `${whole > 0 ? `${whole} ` : ''}${num}/${den}`;
}

function stepOf(parsed: ParsedCooklang, items: Items): string {
  const words = items.map((item) => {
    if (item.type === 'text') return item.value;
    if (item.type === 'timer') return timerText(parsed.timers[item.index]);
    const thing = (item.type === 'ingredient' ? parsed.ingredients : parsed.cookware)[item.index];
    return thing?.alias ?? thing?.name ?? '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

function timerText(timer: ParsedCooklang['timers'][number] | undefined): string {
  if (!timer?.quantity) return timer?.name ?? '';
  return [amountText(timer.quantity).replace('-', '–'), timer.quantity.unit].filter(Boolean).join(' ');
}

function lineWith(line: string, { lines }: z.output<typeof details>): unknown {
  return lines.find((more) => more.line === line) ?? line;
}

function stepWith(text: string, said: z.output<typeof details>): unknown {
  const marked = said['steps with amounts'].find((step) => withoutMarks(step) === text) ?? text;
  return said['steps with uses'].find(({ step }) => step === marked) ?? marked;
}
