import type { DataSource } from 'typeorm';
import { afterEach, beforeEach } from 'vitest';
import { syncFolder } from '#server/content/sync-folder.ts';
import { type ContentFixture, createContent } from './content.ts';
import { setUpDatabase } from './set-up-app.ts';

const WRITTEN_TABLES = [
  'recipes',
  'recipe_bodies',
  'recipe_search',
  'search_words',
  'categories',
  'cuisines',
  'authors',
  'documents',
  'revisions',
  'content_state',
];

/** Creates an empty database, and for each test new content of two recipes, misir wot and gomen. */
export async function setUpImport() {
  const db = await setUpDatabase();
  const runSql = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    db.dataSource.query(sql, values);
  let content: ContentFixture;
  const log: string[] = [];
  beforeEach(async () => {
    content = createContent();
    content.addRecipe('gomen', {
      title: 'Gomen',
      category: 'Dinner',
      alsoIn: null,
      featured: null,
      published: '2024-01-31',
    });
    await db.clear();
  });
  afterEach(() => content.delete());

  return {
    db,
    runSql,
    /** Log lines of all imports. */
    log,
    get content() {
      return content;
    },
    /** Imports the content. @param skip - `true` to skip recipes with problems, as at startup */
    runImport: (dataSource: DataSource = db.dataSource, skip = false) =>
      syncFolder({ dataSource, contentDir: content.dir, log: (line) => log.push(line), skip }),

    /** Returns the row versions, which change with every write, even a write of the same values. */
    async readRowVersions(): Promise<unknown> {
      const versions: unknown[] = [];
      for (const table of WRITTEN_TABLES)
        versions.push(table, await runSql(`select ctid::text, xmin::text from ${table} order by 1`));
      return versions;
    },

    /** Adds a review by a new member, with a rating in half stars. */
    addReview: (slug: string, halves: number) =>
      runSql(
        `with member as (insert into users (username) values ('Sara') returning id)
         insert into reviews (recipe_id, user_id, rating_halves, message)
         select r.id, member.id, $2, 'Good' from recipes r, member where r.slug = $1`,
        [slug, halves],
      ),
  };
}
