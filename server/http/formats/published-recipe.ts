import type { RecipeFields } from '#server/content/format/recipe.schema.ts';
import type { PublishedRecipe } from '#server/content/formats/published-recipe.ts';
import { pictureOf } from '#server/features/catalogue/picture.type.ts';
import type { WholeRecipe } from '#server/features/catalogue/recipe.type.ts';
import { ratingOf } from '#server/features/catalogue/recipe-parts.type.ts';
import type { Taxonomy } from '#server/features/catalogue/taxonomy.ts';

interface Site {
  taxonomy: Taxonomy;
  publicUrl: string;
  /** Of the recipe's page. */
  path: string;
}

/** @returns a recipe as other formats tell of it. */
export function publishedRecipe(recipe: WholeRecipe, site: Site): PublishedRecipe {
  const { base } = pictureOf(recipe.slug, recipe);
  return {
    fields: fieldsOf(recipe, site.taxonomy),
    url: site.publicUrl + site.path,
    pictures: ['1x1-640', '4x3-640', '16x9-1200'].map((name) => `${site.publicUrl}${base}/${name}.jpg`),
    authorName: site.taxonomy.authorById(recipe.authorId).name,
    diets: recipe.diets,
    nutrition: recipe.nutrition,
    rating: ratingOf(recipe),
  };
}

/** What its file says. */
function fieldsOf(recipe: WholeRecipe, taxonomy: Taxonomy): RecipeFields {
  const further = recipe.categoryIds.filter((id) => id !== recipe.categoryId);
  return {
    title: recipe.title,
    aka: recipe.aka,
    description: recipe.description,
    author: taxonomy.authorById(recipe.authorId).key,
    published: recipe.publishedOn,
    category: taxonomy.categoryById(recipe.categoryId).name,
    alsoIn: further.map((id) => taxonomy.categoryById(id).name),
    cuisine: taxonomy.cuisineById(recipe.cuisineId).name,
    featured: recipe.featured,
    servings: recipe.servings,
    yield: recipe.yield ?? undefined,
    estimatedCost: recipe.estimatedCost,
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    totalMinutes: recipe.totalMinutes ?? undefined,
    difficulty: recipe.difficulty,
    why: recipe.reasons,
    ingredients: recipe.ingredientGroups,
    instructions: recipe.instructions.map(({ title, details, with: foods }) => ({
      title,
      steps: details.map((text, index) => ({ text, with: foods[index] ?? [] })),
    })),
    tips: recipe.tips,
    equipment: recipe.equipment,
    serving: recipe.servingSuggestions,
    faqs: recipe.faqs,
    summary: recipe.summary,
  };
}
