import type { RecipeFields } from './format/recipe.schema.ts';

export interface AuthorContent {
  key: string;
  name: string;
  role: string;
  bio: string;
}

/** A category or a cuisine. */
export interface TermContent {
  name: string;
  slug: string;
  description: string;
  /** The slug of the recipe whose picture stands for it. */
  picture: string;
}

export interface RecipeContent {
  slug: string;
  fields: RecipeFields;
  /** `#rrggbb`. */
  pictureColour: string;
  pictureVersion: string;
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
