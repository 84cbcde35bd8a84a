import * as z from 'zod';
import { ALLERGENS, type Allergen } from '#schema/rules/vocabulary.ts';
import { expects } from './expects.ts';
import { namesSchema, textSchema } from './text.ts';

const name = textSchema(60);
const entry = z.union([
  name,
  z.strictObject(
    {
      name: name.describe('A name in US or British English'),
      mayContain: z
        .literal(true, expects('must be true, or left out'))
        .describe('Only some products with this name contain the allergen'),
      note: textSchema(160).optional().describe('Reason, for editors'),
    },
    expects('must be a name, or a name with mayContain'),
  ),
]);

const nameList = (description: string) =>
  z.array(entry, expects('must be a list of names, for example [marzipan, nougat]')).default([]).describe(description);

/** The format of `allergens.yaml`: names that indicate an allergen, by allergen. */
export const allergensSchema = z.strictObject(
  {
    ...(Object.fromEntries(
      ALLERGENS.map((allergen) => [allergen, nameList(`Names of foods that contain ${allergen}`)]),
    ) as Record<Allergen, ReturnType<typeof nameList>>),
    none: namesSchema('oyster mushrooms').describe('Names that include the name of an allergen but do not indicate it'),
  },
  expects('must hold names by allergen, for example "egg:"'),
);

/** Names that indicate an allergen, in the structure of the file. */
export type AllergenFields = z.output<typeof allergensSchema>;
