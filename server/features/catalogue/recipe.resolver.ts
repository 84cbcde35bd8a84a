import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_SLUGS, RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import { recipePath } from '#schema/rules/paths.ts';
import type { SearchPage } from '#server/features/search/search.service.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfPage } from '#server/graphql/cost.ts';
import { AuthorType } from './author.type.ts';
import { CategoryType } from './category.type.ts';
import { CuisineType } from './cuisine.type.ts';
import type { Page } from './page.ts';
import { type Picture, pictureOf } from './picture.ts';
import { PictureType } from './picture.type.ts';
import { averageRating } from './rating.ts';
import { RecipesArgs, SearchArgs, SlugsArgs } from './recipe.args.ts';
import { RecipeType } from './recipe.type.ts';
import { RecipePageType, RecipeSearchPageType } from './recipe-page.type.ts';
import { RatingType } from './recipe-parts.type.ts';
import type { RecipeSummary } from './recipe-summary.ts';
import type { Author, Term } from './taxonomy.ts';

@Resolver(() => RecipeType)
export class RecipeResolver {
  @Query(() => RecipePageType, {
    complexity: costOfPage,
    description:
      'A page of recipes.\n\nExample: `{ recipes(filter: { cuisine: "ethiopian" }, sort: RECOMMENDED, perPage: 3) { total items { title rating { average } } } }`',
  })
  recipes(
    @Args() { filter, ...request }: RecipesArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<Page<RecipeSummary>> {
    return services.recipes.list({ ...filter, ...request });
  }

  @Query(() => RecipeType, {
    nullable: true,
    description:
      'One recipe by its name in addresses, or null.\n\nExample: `{ recipe(slug: "doro-wat") { title ingredientGroups { title items { text } } } }`',
  })
  recipe(
    @Arg('slug', () => String, { description: 'Example: "doro-wat".' }) slug: string,
    @Ctx() { services }: RequestContext,
  ): Promise<RecipeSummary | null> {
    return services.recipes.bySlug(slug);
  }

  @Query(() => [RecipeType], {
    // Counted as the longest list there can be: then no list needs to be weighed.
    complexity: ({ childComplexity }) => MAX_SLUGS * childComplexity,
    description: `Recipes by their names in addresses, at most ${MAX_SLUGS}: in the order asked, each once, without those that are not published (any more).\n\nExample: \`{ recipesBySlugs(slugs: ["doro-wat", "gomen"]) { title estimatedCost } }\``,
  })
  recipesBySlugs(@Args() { slugs }: SlugsArgs, @Ctx() { services }: RequestContext): Promise<RecipeSummary[]> {
    return services.recipes.bySlugs(slugs);
  }

  @Query(() => RecipeSearchPageType, {
    complexity: costOfPage,
    description:
      'Full-text search over titles, descriptions, ingredients and names, with or without accents, with small slips in spelling, and by American and British names of the same thing. Where no recipe has all of the words, those that have some.\n\nExample: `{ searchRecipes(query: "berbare len") { total correctedQuery partial items { title } } }`',
  })
  searchRecipes(@Args() { query, ...page }: SearchArgs, @Ctx() { services }: RequestContext): Promise<SearchPage> {
    return services.search.search(query, page);
  }

  @FieldResolver(() => String, { description: 'The address of its page. Example: "/recipes/dinner/doro-wat".' })
  path(@Root() recipe: RecipeSummary, @Ctx() { services }: RequestContext): string {
    return recipePath(services.taxonomy.categoryById(recipe.categoryId).slug, recipe.slug);
  }

  @FieldResolver(() => AuthorType)
  author(@Root() recipe: RecipeSummary, @Ctx() { services }: RequestContext): Author {
    return services.taxonomy.authorById(recipe.authorId);
  }

  @FieldResolver(() => CategoryType, { description: 'The primary category: it is part of the address.' })
  category(@Root() recipe: RecipeSummary, @Ctx() { services }: RequestContext): Term {
    return services.taxonomy.categoryById(recipe.categoryId);
  }

  @FieldResolver(() => [CategoryType], { description: 'All its categories, the primary one first.' })
  categories(@Root() recipe: RecipeSummary, @Ctx() { services }: RequestContext): Term[] {
    return recipe.categoryIds.map((id) => services.taxonomy.categoryById(id));
  }

  @FieldResolver(() => CuisineType)
  cuisine(@Root() recipe: RecipeSummary, @Ctx() { services }: RequestContext): Term {
    return services.taxonomy.cuisineById(recipe.cuisineId);
  }

  @FieldResolver(() => PictureType)
  picture(@Root() recipe: RecipeSummary): Picture {
    return pictureOf(recipe.slug, recipe);
  }

  @FieldResolver(() => RatingType)
  rating(@Root() recipe: RecipeSummary): RatingType {
    return { average: averageRating(recipe), count: recipe.ratingCount };
  }

  @FieldResolver(() => Int, { description: 'Minutes of preparation and cooking together.' })
  totalMinutes(@Root() recipe: RecipeSummary): number {
    return recipe.prepMinutes + recipe.cookMinutes;
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => RELATED_LIMIT * childComplexity,
    description: 'Recipes that go with it, at most five, never the recipe itself: of its cuisine and its categories.',
  })
  related(@Root() recipe: RecipeSummary, @Ctx() { loaders }: RequestContext): Promise<RecipeSummary[]> {
    return loaders.related.load(recipe.id);
  }
}
