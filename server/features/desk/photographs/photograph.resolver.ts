import { Arg, Authorized, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { getOncePerOperationCost } from '#server/graphql/field-costs.ts';
import { DeskType } from '../desk.type.ts';
import { DeskPictureType } from './photograph.type.ts';

/** Assumed number of pictures, for the query cost. */
const ASSUMED_COUNT = 200;

@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_EDITORS)
export class DeskPicturesResolver {
  @FieldResolver(() => [DeskPictureType], {
    complexity: ({ args, childComplexity }) =>
      args.name ? childComplexity : getOncePerOperationCost({ childComplexity: ASSUMED_COUNT * childComplexity }),
    description:
      'Pictures of recipes, authors, categories, cuisines, guides and newsletter issues, sorted by title; then unused drawings.',
  })
  pictures(
    @Arg('name', () => String, {
      nullable: true,
      description: 'Returns only the picture with this name. Example: "gomen".',
    })
    name: string | null,
    @Ctx() { services }: RequestContext,
  ): Promise<DeskPictureType[]> {
    return services.photographs.list(name);
  }
}
