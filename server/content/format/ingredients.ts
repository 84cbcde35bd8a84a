import * as z from 'zod';
import { readIngredientLine } from '../amounts.ts';
import { expects } from './expects.ts';
import { list, text } from './text.ts';

const line = text(160)
  .transform((written, context) => {
    const read = readIngredientLine(written);
    if (!('problem' in read)) return read;
    context.addIssue({ code: 'custom', message: `${read.problem} (found "${written}")` });
    return z.NEVER;
  })
  .describe('Amount, unit, ingredient, then a comma and how to prepare it: 2 large red onions, finely chopped');

/** The ingredient groups of a recipe, each line taken apart. */
export const ingredients = list(
  z.strictObject(
    {
      title: text(80).describe('What the group is for: Sauce'),
      items: list(line, 'items').describe('One ingredient a line'),
    },
    expects('must have a title and items'),
  ),
  'groups',
).describe('Groups with a title and items');
