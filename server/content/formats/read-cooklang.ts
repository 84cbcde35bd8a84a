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
  const { remarks, ...bodyFields } = readBody(body, parsed, details.parse(data));
  for (const field of ['tips', 'equipment'] as const) {
    const [metadataItems, bodyItems = []] = [fields[field], bodyFields[field]];
    if (Array.isArray(metadataItems)) bodyFields[field] = [...metadataItems, ...bodyItems];
  }
  const all = [
    ...getRemarks(body),
    ...remarks,
    ...parsed.warnings.filter(({ text: words }) => !/scaling lock/.test(words)),
  ].sort((one, other) => one.line - other.line);
  const texts = [...new Set(all.map(({ text: words }) => words))];
  return { fields: { ...fields, ...bodyFields }, unread: [...unread, ...texts] };
}

/** Details of lines and steps in our own files, in addition to their texts. */
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

function readBody(body: string, parsed: ParsedCooklang, ownDetails: z.output<typeof details>): Body {
  const groups: Body['ingredients'] = [];
  const instructions: Body['instructions'] = [];
  const notes: string[] = [];
  const inSteps: { index: number; text: string; hasAmount: boolean }[] = [];
  const { remarks, addRemark } = collectRemarks(body);
  for (const { name, content } of parsed.sections) {
    const steps = content.flatMap((part) => (part.type === 'step' ? [part.value.items] : []));
    notes.push(...content.flatMap((part) => (part.type === 'text' ? [part.value.trim()] : [])));
    const listed = steps.map((items) => getOnlyIngredient(items)).filter((index) => index !== undefined);
    if (listed.length > 0 && listed.length === steps.length) {
      groups.push({ title: name ?? 'Ingredients', items: listed.map((index) => getItem(parsed, index, ownDetails)) });
      continue;
    }
    const texts = steps.map((items) => getStep(parsed, items));
    const stepTexts = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
    for (const text of texts) if (text !== '' && !stepTexts.includes(text)) addRemark(text, text);
    if (stepTexts.length > 0)
      instructions.push({ title: name ?? 'Method', steps: stepTexts.map((text) => findStep(text, ownDetails)) });
    else if (name !== null) addRemark(name, `section: ${name}`);
    for (const item of steps.flat()) {
      const ingredient = item.type === 'ingredient' ? parsed.ingredients[item.index] : undefined;
      if (item.type !== 'ingredient' || !ingredient) continue;
      const hasAmount = ingredient.quantity !== null;
      const isReference = ingredient.relation.relation.type === 'reference';
      if (hasAmount || !isReference) {
        inSteps.push({ index: item.index, text: toLine(parsed, item.index), hasAmount });
      }
    }
  }
  // Keeps all equal lines with amounts, because they add up. An ingredient without an amount is listed once.
  const lines = inSteps.filter(({ hasAmount, text }, index) => {
    return hasAmount || inSteps.findIndex((other) => other.text === text) === index;
  });
  if (lines.length > 0)
    groups.push({ title: 'Ingredients', items: lines.map((line) => getItem(parsed, line.index, ownDetails)) });
  const equipment = getEquipment(parsed);
  return {
    ingredients: groups,
    instructions,
    ...(notes.length > 0 && { tips: notes }),
    ...(equipment.length > 0 && { equipment }),
    remarks,
  };
}

/** Collects remarks about texts of the body, and finds their lines. Texts must be added in the order of the body. */
function collectRemarks(body: string) {
  const remarks: Remark[] = [];
  let [line, lastIndex] = [1, 0];
  return {
    remarks,
    addRemark(bodyText: string, text: string) {
      const index = Math.max(lastIndex, body.indexOf(bodyText, lastIndex));
      line += body.slice(lastIndex, index).split('\n').length - 1;
      lastIndex = index;
      remarks.push({ text, line });
    },
  };
}

/** Returns each piece of cookware once, with its amount, if stated: "2 frying pan", "splatter guard, optional". */
function getEquipment({ cookware }: ParsedCooklang): string[] {
  const texts = cookware.map(({ name, alias, quantity, note }) => {
    const amount = quantity ? toAmountText(quantity) : '';
    return toIngredientLine({ amount, unit: quantity?.unit ?? '', name: alias ?? name, note: note ?? '' });
  });
  return [...new Set(texts)];
}

type Items = Extract<ParsedCooklang['sections'][number]['content'][number], { type: 'step' }>['value']['items'];

function getOnlyIngredient(items: Items): number | undefined {
  const [first, ...others] = items.filter((item) => item.type !== 'text' || item.value.trim() !== '');
  return others.length === 0 && first?.type === 'ingredient' ? first.index : undefined;
}

function toLine({ ingredients }: ParsedCooklang, index: number): string {
  const ingredient = ingredients[index];
  if (!ingredient) return '';
  const { name, quantity, note } = ingredient;
  // "1000 island dressing" does not start with an amount.
  const amount = quantity ? toAmountText(quantity) : /^\d/.test(name) ? 'some' : '';
  return toIngredientLine({ amount, unit: quantity?.unit ?? '', name, note: note ?? '' });
}

function toAmountText({ value }: CooklangQuantity): string {
  if (value.type === 'text') return value.value;
  if (value.type === 'range') return `${toNumberText(value.value.start)}-${toNumberText(value.value.end)}`;
  return toNumberText(value.value);
}

type Num = Extract<CooklangQuantity['value'], { type: 'number' }>['value'];

function toNumberText(number: Num): string {
  if (number.type === 'regular') return String(number.value);
  const { whole, num, den } = number.value;
  return `${whole > 0 ? `${whole} ` : ''}${num}/${den}`;
}

function getStep(parsed: ParsedCooklang, items: Items): string {
  const words = items.map((item) => {
    if (item.type === 'text') return item.value;
    if (item.type === 'timer') return toTimerText(parsed.timers[item.index]);
    const component = (item.type === 'ingredient' ? parsed.ingredients : parsed.cookware)[item.index];
    return component?.alias ?? component?.name ?? '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

function toTimerText(timer: ParsedCooklang['timers'][number] | undefined): string {
  if (!timer?.quantity) return timer?.name ?? '';
  return [toAmountText(timer.quantity).replace(/(?<=\d)-(?=\d)/, '–'), timer.quantity.unit].filter(Boolean).join(' ');
}

/** Returns a line with its details in our own files, or with a fixed amount if Cooklang locks it: `{=1%tsp}`. */
function getItem(parsed: ParsedCooklang, index: number, { lines }: z.output<typeof details>): unknown {
  const line = toLine(parsed, index);
  const quantity = parsed.ingredients[index]?.quantity;
  const isLocked = quantity && !quantity.scalable && quantity.value.type !== 'text';
  return lines.find((entry) => entry.line === line) ?? (isLocked ? { line, scale: 'fixed' } : line);
}

function findStep(text: string, ownDetails: z.output<typeof details>): unknown {
  const withAmounts = ownDetails['steps with amounts'].find((step) => stripMarks(step) === text) ?? text;
  return ownDetails['steps with uses'].find(({ step }) => step === withAmounts) ?? withAmounts;
}
