import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { getRecipeJsonSchema } from '#server/content/json-schemas.ts';
import { REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { getOncePerOperationCost } from '#server/graphql/field-costs.ts';
import { readRowId } from '#server/graphql/node/node-id.ts';
import { DeskType } from '../desk.type.ts';
import { ContentFileType, ContentRevisionType, ContentWordsType } from './content-desk.type.ts';
import { PastedTextArgs, PastedTextType } from './pasted-text.type.ts';

/** Number of files assumed for the query cost of the desk's list. */
const ASSUMED_FILES = 200;

const File = () => Arg('file', () => ID, { description: 'Path of the file. Example: "recipes/doro-wat.yaml".' });

/** The desk's queries for editors. */
@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_EDITORS)
export class ContentDeskResolver {
  @FieldResolver(() => [ContentFileType], {
    complexity: ({ childComplexity }) => getOncePerOperationCost({ childComplexity: ASSUMED_FILES * childComplexity }),
    description: 'Recipes and lists that editors can change. Files whose newest text was saved at the desk come first.',
  })
  contentFiles(@Ctx() { services }: RequestContext): Promise<ContentFileType[]> {
    return services.contentDesk.listDocuments();
  }

  @FieldResolver(() => ContentFileType, {
    nullable: true,
    description: 'A file that editors can change; null if there is none.',
  })
  contentFile(@File() file: string, @Ctx() { services }: RequestContext): Promise<ContentFileType | null> {
    return services.contentDesk.getDocument(file);
  }

  @FieldResolver(() => ContentWordsType, {
    complexity: getOncePerOperationCost,
    description: 'Words that the editor’s autocomplete suggests.',
  })
  async contentWords(@Ctx() { services, catalogue }: RequestContext): Promise<ContentWordsType> {
    const { authors, categories, cuisines } = catalogue.taxonomy;
    return {
      ...(await services.contentDesk.getWords(catalogue.taxonomy)),
      authors: authors.map(({ key, name }) => ({ key, name })),
      categories: categories.map(({ name }) => name),
      cuisines: cuisines.map(({ name }) => name),
      schema: getRecipeJsonSchema(),
    };
  }

  @FieldResolver(() => String, { nullable: true, description: 'Text of a revision; null if there is none.' })
  async contentText(
    @Arg('revision', () => ID, { description: 'ID of the revision.' }) revision: string,
    @Ctx() { services }: RequestContext,
  ): Promise<string | null> {
    return services.contentDesk.getText(readRowId(revision) ?? null);
  }

  @FieldResolver(() => String, {
    description: 'Template text of a new recipe.',
  })
  newRecipeText(
    @Arg('title', () => String, { description: 'Name of the dish.' }) title: string,
    @Arg('questions', () => Boolean, {
      defaultValue: true,
      description: 'Whether comments explain what each field is for; false for a form, which has labels.',
    })
    questions: boolean,
    @Ctx() { services, catalogue }: RequestContext,
  ): string {
    return services.contentDesk.getNewRecipeText(title.slice(0, 200), questions, catalogue.taxonomy);
  }

  @FieldResolver(() => PastedTextType, {
    complexity: getOncePerOperationCost,
    description: 'Reads the recipes of a pasted text, to create drafts with `saveContent`. Nothing is stored.',
  })
  async pastedText(@Args() { text }: PastedTextArgs, @Ctx() { services }: RequestContext): Promise<PastedTextType> {
    return services.contentDesk.readPasted(text);
  }
}

/** Resolves the texts of one file. */
@Resolver(() => ContentFileType)
@Authorized(REAUTHENTICATED_EDITORS)
export class ContentFileResolver {
  @FieldResolver(() => String, { description: 'Text of the draft, or else the published text; empty without either.' })
  async text(@Root() { revision }: ContentFileType, @Ctx() { services }: RequestContext): Promise<string> {
    return (await services.contentDesk.getText(Number(revision))) ?? '';
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Published text, even if the recipe was withdrawn; null if there is none.',
  })
  publishedText(@Root() { file }: ContentFileType, @Ctx() { services }: RequestContext): Promise<string | null> {
    return services.contentDesk.getPublishedText(file);
  }

  @FieldResolver(() => [ContentRevisionType], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'Revisions, newest first, at most 100.',
  })
  revisions(@Root() { file }: ContentFileType, @Ctx() { services }: RequestContext): Promise<ContentRevisionType[]> {
    return services.contentDesk.listRevisions(file);
  }
}
