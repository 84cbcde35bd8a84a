import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { contentTexts, getEntry, getFileSlug, isEditedList } from '#schema/rules/content-desk.ts';
import { getSlug, MAX_SLUG_LENGTH } from '#schema/rules/slug.ts';
import { countableUnits, measureSpellings } from '#schema/rules/units.ts';
import { LIST_FILES } from '#server/content/content.ts';
import type { RecipeRows } from '#server/content/derive/recipe-rows.ts';
import { toDraftText } from '#server/content/draft-text.ts';
import { getQuestions } from '#server/content/new-recipe.ts';
import { addRevisions, readRevisionText, titleColumn, toPath } from '#server/content/store/content-store.ts';
import { DocumentEntity, RevisionEntity } from '#server/content/store/document.entity.ts';
import { lockName, setLocal } from '#server/database/locks.statements.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { FormerSlugEntity, readRenamedSlugs } from '#server/features/catalogue/recipe/former-slug.entity.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import { type Failure, type Result, refusedField, success } from '#server/results.ts';
import type { ContentChecker } from './content-checker.ts';
import {
  type DeskDocumentRow,
  documentByPath,
  documents,
  newestRevisions,
  otherEditors,
  usedWords,
} from './content-desk.statements.ts';
import type { ContentFileType, ContentRevisionType } from './content-desk.type.ts';
import { ContentEditorEntity } from './content-editor.entity.ts';
import type { PastedTextType } from './pasted-text.type.ts';
import type { PreviewLink } from './preview-links.ts';

interface SaveRequest {
  path: string;
  text: string;
  /** The revision that the text is based on; null for a new document. */
  basedOn: number | null;
}

/** Words that the text editor suggests. */
type EditorWords = Record<'foods' | 'units' | 'equipment' | 'steps', string[]>;

/** Lists that can be changed only in the content folder. */
const FOLDER_LISTS = LIST_FILES.filter((name) => !isEditedList(name));

/** Reads documents for editors and stores the texts that they save. */
export class ContentDeskService {
  private readonly reader: StatementReader;
  private readonly wordsByTaxonomy = new WeakMap<Taxonomy, Promise<EditorWords>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly checker: ContentChecker,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns the recipes and lists that editors can change. Files changed at the desk come first, newest first. */
  async listDocuments(): Promise<ContentFileType[]> {
    return (await this.reader.rows(documents, [FOLDER_LISTS])).map(toContentFile);
  }

  /** Returns a document that editors can change; null if there is none with that path. */
  async getDocument(path: string): Promise<ContentFileType | null> {
    const row = await this.findRow(path);
    return row && toContentFile(row);
  }

  /** Returns the published text, even of a withdrawn recipe; null if there is none. */
  async getPublishedText(path: string): Promise<string | null> {
    return this.getText((await this.findRow(path))?.publishedId ?? null);
  }

  private async findRow(path: string): Promise<DeskDocumentRow | null> {
    if (FOLDER_LISTS.some((name) => name === path)) return null;
    return (await this.reader.rows(documentByPath, [path]))[0] ?? null;
  }

  /** Returns the text of a revision; null if there is none. */
  getText(revisionId: number | null): Promise<string | null> {
    return readRevisionText(this.dataSource.manager, revisionId);
  }

  /** Returns a revision of a recipe; null if there is none, and for lists. */
  async findRecipeRevision(id: number): Promise<RevisionEntity | null> {
    const revision = await this.dataSource.manager.findOneBy(RevisionEntity, { id });
    return revision && getFileSlug(revision.path) !== undefined ? revision : null;
  }

  /** Returns the rows of a shared text; null if its link is no longer valid, or its text has no rows. */
  async getSharedRows(link: PreviewLink | null): Promise<RecipeRows | null> {
    const { manager } = this.dataSource;
    if (!link || !(await manager.existsBy(DocumentEntity, { id: link.documentId, shareKey: link.key }))) return null;
    const creator = await manager.findOneBy(UserEntity, { id: link.staffId, blockedAt: IsNull() });
    if (!creator?.roles.includes(StaffRole.EDITOR)) return null;
    const revision = await this.findRecipeRevision(link.revisionId);
    return revision && (await this.checker.getPreviewRows(revision));
  }

  /** Returns the revisions of a document, newest first. */
  listRevisions(path: string): Promise<ContentRevisionType[]> {
    return this.reader.rows(newestRevisions, [path]);
  }

  /** Returns words for autocompletion in the editor, read once for each published catalogue. */
  getWords(taxonomy: Taxonomy): Promise<EditorWords> {
    const cached = this.wordsByTaxonomy.get(taxonomy);
    if (cached) return cached;
    const words = this.readWords(taxonomy);
    this.wordsByTaxonomy.set(taxonomy, words);
    words.catch(() => this.wordsByTaxonomy.delete(taxonomy));
    return words;
  }

  private async readWords({ foods }: Taxonomy): Promise<EditorWords> {
    const [recipeWords = { equipment: [], steps: [] }] = await this.reader.rows(usedWords);
    return {
      ...recipeWords,
      foods: [...new Set([...foods.values()].flatMap(({ name, plural }) => [name, plural ?? []].flat()))].sort(),
      units: [...measureSpellings, ...countableUnits].flatMap(([first = '']) => first),
    };
  }

