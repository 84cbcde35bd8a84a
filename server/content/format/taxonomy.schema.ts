import * as z from 'zod';
import { getSlug } from '#schema/rules/slug.ts';
import { expects } from './expects.ts';
import { listSchema, textSchema } from './text.ts';

/** A name of letters, single spaces and hyphens, because the slug is made from it. */
const NAME = /^\p{Lu}\p{L}*(?:[ -]\p{L}+)*$/u;

/**
 * The format of `categories.yaml` and `cuisines.yaml`.
 * @param noun - `categories` or `cuisines`
 */
export function taxonomySchema(noun: string) {
  return listSchema(
    z.strictObject(
      {
        name: textSchema(40)
          .regex(NAME, expects('must be words that begin with a capital letter, for example Lunch'))
          .describe('Name, from which the slug is made'),
        description: textSchema(240).describe('Description in one sentence'),
      },
      expects('must have a name and a description'),
    ),
    noun,
  ).superRefine((entries, context) => {
    const slugs = entries.map((entry) => getSlug(entry.name));
    slugs.forEach((slug, index) => {
      if (slugs.indexOf(slug) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `repeats "${entries[index]?.name}"` });
    });
  });
}
