import * as z from 'zod';
import type { NutritionFactType } from '#server/features/catalogue/recipe-parts.type.ts';
import { expects } from './expects.ts';

/** What the table of every recipe lists, in its order, with the unit that each is given in. */
const NUTRIENTS = {
  Energy: { unit: 'kcal', example: 345 },
  Protein: { unit: 'g', example: 19 },
  Carbohydrate: { unit: 'g', example: 49 },
  Fibre: { unit: 'g', example: 9 },
  Sugars: { unit: 'g', example: 7 },
  Fat: { unit: 'g', example: 8.5 },
  'Saturated fat': { unit: 'g', example: 1.2 },
  Sodium: { unit: 'mg', example: 480 },
} as const;
type Nutrient = keyof typeof NUTRIENTS;
const names = Object.keys(NUTRIENTS) as Nutrient[];

/** Energy may differ from what the nutrients give by this share, and by a few kcal where there is next to none. */
const ENERGY_SHARE = 0.15;
const ENERGY_SLACK_KCAL = 5;

const lineFields = Object.fromEntries(
  names.map((name) => {
    const { unit, example } = NUTRIENTS[name];
    const words = expects(`must be a number and ${unit}, for example ${example} ${unit}`);
    const amount = z.string(words).regex(new RegExp(`^\\s*\\d+(?:\\.\\d+)?\\s*${unit}\\s*$`), words);
    return [name, amount.optional().describe(`For example ${example} ${unit}`)];
  }),
) as Record<Nutrient, z.ZodOptional<z.ZodString>>;

const line = z
  .strictObject(lineFields, expects('must be a nutrient and its amount, for example "Protein: 19 g"'))
  .refine((fields) => Object.keys(fields).length === 1, { error: 'must hold one nutrient' })
  .meta({ minProperties: 1, maxProperties: 1 });

/** The nutrition table of a recipe: all nutrients in their order, and an energy that agrees with them. */
export const nutrition = z
  .array(line, expects('must be a list of nutrients, each on a line like "- Protein: 19 g"'))
  .transform((lines, context) => {
    const facts = lines.map(factOf);
    if (!names.every((name, index) => facts[index]?.name === name) || facts.length !== names.length) {
      context.addIssue({ code: 'custom', message: orderProblem(facts.map((fact) => fact.name)) });
      return z.NEVER;
    }
    for (const { index, message } of contradictions(facts)) {
      context.addIssue({ code: 'custom', path: [index, names[index] ?? ''], message });
    }
    return facts;
  });

function factOf(fields: Partial<Record<Nutrient, string>>): NutritionFactType {
  const [name = '', written = ''] = Object.entries(fields)[0] ?? [];
  return { name, amount: Number.parseFloat(written), unit: written.trim().replace(/^[\d.]+\s*/, '') };
}

function orderProblem(found: string[]): string {
  const missing = names.filter((name) => !found.includes(name));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const repeated = found.find((name, index) => found.indexOf(name) !== index);
  if (repeated) return `lists ${repeated} twice`;
  return `must be in this order: ${names.join(', ')}`;
}

function contradictions(facts: NutritionFactType[]): { index: number; message: string }[] {
  const amount = (name: Nutrient) => facts.find((fact) => fact.name === name)?.amount ?? 0;
  const found: { index: number; message: string }[] = [];
  const calculated = 4 * amount('Protein') + 4 * amount('Carbohydrate') + 9 * amount('Fat');
  const difference = Math.abs(amount('Energy') - calculated);
  if (difference > Math.max(ENERGY_SHARE * calculated, ENERGY_SLACK_KCAL)) {
    const message = `is ${amount('Energy')} kcal, but protein, carbohydrate and fat give ${Math.round(calculated)} kcal (more than 15 % apart)`;
    found.push({ index: names.indexOf('Energy'), message });
  }
  for (const [part, whole] of [
    ['Sugars', 'Carbohydrate'],
    ['Saturated fat', 'Fat'],
  ] as const) {
    if (amount(part) <= amount(whole)) continue;
    found.push({
      index: names.indexOf(part),
      message: `is ${amount(part)} g, more than all ${whole.toLowerCase()}, ${amount(whole)} g`,
    });
  }
  return found;
}
