import { Arg, Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { DeskType } from '../desk.type.ts';
import { requireEditor } from '../require-editor.ts';
import { DeskPictureType } from './photograph.type.ts';

/** Pictures there are, some hundreds; read by one statement. */
const MANY = 200;

@Resolver(() => DeskType)
export class DeskPicturesResolver {
  @FieldResolver(() => [DeskPictureType], {
    complexity: ({ args, childComplexity }) => (args.name ? 1 : MANY) * childComplexity,
    description: 'Pictures of recipes, authors, categories, cuisines and guides, by their titles.',
  })
  async pictures(
    @Arg('name', () => String, { nullable: true, description: 'Only the one of that name. Example: "gomen".' })
    name: string | null,
    @Ctx() context: RequestContext,
  ): Promise<DeskPictureType[]> {
    await requireEditor(context);
    return context.services.photographs.list(name);
  }
}
