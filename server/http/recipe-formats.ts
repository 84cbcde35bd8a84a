import type { FastifyInstance } from 'fastify';
import { type RecipeFormat, recipeFormats, recipePath } from '#schema/rules/paths.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { toCooklang } from '#server/content/formats/cooklang.ts';
import { toMarkdown } from '#server/content/formats/markdown.ts';
import type { PublishedRecipe } from '#server/content/formats/published-recipe.ts';
import { toSchemaOrg } from '#server/content/formats/schema-org.ts';
import { toRecipeFields } from '#server/content/formats/written-recipe.ts';
import { NotFoundError } from '#server/errors.ts';
import { getWrittenUses } from '#server/features/catalogue/recipe/cook.ts';
import { getPicture } from '#server/features/catalogue/recipe/picture.type.ts';
import type { WholeRecipe } from '#server/features/catalogue/recipe/recipe.type.ts';
import { getRating } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';

const CACHEABLE = 'public, max-age=60, stale-while-revalidate=600';

/** Functions that write a recipe in a format, by the ending of its URL. */
const serializers: Record<RecipeFormat, (recipe: PublishedRecipe) => string> = {
  json: (recipe) => `${JSON.stringify(toSchemaOrg(recipe), null, 2)}\n`,
  md: toMarkdown,
  cook: toCooklang,
};

/** Serves recipes as schema.org JSON, Markdown and Cooklang, at the page's URL plus `.json`, `.md` or `.cook`. */
export function registerFormats(app: FastifyInstance, dependencies: AppDependencies): void {
  const { services, config } = dependencies;
  for (const { ending, type } of recipeFormats) {
    // The pattern keeps the ending out of the slug.
    const url = `/recipes/:category/:slug(^[A-Za-z0-9-]+).${ending}`;
    app.get<{ Params: { category: string; slug: string } }>(url, async (request, reply) => {
      const catalogue = services.catalogue.current;
      const { taxonomy } = catalogue;
      const recipe = catalogue.bySlug(request.params.slug);
      if (!recipe) throw new NotFoundError('No recipe details found');
      const path = recipePath(taxonomy.categoryById(recipe.categoryId).slug, recipe.slug);
      // One URL for each recipe: other categories and former slugs redirect to it.
      if (request.url.split('?')[0] !== `${path}.${ending}`)
        return reply.header('cache-control', CACHEABLE).redirect(`${path}.${ending}`, 301);
      const published = toPublishedRecipe(await services.recipes.getWholeRecipe(recipe), {
        taxonomy,
        publicUrl: config.publicUrl,
        path,
      });
      return reply
        .header('cache-control', CACHEABLE)
        .header('link', `<${config.publicUrl}${path}>; rel="canonical"; type="text/html"`)
        .type(`${type}; charset=utf-8`)
        .send(serializers[ending](published));
    });
  }
}

interface Site {
  taxonomy: Taxonomy;
  publicUrl: string;
  /** Path of the recipe's page. */
  path: string;
}

/** Returns the data from which a recipe's other formats are written. */
export function toPublishedRecipe(recipe: WholeRecipe, site: Site): PublishedRecipe {
  const { taxonomy } = site;
  const { base } = getPicture(recipe.slug, recipe);
  const author = taxonomy.authorById(recipe.authorId);
  return {
    fields: toRecipeFields(recipe, {
      author: author.key,
      cuisine: taxonomy.cuisineById(recipe.cuisineId).name,
      category: (id) => taxonomy.categoryById(id).name,
    }),
    url: site.publicUrl + site.path,
    picture: site.publicUrl + base,
    authorName: author.name,
    uses: getWrittenUses(recipe.instructions, recipe.ingredientGroups),
    diets: recipe.diets,
    contains: recipe.contains,
    mayContain: recipe.mayContain,
    labelsToCheck: (recipe.labelsToCheck ?? []).map(({ foodKey, allergens, diets }) => ({
      food: taxonomy.food(foodKey)?.name ?? foodKey,
      reasons: [...allergens, ...diets.map((diet) => diet.toLowerCase())],
    })),
    unknownFoods: recipe.unknownFoods,
    uncountedFoods: recipe.uncountedFoods,
    cost: recipe.estimatedCost,
    nutrition: recipe.nutrition,
    rating: getRating(recipe),
  };
}
