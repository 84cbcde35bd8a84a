import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { recipeJsonSchema } from '#server/content/json-schemas.ts';
import { FRESH_EDITORS } from '#server/features/accounts/access.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfOnce, costOfStatements } from '#server/graphql/field-costs.ts';
import { rowIdIn } from '#server/graphql/node/node-id.ts';
import { DeskType } from '../desk.type.ts';
import { toContentFile } from './content-desk.presenter.ts';
import { ContentFileType, ContentRevisionType, ContentWordsType } from './content-desk.type.ts';
import { PastedTextArgs, PastedTextType } from './pasted-text.type.ts';

/** Number of files assumed for the query cost of the desk's list. */
const FILES = 200;

const File = () => Arg('file', () => ID, { description: 'Its path. Example: "recipes/doro-wat.yaml".' });

/** The desk's queries for editors. */
@Resolver(() => DeskType)
@Authorized(FRESH_EDITORS)
export class ContentDeskResolver {
  @FieldResolver(() => [ContentFileType], {
    complexity: ({ childComplexity }) => FILES * childComplexity,
    description: 'All recipes and the lists, what was changed last at the desk first.',
  })
  async contentFiles(@Ctx() { services }: RequestContext): Promise<ContentFileType[]> {
    return (await services.contentDesk.documents()).map(toContentFile);
  }

  @FieldResolver(() => ContentFileType, { nullable: true, description: 'One of them; null where there is none.' })
  async contentFile(@File() file: string, @Ctx() { services }: RequestContext): Promise<ContentFileType | null> {
    const found = await services.contentDesk.document(file);
    return found && toContentFile(found);
  }

  @FieldResolver(() => ContentWordsType, { description: 'Words for an editor to complete.' })
  async contentWords(@Ctx() { services }: RequestContext): Promise<ContentWordsType> {
    return { ...(await services.contentDesk.words()), schema: recipeJsonSchema() };
  }

  @FieldResolver(() => String, { nullable: true, description: 'The text of a revision; null where there is none.' })
  async contentText(
    @Arg('revision', () => ID, { description: 'Its id.' }) revision: string,
    @Ctx() { services }: RequestContext,
  ): Promise<string | null> {
    return services.contentDesk.text(rowIdIn(revision) ?? null);
  }

  @FieldResolver(() => String, {
    complexity: () => 1 + costOfStatements('Desk.newRecipeText'),
    description: 'The text with which a new recipe begins.',
  })
  async newRecipeText(
    @Arg('title', () => String, { description: 'What the dish is called.' }) title: string,
    @Ctx() { services }: RequestContext,
  ): Promise<string> {
    return services.contentDesk.beginning(title.slice(0, 200));
  }

  @FieldResolver(() => PastedTextType, {
    complexity: costOfOnce,
    description: 'Reads the recipes of a pasted text, to create drafts with `saveContent`. Nothing is stored.',
  })
  async pastedText(@Args() { text }: PastedTextArgs, @Ctx() { services }: RequestContext): Promise<PastedTextType> {
    return services.contentDesk.readPasted(text);
  }
}

/** Resolves the texts of one file. */
@Resolver(() => ContentFileType)
@Authorized(FRESH_EDITORS)
export class ContentFileResolver {
  @FieldResolver(() => String, { description: 'The newest text: a draft, else what was published last.' })
  async text(@Root() { revision }: ContentFileType, @Ctx() { services }: RequestContext): Promise<string> {
    return (await services.contentDesk.text(Number(revision))) ?? '';
  }

  @FieldResolver(() => String, { nullable: true, description: 'The text that readers see, or saw last.' })
  async publishedText(@Root() { file }: ContentFileType, @Ctx() { services }: RequestContext): Promise<string | null> {
    const document = await services.contentDesk.document(file);
    return services.contentDesk.text(document?.publishedId ?? null);
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
