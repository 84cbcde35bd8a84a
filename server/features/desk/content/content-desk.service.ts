import type { DataSource, EntityManager } from 'typeorm';
import { contentTexts, editedLists, isEditedList, slugOfFile } from '#schema/rules/content-desk.ts';
import { measureSpellings, thingUnits } from '#schema/rules/units.ts';
import type { RecipeContent } from '#server/content/content.ts';
import { questions } from '#server/content/new-recipe.ts';
import { StatementReader } from '#server/database/statements.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { type Failure, invalidInput, type Result, success } from '#server/results.ts';
import type { ContentChecker } from './content-checker.ts';
import {
  type ContentFileRow,
  contentFile,
  contentFiles,
  otherEditors,
  type RevisionRow,
  recipeSource,
  revisionsOf,
  usedWords,
} from './content-desk.statements.ts';
import { ContentEditorEntity } from './content-editor.entity.ts';
import { ContentFileEntity } from './content-file.entity.ts';
import { ContentRevisionEntity } from './content-revision.entity.ts';

export interface SavedText {
  file: string;
  text: string;
  /** The revision that it goes on from; null where the desk had none. */
  basedOn: number | null;
}

/** A failure of one field of an input. */
export const refusedField = (field: string, message: string): Failure =>
  invalidInput([{ field, code: 'INVALID', message }]);

/** Keeps the texts of the content that editors write, each as it was saved. What readers see is the publisher's. */
export class ContentDeskService {
  private readonly reader: StatementReader;

