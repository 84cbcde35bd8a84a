import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { getStepsDayBefore } from '#cooking/steps-day-before.ts';
import { MAX_SLUGS, RELATED_LIMIT, USED_IN_LIMIT } from '#schema/rules/catalogue.ts';
import { recipePath } from '#schema/rules/paths.ts';
import type { Connection } from '#server/graphql/connection.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { getListCost } from '#server/graphql/field-costs.ts';
import { AuthorType } from '../authors/author.type.ts';
import { listRecipes, searchRecipes } from '../lists/list-recipes.ts';
import { RecipeConnectionType } from '../lists/recipe-connection.type.ts';
import { RecipesArgs, SlugsArgs } from '../lists/recipe-where.type.ts';
import {
  RemovedRecipeConnectionType,
  RemovedRecipesArgs,
  type RemovedRecipeType,
} from '../removed/removed-recipe.type.ts';
import { CategoryType, CuisineType, type TermType } from '../terms/term.type.ts';
import { getPicture, PictureType } from './picture.type.ts';
import { getChangedAt, getPublishedAt, type RecipeRow, RecipeType } from './recipe.type.ts';
import { getRating, RatingType } from './recipe-parts.type.ts';
import { type BodyField, loadBodyField, Marked, stripMarksUnless } from './recipe-texts.ts';
import { findRecipesUsing, findRelatedRecipes } from './related-recipes.ts';

@Resolver(() => RecipeType)
export class RecipeResolver {
  @Query(() => RecipeConnectionType, {
    complexity: getListCost,
    description:
      'Recipes that meet all conditions, paginated by page number or cursor.\n\nExample: `{ recipes(where: { cuisines: ["ethiopian"], diets: { allOf: [VEGAN] } }, orderBy: RECOMMENDED, first: 3) { totalCount nodes { title rating { average } } pageInfo { endCursor } facets { categories { value count } } } }`',
  })
  recipes(
    @Args() { search, ...query }: RecipesArgs,
    @Ctx() { catalogue, services, tags }: RequestContext,
  ): Promise<RecipeConnectionType> | RecipeConnectionType {
    const words = search?.trim() ?? '';
    if (words === '') return listRecipes(query, catalogue, tags);
    return searchRecipes(words, query, { catalogue, searching: services.search, tags });
  }

