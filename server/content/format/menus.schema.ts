import * as z from 'zod';
import { MAX_SERVINGS, MAX_TIMELINE_DISHES } from '#schema/rules/catalogue.ts';
import { expects } from './expects.ts';
import type { KnownNames } from './recipe.schema.ts';
import { keyedSchema, listedName, listSchema, textSchema, wholeNumber } from './text.ts';

function menuSchema({ authors, recipes }: KnownNames) {
  return z.strictObject(
    {
      title: textSchema(60).describe('Title: the occasion'),
      description: textSchema(240).describe('Description in one or two sentences'),
      author: listedName('authors.yaml', authors).describe('Key in authors.yaml'),
      published: z.iso.date(expects('must be a day, for example 2026-11-26')).describe('Publication date'),
      servings: wholeNumber(1, MAX_SERVINGS, 'servings', 6).describe('Number of people that the dishes serve'),
      introduction: textSchema(600).describe('Introduction of a few sentences'),
      dishes: listSchema(listedName('content/recipes', recipes), 'recipes', {
        min: 3,
        max: MAX_TIMELINE_DISHES,
        words: `must list three to ${MAX_TIMELINE_DISHES} recipes`,
      }).describe('Slugs of recipes, in the order of the menu'),
      notes: listSchema(textSchema(400), 'notes').describe('What to prepare the day before, and what to watch for'),
    },
    expects('must be a menu with its fields'),
  );
}

/** The format of `menus.yaml`: menus by the last part of their addresses. */
export function menusSchema(names: KnownNames = {}) {
  return keyedSchema(menuSchema(names).describe('A menu'), 'menus', 'dumpling-night');
}

/** A menu in its file. */
export type MenuFields = z.output<ReturnType<typeof menuSchema>>;
