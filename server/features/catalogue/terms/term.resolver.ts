import { Arg, type ClassType, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { getFoodsCost, getShortListCost } from '#server/graphql/field-costs.ts';
import { AuthorType } from '../authors/author.type.ts';
import { FoodType } from '../foods/food.type.ts';
import { CategoryType, CuisineType, type TermType } from './term.type.ts';

interface TermQueries {
  type: ClassType<TermType>;
  singular: 'category' | 'cuisine';
  all: 'categories' | 'cuisines';
  example: string;
}

/** Returns the resolver of the two queries for a kind of term: all terms, and one by name. */
function createTermResolver({ type, singular, all, example }: TermQueries) {
  @Resolver()
  class TermResolver {
    @Query(() => [type], {
      name: all,
      complexity: getShortListCost,
      description: `All ${all}, in display order.\n\nExample: \`{ ${all} { name recipeCount } }\``,
    })
    all(@Ctx() { catalogue }: RequestContext): readonly TermType[] {
      return catalogue.taxonomy[all];
    }

    @Query(() => type, {
      name: singular,
      nullable: true,
      description: `A ${singular} by slug; null if there is none.\n\nExample: \`{ ${singular}(slug: "${example}") { name description recipes(first: 3) { nodes { title } } } }\``,
    })
    one(
      @Arg('slug', () => String, { description: `Slug, case-insensitive. Example: "${example}".` }) slug: string,
      @Ctx() { catalogue }: RequestContext,
    ): TermType | null {
      return catalogue.taxonomy[singular](slug) ?? null;
    }
  }
  return TermResolver;
}

export const CategoryResolver = createTermResolver({
  type: CategoryType,
  singular: 'category',
  all: 'categories',
  example: 'dinner',
});

export const CuisineResolver = createTermResolver({
  type: CuisineType,
  singular: 'cuisine',
  all: 'cuisines',
  example: 'ethiopian',
});

@Resolver(() => AuthorType)
export class AuthorResolver {
  @Query(() => [AuthorType], {
    complexity: getShortListCost,
    description: 'All authors.\n\nExample: `{ authors { name role recipeCount } }`',
  })
  authors(@Ctx() { catalogue }: RequestContext): readonly AuthorType[] {
    return catalogue.taxonomy.authors;
  }

  @Query(() => AuthorType, {
    nullable: true,
    description:
      'An author by slug; null if there is none.\n\nExample: `{ author(slug: "hanna-tesfaye") { name recipeCount recipes(first: 3) { nodes { title } } } }`',
  })
  author(
    @Arg('slug', () => String, { description: 'Slug, case-insensitive. Example: "hanna-tesfaye".' }) slug: string,
    @Ctx() { catalogue }: RequestContext,
  ): AuthorType | null {
    return catalogue.taxonomy.author(slug) ?? null;
  }

  @FieldResolver(() => [FoodType], {
    complexity: getShortListCost,
    description: 'Foods that the author uses most compared with the other authors: at most eight, most typical first.',
  })
  typicalFoods(@Root() { foodKeys }: Pick<AuthorType, 'foodKeys'>, @Ctx() { catalogue }: RequestContext): FoodType[] {
    return foodKeys.flatMap((key) => catalogue.taxonomy.food(key) ?? []);
  }
}

@Resolver()
export class FoodResolver {
  @Query(() => FoodType, {
    nullable: true,
    description:
      'A food by slug; null if there is none.\n\nExample: `{ food(slug: "chickpea-canned") { name aisle recipes(first: 3) { nodes { title } } } }`',
  })
  food(
    @Arg('slug', () => String, { description: 'Slug, case-insensitive. Example: "butter-unsalted".' }) slug: string,
    @Ctx() { catalogue }: RequestContext,
  ): FoodType | null {
    return catalogue.taxonomy.food(slug.toLowerCase()) ?? null;
  }

  @Query(() => [FoodType], {
    complexity: getFoodsCost,
    description:
      'Foods that published recipes use, or that the glossary explains, sorted by name.\n\nExample: `{ foods(name: "lentil") { slug name recipeCount } }`',
  })
  foods(
    @Arg('name', () => String, {
      nullable: true,
      description:
        'Returns only foods that a filter would match by this name. A name that several foods share, or a kind of food, matches all of them; an unknown name matches none. Example: "pork".',
    })
    name: string | null,
    @Arg('inGlossary', () => Boolean, {
      defaultValue: false,
      description:
        'Returns foods that the glossary explains, whether recipes use them or not. Combined with `name`: only foods with that name, not foods made from them.',
    })
    inGlossary: boolean,
    @Ctx() { catalogue }: RequestContext,
  ): FoodType[] {
    return catalogue.taxonomy.listFoods({ name, inGlossary });
  }
}
