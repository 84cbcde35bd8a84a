import { Arg, type ClassType, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { BadValueError } from '#server/errors.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms, costOfFoods } from '#server/graphql/cost.ts';
import { AuthorType } from './author.type.ts';
import { FoodType } from './food.type.ts';
import { CategoryType, CuisineType, type TermType } from './term.type.ts';

interface TermQueries {
  type: ClassType<TermType>;
  one: 'category' | 'cuisine';
  all: 'categories' | 'cuisines';
  example: string;
}

/** @returns the resolver of the two queries for one kind of term: all of them, and one by its name. */
function termResolver({ type, one, all, example }: TermQueries) {
  @Resolver()
  class TermResolver {
    @Query(() => [type], {
      name: all,
      complexity: costOfFewTerms,
      description: `All ${all} in their order.\n\nExample: \`{ ${all} { name recipeCount } }\``,
    })
    all(@Ctx() { services }: RequestContext): TermType[] {
      return services.taxonomy[all];
    }

    @Query(() => type, {
      name: one,
      nullable: true,
      description: `A ${one} by its name in addresses, or null.\n\nExample: \`{ ${one}(slug: "${example}") { name description recipes(first: 3) { nodes { title } } } }\``,
    })
    one(
      @Arg('slug', () => String, { nullable: true, description: `In any case. Example: "${example}".` })
      slug: string | null,
      @Arg('name', () => String, {
        nullable: true,
        description: `The name, or the name in addresses, in any case. Example: "${example}".`,
        deprecationReason: 'Use `slug`.',
      })
      name: string | null,
      @Ctx() { services }: RequestContext,
    ): TermType | null {
      const wanted = slug ?? name;
      if (wanted === null || wanted === undefined) throw new BadValueError(`Say which ${one}: its slug is missing.`);
      return services.taxonomy[one](wanted) ?? null;
    }
  }
  return TermResolver;
}

export const CategoryResolver = termResolver({
  type: CategoryType,
  one: 'category',
  all: 'categories',
  example: 'dinner',
});

export const CuisineResolver = termResolver({
  type: CuisineType,
  one: 'cuisine',
  all: 'cuisines',
  example: 'ethiopian',
});

@Resolver(() => AuthorType)
export class AuthorResolver {
  @Query(() => [AuthorType], {
    complexity: costOfFewTerms,
    description: 'All authors.\n\nExample: `{ authors { name role recipeCount } }`',
  })
  authors(@Ctx() { services }: RequestContext): AuthorType[] {
    return services.taxonomy.authors;
  }

  @Query(() => AuthorType, {
    nullable: true,
    description:
      'An author by their name in addresses, or null.\n\nExample: `{ author(slug: "hanna-tesfaye") { name recipeCount recipes(first: 3) { nodes { title } } } }`',
  })
  author(
    @Arg('slug', () => String, { description: 'In any case. Example: "hanna-tesfaye".' }) slug: string,
    @Ctx() { services }: RequestContext,
  ): AuthorType | null {
    return services.taxonomy.author(slug) ?? null;
  }

  @FieldResolver(() => [FoodType], {
    complexity: costOfFewTerms,
    description: 'What they cook with most, compared with the other authors: at most eight, the most typical first.',
  })
  typicalFoods(@Root() { foodKeys }: Pick<AuthorType, 'foodKeys'>, @Ctx() { services }: RequestContext): FoodType[] {
    return foodKeys.flatMap((key) => services.taxonomy.food(key) ?? []);
  }
}

@Resolver()
export class FoodResolver {
  @Query(() => FoodType, {
    nullable: true,
    description:
      'A food by its name in addresses, or null.\n\nExample: `{ food(slug: "chickpea-canned") { name aisle recipes(first: 3) { nodes { title } } } }`',
  })
  food(
    @Arg('slug', () => String, { description: 'In any case. Example: "butter-unsalted".' }) slug: string,
    @Ctx() { services }: RequestContext,
  ): FoodType | null {
    return services.taxonomy.food(slug.toLowerCase()) ?? null;
  }

  @Query(() => [FoodType], {
    complexity: costOfFoods,
    description:
      'Foods that published recipes are made with, by their names.\n\nExample: `{ foods(name: "lentil") { slug name recipeCount } }`',
  })
  foods(
    @Arg('name', () => String, {
      nullable: true,
      description:
        'Only those that this name means in a filter: a name that several foods have, or a kind of food, means each of them. None where it means nothing. Example: "pork".',
    })
    name: string | null,
    @Ctx() { services }: RequestContext,
  ): FoodType[] {
    return services.taxonomy.foodsInUse(name);
  }
}
