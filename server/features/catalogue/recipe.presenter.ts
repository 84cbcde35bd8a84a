import { pictureOf } from './picture.type.ts';
import type { RecipeType, WholeRecipe } from './recipe.type.ts';
import { type IngredientGroupType, ratingOf } from './recipe-parts.type.ts';
import type { Taxonomy } from './taxonomy.ts';
import type { TermType } from './term.type.ts';

/** What presenters need besides the thing itself. */
export interface Presenting {
  taxonomy: Taxonomy;
  /** Without a trailing slash: legacy clients run on other sites and need whole addresses. */
  publicUrl: string;
}

/** A category as the legacy paths show it. */
export function presentCategory(term: TermType, { publicUrl }: Presenting) {
  return { category_id: term.id, category_name: term.name, url: termPicture(term, publicUrl), count: term.recipeCount };
}

/** A cuisine as the legacy paths show it. */
export function presentCuisine(term: TermType, { publicUrl }: Presenting) {
  return { cuisine_id: term.id, cuisine_type: term.name, url: termPicture(term, publicUrl) };
}

/** The full summary shape: featured, recent, related and list items. */
export function presentSummary(recipe: RecipeType, presenting: Presenting) {
  const category = presenting.taxonomy.categoryById(recipe.categoryId);
  return {
    url: pictureUrl(recipe, presenting.publicUrl),
    category_name: category.name,
    post_name: recipe.slug,
    title_name: recipe.title,
    author_name: presenting.taxonomy.authorById(recipe.authorId).name,
    created_at: createdAt(recipe),
    short_description: recipe.description,
    cuisine: presenting.taxonomy.cuisineById(recipe.cuisineId).name,
    slug: recipe.slug,
    totalreviewrecipe_message: recipe.ratingCount,
    totalrating: ratingOf(recipe).average,
    blClass: `bl-${category.slug}`,
  };
}

/** A recommended recipe. */
export function presentRecommended(recipe: RecipeType, { taxonomy, publicUrl }: Presenting) {
  return {
    url: pictureUrl(recipe, publicUrl),
    created_at: createdAt(recipe),
    title_name: recipe.title,
    category_name: taxonomy.categoryById(recipe.categoryId).name,
    post_name: recipe.slug,
  };
}

/** A search result. */
export function presentSearchResult(recipe: RecipeType, { taxonomy }: Presenting) {
  return {
    title_id: recipe.id,
    title_name: recipe.title,
    category_name: taxonomy.categoryById(recipe.categoryId).name,
    post_name: recipe.slug,
  };
}

/** A recipe with its long texts. */
export function presentDetail(recipe: WholeRecipe, { taxonomy, publicUrl }: Presenting) {
  return {
    url: pictureUrl(recipe, publicUrl),
    author_name: taxonomy.authorById(recipe.authorId).name,
    created_at: createdAt(recipe),
    title_name: recipe.title,
    short_description: recipe.description,
    choice: recipe.reasons,
    num_servings: recipe.servings,
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    difficulty_level: recipe.difficulty,
    cuisine: taxonomy.cuisineById(recipe.cuisineId).name,
    dietary_info: recipe.diets.join(', '),
    ingredient_name: recipe.ingredientGroups.map(presentIngredients),
    cooking_tips: recipe.tips,
    equiprecipe_title: recipe.equipment,
    nutri_facts: recipe.nutrition.map(({ name, amount, unit }) => ({ nutrient: name, content: `${amount} ${unit}` })),
    instructions: recipe.instructions.map(({ title, details }) => ({ title, details })),
    expert_tips: recipe.servingSuggestions,
    faqs: recipe.faqs.map(({ question, answer }) => ({ question, answer })),
    summary: recipe.summary,
    totalreviewrecipe_message: recipe.ratingCount,
  };
}

function presentIngredients(group: IngredientGroupType, index: number) {
  return { number: index + 1, title: group.title, details: group.items.map((item) => item.text) };
}

function pictureUrl(recipe: RecipeType, publicUrl: string): string {
  return `${publicUrl}${pictureOf(recipe.slug, recipe).base}/4x3-640.jpg`;
}

function termPicture(term: TermType, publicUrl: string): string {
  return `${publicUrl}${term.picture.base}/1x1-640.jpg`;
}

function createdAt({ publishedOn }: RecipeType): string {
  return `${publishedOn}T00:00:00.000Z`;
}
