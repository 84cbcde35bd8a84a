import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import { contentFileProblem, contentTextProblem } from '#schema/rules/content-desk.ts';
import { Follows } from '#server/check-input.ts';
import { jsonSchemas } from '#server/content/json-schemas.ts';
import { mendingOf } from '#server/content/mending.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
import { type Result, success } from '#server/results.ts';
import { requireStaff } from '../desk.service.ts';
import { DeskType } from '../desk.type.ts';
import { fileTypeOf } from './content-desk.presenter.ts';
import {
  ContentCheckType,
  ContentFileInput,
  ContentFileType,
  ContentResult,
  ContentRevisionType,
  ContentSuccessType,
  ContentWordsType,
  PreviewLinkType,
  PublishContentInput,
  SaveContentInput,
  SharePreviewInput,
} from './content-desk.type.ts';
import { previewRecipe } from './preview-recipe.ts';

/** Files that the desk shows in its list, for their price. */
const FILES = 200;

@ArgsType()
class ContentTextArgs {
  @Field(() => ID, { description: 'Its path. Example: "recipes/doro-wat.yaml".' })
  @Follows(contentFileProblem)
  file: string;

  @Field({ description: 'All of the file.' })
  @Follows(contentTextProblem)
  text: string;
}

const File = () => Arg('file', () => ID, { description: 'Its path. Example: "recipes/doro-wat.yaml".' });
const Input = () => Arg('input', () => ContentFileInput, { description: 'Which file.' });

async function requireEditor({ viewer }: RequestContext): Promise<SessionUser> {
  return requireStaff(await viewer.find(), StaffRole.EDITOR);
}

/** What editors read at the desk. */
@Resolver(() => DeskType)
export class ContentDeskResolver {
  @FieldResolver(() => [ContentFileType], {
    complexity: ({ childComplexity }) => FILES * childComplexity,
    description: 'All recipes and the lists, what was changed last at the desk first.',
  })
  async contentFiles(@Ctx() context: RequestContext): Promise<ContentFileType[]> {
    await requireEditor(context);
    return (await context.services.contentDesk.files()).map(fileTypeOf);
  }

  @FieldResolver(() => ContentFileType, { nullable: true, description: 'One of them; null where there is none.' })
  async contentFile(@File() file: string, @Ctx() context: RequestContext): Promise<ContentFileType | null> {
    await requireEditor(context);
    const found = await context.services.contentDesk.file(file);
    return found && fileTypeOf(found);
  }

  @FieldResolver(() => ContentWordsType, { description: 'Words for an editor to complete.' })
  async contentWords(@Ctx() context: RequestContext): Promise<ContentWordsType> {
    await requireEditor(context);
    return { ...(await context.services.contentDesk.words()), schema: JSON.stringify(jsonSchemas().recipe) };
  }

  @FieldResolver(() => String, { nullable: true, description: 'The text of a revision; null where there is none.' })
  async contentText(
    @Arg('revision', () => ID, { description: 'Its id.' }) revision: string,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    await requireEditor(context);
    return context.services.contentDesk.textOf(idOf(revision));
  }

  @FieldResolver(() => String, { description: 'The text with which a new recipe begins.' })
  async newRecipeText(
    @Arg('title', () => String, { description: 'What the dish is called.' }) title: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    await requireEditor(context);
    return context.services.contentDesk.beginning(title.slice(0, 200));
  }
}

/** Texts of one file. */
@Resolver(() => ContentFileType)
export class ContentFileResolver {
  @FieldResolver(() => String, {
    description: 'The newest text of the desk; what was published where nothing was saved there.',
  })
  async text(@Root() { file }: ContentFileType, @Ctx() context: RequestContext): Promise<string> {
    const { contentDesk } = context.services;
    const row = await contentDesk.file(file);
    return row ? contentDesk.text(row) : '';
  }

  @FieldResolver(() => String, { nullable: true, description: 'The text that readers see, or saw last.' })
  publishedText(@Root() { file }: ContentFileType, @Ctx() { services }: RequestContext): Promise<string | null> {
    return services.contentDesk.publishedText(file);
  }

  @FieldResolver(() => [ContentRevisionType], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'Its texts, the newest first, at most a hundred.',
  })
  async revisions(
    @Root() { file }: ContentFileType,
    @Ctx() { services }: RequestContext,
  ): Promise<ContentRevisionType[]> {
    const rows = await services.contentDesk.revisions(file);
    return rows.map(({ id, ...row }) => ({ ...row, id: String(id) }));
  }
}

/** What editors do at the desk, and what those read to whom they sent a preview. */
@Resolver()
export class ContentResolver {
  @Query(() => ContentCheckType, {
    nullable: true,
    description:
      'What the check says of a text as if it stood in its file, for editors; null for all others. Nothing is stored.\n\nExample: `{ checkContent(file: "recipes/doro-wat.yaml", text: "title: Doro Wat") { problems { line message } } }`',
  })
  async checkContent(
    @Args() { file, text }: ContentTextArgs,
    @Ctx() context: RequestContext,
  ): Promise<ContentCheckType | null> {
    if (!(await context.viewer.find())?.roles.includes(StaffRole.EDITOR)) return null;
    await requireEditor(context);
    const { problems, recipe } = await context.services.contentChecker.check(file, text);
    const lines = text.split('\n');
    return {
      problems: problems.map(({ line, message }) => ({
        ...{ line, message },
        mending: mendingOf(message, lines[line - 1] ?? ''),
      })),
      recipe: recipe && (await previewRecipe(recipe, context.services.contentDesk.dataSource, context)),
    };
  }

