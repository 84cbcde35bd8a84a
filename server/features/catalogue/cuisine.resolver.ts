import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms } from '#server/graphql/cost.ts';
import { CuisineType } from './cuisine.type.ts';
import type { Term } from './taxonomy.ts';

@Resolver()
export class CuisineResolver {
  @Query(() => [CuisineType], {
    complexity: costOfFewTerms,
    description: 'All cuisines in their order.\n\nExample: `{ cuisines { name recipeCount } }`',
  })
  cuisines(@Ctx() { services }: RequestContext): Term[] {
    return services.taxonomy.cuisines;
  }

  @Query(() => CuisineType, {
    nullable: true,
    description: 'A cuisine by its name, or null.\n\nExample: `{ cuisine(name: "ethiopian") { name description } }`',
  })
  cuisine(
    @Arg('name', () => String, { description: 'Whatever the case. Example: "ethiopian".' }) name: string,
    @Ctx() { services }: RequestContext,
  ): Term | null {
    return services.taxonomy.cuisine(name) ?? null;
  }
}
