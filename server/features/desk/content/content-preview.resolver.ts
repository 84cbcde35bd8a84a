import { Matches, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Authorized, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { CONTENT_FILE, contentTexts, MAX_CONTENT_LENGTH } from '#schema/rules/content-desk.ts';
import { problem } from '#server/check-input.ts';
import { type RecipeRows, toRecipeColumns } from '#server/content/derive/recipe-rows.ts';
import { type Access, REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getOncePerOperationCost } from '#server/graphql/field-costs.ts';
import { readRowId } from '#server/graphql/node/node-id.ts';
import { Personal } from '#server/graphql/personal.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import { TYPING_TIMEOUT_MS } from './content-checker.ts';
import { ContentCheckType, PreviewLinkType, SharePreviewInput, toProblemType } from './content-preview.type.ts';
import { previewEntry } from './preview-entry.ts';

@ArgsType()
class ContentTextArgs {
  @Field(() => ID, { description: 'Path of the file. Example: "recipes/doro-wat.yaml".' })
  @Matches(CONTENT_FILE, problem('INVALID', contentTexts.badFile))
  file: string;

  @Field({ description: 'Full text of the file.' })
  @MaxLength(MAX_CONTENT_LENGTH, problem('TOO_LONG', contentTexts.long))
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Entry of a list to preview: its key, or the slug of a category or cuisine.',
  })
  entry?: string | null;
}

/** Checks, previews and shares texts. */
@Resolver()
export class ContentPreviewResolver {
  @Authorized<Access>({ ...REAUTHENTICATED_EDITORS, otherwise: 'NULL' })
  @Query(() => ContentCheckType, {
    nullable: true,
    complexity: getOncePerOperationCost,
    description:
      'Checks a text without storing it. For editors; null for everyone else.\n\nExample: `{ checkContent(file: "recipes/doro-wat.yaml", text: "title: Doro Wat") { problems { line message } } }`',
  })
  async checkContent(
    @Args() { file, text, entry }: ContentTextArgs,
    @Ctx() context: RequestContext,
  ): Promise<ContentCheckType> {
    const { isTimedOut, problems, warnings, recipe, lists, parts } = await context.services.contentChecker.check(
      file,
      text,
      TYPING_TIMEOUT_MS,
    );
    return {
      problems: problems.map(toProblemType),
      warnings: warnings.map(toProblemType),
      note: isTimedOut ? contentTexts.tooLongToType : null,
      recipe: recipe && toPreview(recipe, context),
      lines: parts?.lines ?? [],
      steps: parts?.steps ?? [],
      ...(lists && entry && previewEntry(file, entry, lists, context.catalogue)),
    };
  }

  @Personal('LINK')
  @Query(() => RecipeType, {
    nullable: true,
    complexity: getOncePerOperationCost,
    description:
      'A recipe with the text that a preview link shares; null if the link no longer works.\n\nExample: `{ contentPreview(token: "…") { title } }`',
  })
  async contentPreview(
    @Arg('token', () => String, { description: 'Last part of the link.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<RecipeType | null> {
    const { contentDesk, previewLinks } = context.services;
    const recipe = await contentDesk.getSharedRows(previewLinks.read(token));
    return recipe && toPreview(recipe, context);
  }

  @Authorized(REAUTHENTICATED_EDITORS)
  @ResultMutation(
    () => PreviewLinkType,
    'Creates a preview link to a revision of a recipe; null if there is none.\n\nExample: `mutation { sharePreview(input: { revision: "8" }) { url } }`',
  )
  async sharePreview(
    @Arg('input', { description: 'Revision to share.' }) { revision }: SharePreviewInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<PreviewLinkType | null> {
    const revisionId = readRowId(revision) ?? 0;
    const { contentDesk, contentDocuments, previewLinks } = services;
    const recipeRevision = await contentDesk.findRecipeRevision(revisionId);
    if (!recipeRevision) return null;
    const link = await contentDocuments.share(editor.id, recipeRevision.path, revisionId);
    return link && { url: previewLinks.toUrl(link) };
  }
}

/** Returns derived rows as the recipe that readers will see. The request's loaders then also return its body. */
function toPreview(
  rows: RecipeRows,
  { catalogue, loaders }: Pick<RequestContext, 'catalogue' | 'loaders'>,
): RecipeType {
  const { authors, categories, cuisines } = catalogue.taxonomy;
  const columns = toRecipeColumns(rows, {
    authors: new Map(authors.map(({ key, id }) => [key, id])),
    categories: new Map(categories.map(({ name, id }) => [name, id])),
    cuisines: new Map(cuisines.map(({ name, id }) => [name, id])),
  });
  const { id = 0, ratingCount = 0, ratingHalves = 0 } = catalogue.bySlug(columns.slug) ?? {};
  loaders.recipeBodies.preview(id, rows.body);
  return { ...columns, ratingCount, ratingHalves, id, updatedAt: new Date() };
}