  /**
   * Returns the initial text of a new recipe, with empty required fields.
   * @param hasQuestions - `true` to add optional fields, and comments that ask what each field is for
   */
  getNewRecipeText(title: string, hasQuestions: boolean, { authors, categories, cuisines }: Taxonomy): string {
    if (!hasQuestions) return toDraftText({ title });
    const text = getQuestions({
      authors: authors.map(({ key }) => key),
      categories: categories.map(({ name }) => name),
      cuisines: cuisines.map(({ name }) => name),
    });
    return text.replace(/^title:.*$/m, () => `title: ${JSON.stringify(title)}`);
  }

  /** Reads the recipes of a pasted text, each with an unused path. */
  async readPasted(text: string): Promise<PastedTextType> {
    const pasted = await this.checker.readPasted(text);
    const formerSlugs = [...(await readRenamedSlugs(this.dataSource.manager)).keys()];
    const usedPaths = new Set([...(await this.listDocuments()).map(({ file }) => file), ...formerSlugs.map(toPath)]);
    const recipes = pasted.recipes.map((recipe) => {
      const slug =
        getSlug(recipe.title ?? '')
          .slice(0, MAX_SLUG_LENGTH - 4)
          .replace(/-$/, '') || 'untitled-recipe';
      const slugs = [slug, ...Array.from({ length: 99 }, (_, index) => `${slug}-${index + 2}`)];
      const file = slugs.map(toPath).find((path) => !usedPaths.has(path)) ?? toPath(slug);
      usedPaths.add(file);
      return { ...recipe, file };
    });
    return { ...pasted, recipes };
  }

  /**
   * Stores a text as a revision; an unchanged text gets no new one.
   * @returns a failure if `basedOn` is not the newest revision, or the path was a recipe's former slug
   */
  async save(editor: SessionUser, { path, basedOn, ...request }: SaveRequest): Promise<Result<{ message: string }>> {
    const text = request.text.replace(/\r\n?/g, '\n');
    // Checked before the transaction: it may take seconds, and uses its own connections.
    const { problems, unknownFoods } = await this.checker.check(path, text);
    return this.dataSource.transaction(async (manager) => {
      const document = await lockDocument(manager, path);
      if (getNewestRevisionId(document) !== basedOn) return getConflict(manager, document, editor.id);
      const slug = getFileSlug(path) ?? '';
      if (!document && (await manager.existsBy(FormerSlugEntity, { slug })))
        return refusedField('file', contentTexts.taken);
      const revision = { path, text, staffId: editor.id, problems: problems.length };
      if (document && text === (await readRevisionText(manager, basedOn))) {
        // The check may find other problems in the same text, because other content has changed.
        await manager.update(RevisionEntity, { id: basedOn ?? 0 }, { problems: problems.length });
        await manager.update(DocumentEntity, { path }, { unknownFoods });
      } else {
        const [draftRevisionId] = await addRevisions(manager, [revision]);
        await manager.upsert(DocumentEntity, { path, draftRevisionId, unknownFoods, ...titleColumn(path, text) }, [
          'path',
        ]);
      }
      return success({ message: document?.publishAt ? contentTexts.savedWhileScheduled : contentTexts.saved });
    });
  }

  /** Records that an editor has a document open. @returns the names of the other editors who have it open */
  async recordOpen(editor: SessionUser, path: string): Promise<string[]> {
    const row = { file: path, staffId: editor.id, seenAt: () => 'now()' };
    await this.dataSource.manager.upsert(ContentEditorEntity, row, ['file', 'staffId']);
    return (await this.reader.rows(otherEditors, [path, editor.id])).map(({ username }) => username);
  }
}

/** Returns the id of the newest text: an editor's draft, else the last published text; null without either. */
export function getNewestRevisionId(document: DocumentEntity | null): number | null {
  return document?.draftRevisionId ?? document?.publishedRevisionId ?? null;
}

/** Locks a document against other editors. @returns null if there is none with that path */
export async function lockDocument(manager: EntityManager, path: string): Promise<DocumentEntity | null> {
  // The timeouts are long, because another editor may be publishing the document.
  const timeouts = [
    ['lock_timeout', 'statement_timeout'],
    ['20s', '30s'],
  ];
  await runStatement(manager, setLocal, timeouts);
  await runStatement(manager, lockName, [`content:${path}`]);
  return manager.findOneBy(DocumentEntity, { path });
}

/** Returns the failure of an edit conflict, with the name of the editor who saved the newest text, or "You". */
export async function getConflict(
  manager: EntityManager,
  document: DocumentEntity | null,
  staffId: number,
): Promise<Failure> {
  const newest = await manager.findOneBy(RevisionEntity, { id: getNewestRevisionId(document) ?? 0 });
  const editor = newest?.staffId ? await manager.findOneBy(UserEntity, { id: newest.staffId }) : null;
  const isFromFolder = newest !== null && newest.staffId === null;
  const otherName = isFromFolder ? 'The folder' : (editor?.username ?? 'Another editor');
  const name = newest?.staffId === staffId ? 'You' : otherName;
  return refusedField('basedOn', contentTexts.savedMeanwhile(name));
}

/** Returns a document as editors see it. */
function toContentFile({ title, ...row }: DeskDocumentRow): ContentFileType {
  return { ...row, title: title ?? getDocumentName(row.file) };
}

/**
 * Returns the name of a document without a title: "Guides" for a list, "Berbere (glossary)" for an entry, "doro-wat"
 * for a recipe.
 */
export function getDocumentName(path: string): string {
  const entry = getEntry(path);
  if (entry) return `${capitalize(entry.key.replaceAll('-', ' '))} (${entry.folder})`;
  const name = path.replace(/^recipes\/|\.yaml$/g, '');
  return path.includes('/') ? name : capitalize(name);
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