  @Query(() => RemovedRecipeConnectionType, {
    complexity: getListCost,
    description:
      'Recipes withdrawn or postponed after a given time, most recent first, except recipes that were published again. For programs that keep a copy.\n\nExample: `{ removedRecipes(since: "2026-01-01T00:00:00Z") { nodes { slug removedAt } } }`',
  })
  removedRecipes(
    @Args() args: RemovedRecipesArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<Connection<RemovedRecipeType>> {
    return services.removedRecipes.list(args);
  }

  @Query(() => RecipeType, {
    nullable: true,
    description:
      'A recipe by slug; null if there is none.\n\nExample: `{ recipe(slug: "doro-wat") { title ingredientGroups { title items { text } } } }`',
  })
  recipe(
    @Arg('slug', () => String, { description: 'Slug, case-insensitive. Example: "doro-wat".' }) slug: string,
    @Ctx() { catalogue }: RequestContext,
  ): RecipeType | null {
    return catalogue.bySlug(slug) ?? null;
  }

  @Query(() => [RecipeType], {
    // Costs as much as the longest possible list, so that no list has to be measured.
    complexity: ({ childComplexity }) => MAX_SLUGS * childComplexity,
    description: `Recipes by slug, at most ${MAX_SLUGS}: in the order of the slugs, without duplicates and recipes that are not published.\n\nExample: \`{ recipesBySlugs(slugs: ["doro-wat", "gomen"]) { title estimatedCost } }\``,
  })
  recipesBySlugs(@Args() { slugs }: SlugsArgs, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    return catalogue.bySlugs(slugs);
  }

  @FieldResolver(() => String, { description: 'Path of its page. Example: "/recipes/dinner/doro-wat".' })
  path(@Root() recipe: RecipeRow, @Ctx() { catalogue }: RequestContext): string {
    return recipePath(catalogue.taxonomy.categoryById(recipe.categoryId).slug, recipe.slug);
  }

  @FieldResolver(() => String, {
    description: 'Full URL of its page. Example: "https://mesob.example/recipes/dinner/doro-wat".',
  })
  url(@Root() recipe: RecipeRow, @Ctx() { catalogue, services }: RequestContext): string {
    const category = catalogue.taxonomy.categoryById(recipe.categoryId);
    return services.publicUrl + recipePath(category.slug, recipe.slug);
  }

  @FieldResolver(() => GraphQLDateTimeISO, {
    description: 'Start of `publishedOn` in UTC.',
  })
  createdAt(@Root() recipe: RecipeRow): Date {
    return getPublishedAt(recipe);
  }

  @FieldResolver(() => GraphQLDateTimeISO, {
    description:
      'When the text last changed on this site; `createdAt` if it has not changed since then or since the first import.',
  })
  updatedAt(@Root() recipe: RecipeRow): Date {
    return getChangedAt(recipe);
  }

  @FieldResolver(() => AuthorType, { description: 'Author of the recipe.' })
  author(@Root() recipe: RecipeRow, @Ctx() { catalogue }: RequestContext): AuthorType {
    return catalogue.taxonomy.authorById(recipe.authorId);
  }

  @FieldResolver(() => CategoryType, { description: 'Primary category, which is part of the URL.' })
  category(@Root() recipe: RecipeRow, @Ctx() { catalogue }: RequestContext): TermType {
    return catalogue.taxonomy.categoryById(recipe.categoryId);
  }

  @FieldResolver(() => [CategoryType], { description: 'All categories, the primary one first.' })
  categories(@Root() recipe: RecipeRow, @Ctx() { catalogue }: RequestContext): TermType[] {
    return recipe.categoryIds.map((id) => catalogue.taxonomy.categoryById(id));
  }

  @FieldResolver(() => CuisineType, { description: 'Cuisine of the recipe.' })
  cuisine(@Root() recipe: RecipeRow, @Ctx() { catalogue }: RequestContext): TermType {
    return catalogue.taxonomy.cuisineById(recipe.cuisineId);
  }

  @FieldResolver(() => PictureType, { description: 'Picture of the finished dish.' })
  picture(@Root() recipe: RecipeRow): PictureType {
    return getPicture(recipe.slug, recipe);
  }

  @FieldResolver(() => RatingType, { description: 'Ratings by members who commented.' })
  rating(@Root() recipe: RecipeRow, @Ctx() { tags }: RequestContext): RatingType {
    tags.addRecipe(recipe);
    return getRating(recipe);
  }

  @FieldResolver(() => Int, {
    description: 'Minutes from start to finish: the sum of preparation and cooking, less where they overlap.',
  })
  totalMinutes(@Root() recipe: RecipeRow): number {
    return recipe.totalMinutes ?? recipe.prepMinutes + recipe.cookMinutes;
  }

  @FieldResolver(() => Int, {
    description:
      'Minutes in the kitchen: `totalMinutes` without `restingMinutes`. The search for "under an hour" and the filter `activeMinutes` use it. Example: 100.',
  })
  activeMinutes(@Root() recipe: RecipeRow): number {
    return this.totalMinutes(recipe) - recipe.restingMinutes;
  }

  @FieldResolver(() => [String], {
    description:
      'Titles of the steps to do the day before or earlier, up to the last one that waits overnight or for days; empty for most recipes. Example: "Soak the beans".',
  })
  async stepsDayBefore(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): Promise<string[]> {
    return getStepsDayBefore(await loadBodyField('instructions', recipe, context));
  }

  @FieldResolver()
  reasons(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'reasons'> {
    return loadBodyField('reasons', recipe, context);
  }

  @FieldResolver()
  ingredientGroups(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'ingredientGroups'> {
    return loadBodyField('ingredientGroups', recipe, context);
  }

  @FieldResolver()
  instructions(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'instructions'> {
    return loadBodyField('instructions', recipe, context);
  }

  @FieldResolver()
  equipment(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'equipment'> {
    return loadBodyField('equipment', recipe, context);
  }

  @FieldResolver()
  nutrition(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'nutrition'> {
    return loadBodyField('nutrition', recipe, context);
  }

  @FieldResolver()
  labelsToCheck(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'labelsToCheck'> {
    return loadBodyField('labelsToCheck', recipe, context);
  }

  @FieldResolver()
  uncountedFoods(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'uncountedFoods'> {
    return loadBodyField('uncountedFoods', recipe, context);
  }

  @FieldResolver()
  faqs(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): BodyField<'faqs'> {
    return loadBodyField('faqs', recipe, context);
  }

  @FieldResolver(() => [String], { description: 'Cooking tips. Text before a colon is the lead-in.' })
  async tips(
    @Root() recipe: RecipeRow,
    @Marked() isMarked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return (await loadBodyField('tips', recipe, context)).map((tip) => stripMarksUnless(tip, isMarked));
  }

  @FieldResolver(() => [String], { description: 'Serving suggestions.' })
  async servingSuggestions(
    @Root() recipe: RecipeRow,
    @Marked() isMarked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return (await loadBodyField('servingSuggestions', recipe, context)).map((line) => stripMarksUnless(line, isMarked));
  }

  @FieldResolver(() => String, { description: 'Closing text of two or three sentences.' })
  async summary(
    @Root() recipe: RecipeRow,
    @Marked() isMarked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return stripMarksUnless(await loadBodyField('summary', recipe, context), isMarked);
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => RELATED_LIMIT * childComplexity,
    description:
      'At most five related recipes, never the recipe itself: same cuisine first, then by the number of shared foods.',
  })
  related(@Root() { id }: RecipeRow, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    const card = catalogue.byId(id);
    return card ? findRelatedRecipes(catalogue, card) : [];
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => USED_IN_LIMIT * childComplexity,
    description: `Recipes that use the result of this recipe, newest first, at most ${USED_IN_LIMIT}: for berbere, recipes with berbere. Empty for most recipes.`,
  })
  usedIn(@Root() { slug }: RecipeRow, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    return findRecipesUsing(catalogue, slug);
  }
}
