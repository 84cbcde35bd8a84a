import { Arg, Authorized, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import { FRESH_ADMINISTRATORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { Member } from '#server/graphql/authorization.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { unwrapResults } from '#server/graphql/results.ts';
import { type Result, success } from '#server/results.ts';
import { ContentResult, ContentSuccessType, DeleteRecipeInput } from './content-desk.type.ts';

/** Permanent deletion, which an administrator has to confirm. */
@Resolver()
@Authorized(FRESH_ADMINISTRATORS)
export class DeleteRecipeResolver {
  @UseMiddleware(unwrapResults)
  @Mutation(() => ContentResult, {
    nullable: true,
    description:
      'Deletes a withdrawn recipe permanently: its texts, comments, stars and photograph.\n\nExample: `mutation { deleteRecipe(input: { file: "recipes/doro-wat.yaml", slug: "doro-wat" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  })
  async deleteRecipe(
    @Arg('input', () => DeleteRecipeInput, { description: 'Recipe to delete.' }) { file, slug }: DeleteRecipeInput,
    @Member() administrator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const result = await services.contentPublisher.deleteRecipe(administrator.id, file, slug);
    return result.ok ? success(new ContentSuccessType(result.value.message, null)) : result;
  }
}
