import { Arg, Args, Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { MAX_LISTS } from '#schema/rules/kitchen.ts';
import type { Access } from '#server/features/accounts/access.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { type RecipeRow, RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getListCost } from '#server/graphql/field-costs.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { KitchenPageArgs, SavedArgs, SyncKitchenInput } from './kitchen.args.ts';
import { ownNote } from './kitchen.service.ts';
import {
  BasketItemType,
  ComparedRecipeType,
  CookedRecipeType,
  getChangesCost,
  KitchenChangesType,
  PlannedDishType,
  RecipeNoteConnectionType,
  RecipeNoteType,
  SavedListType,
  SavedRecipeConnectionType,
  SavedRecipeType,
  SyncKitchenResult,
  type SyncKitchenSuccessType,
} from './kitchen.type.ts';

/** Resolves a member's saved data. */
@Resolver(() => ViewerType)
@Authorized<Access>({ scope: 'READ' })
export class ViewerKitchenResolver {
  @FieldResolver(() => KitchenChangesType, {
    complexity: ({ childComplexity }) => getChangesCost(childComplexity),
    description: 'Changes to the member’s saved data, for clients that keep a copy. See `syncKitchen`.',
  })
  kitchen(
    @Root() viewer: SessionUser,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor of the previous response; omit it to start from scratch.',
    })
    after: string | null,
    @Ctx() { services, client }: RequestContext,
  ): Promise<KitchenChangesType> {
    return services.kitchen.getChanges(viewer, client, after);
  }

  @FieldResolver(() => SavedRecipeConnectionType, {
    complexity: getListCost,
    description: 'Saved recipes, most recently changed first.',
  })
  saved(
    @Root() viewer: SessionUser,
    @Args() page: SavedArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<SavedRecipeConnectionType> {
    return services.kitchen.getSaved(viewer, page);
  }

  @FieldResolver(() => [SavedListType], {
    complexity: ({ childComplexity }) => MAX_LISTS * childComplexity,
    description: 'Lists of saved recipes, sorted by name.',
  })
  lists(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<SavedListType[]> {
    return services.kitchen.getLists(viewer);
  }

  @FieldResolver(() => RecipeNoteConnectionType, {
    complexity: getListCost,
    description: 'Private notes on recipes, most recently changed first.',
  })
  notes(
    @Root() viewer: SessionUser,
    @Args() page: KitchenPageArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<RecipeNoteConnectionType> {
    return services.kitchen.getNotes(viewer, page);
  }
}

@Resolver()
export class KitchenResolver {
  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => SyncKitchenResult,
    'Stores a client’s changes to the member’s saved data, and returns changes by other clients. If another client has changed an item after the cursor, and not removed it, the change is not stored: the client receives the newer item, and may send its change again with the new cursor. Sending the same change twice is safe.\n\nExample: `mutation { syncKitchen(input: { changes: [{ kind: SAVED, key: "doro-wat", value: {} }, { kind: NOTE, key: "doro-wat", value: { text: "Less salt." } }] }) { ... on SyncKitchenSuccess { changes { cursor hasMore saved { slug } } refused { key message } } ... on Failure { message } } }`',
  )
  syncKitchen(
    @Arg('input', { description: 'Changes, and the client’s last cursor.' }) input: SyncKitchenInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<SyncKitchenSuccessType>> {
    return services.kitchen.sync(member, input, client);
  }
}

@Resolver(() => RecipeType)
export class RecipeNoteResolver {
  @FieldResolver(() => RecipeNoteType, {
    nullable: true,
    description: 'The member’s private note; null if there is none, or without a token.',
  })
  async myNote(
    @Root() { slug }: RecipeRow,
    @Ctx() { loaders, viewer }: RequestContext,
  ): Promise<RecipeNoteType | null> {
    const user = await viewer.find();
    return user && loaders.get(ownNote).load({ userId: user.id, recipe: slug });
  }
}

/** Returns a resolver for the recipe of an item. */
function getRecipeResolver<Type extends new () => { slug: string | null }>(type: Type) {
  @Resolver(() => type)
  class KitchenRecipeResolver {
    @FieldResolver(() => RecipeType, {
      nullable: true,
      description: 'The recipe; null if there is none, or if it is not published.',
    })
    recipe(@Root() { slug }: InstanceType<Type>, @Ctx() { catalogue }: RequestContext): RecipeType | null {
      return (slug !== null && catalogue.bySlug(slug)) || null;
    }
  }
  return KitchenRecipeResolver;
}

export const kitchenRecipeResolvers = [
  getRecipeResolver(SavedRecipeType),
  getRecipeResolver(RecipeNoteType),
  getRecipeResolver(BasketItemType),
  getRecipeResolver(ComparedRecipeType),
  getRecipeResolver(PlannedDishType),
  getRecipeResolver(CookedRecipeType),
] as const;
