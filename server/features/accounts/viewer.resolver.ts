import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms } from '#server/graphql/cost.ts';
import type { SessionUser } from '#server/security/sessions.ts';
import type { SessionOverview } from './account.service.ts';
import { SessionType } from './session.type.ts';
import { ViewerType } from './viewer.type.ts';

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, {
    nullable: true,
    description:
      'Who is signed in; null without a token. A token that is not or no longer good is an error with the code UNAUTHENTICATED.\n\nExample: `{ me { username sessions { device current } } }`',
  })
  me(@Ctx() { viewer }: RequestContext): Promise<SessionUser | null> {
    return viewer.find();
  }

  @FieldResolver(() => [SessionType], {
    complexity: costOfFewTerms,
    description: 'Where one is signed in, the last used first.',
  })
  sessions(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<SessionOverview[]> {
    return services.account.sessions(viewer);
  }

  @FieldResolver(() => String, { description: 'All one’s data, as the text of a JSON file.' })
  exportedData(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<string> {
    return services.account.exportedData(viewer);
  }
}
