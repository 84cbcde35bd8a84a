import * as z from 'zod';
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import { toIngredientLine } from './cooklang-ingredient.ts';
import { parseFrontMatter, readMetadata } from './cooklang-metadata.ts';
import { type CooklangQuantity, type ParsedCooklang, parseCooklang } from './cooklang-parser.ts';
import { getRemarks, type Remark, splitCooklang, toParserText } from './cooklang-source.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';

/**
 * Reads a recipe in Cooklang, from this site or another. A section with only ingredients becomes an ingredient group;
 * ingredients inside steps form a group of their own.
 * @throws {Error} if the text is not Cooklang
 */
export async function readCooklang(text: string): Promise<ImportedRecipe> {
  const { front, entries, body } = splitCooklang(text);
  const data = { ...Object.fromEntries(entries), ...parseFrontMatter(front ?? '{}') };
  const parsed = await parseCooklang(toParserText(body));
  const fields: ReadRecipe = {};
  const unread = readMetadata(data, fields);
  const { remarks, ...read } = readBody(body, parsed, details.parse(data));
  for (const field of ['tips', 'equipment'] as const) {
    const [written, found = []] = [fields[field], read[field]];
    if (Array.isArray(written)) read[field] = [...written, ...found];
  }
  const all = [
    ...getRemarks(body),
    ...remarks,
    ...parsed.warnings.filter(({ text: words }) => !/scaling lock/.test(words)),
  ].sort((one, other) => one.line - other.line);
  const texts = [...new Set(all.map(({ text: words }) => words))];
  return { fields: { ...fields, ...read }, unread: [...unread, ...texts] };
}

/** Details of lines and steps besides their texts, in our own files. */
const details = z
  .object({
    lines: z.array(z.object({ line: z.string() }).loose()).default([]),
    'steps with amounts': z.array(z.string()).default([]),
    'steps with uses': z.array(z.object({ step: z.string(), uses: z.record(z.string(), z.string()) })).default([]),
  })
  .catch({ lines: [], 'steps with amounts': [], 'steps with uses': [] });

interface Body {
  ingredients: { title: string; items: unknown[] }[];
  instructions: { title: string; steps: unknown[] }[];
  tips?: string[];
  equipment?: string[];
  remarks: Remark[];
}

function readBody(body: string, parsed: ParsedCooklang, said: z.output<typeof details>): Body {
  const groups: Body['ingredients'] = [];
  const instructions: Body['instructions'] = [];
  const notes: string[] = [];
  const inSteps: { index: number; text: string; hasAmount: boolean }[] = [];
  const { remarks, addRemark } = collectRemarks(body);
  for (const { name, content } of parsed.sections) {
    const steps = content.flatMap((part) => (part.type === 'step' ? [part.value.items] : []));
    notes.push(...content.flatMap((part) => (part.type === 'text' ? [part.value.trim()] : [])));
    const alone = steps.map((items) => getOnlyIngredient(items)).filter((index) => index !== undefined);
    if (alone.length > 0 && alone.length === steps.length) {
      groups.push({ title: name ?? 'Ingredients', items: alone.map((index) => getItem(parsed, index, said)) });
      continue;
    }
    const texts = steps.map((items) => getStep(parsed, items));
    const written = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
    for (const text of texts) if (text !== '' && !written.includes(text)) addRemark(text, text);
    if (written.length > 0)
      instructions.push({ title: name ?? 'Method', steps: written.map((text) => findStep(text, said)) });
    else if (name !== null) addRemark(name, `section: ${name}`);
    for (const item of steps.flat()) {
      const found = item.type === 'ingredient' ? parsed.ingredients[item.index] : undefined;
      if (item.type !== 'ingredient' || !found) continue;
      const hasAmount = found.quantity !== null;
      const isReference = found.relation.relation.type === 'reference';
      if (hasAmount || !isReference) {
        inSteps.push({ index: item.index, text: ingredientLine(parsed, item.index), hasAmount });
      }
    }
  }
  // Equal lines with amounts are all kept, because they add up; an ingredient without an amount is listed once.
  const lines = inSteps.filter(({ hasAmount, text }, index) => {
    return hasAmount || inSteps.findIndex((other) => other.text === text) === index;
  });
  if (lines.length > 0)
    groups.push({ title: 'Ingredients', items: lines.map((line) => getItem(parsed, line.index, said)) });
  const equipment = getEquipment(parsed);
  return {
    ingredients: groups,
    instructions,
    ...(notes.length > 0 && { tips: notes }),
    ...(equipment.length > 0 && { equipment }),
    remarks,
  };
}

/** Collects remarks on texts of the body, which come in its order. */
function collectRemarks(body: string) {
  const remarks: Remark[] = [];
  let [line, last] = [1, 0];
  return {
    remarks,
    addRemark(written: string, text: string) {
      const found = Math.max(last, body.indexOf(written, last));
      line += body.slice(last, found).split('\n').length - 1;
      last = found;
      remarks.push({ text, line });
    },
  };
}

/** Returns each piece of cookware once, with its amount, if stated: "2 frying pan", "splatter guard, optional". */
function getEquipment({ cookware }: ParsedCooklang): string[] {
  const texts = cookware.map(({ name, alias, quantity, note }) => {
    const amount = quantity ? amountText(quantity) : '';
    return toIngredientLine({ amount, unit: quantity?.unit ?? '', name: alias ?? name, note: note ?? '' });
  });
  return [...new Set(texts)];
}

type Items = Extract<ParsedCooklang['sections'][number]['content'][number], { type: 'step' }>['value']['items'];

function getOnlyIngredient(items: Items): number | undefined {
  const [first, ...others] = items.filter((item) => item.type !== 'text' || item.value.trim() !== '');
  return others.length === 0 && first?.type === 'ingredient' ? first.index : undefined;
}

function ingredientLine({ ingredients }: ParsedCooklang, index: number): string {
  const found = ingredients[index];
  if (!found) return '';
  const { name, quantity, note } = found;
  // "1000 island dressing" does not start with an amount.
  const amount = quantity ? amountText(quantity) : /^\d/.test(name) ? 'some' : '';
  return toIngredientLine({ amount, unit: quantity?.unit ?? '', name, note: note ?? '' });
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

function getStep(parsed: ParsedCooklang, items: Items): string {
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
  return [amountText(timer.quantity).replace(/(?<=\d)-(?=\d)/, '–'), timer.quantity.unit].filter(Boolean).join(' ');
}

/** Returns a line with its details in our own files, or with a fixed amount if Cooklang locks it: `{=1%tsp}`. */
function getItem(parsed: ParsedCooklang, index: number, { lines }: z.output<typeof details>): unknown {
  const line = ingredientLine(parsed, index);
  const quantity = parsed.ingredients[index]?.quantity;
  const isLocked = quantity && !quantity.scalable && quantity.value.type !== 'text';
  return lines.find((more) => more.line === line) ?? (isLocked ? { line, scale: 'fixed' } : line);
}

function findStep(text: string, said: z.output<typeof details>): unknown {
  const marked = said['steps with amounts'].find((step) => stripMarks(step) === text) ?? text;
  return said['steps with uses'].find(({ step }) => step === marked) ?? marked;
}
