import { Arg, Authorized, Ctx, Resolver } from 'type-graphql';
import { toPath } from '#server/content/store/content-store.ts';
import { REAUTHENTICATED_ADMINISTRATORS, REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { readRowId } from '#server/graphql/node/node-id.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import { type Result, successOf } from '#server/results.ts';
import {
  ContentFileInput,
  ContentResult,
  ContentSuccessType,
  DeleteDraftInput,
  DeleteRecipeInput,
  PublishContentInput,
  RenameRecipeInput,
  SaveContentInput,
} from './content-desk.type.ts';

const Input = () => Arg('input', () => ContentFileInput, { description: 'Content file.' });

/** Returns the id of a revision; 0, which no revision has, for an invalid id. */
const toRevisionId = (id: string) => readRowId(id) ?? 0;

/** Mutations of editors on one content file. */
@Resolver()
@Authorized(REAUTHENTICATED_EDITORS)
export class ContentChangesResolver {
  @ResultMutation(
    () => ContentResult,
    'Saves a text as a revision; readers do not see it yet.\n\nExample: `mutation { saveContent(input: { file: "recipes/doro-wat.yaml", text: "title: Doro Wat", basedOn: "7" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async saveContent(
    @Arg('input', { description: 'File and text.' }) input: SaveContentInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const { file, text, basedOn } = input;
    const basedOnId = basedOn === null || basedOn === undefined ? null : toRevisionId(basedOn);
    const result = await context.services.contentDesk.save(editor, { path: file, text, basedOn: basedOnId });
    return toPayload(result, file, context);
  }

  @ResultMutation(
    () => ContentResult,
    'Publishes a text, now or at a given time. A text with errors cannot be published.\n\nExample: `mutation { publishContent(input: { file: "recipes/doro-wat.yaml", revision: "8" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async publishContent(
    @Arg('input', { description: 'Revision, and when to publish it.' }) input: PublishContentInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const request = { path: input.file, revisionId: toRevisionId(input.revision), at: input.at ?? null };
    return toPayload(await context.services.contentPublisher.publish(editor.id, request), input.file, context);
  }

  @ResultMutation(
    () => ContentResult,
    'Cancels a scheduled publication.\n\nExample: `mutation { unscheduleContent(input: { file: "recipes/doro-wat.yaml" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async unscheduleContent(
    @Input() { file }: ContentFileInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    return toPayload(await context.services.contentPublisher.unschedule(editor.id, file), file, context);
  }

  @ResultMutation(
    () => ContentResult,
    'Unpublishes a recipe; its text and comments are kept.\n\nExample: `mutation { withdrawContent(input: { file: "recipes/doro-wat.yaml" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async withdrawContent(
    @Input() { file }: ContentFileInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    return toPayload(await context.services.contentPublisher.withdraw(editor.id, file), file, context);
  }

  @ResultMutation(
    () => ContentResult,
    'Changes the slug of a recipe. Comments, ratings and members’ saved data are kept, and former URLs redirect.\n\nExample: `mutation { renameRecipe(input: { file: "recipes/doro-wat.yaml", slug: "doro-wot" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async renameRecipe(
    @Arg('input', { description: 'Recipe, and its new slug.' }) { file, slug }: RenameRecipeInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    return toPayload(await context.services.contentDocuments.rename(editor.id, file, slug), toPath(slug), context);
  }

  @ResultMutation(
    () => ContentResult,
    'Disables all preview links of a text.\n\nExample: `mutation { stopSharing(input: { file: "recipes/doro-wat.yaml" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async stopSharing(
    @Input() { file }: ContentFileInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    return toPayload(await context.services.contentDocuments.stopSharing(editor.id, file), file, context);
  }

  @ResultMutation(
    () => ContentResult,
    'Deletes the draft of a file; its published text and its text from the content folder are kept.\n\nExample: `mutation { deleteDraft(input: { file: "recipes/doro-wat.yaml", revision: "8" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async deleteDraft(
    @Arg('input', { description: 'Draft to delete.' }) { file, revision }: DeleteDraftInput,
    @Member() editor: SessionUser,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    return toPayload(
      await context.services.contentDocuments.deleteDraft(editor.id, file, toRevisionId(revision)),
      file,
      context,
    );
  }

  @ResultMutation(
    () => [String],
    'Reports that the editor has a file open; returns the names of other editors who have it open.\n\nExample: `mutation { stayAtContent(input: { file: "recipes/doro-wat.yaml" }) }`',
  )
  stayAtContent(
    @Input() { file }: ContentFileInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<string[]> {
    return services.contentDesk.recordOpen(editor, file);
  }
}

async function toPayload(
  result: Result<{ message: string }>,
  file: string,
  { services }: RequestContext,
): Promise<Result<ContentSuccessType>> {
  if (!result.ok) return result;
  return successOf(ContentSuccessType, { ...result.value, file: await services.contentDesk.getDocument(file) });
}

/** Permanent deletion of recipes, by administrators only. */
@Resolver()
@Authorized(REAUTHENTICATED_ADMINISTRATORS)
export class DeleteRecipeResolver {
  @ResultMutation(
    () => ContentResult,
    'Deletes a withdrawn recipe permanently: its texts, comments, ratings and photograph.\n\nExample: `mutation { deleteRecipe(input: { file: "recipes/doro-wat.yaml", slug: "doro-wat" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  )
  async deleteRecipe(
    @Arg('input', { description: 'Recipe to delete, and its slug as a confirmation.' }) {
      file,
      slug,
    }: DeleteRecipeInput,
    @Member() administrator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const result = await services.contentDocuments.deleteRecipe(administrator.id, file, slug);
    return result.ok ? successOf(ContentSuccessType, { ...result.value, file: null }) : result;
  }
}
