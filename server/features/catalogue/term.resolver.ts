import { Arg, type ClassType, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms } from '#server/graphql/cost.ts';
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
      description: `A ${one} by its name, or null.\n\nExample: \`{ ${one}(name: "${example}") { name description } }\``,
    })
    one(
      @Arg('name', () => String, { description: `Whatever the case. Example: "${example}".` }) name: string,
      @Ctx() { services }: RequestContext,
    ): TermType | null {
      return services.taxonomy[one](name) ?? null;
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
