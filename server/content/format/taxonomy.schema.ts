import * as z from 'zod';
import { nearest } from '../similar.ts';
import { expects } from './expects.ts';
import { slugOf } from './slug.ts';
import { list, nameIn, text } from './text.ts';

/** Letters, single spaces and hyphens: the name in lower case is its address. */
const NAME = /^\p{Lu}\p{L}*(?:[ -]\p{L}+)*$/u;

/**
 * The format of `categories.yaml` and `cuisines.yaml`.
 * @param what `categories` or `cuisines`.
 * @param recipes the slugs there are; undefined where every one will do.
 */
export function taxonomySchema(what: string, recipes?: readonly string[]) {
  return list(
    z.strictObject(
      {
        name: text(40)
          .regex(NAME, expects('must be words that begin with a capital letter, for example Lunch'))
          .describe('The name; in lower case it is the address'),
        description: text(240).describe('One sentence'),
        picture: nameIn('content/recipes', recipes, (slug) => nearRecipe(slug, recipes ?? [])).describe(
          'The recipe whose picture stands for it, for example doro-wat',
        ),
      },
      expects('must have a name, a description and a picture'),
    ),
    what,
  ).superRefine((entries, context) => {
    const slugs = entries.map((entry) => slugOf(entry.name));
    slugs.forEach((slug, index) => {
      if (slugs.indexOf(slug) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `repeats "${entries[index]?.name}"` });
    });
  });
}

function nearRecipe(slug: string, recipes: readonly string[]): string {
  const near = nearest(slug, recipes);
  return near ? `did you mean ${near}?` : `write the name of a recipe file without ".yaml"`;
}