  constructor(
    readonly dataSource: DataSource,
    private readonly checker: ContentChecker,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns all recipes and the lists, what was changed last first. */
  async files(): Promise<ContentFileRow[]> {
    const rows = await this.reader.rows(contentFiles);
    const known = new Set(rows.map(({ file }) => file));
    return [...rows, ...editedLists.filter((file) => !known.has(file)).map(unchangedList)];
  }

  /** Returns one file; null where there is none of that path. */
  async file(file: string): Promise<ContentFileRow | null> {
    const [row = null] = await this.reader.rows(contentFile, [file]);
    return row ?? (isEditedList(file) ? unchangedList(file) : null);
  }

  /** Returns the newest text of a file: that of the desk, or what was published. */
  async text({ file, revisionId }: ContentFileRow): Promise<string> {
    return (revisionId === null ? await this.publishedText(file) : await this.textOf(revisionId)) ?? '';
  }

  /** Returns the text of a file as readers see it, or saw it last; null where they never did. */
  publishedText(file: string): Promise<string | null> {
    return publishedText(this.dataSource.manager, file);
  }

  /** Returns the text of a revision; null where there is none. */
  async textOf(revisionId: number): Promise<string | null> {
    return (await this.dataSource.manager.findOneBy(ContentRevisionEntity, { id: revisionId }))?.text ?? null;
  }

  /** Returns the path of the recipe of a revision; null where there is none, or it is of a list. */
  async fileOf(revisionId: number): Promise<string | null> {
    const revision = await this.dataSource.manager.findOneBy(ContentRevisionEntity, { id: revisionId });
    return revision && slugOfFile(revision.file) !== undefined ? revision.file : null;
  }

  /** Returns what the text of a revision says; null where there is none, or it cannot be read whole. */
  async recipeOf(revisionId: number | null): Promise<RecipeContent | null> {
    if (revisionId === null) return null;
    const revision = await this.dataSource.manager.findOneBy(ContentRevisionEntity, { id: revisionId });
    return revision && (await this.checker.check(revision.file, revision.text)).recipe;
  }

  /** Returns the revisions of a file, the newest first. */
  revisions(file: string): Promise<RevisionRow[]> {
    return this.reader.rows(revisionsOf, [file]);
  }

  /** Returns words for an editor to complete. */
  async words(): Promise<Record<'foods' | 'units' | 'equipment' | 'steps', string[]>> {
    const [used = { equipment: [], steps: [] }] = await this.reader.rows(usedWords);
    const { foods } = await this.checker.lists();
    return {
      ...used,
      foods: [...new Set(foods.flatMap(({ name, plural }) => [name, plural ?? []].flat()))].sort(),
      units: [...measureSpellings, ...thingUnits].flatMap(([first = '']) => first),
    };
  }

  /** Returns the text with which a new recipe begins: every field, with the question that it answers. */
  async beginning(title: string): Promise<string> {
    const { authors, categories, cuisines } = await this.checker.lists();
    const text = questions({
      authors: authors.map(({ key }) => key),
      categories: categories.map(({ name }) => name),
      cuisines: cuisines.map(({ name }) => name),
    });
    return text.replace(/^title:.*$/m, () => `title: ${JSON.stringify(title)}`);
  }

  /** Stores a text as a revision, unless another was stored since the one that it goes on from. */
  async save(editor: SessionUser, { file, text, basedOn }: SavedText): Promise<Result<{ message: string }>> {
    // Before the transaction: it may take seconds, and connections of its own.
    const { problems } = await this.checker.check(file, text);
    return this.dataSource.transaction(async (manager) => {
      const row = await lockedFile(manager, file);
      if ((row?.revisionId ?? null) !== basedOn) return savedMeanwhile(manager, row);
      const former = row ? null : await publishedText(manager, file);
      // What readers see is the first revision: one can return to it.
      if (former !== null) await manager.insert(ContentRevisionEntity, { file, text: former, staffId: null });
      const revision = manager.create(ContentRevisionEntity, {
        file,
        text,
        staffId: editor.id,
        problems: problems.length,
      });
      const { id } = await manager.save(revision);
      await manager.upsert(ContentFileEntity, { file, revisionId: id }, ['file']);
      return success({ message: contentTexts.saved });
    });
  }

  /** Notes that an editor has a file open. @returns the names of the others who do */
  async stayAt(editor: SessionUser, file: string): Promise<string[]> {
    const seen = { file, staffId: editor.id, seenAt: () => 'now()' };
    await this.dataSource.manager.upsert(ContentEditorEntity, seen, ['file', 'staffId']);
    return (await this.reader.rows(otherEditors, [file, editor.id])).map(({ username }) => username);
  }
}

/** Locks the file against other editors. @returns null where the desk has nothing of it */
export async function lockedFile(manager: EntityManager, file: string): Promise<ContentFileEntity | null> {
  // Another editor may be publishing it, which takes a while.
  await manager.query("set local lock_timeout = '20s'; set local statement_timeout = '30s'");
  await manager.query('select pg_advisory_xact_lock(hashtext($1))', [`content ${file}`]);
  return manager.findOneBy(ContentFileEntity, { file });
}

/** Says who was faster. */
export async function savedMeanwhile(manager: EntityManager, row: ContentFileEntity | null): Promise<Failure> {
  const [newest] = await manager.query(
    `select coalesce(u.username, 'Another editor') as name from content_revisions v
     left join users u on u.id = v.staff_id where v.id = $1`,
    [row?.revisionId ?? 0],
  );
  return refusedField('basedOn', contentTexts.savedMeanwhile(newest?.name ?? 'Another editor'));
}

/** Returns the text of a file as readers see it, or saw it last; null where they never did. */
export async function publishedText(manager: EntityManager, file: string): Promise<string | null> {
  const slug = slugOfFile(file);
  if (slug === undefined) {
    const state = await manager.findOneBy(ContentStateEntity, { id: 1 });
    return state?.sources[file] ?? null;
  }
  const [row]: { source: string }[] = await manager.query(recipeSource.text, [slug]);
  return row?.source ?? null;
}

function unchangedList(file: string): ContentFileRow {
  const nothing = { revisionId: null, publishedId: null, publishAt: null, scheduleProblem: null, problems: null };
  return {
    ...nothing,
    file,
    title: null,
    isPublished: true,
    isComing: false,
    draftTitle: null,
    changedBy: null,
    changedAt: null,
  };
}
