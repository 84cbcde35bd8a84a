import type { DataSource } from 'typeorm';
import { slugOfFile } from '#schema/rules/content-desk.ts';
import { type CheckedFolder, checkLists } from '#server/content/check-content.ts';
import { NO_PICTURE } from '#server/content/check-recipe.ts';
import { type ContentLists, LIST_FILES } from '#server/content/content.ts';
import { type RecipeRows, toRecipeRows } from '#server/content/derive/recipe-rows.ts';
import type { Problem } from '#server/content/problem.ts';
import { readProblems } from '#server/content/publish.ts';
import type { ContentFolder } from '#server/content/reading/content-folder.ts';
import { hashOf } from '#server/content/reading/source-file.ts';
import { readPublished, toSource } from '#server/content/store/content-store.ts';
import { readImportedAt } from '#server/features/catalogue/snapshot.ts';

/** The result of checking a text. */
export interface CheckedText {
  problems: Problem[];
  /** Findings that do not prevent its publication. */
  warnings: Problem[];
  /** The rows of a recipe; null if its text cannot be read whole, and for lists. */
  recipe: RecipeRows | null;
  /** The lists with this one's text; null while a list has a problem, and for recipes. */
  lists: ContentLists | null;
}

/** Published lists, read and ready for recipes to be checked against them. */
interface Ready {
  importedAt: number | undefined;
  key: string;
  folder: ContentFolder;
  checked: CheckedFolder;
}

/** Checks texts against the published content. It reads the lists once for each change of them. */
export class ContentChecker {
  private ready: Promise<Ready> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    readonly contentDir: string,
  ) {}

  /** Checks a text as if it were that of its document. */
  async check(path: string, text: string): Promise<CheckedText> {
    const source = toSource(path, text);
    const slug = slugOfFile(path);
    if (slug === undefined) return { ...(await this.checkList(path, text)), warnings: [], recipe: null };
    const { checked, folder } = await this.current();
    const { content, problems, warnings } = await checked.recipe(slug, source, { readPicture: folder.readPicture });
    const others = content ? await this.sameTitle(slug, content.fields.title, source.file) : [];
    const recipe = content && toRecipeRows(content);
    return { recipe, lists: null, warnings, problems: inOrder([...problems, ...others]) };
  }

  /** Returns what prevents the publication of a recipe in addition to the problems of its text. */
  unpublishable({ recipe: { slug, title, pictureVersion } }: RecipeRows): Problem[] {
    if (pictureVersion !== NO_PICTURE.version) return [];
    return [
      { file: `content/recipes/${slug}.yaml`, line: 1, message: `${title} has no picture: choose a photograph for it` },
    ];
  }

  /** Returns the published lists. */
  async lists(): Promise<ContentLists> {
    return (await this.current()).checked.lists();
  }

  private async current(): Promise<Ready> {
    const importedAt = await readImportedAt(this.dataSource.manager);
    const former = await this.ready?.catch(() => undefined);
    if (former && former.importedAt === importedAt) return former;
    this.ready = this.read(importedAt, former);
    return this.ready;
  }

  private async read(importedAt: number | undefined, former: Ready | undefined): Promise<Ready> {
    const folder = await readPublished(this.dataSource.manager, this.contentDir);
    const key = hashOf([...LIST_FILES.map((name) => folder.lists[name].hash), ...folder.slugs].join('\n'));
    if (former?.key === key) return { ...former, importedAt, folder };
    // Social pictures follow the title within the hour; an editor can do nothing about drawn ones.
    const options = { cooking: true, socialPictures: false, leaveOut: true };
    return { importedAt, key, folder, checked: await checkLists(folder, this.contentDir, options) };
  }

  private async checkList(path: string, text: string): Promise<Pick<CheckedText, 'problems' | 'lists'>> {
    const { folder } = await this.current();
    const lists = { ...folder.lists, [path]: toSource(path, text) };
    const checked = readProblems(await checkLists({ ...folder, lists }, this.contentDir, { cooking: false }));
    const own = checked.problems.filter(({ file }) => file === `content/${path}`);
    return { lists: checked.lists, problems: inOrder(own) };
  }

  private async sameTitle(slug: string, title: string, file: string): Promise<Problem[]> {
    const others: { slug: string }[] = await this.dataSource.query(
      'select slug from recipes where is_published and lower(title) = lower($1) and slug <> $2',
      [title, slug],
    );
    return others.map((other) => ({ file, line: 1, message: `title "${title}" is that of ${other.slug} already` }));
  }
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((one, other) => one.line - other.line);
}
