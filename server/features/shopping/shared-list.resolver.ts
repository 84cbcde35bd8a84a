import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ChangeSharedShoppingListInput,
  ChangeSharedShoppingListResult,
  type ChangeSharedShoppingListSuccessType,
  SharedShoppingListType,
  ShareShoppingListInput,
  ShareShoppingListResult,
  type ShareShoppingListSuccessType,
  StopSharingShoppingListInput,
  StopSharingShoppingListResult,
  type StopSharingShoppingListSuccessType,
} from './shared-list.type.ts';

@Resolver()
export class SharedListResolver {
  @Query(() => SharedShoppingListType, {
    nullable: true,
    description:
      'A shared shopping list, by the last part of its link; null if there is none or it has expired. The response must not be cached.\n\nExample: `{ sharedShoppingList(id: "abc") { leftOut expiresAt recipes { servings recipe { title } } } }`',
  })
  sharedShoppingList(
    @Arg('id', () => ID, { description: 'Last part of the link.' }) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<SharedShoppingListType | null> {
    return services.sharedLists.find(id);
  }

  @ResultMutation(
    () => ShareShoppingListResult,
    'Stores a shopping list, and creates a link that works for anyone who has it. Needs no account; who shares the list is not stored.\n\nExample: `mutation { shareShoppingList(input: { recipes: [{ slug: "doro-wat", servings: 6 }], leftOut: ["salt"] }) { ... on ShareShoppingListSuccess { url expiresAt } ... on Failure { message } } }`',
  )
  shareShoppingList(
    @Arg('input', { description: 'Recipes to cook, and food that is already at home.' }) input: ShareShoppingListInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<ShareShoppingListSuccessType>> {
    return services.sharedLists.share(input, client);
  }

  @ResultMutation(
    () => ChangeSharedShoppingListResult,
    'Changes a shared shopping list for everyone who has the link.\n\nExample: `mutation { changeSharedShoppingList(input: { id: "abc", tick: ["salt"], add: ["Kitchen paper"] }) { ... on ChangeSharedShoppingListSuccess { list { ticked ownLines } refused } ... on Failure { message } } }`',
  )
  changeSharedShoppingList(
    @Arg('input', { description: 'The list, and its changes.' }) input: ChangeSharedShoppingListInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<ChangeSharedShoppingListSuccessType>> {
    return services.sharedLists.change(input, client);
  }

  @ResultMutation(
    () => StopSharingShoppingListResult,
    'Deletes a shared shopping list, and so its link. Requires the secret from `shareShoppingList`.\n\nExample: `mutation { stopSharingShoppingList(input: { id: "abc", secret: "def" }) { __typename ... on StopSharingShoppingListSuccess { message } ... on Failure { message } } }`',
  )
  stopSharingShoppingList(
    @Arg('input', { description: 'The list, and the secret of its link.' }) input: StopSharingShoppingListInput,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<StopSharingShoppingListSuccessType>> {
    return services.sharedLists.stopSharing(input);
  }
}
