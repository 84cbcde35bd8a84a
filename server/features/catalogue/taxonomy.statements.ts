import { statement } from '#server/database/statements.ts';
import type { AuthorType } from './author.type.ts';
import type { FoodType } from './food.type.ts';
import type { TermType } from './term.type.ts';

/** A term with the columns of the recipe whose picture stands for it. */
export interface TermRow extends Omit<TermType, 'picture'> {
  pictureSlug: string;
  pictureAlt: string;
  pictureColour: string;
  pictureVersion: string;
}

const terms = (table: 'categories' | 'cuisines') =>
  `select t.id, t.name, t.slug, t.description, t.recipe_count as "recipeCount", r.slug as "pictureSlug",
     r.picture_alt as "pictureAlt", r.picture_colour as "pictureColour", r.picture_version as "pictureVersion"
   from ${table} t join recipes r on r.slug = t.picture_slug
   where t.is_listed order by t.position, t.id`;

/** All categories in their order, each with its picture. */
export const allCategories = statement<TermRow>('all_categories', terms('categories'));

/** All cuisines in their order, each with its picture. */
export const allCuisines = statement<TermRow>('all_cuisines', terms('cuisines'));

/** All authors. */
export const allAuthors = statement<AuthorType>('all_authors', 'select id, name, role, bio from authors order by id');

/** All foods. */
export const allFoods = statement<FoodType>(
  'all_foods',
  'select key, name, plural, aka, aisle, contains, may_contain as "mayContain", buy from foods',
);

/** How many recipes are published, and how many of them featured. */
export const recipeTotals = statement<{ published: number; featured: number }>(
  'recipe_totals',
  'select count(*)::int as published, (count(*) filter (where is_featured))::int as featured from recipes where is_published',
);
