import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_SLUGS, RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import { recipePath } from '#schema/rules/paths.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfPage } from '#server/graphql/cost.ts';
import { AuthorType } from './author.type.ts';
import { Marked, textAs } from './marked-text.ts';
import { PictureType, pictureOf } from './picture.type.ts';
import { RecipesArgs, SlugsArgs } from './recipe.args.ts';
import { bodyFields, type RecipeBody, RecipePageType, type RecipeRow, RecipeType } from './recipe.type.ts';
import { RatingType, ratingOf } from './recipe-parts.type.ts';
import { CategoryType, CuisineType, type TermType } from './term.type.ts';

@Resolver(() => RecipeType)
export class RecipeResolver {
  @Query(() => RecipePageType, {
    complexity: costOfPage,
    description:
      'A page of recipes.\n\nExample: `{ recipes(filter: { cuisine: "ethiopian" }, sort: RECOMMENDED, perPage: 3) { total items { title rating { average } } } }`',
  })
  recipes(@Args() args: RecipesArgs, @Ctx() { services }: RequestContext): Promise<RecipePageType> {
    return services.recipes.list(args);
  }

  @Query(() => RecipeType, {
    nullable: true,
    description:
      'One recipe by its name in addresses, or null.\n\nExample: `{ recipe(slug: "doro-wat") { title ingredientGroups { title items { text } } } }`',
  })
  recipe(
    @Arg('slug', () => String, { description: 'Example: "doro-wat".' }) slug: string,
    @Ctx() { services }: RequestContext,
  ): Promise<RecipeType | null> {
    return services.recipes.bySlug(slug);
  }

  @Query(() => [RecipeType], {
    // Counted as the longest list there can be: then no list needs to be weighed.
    complexity: ({ childComplexity }) => MAX_SLUGS * childComplexity,
    description: `Recipes by their names in addresses, at most ${MAX_SLUGS}: in the order asked, each once, without those that are not published (any more).\n\nExample: \`{ recipesBySlugs(slugs: ["doro-wat", "gomen"]) { title estimatedCost } }\``,
  })
  recipesBySlugs(@Args() { slugs }: SlugsArgs, @Ctx() { services }: RequestContext): Promise<RecipeType[]> {
    return services.recipes.bySlugs(slugs);
  }

  @FieldResolver(() => String, { description: 'The address of its page. Example: "/recipes/dinner/doro-wat".' })
  path(@Root() recipe: RecipeRow, @Ctx() { services }: RequestContext): string {
    return recipePath(services.taxonomy.categoryById(recipe.categoryId).slug, recipe.slug);
  }

  @FieldResolver(() => AuthorType)
  author(@Root() recipe: RecipeRow, @Ctx() { services }: RequestContext): AuthorType {
    return services.taxonomy.authorById(recipe.authorId);
  }

  @FieldResolver(() => CategoryType, { description: 'The primary category: it is part of the address.' })
  category(@Root() recipe: RecipeRow, @Ctx() { services }: RequestContext): TermType {
    return services.taxonomy.categoryById(recipe.categoryId);
  }

  @FieldResolver(() => [CategoryType], { description: 'All its categories, the primary one first.' })
  categories(@Root() recipe: RecipeRow, @Ctx() { services }: RequestContext): TermType[] {
    return recipe.categoryIds.map((id) => services.taxonomy.categoryById(id));
  }

  @FieldResolver(() => CuisineType)
  cuisine(@Root() recipe: RecipeRow, @Ctx() { services }: RequestContext): TermType {
    return services.taxonomy.cuisineById(recipe.cuisineId);
  }

  @FieldResolver(() => PictureType)
  picture(@Root() recipe: RecipeRow): PictureType {
    return pictureOf(recipe.slug, recipe);
  }

  @FieldResolver(() => RatingType)
  rating(@Root() recipe: RecipeRow): RatingType {
    return ratingOf(recipe);
  }

  @FieldResolver(() => Int, {
    description: 'Minutes from start to end: of preparation and cooking together, unless some of it runs side by side.',
  })
  totalMinutes(@Root() recipe: RecipeRow): number {
    return recipe.totalMinutes ?? recipe.prepMinutes + recipe.cookMinutes;
  }

  @FieldResolver(() => [String], { description: 'Cooking tips. What stands before a colon is the lead-in.' })
  async tips(@Root() recipe: RecipeRow, @Marked() marked: boolean, @Ctx() context: RequestContext): Promise<string[]> {
    return (await bodyField('tips', recipe, context)).map((tip) => textAs(tip, marked));
  }

  @FieldResolver(() => [String])
  async servingSuggestions(
    @Root() recipe: RecipeRow,
    @Marked() marked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return (await bodyField('servingSuggestions', recipe, context)).map((line) => textAs(line, marked));
  }

  @FieldResolver(() => String, { description: 'Two or three sentences to close.' })
  async summary(@Root() recipe: RecipeRow, @Marked() marked: boolean, @Ctx() context: RequestContext): Promise<string> {
    return textAs(await bodyField('summary', recipe, context), marked);
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => RELATED_LIMIT * childComplexity,
    description:
      'Recipes that go with it, at most five, never the recipe itself: of its cuisine first, those that share most foods before others.',
  })
  related(@Root() recipe: RecipeRow, @Ctx() { loaders }: RequestContext): Promise<RecipeType[]> {
    return loaders.related.load(recipe.id);
  }
}

/** A long text: at hand where one recipe was asked for, loaded for all at once where a list was. */
async function bodyField<Name extends keyof RecipeBody>(
  field: Name,
  recipe: RecipeRow,
  { loaders }: RequestContext,
): Promise<RecipeBody[Name]> {
  return (recipe as Partial<RecipeBody>)[field] ?? (await loaders.recipeBodies.load(recipe.id))[field];
}

const markedFields: readonly string[] = ['tips', 'servingSuggestions', 'summary'];
for (const field of bodyFields.filter((name) => !markedFields.includes(name))) {
  const value = (recipe: RecipeRow, { loaders }: RequestContext) =>
    recipe[field] ?? loaders.recipeBodies.load(recipe.id).then((body) => body[field]);
  Object.defineProperty(RecipeResolver.prototype, field, { value });
  FieldResolver()(RecipeResolver.prototype, field, { value });
  Root()(RecipeResolver.prototype, field, 0);
  Ctx()(RecipeResolver.prototype, field, 1);
}
