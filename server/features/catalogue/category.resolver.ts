import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms } from '#server/graphql/cost.ts';
import { CategoryType } from './category.type.ts';
import type { Term } from './taxonomy.ts';

@Resolver()
export class CategoryResolver {
  @Query(() => [CategoryType], {
    complexity: costOfFewTerms,
    description: 'All categories in their order.\n\nExample: `{ categories { name recipeCount } }`',
  })
  categories(@Ctx() { services }: RequestContext): Term[] {
    return services.taxonomy.categories;
  }

  @Query(() => CategoryType, {
    nullable: true,
    description: 'A category by its name, or null.\n\nExample: `{ category(name: "dinner") { name description } }`',
  })
  category(
    @Arg('name', () => String, { description: 'Whatever the case. Example: "dinner".' }) name: string,
    @Ctx() { services }: RequestContext,
  ): Term | null {
    return services.taxonomy.category(name) ?? null;
  }
}
