import type * as z from 'zod';
import type { authorsSchema } from './format/authors.schema.ts';
import type { RecipeFields } from './format/recipe.schema.ts';
import type { taxonomySchema } from './format/taxonomy.schema.ts';
import type { Picture } from './reading/picture.ts';

export type AuthorContent = z.output<typeof authorsSchema>[string] & { key: string };

/** A category or a cuisine; its picture is that of the recipe of that slug. */
export type TermContent = z.output<ReturnType<typeof taxonomySchema>>[number] & { slug: string };

export interface RecipeContent {
  slug: string;
  fields: RecipeFields;
  picture: Picture;
  /** The file as its author wrote it. */
  source: string;
}

/** All of `content/`, checked. */
export interface Content {
  authors: AuthorContent[];
  categories: TermContent[];
  cuisines: TermContent[];
  /** Oldest first, so that a first import gives ids in the order of publication. */
  recipes: RecipeContent[];
  /** The three lists as their authors wrote them, by file name. */
  sources: Record<string, string>;
}

export const LIST_FILES = ['authors.yaml', 'categories.yaml', 'cuisines.yaml'] as const;
export type ListFile = (typeof LIST_FILES)[number];
