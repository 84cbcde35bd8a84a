import type { ContentLists, ListFile } from './content.ts';
import type { RecipeRows } from './derive/recipe-rows.ts';
import type { Problem } from './problem.ts';
import type { PastedText } from './read-pasted-text.ts';
import type { PictureSource } from './reading/picture.ts';
import type { RecipeParts } from './recipe-parts.ts';

/** Published content against which texts are checked. */
export interface LoadedContent {
  /** Cache key; changes with the lists, the entries and the named slugs. */
  key: string;
  contentDir: string;
  lists: Record<ListFile, string | null>;
  /** Texts of single entries, by their paths. */
  entries: Record<string, string>;
  slugs: readonly string[];
  /** Slugs that lists and recipes may name. */
  namedSlugs: readonly string[];
  /** Recipe that is checked once after loading, because the first check in a thread is slow. */
  sample: string;
}

/** Pictures that a text may need, by name. */
export type Pictures = Record<string, PictureSource | null>;

/** A job for the worker thread. */
export type CheckJob =
  | { kind: 'load'; content: LoadedContent }
  /** @property cooking - `false` to derive the rows without the kitchen rules */
  | { kind: 'recipe'; path: string; text: string; cooking: boolean; pictures: Pictures }
  | { kind: 'list'; path: string; text: string; pictures: Pictures }
  | { kind: 'paste'; text: string };

/** The result of a job. */
export interface CheckResult {
  problems: Problem[];
  /** Findings that do not prevent a publication. */
  warnings: Problem[];
  /** Foods that a recipe names and the table lacks. */
  unknownFoods: string[];
  /** The rows of a recipe; null if its text cannot be read whole, and for lists. */
  recipe: RecipeRows | null;
  /** The lists, with the text of a `list` job; null if a list has a problem, and for other jobs. */
  lists: ContentLists | null;
  /** Lines and steps of a recipe; null for other jobs. */
  parts: RecipeParts | null;
  /** Recipes of a pasted text; null for other jobs. */
  pasted: PastedText | null;
}

/** The result of a job that finds nothing. */
export const EMPTY_RESULT: CheckResult = {
  problems: [],
  warnings: [],
  unknownFoods: [],
  recipe: null,
  lists: null,
  parts: null,
  pasted: null,
};
