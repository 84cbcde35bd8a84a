import fs from 'node:fs/promises';
import path from 'node:path';
import { getSlug, LONGEST_SLUG, SLUG } from '#schema/rules/slug.ts';
import { COURSES, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import { authorKeys, namesIn } from './reading/across-files.ts';
import { readSourceFile } from './reading/source-file.ts';
import { readYaml } from './reading/yaml-source.ts';

/**
 * Writes `drafts/<slug>.yaml`: every field of a recipe, empty, with its question as a comment. The check reports each
 * field that is still empty.
 * @returns the path of the file
 * @throws if the slug is invalid, or a recipe or draft has it already; nothing is written then
 */
export async function newRecipe(contentDir: string, slug: string): Promise<string> {
  const problem = slugProblem(slug);
  if (problem) throw new Error(problem);
  const taken = await takenBy(contentDir, slug);
  if (taken) throw new Error(taken);
  const listed = async (file: string) => readYaml(await readSourceFile(path.join(contentDir, file), file)).value;
  const text = `# yaml-language-server: $schema=../schemas/recipe.schema.json
# docs/content.md says more. What is still open: npm run content -- check --draft ${slug}
${questions({
  authors: authorKeys(await listed('authors.yaml')) ?? [],
  categories: namesIn(await listed('categories.yaml')) ?? [],
  cuisines: namesIn(await listed('cuisines.yaml')) ?? [],
})}`;
  const file = path.join(contentDir, 'drafts', `${slug}.yaml`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text, { flag: 'wx' });
  return file;
}

/** Returns a sentence on the recipe or draft that has the name already, or undefined. */
export async function takenBy(contentDir: string, slug: string): Promise<string | undefined> {
  const root = path.basename(path.resolve(contentDir));
  for (const folder of ['recipes', 'drafts']) {
    const names = await fs.readdir(path.join(contentDir, folder)).catch(() => []);
    const taken = names.find((name) => getSlug(name.replace(/\.ya?ml$/i, '')) === slug);
    if (taken) return `"${slug}" is taken: ${root}/${folder}/${taken} already exists`;
  }
  return undefined;
}

function slugProblem(slug: string): string | undefined {
  if (slug.length > LONGEST_SLUG) return `"${slug}" is longer than ${LONGEST_SLUG} characters`;
  if (SLUG.test(slug)) return undefined;
  const near = getSlug(slug.replace(/\.ya?ml$/i, ''));
  const hint = near === '' ? 'for example doro-wat' : `try ${near}`;
  return `"${slug}" is not a slug: use only lowercase letters a–z, digits and single hyphens, ${hint}`;
}

interface Names {
  authors: string[];
  categories: string[];
  cuisines: string[];
}

/**
 * Returns every field of a recipe, empty, with its question as a comment. Optional fields are comments: an empty field
 * is still to be filled in.
 */
export function questions({ authors, categories, cuisines }: Names): string {
  return `# Answer what stands beside each field, and delete the question.
# A line that begins with # is optional: take the # away, or delete the line.
title: # What is the dish called? At most 70 characters.
# aka: [] # Which other names and spellings has it? [chole, chana masala]
description: # What is it, in one or two sentences? At most 240 characters; it stands on cards and under the title.
author: # Who wrote it? ${authors.join(', ')}
published: # On which day does it come out? YYYY-MM-DD
category: # In which category does one look first? It makes the address. ${categories.join(', ')}
# alsoIn: [] # In which others as well?
cuisine: # Where is it from? ${cuisines.join(', ')}
# featured: true # Shall it stand on the home page?
servings: # How many people does it feed? A whole number.
# yield: # What does it make, where pieces matter? 16 pieces
prepTime: # How many minutes of preparation, waiting included?
cookTime: # How many minutes of cooking? 0 where nothing is cooked.
# totalMinutes: # How many minutes from start to end, where that is not both together?
difficulty: # ${DIFFICULTIES.join(', ')}
course: # What part of a meal is it? ${COURSES.join(', ')}
why: # Why should one cook it? Three to five reasons, at most 240 characters each.
  - # The first reason.
  - # The second.
  - # The third.
ingredients: # Groups, each with a title; one ingredient a line.
  - title: # What is this group for? Base, Sauce, To serve …
    items:
      - # Which amount, unit and ingredient, then a comma and how to prepare it? 2 large red onions, finely chopped
instructions: # Numbered steps, each with a title.
  - title: # What is this step about? At most 80 characters.
    steps:
      - # What does one do, how long, how hot, and how does it look when it is done? At most 800 characters.
tips: # What helps, and is no step? Text before a colon is set in bold; then all of it stands in double quotes.
  - # The first tip.
equipment: # What does one need beyond knife and board? Where nothing: equipment: []
  - # Which pan, tin, sieve or thermometer, and how large?
serving: # With what, and how, is it served?
  - # The first suggestion.
faqs: # What do those who cook it ask? Substitutes, mishaps, ahead of time, leftovers.
  - question: # Ends with a question mark.
    answer: # At most 800 characters.
summary: # What stays with one who has cooked it? Two or three sentences, at most 600 characters.
`;
}
