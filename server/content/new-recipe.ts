import fs from 'node:fs/promises';
import path from 'node:path';
import { getSlug, MAX_SLUG_LENGTH, SLUG } from '#schema/rules/slug.ts';
import { COURSES, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import { readListedNames } from './draft-text.ts';
import { getAuthorKeys } from './reading/across-files.ts';
import { readContentFile } from './reading/source-file.ts';

/**
 * Writes `drafts/<slug>.yaml`: every field of a recipe, empty, with its question as a comment. The check reports each
 * field that is still empty.
 * @returns the path of the file
 * @throws if the slug is invalid, or a recipe or draft already has it
 */
export async function newRecipe(contentDir: string, slug: string): Promise<string> {
  const problem = findSlugProblem(slug);
  if (problem) throw new Error(problem);
  const conflict = await explainTakenSlug(contentDir, slug);
  if (conflict) throw new Error(conflict);
  const { authors, ...terms } = await readListedNames((name) => readContentFile(contentDir, name));
  const text = `# yaml-language-server: $schema=../schemas/recipe.schema.json
# docs/content.md says more. What is still open: npm run content -- check --draft ${slug}
${getQuestions({ authors: getAuthorKeys(authors) ?? [], ...terms })}`;
  const file = path.join(contentDir, 'drafts', `${slug}.yaml`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text, { flag: 'wx' });
  return file;
}

/** Returns a sentence about the recipe or draft that already has the slug; undefined if there is none. */
export async function explainTakenSlug(contentDir: string, slug: string): Promise<string | undefined> {
  const root = path.basename(path.resolve(contentDir));
  for (const folder of ['recipes', 'drafts']) {
    const names = await fs.readdir(path.join(contentDir, folder)).catch(() => []);
    const existingName = names.find((name) => getSlug(name.replace(/\.ya?ml$/i, '')) === slug);
    if (existingName) return `"${slug}" is taken: ${root}/${folder}/${existingName} already exists`;
  }
  return undefined;
}

function findSlugProblem(slug: string): string | undefined {
  if (slug.length > MAX_SLUG_LENGTH) return `"${slug}" is longer than ${MAX_SLUG_LENGTH} characters`;
  if (SLUG.test(slug)) return undefined;
  const similarSlug = getSlug(slug.replace(/\.ya?ml$/i, ''));
  const hint = similarSlug === '' ? 'for example doro-wat' : `try ${similarSlug}`;
  return `"${slug}" is not a slug: use only lowercase letters a–z, digits and single hyphens, ${hint}`;
}

/**
 * Returns every field of a recipe, empty, with its question as a comment. Optional fields are commented out, because
 * the check reports empty fields.
 */
export function getQuestions({
  authors,
  categories,
  cuisines,
}: Record<'authors' | 'categories' | 'cuisines', readonly string[]>): string {
  return `# Answer the question next to each field, and delete the question.
# Lines that begin with # are optional: delete the # or the line.
title: # What is the dish called? At most 70 characters.
# aka: [] # Does it have other names or spellings? [chole, chana masala]
description: # What is it? One or two sentences, at most 240 characters, for cards and below the title.
author: # Who wrote it? ${authors.join(', ')}
published: # When should it be published? YYYY-MM-DD
category: # What is its main category? It is part of the address. ${categories.join(', ')}
# alsoIn: [] # Which other categories does it belong to?
cuisine: # Which cuisine is it from? ${cuisines.join(', ')}
# featured: true # Should the home page feature it?
servings: # How many people does it serve? A whole number.
# yield: # How many pieces does it make, if that matters? 16 pieces
prepTime: # How many minutes of preparation does it take, including waiting?
cookTime: # How many minutes does it cook? 0 if nothing is cooked.
# totalMinutes: # How many minutes does it take from start to finish, if not the sum of both?
difficulty: # ${DIFFICULTIES.join(', ')}
course: # Which course is it? ${COURSES.join(', ')}
why: # Why will readers love it? Three to five reasons, at most 240 characters each.
  - # The first reason.
  - # The second.
  - # The third.
ingredients: # Groups with a title each; one ingredient per line.
  - title: # What is this group for? Base, Sauce, To serve …
    items:
      - # Amount, unit and ingredient, then a comma and the preparation: 2 large red onions, finely chopped
instructions: # Numbered steps with a title each.
  - title: # What is this step about? At most 80 characters.
    steps:
      - # What do you do, how long, how hot, and how does it look when it is done? At most 800 characters.
tips: # What helps, but is not a step? Text before a colon is bold; put a tip with a colon in double quotes.
  - # The first tip.
equipment: # What does it need, apart from a knife and a board? If nothing: equipment: []
  - # Which pan, tin, sieve or thermometer, and how large?
serving: # How do you serve it, and with what?
  - # The first suggestion.
faqs: # What do cooks ask about it? Substitutes, mishaps, cooking ahead, leftovers.
  - question: # It ends with a question mark.
    answer: # At most 800 characters.
summary: # What should a cook remember? Two or three sentences, at most 600 characters.
`;
}
