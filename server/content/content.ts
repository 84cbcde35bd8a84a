import type * as z from 'zod';
import type { AllergenNameEntity } from '#server/features/catalogue/foods/food.entity.ts';
import type { StepUseType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { Food } from './foods/foods.ts';
import type { RecipeFacts } from './foods/recipe-facts.ts';
import type { authorsSchema } from './format/authors.schema.ts';
import type { GlossaryFields } from './format/glossary.schema.ts';
import type { GuideFields } from './format/guides.schema.ts';
import type { HomeIssueFields } from './format/home.schema.ts';
import type { MenuFields } from './format/menus.schema.ts';
import type { RecipeFields } from './format/recipe.schema.ts';
import type { taxonomySchema } from './format/taxonomy.schema.ts';
import type { SourcePicture } from './reading/picture.ts';

/** An author with the portrait. */
type AuthorContent = z.output<typeof authorsSchema>[string] & { key: string; picture: SourcePicture };

/** A category or a cuisine. */
export type TermContent = z.output<ReturnType<typeof taxonomySchema>>[number] & {
  slug: string;
  picture: SourcePicture;
};

/** A guide and its picture. */
export type GuideContent = GuideFields & { key: string; picture: SourcePicture };

/** A menu with its key. */
export type MenuContent = MenuFields & { key: string };

/** An issue of the home page and the day on which it starts (`YYYY-MM-DD`). */
export type HomeIssueContent = HomeIssueFields & { startsOn: string };

/** A food and its glossary entry. */
export type FoodContent = Food & { glossary: GlossaryFields | null };

export interface RecipeContent {
  slug: string;
  fields: RecipeFields;
  /** Facts derived from its foods. */
  facts: RecipeFacts;
  /** The uses of ingredient lines, by instruction and step. */
  uses: StepUseType[][][];
  /** For each instruction, the keys of the guides that it is the first to mention. */
  guides: string[][];
  picture: SourcePicture;
}

/** The lists of a folder, without problems. */
export interface ContentLists {
  authors: AuthorContent[];
  categories: TermContent[];
  cuisines: TermContent[];
  foods: FoodContent[];
  /** Names that indicate an allergen. */
  allergenNames: AllergenNameEntity[];
  guides: GuideContent[];
  menus: MenuContent[];
  homeIssues: HomeIssueContent[];
}

export const LIST_FILES = [
  'allergens.yaml',
  'authors.yaml',
  'categories.yaml',
  'cuisines.yaml',
  'foods.yaml',
  'glossary.yaml',
  'guides.yaml',
  'home.yaml',
  'menus.yaml',
  'usda-sr28.csv',
] as const;
export type ListFile = (typeof LIST_FILES)[number];

/** Lists that a folder may lack: they are read as empty maps. Glossary entries may have their own files instead. */
export const OPTIONAL_LISTS: ReadonlySet<ListFile> = new Set(['glossary.yaml', 'home.yaml']);
