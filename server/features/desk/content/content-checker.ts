import type { DataSource } from 'typeorm';
import { slugOfFile } from '#schema/rules/content-desk.ts';
import { type CheckedFolder, checkLists } from '#server/content/check-content.ts';
import { NO_PICTURE } from '#server/content/check-recipe.ts';
import { checkWithDesk, readLists } from '#server/content/check-with-desk.ts';
import { type ContentLists, LIST_FILES, type RecipeContent } from '#server/content/content.ts';
import { readDeskFiles, withDeskFiles } from '#server/content/desk-files.ts';
import type { Problem } from '#server/content/problem.ts';
import { type ContentFolder, readContentFolder } from '#server/content/reading/content-folder.ts';
import { readPhotographs, withNewestPhotographs, withPhotographs } from '#server/content/reading/photographs.ts';
import { hashOf, sourceOf } from '#server/content/reading/source-file.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';

/** The result of checking a text. */
export interface CheckedText {
  problems: Problem[];
  /** Findings that do not keep the text from being published. */
  warnings: Problem[];
  /** The recipe that the text holds; null where it cannot be read whole, and for lists. */
  recipe: RecipeContent | null;
  /** The lists with this one's text; null while a list has a problem, and for recipes. */
  lists: ContentLists | null;
}

/** The lists of the content, read and ready for recipes to be checked against them. */
interface Ready {
  /** Of all content that is published. */
  digest: string | undefined;
  /** Of what a recipe is held against. */
  key: string;
  folder: ContentFolder;
  checked: CheckedFolder;
}

/** Checks texts of the desk against the content as it is published. The lists are read once for each change of them. */
export class ContentChecker {
  private ready: Promise<Ready> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    readonly contentDir: string,
  ) {}

  /** Checks a text as if it stood in its file. */
  async check(file: string, text: string): Promise<CheckedText> {
    const source = sourceOf(Buffer.from(text), `content/${file}`);
    const slug = slugOfFile(file);
    if (slug === undefined) return { ...(await this.checkList(file, text)), warnings: [], recipe: null };
    const { checked } = await this.current();
    const { content, problems, warnings } = await checked.recipe(slug, source);
    return {
      recipe: content,
      lists: null,
      warnings,
      problems: inOrder([...problems, ...(await this.sameTitle(slug, content, source.file))]),
    };
  }

  /** Returns what keeps a recipe from being published beside what is wrong with its text. */
  unpublishable({ slug, picture, fields }: RecipeContent): Problem[] {
    if (picture !== NO_PICTURE) return [];
    const message = `${fields.title} has no picture: choose a photograph for it`;
    return [{ file: `content/recipes/${slug}.yaml`, line: 1, message }];
  }

  /** Reads the folder as it is, without what the desk has. */
  readFolder(): Promise<ContentFolder> {
    return readContentFolder(this.contentDir);
  }

  /** Returns the lists as they are published. */
  async lists(): Promise<ContentLists> {
    return (await this.current()).checked.lists();
  }

  private async current(): Promise<Ready> {
    const state = await this.dataSource.manager.findOne(ContentStateEntity, {
      select: { id: true, digest: true },
      where: { id: 1 },
    });
    const former = await this.ready?.catch(() => undefined);
    if (former && former.digest === state?.digest) return former;
    this.ready = this.read(state?.digest, former);
    return this.ready;
  }

  private async read(digest: string | undefined, former: Ready | undefined): Promise<Ready> {
    const { manager } = this.dataSource;
    const files = await this.readFolder();
    const folder = withNewestPhotographs(withDeskFiles(files, await readDeskFiles(manager)), manager);
    const key = keyOf(folder);
    if (former?.key === key) return { ...former, digest };
    return {
      digest,
      key,
      folder,
      // Of photographs they follow the title within the hour; an editor can do nothing about those of drawings.
      checked: await checkWithDesk(folder, files, this.contentDir, {
        cooking: true,
        socialPictures: false,
        leaveOut: true,
      }),
    };
  }

  private async checkList(file: string, text: string): Promise<Pick<CheckedText, 'problems' | 'lists'>> {
    const { folder } = await this.current();
    const lists = { ...folder.lists, [file]: sourceOf(Buffer.from(text), `content/${file}`) };
    // One statement instead of one for each picture.
    const shown = withPhotographs({ ...folder, lists }, await readPhotographs(this.dataSource.manager));
    const { lists: checked, problems } = readLists(await checkLists(shown, this.contentDir, { cooking: false }));
    return { lists: checked, problems: inOrder(problems.filter((problem) => problem.file === `content/${file}`)) };
  }

  private async sameTitle(slug: string, content: RecipeContent | null, file: string): Promise<Problem[]> {
    if (!content) return [];
    const others: { slug: string }[] = await this.dataSource.query(
      'select slug from recipes where is_published and lower(title) = lower($1) and slug <> $2',
      [content.fields.title, slug],
    );
    const line = content.source.split('\n').findIndex((each) => each.startsWith('title:')) + 1;
    return others.map((other) => ({
      ...{ file, line: Math.max(1, line) },
      message: `title "${content.fields.title}" is that of ${other.slug} already`,
    }));
  }
}

/** Changes where another recipe, or a list, changes what is known while one is checked. */
function keyOf({ lists, slugs }: ContentFolder): string {
  return hashOf([...LIST_FILES.map((name) => lists[name].hash), ...slugs].join('\n'));
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((one, other) => one.line - other.line);
}
