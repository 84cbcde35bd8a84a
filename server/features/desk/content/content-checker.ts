import fs from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type DataSource, Not, Raw } from 'typeorm';
import { contentTexts, getFileSlug } from '#schema/rules/content-desk.ts';
import { NO_PICTURE } from '#server/content/check-recipe.ts';
import {
  type CheckJob,
  type CheckResult,
  CheckThread,
  EMPTY_RESULT,
  type LoadedContent,
  type Pictures,
} from '#server/content/check-thread.ts';
import { LIST_FILES } from '#server/content/content.ts';
import type { RecipeRows } from '#server/content/derive/recipe-rows.ts';
import type { Problem } from '#server/content/problem.ts';
import type { PastedText } from '#server/content/read-pasted-text.ts';
import { toHash } from '#server/content/reading/source-file.ts';
import { type PublishedContent, readPublished } from '#server/content/store/content-store.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { readContentChangedAt } from '#server/features/catalogue/snapshot.ts';

/** How long a check may take while an editor types, in ms. */
export const TYPING_TIMEOUT_MS = 500;

/** How long a check may take if no time limit is given, in ms. */
const DEFAULT_TIMEOUT_MS = 30_000;

/** How long reading a pasted text may take, in ms. */
const PASTE_TIMEOUT_MS = 5_000;

/** Maximum number of cached previews. */
const MAX_PREVIEWS = 50;

/** The result of checking a text. */
interface TextCheck extends CheckResult {
  /** `true` if the check timed out, without results. */
  isTimedOut: boolean;
}

/** The published content, against which texts are checked, and when it last changed. */
interface CurrentContent {
  changedAt: number | undefined;
  content: LoadedContent;
  published: PublishedContent;
}

/** Checks texts against the published content, in a worker thread. */
export class ContentChecker {
  private current: Promise<CurrentContent> | undefined;
  private readonly thread = new CheckThread();
  private readonly previews = new LRUCache<string, Promise<RecipeRows | null>>({ max: MAX_PREVIEWS });

  constructor(
    private readonly dataSource: DataSource,
    readonly contentDir: string,
  ) {}

  /** Checks a text as the new text of its document. @param limitMs - time limit of the check, in ms */
  async check(file: string, text: string, limitMs = DEFAULT_TIMEOUT_MS): Promise<TextCheck> {
    const { content, published } = await this.getCurrent();
    const result = await this.thread.run(content, await toCheckJob(published, this.contentDir, file, text), limitMs);
    if (!result) return { ...EMPTY_RESULT, isTimedOut: true };
    const titleProblems = result.recipe ? await this.findTitleProblems(result.recipe, file) : [];
    const problems = [...titleProblems, ...result.problems, ...findMissingPicture(result.recipe, file)];
    return { ...result, isTimedOut: false, problems: problems.sort((a, b) => a.line - b.line) };
  }

  /** Reads the recipes of a pasted text. @returns the recipes, or the reason why there are none */
  async readPasted(text: string): Promise<PastedText> {
    const { content } = await this.getCurrent();
    const result = await this.thread.run(content, { kind: 'paste', text }, PASTE_TIMEOUT_MS);
    return result?.pasted ?? { recipes: [], isPlain: false, problem: contentTexts.tooLongToRead };
  }

  /** Returns the problems that prevent a text's publication. */
  async findProblems(file: string, text: string): Promise<Problem[]> {
    const { isTimedOut, problems } = await this.check(file, text);
    return isTimedOut ? [{ file: `content/${file}`, line: 1, message: contentTexts.tooLong }] : problems;
  }

  /** Returns the rows of a recipe's revision, even if it has problems; null if it cannot be read or times out. */
  async getPreviewRows(revision: { id: number; path: string; text: string }): Promise<RecipeRows | null> {
    const { content, published, changedAt } = await this.getCurrent();
    const key = `${revision.id} ${changedAt}`;
    const cached = this.previews.get(key);
    if (cached) return cached;
    const rows = toCheckJob(published, this.contentDir, revision.path, revision.text, false)
      .then((job) => this.thread.run(content, job, DEFAULT_TIMEOUT_MS))
      .then((result) => {
        // Removed from the cache, because a check that timed out may succeed next time.
        if (!result) this.previews.delete(key);
        return result?.recipe ?? null;
      });
    this.previews.set(key, rows);
    rows.catch(() => this.previews.delete(key));
    return rows;
  }

  private async getCurrent(): Promise<CurrentContent> {
    const changedAt = await readContentChangedAt(this.dataSource.manager);
    const previous = await this.current?.catch(() => undefined);
    if (previous && previous.changedAt === changedAt) return previous;
    this.current = this.loadContent(changedAt);
    return this.current;
  }

  private async loadContent(changedAt: number | undefined): Promise<CurrentContent> {
    const published = await readPublished(this.dataSource.manager, this.contentDir);
    const { slugs, namedSlugs = slugs } = published;
    const sources = [...Object.values(published.lists), ...published.entries.values()];
    const key = toHash([...sources.map(({ hash }) => hash), ...published.entries.keys(), ...namedSlugs].join('\n'));
    const entries = Object.fromEntries([...published.entries].map(([path, { text }]) => [path, text ?? '']));
    const lists = Object.fromEntries(
      LIST_FILES.map((name) => [name, published.lists[name].text]),
    ) as LoadedContent['lists'];
    const [firstSlug] = slugs;
    const sample = firstSlug === undefined ? '' : ((await published.readRecipe(firstSlug)).text ?? '');
    return {
      changedAt,
      published,
      content: { key, contentDir: this.contentDir, lists, entries, slugs, namedSlugs, sample },
    };
  }

  private async findTitleProblems({ recipe: { slug, title } }: RecipeRows, file: string): Promise<Problem[]> {
    const sameTitle = Raw((column) => `lower(${column}) = lower(:title)`, { title });
    const others = await this.dataSource.manager.find(RecipeEntity, {
      select: { slug: true },
      where: { isPublished: true, title: sameTitle, slug: Not(slug) },
    });
    return others.map((other) => ({
      ...{ file: `content/${file}`, line: 1 },
      message: `title "${title}" is already used by ${other.slug}`,
    }));
  }
}

/** Matches picture names of list entries. */
const LIST_PICTURE = /^(?:author|category|cuisine|guide)--/;

async function toCheckJob(
  published: PublishedContent,
  contentDir: string,
  path: string,
  text: string,
  cooking = true,
): Promise<CheckJob> {
  const slug = getFileSlug(path);
  const names = slug === undefined ? await getListPictureNames(published, contentDir) : [slug];
  const pictures: Pictures = {};
  for (const name of new Set(names)) pictures[name] = await published.readPicture(name);
  return slug === undefined
    ? { kind: 'list', path, text, pictures }
    : { kind: 'recipe', path, text, cooking, pictures };
}

async function getListPictureNames({ photographs }: PublishedContent, contentDir: string): Promise<string[]> {
  const drawings = await fs.readdir(path.join(contentDir, 'pictures')).catch(() => []);
  return [...drawings, ...photographs].filter((name) => LIST_PICTURE.test(name));
}

/** Returns a problem if a recipe has no picture; none for lists. */
function findMissingPicture(rows: RecipeRows | null, file: string): Problem[] {
  if (rows?.recipe.pictureVersion !== NO_PICTURE.version) return [];
  const message = `${rows.recipe.title} has no picture: choose a photograph for it`;
  return [{ file: `content/${file}`, line: 1, message, isMissing: true }];
}
