import * as z from 'zod';
import { MAX_SERVINGS, MAX_TIMELINE_DISHES } from '#schema/rules/catalogue.ts';
import { SLUG } from '#schema/rules/slug.ts';
import { suggestion } from '../similar.ts';
import { expects } from './expects.ts';
import type { KnownNames } from './recipe.schema.ts';
import { list, nameIn, text, whole } from './text.ts';

function getMenu({ authors, recipes }: KnownNames) {
  return z.strictObject(
    {
      title: text(60).describe('The occasion'),
      description: text(240).describe('One or two sentences'),
      author: nameIn('authors.yaml', authors, (name) => suggestion(name, authors ?? [])).describe(
        'A key of authors.yaml',
      ),
      published: z.iso.date(expects('must be a day, for example 2026-11-26')).describe('The day of its publication'),
      servings: whole(1, MAX_SERVINGS, 'servings', 6).describe('The people that all dishes are cooked for'),
      introduction: text(600).describe('A few sentences to begin with'),
      dishes: list(
        nameIn('content/recipes', recipes, (slug) => suggestion(slug, recipes ?? [])),
        'recipes',
        { least: 3, most: MAX_TIMELINE_DISHES, words: `must list three to ${MAX_TIMELINE_DISHES} recipes` },
      ).describe('The names of recipe files, in the order of the table'),
      notes: list(text(400), 'notes').describe('What to make the day before, and what to mind'),
    },
    expects('must be a menu with its fields'),
  );
}

/** The format of `menus.yaml`: menus by the last part of their addresses. */
export function menusSchema(known: KnownNames = {}) {
  const key = z
    .string()
    .regex(SLUG, { error: 'must be lower-case letters a–z, digits and single hyphens, for example dumpling-night' });
  return z.record(
    key,
    getMenu(known).describe('A menu'),
    expects('must hold menus by their keys, for example "dumpling-night:"'),
  );
}

/** A menu in its file. */
export type MenuFields = z.output<ReturnType<typeof getMenu>>;