  @Query(() => RecipeType, {
    nullable: true,
    description:
      'A recipe that is not published yet, for those who have the secret address of its preview; null where that has ended.\n\nExample: `{ contentPreview(token: "…") { title } }`',
  })
  async contentPreview(
    @Arg('token', () => String, { description: 'The last part of the address.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<RecipeType | null> {
    context.isSecret = true;
    const { contentDesk, previewLinks } = context.services;
    const recipe = await contentDesk.recipeOf(previewLinks.revisionIn(token));
    return recipe && previewRecipe(recipe, contentDesk.dataSource, context);
  }

  @UseMiddleware(answerResults)
  @Mutation(() => ContentResult, {
    nullable: true,
    description:
      'Keeps a text of the content as a revision; readers do not see it yet.\n\nExample: `mutation { saveContent(input: { file: "recipes/doro-wat.yaml", text: "title: Doro Wat", basedOn: "7" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  })
  async saveContent(
    @Arg('input', () => SaveContentInput, { description: 'Which text.' }) input: SaveContentInput,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const editor = await requireEditor(context);
    const { file, text, basedOn } = input;
    const basis = basedOn === null || basedOn === undefined ? null : idOf(basedOn);
    const saved = await context.services.contentDesk.save(editor, { file, text, basedOn: basis });
    return answer(saved, file, context);
  }

  @UseMiddleware(answerResults)
  @Mutation(() => ContentResult, {
    nullable: true,
    description:
      'Brings a text before the readers, now or at a time. What the check calls an error cannot be published.\n\nExample: `mutation { publishContent(input: { file: "recipes/doro-wat.yaml", revision: "8" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  })
  async publishContent(
    @Arg('input', () => PublishContentInput, { description: 'Which text, and when.' }) input: PublishContentInput,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const { id } = await requireEditor(context);
    const wanted = { file: input.file, revisionId: idOf(input.revision), at: input.at ?? null };
    return answer(await context.services.contentPublisher.publish(id, wanted), input.file, context);
  }

  @UseMiddleware(answerResults)
  @Mutation(() => ContentResult, {
    nullable: true,
    description:
      'Takes a plan to publish back.\n\nExample: `mutation { unscheduleContent(input: { file: "recipes/doro-wat.yaml" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  })
  async unscheduleContent(
    @Input() { file }: ContentFileInput,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const { id } = await requireEditor(context);
    return answer(await context.services.contentPublisher.unschedule(id, file), file, context);
  }

  @UseMiddleware(answerResults)
  @Mutation(() => ContentResult, {
    nullable: true,
    description:
      'Takes a recipe from the readers; its text and its comments stay.\n\nExample: `mutation { withdrawContent(input: { file: "recipes/doro-wat.yaml" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  })
  async withdrawContent(
    @Input() { file }: ContentFileInput,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const { id } = await requireEditor(context);
    return answer(await context.services.contentPublisher.withdraw(id, file), file, context);
  }

  @UseMiddleware(answerResults)
  @Mutation(() => ContentResult, {
    nullable: true,
    description:
      'Deletes what the desk has of a file; what readers see stays.\n\nExample: `mutation { deleteDraft(input: { file: "recipes/doro-wat.yaml" }) { ... on ContentSuccess { message } ... on Failure { message } } }`',
  })
  async deleteDraft(
    @Input() { file }: ContentFileInput,
    @Ctx() context: RequestContext,
  ): Promise<Result<ContentSuccessType>> {
    const { id } = await requireEditor(context);
    return answer(await context.services.contentPublisher.deleteDraft(id, file), file, context);
  }

  @Mutation(() => [String], {
    nullable: true,
    description:
      'Says that the caller has a file open; answers with the names of the others who do.\n\nExample: `mutation { stayAtContent(input: { file: "recipes/doro-wat.yaml" }) }`',
  })
  async stayAtContent(@Input() { file }: ContentFileInput, @Ctx() context: RequestContext): Promise<string[]> {
    return context.services.contentDesk.stayAt(await requireEditor(context), file);
  }

  @Mutation(() => PreviewLinkType, {
    nullable: true,
    description:
      'Makes a secret address at which a text can be read before it is published; null where there is no such text.\n\nExample: `mutation { sharePreview(input: { revision: "8" }) { url } }`',
  })
  async sharePreview(
    @Arg('input', () => SharePreviewInput, { description: 'Which text.' }) { revision }: SharePreviewInput,
    @Ctx() context: RequestContext,
  ): Promise<PreviewLinkType | null> {
    const { id } = await requireEditor(context);
    const revisionId = idOf(revision);
    const { contentDesk, contentPublisher, previewLinks } = context.services;
    const file = await contentDesk.fileOf(revisionId);
    if (file === null) return null;
    await contentPublisher.noteShared(id, file, revisionId);
    return { url: previewLinks.to(revisionId) };
  }
}

/** @returns 0, which is no id, for what is none */
function idOf(id: string): number {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}

async function answer(
  done: Result<{ message: string }>,
  file: string,
  { services }: RequestContext,
): Promise<Result<ContentSuccessType>> {
  if (!done.ok) return done;
  const row = await services.contentDesk.file(file);
  return success(new ContentSuccessType(done.value.message, row && fileTypeOf(row)));
}
