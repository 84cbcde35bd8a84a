import { fieldsOfRecipe } from '#server/content/exporting/written-recipe.ts';
import type { PublishedRecipe } from '#server/content/formats/published-recipe.ts';
import { pictureOf } from '#server/features/catalogue/recipe/picture.type.ts';
import type { WholeRecipe } from '#server/features/catalogue/recipe/recipe.type.ts';
import { ratingOf } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';

interface Site {
  taxonomy: Taxonomy;
  publicUrl: string;
  /** Of the recipe's page. */
  path: string;
}

/** Turns a recipe into what its other formats are made of. */
export function toPublishedRecipe(recipe: WholeRecipe, site: Site): PublishedRecipe {
  const { taxonomy } = site;
  const { base } = pictureOf(recipe.slug, recipe);
  const author = taxonomy.authorById(recipe.authorId);
  return {
    fields: fieldsOfRecipe(recipe, {
      author: author.key,
      cuisine: taxonomy.cuisineById(recipe.cuisineId).name,
      category: (id) => taxonomy.categoryById(id).name,
    }),
    url: site.publicUrl + site.path,
    picture: site.publicUrl + base,
    authorName: author.name,
    diets: recipe.diets,
    cost: recipe.estimatedCost,
    nutrition: recipe.nutrition,
    rating: ratingOf(recipe),
  };
}
