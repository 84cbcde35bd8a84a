import { stripMarks } from '#schema/rules/marked-amounts.ts';
import type { RestDependencies } from '#server/http/rest/route.ts';
import { getPicture } from '../recipe/picture.type.ts';
import type { RecipeType, WholeRecipe } from '../recipe/recipe.type.ts';
import { getRating, type IngredientGroupType } from '../recipe/recipe-parts.type.ts';
import type { TermType } from '../terms/term.type.ts';

/** Returns a category as the legacy paths show it. */
export function presentCategory(term: TermType, { services: { publicUrl } }: RestDependencies) {
  return {
    category_id: term.id,
    category_name: term.name,
    url: termPictureUrl(term, publicUrl),
    count: term.recipeCount,
  };
}

/** Returns a cuisine as the legacy paths show it. */
export function presentCuisine(term: TermType, { services: { publicUrl } }: RestDependencies) {
  return { cuisine_id: term.id, cuisine_type: term.name, url: termPictureUrl(term, publicUrl) };
}

/** Returns a recipe for all lists except search results and recommended recipes. */
export function presentSummary(recipe: RecipeType, { catalogue: { taxonomy }, services, tags }: RestDependencies) {
  tags.addRecipe(recipe);
  const category = taxonomy.categoryById(recipe.categoryId);
  return {
    url: pictureUrl(recipe, services.publicUrl),
    category_name: category.name,
    post_name: recipe.slug,
    title_name: recipe.title,
    author_name: taxonomy.authorById(recipe.authorId).name,
    created_at: toTimestamp(recipe),
    short_description: recipe.description,
    cuisine: taxonomy.cuisineById(recipe.cuisineId).name,
    slug: recipe.slug,
    totalreviewrecipe_message: recipe.ratingCount,
    totalrating: getRating(recipe).average,
    blClass: `bl-${category.slug}`,
  };
}

export function presentRecommended(recipe: RecipeType, { catalogue: { taxonomy }, services }: RestDependencies) {
  return {
    url: pictureUrl(recipe, services.publicUrl),
    created_at: toTimestamp(recipe),
    title_name: recipe.title,
    category_name: taxonomy.categoryById(recipe.categoryId).name,
    post_name: recipe.slug,
  };
}

export function presentSearchResult(recipe: RecipeType, { catalogue: { taxonomy } }: RestDependencies) {
  return {
    title_id: recipe.id,
    title_name: recipe.title,
    category_name: taxonomy.categoryById(recipe.categoryId).name,
    post_name: recipe.slug,
  };
}

/** Returns a recipe with its long texts. */
export function presentDetail(recipe: WholeRecipe, { catalogue: { taxonomy }, services, tags }: RestDependencies) {
  tags.addRecipe(recipe);
  return {
    url: pictureUrl(recipe, services.publicUrl),
    author_name: taxonomy.authorById(recipe.authorId).name,
    created_at: toTimestamp(recipe),
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
    cooking_tips: recipe.tips.map(stripMarks),
    equiprecipe_title: recipe.equipment,
    nutri_facts: recipe.nutrition.map(({ name, amount, unit }) => ({ nutrient: name, content: `${amount} ${unit}` })),
    instructions: recipe.instructions.map(({ title, details }) => ({ title, details: details.map(stripMarks) })),
    expert_tips: recipe.servingSuggestions.map(stripMarks),
    faqs: recipe.faqs.map(({ question, answer }) => ({ question, answer: stripMarks(answer) })),
    summary: stripMarks(recipe.summary),
    totalreviewrecipe_message: recipe.ratingCount,
  };
}

function presentIngredients(group: IngredientGroupType, index: number) {
  return { number: index + 1, title: group.title, details: group.items.map((item) => item.text) };
}

function pictureUrl(recipe: RecipeType, publicUrl: string): string {
  return `${publicUrl}${getPicture(recipe.slug, recipe).base}/4x3-640.jpg`;
}

function termPictureUrl(term: TermType, publicUrl: string): string {
  return `${publicUrl}${term.picture.base}/1x1-640.jpg`;
}

function toTimestamp({ publishedOn }: RecipeType): string {
  return `${publishedOn}T00:00:00.000Z`;
}
