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
  const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    db.dataSource.query(sql, values);
  let fixture: ContentFixture;
  const log: string[] = [];
  beforeEach(async () => {
    fixture = createContent();
    fixture.addRecipe('gomen', {
      title: 'Gomen',
      category: 'Dinner',
      alsoIn: null,
      featured: null,
      published: '2024-01-31',
    });
    await db.clear();
  });
  afterEach(() => fixture.delete());

  return {
    db,
    rows,
    /** Log lines of all imports. */
    log,
    get content() {
      return fixture;
    },
    run: (dataSource: DataSource = db.dataSource, skip = false) =>
      syncFolder({ dataSource, contentDir: fixture.dir, log: (line) => log.push(line), skip }),

    /** Returns the row versions, which change with every write, even a write of the same values. */
    async versions(): Promise<unknown> {
      const versions: unknown[] = [];
      for (const table of WRITTEN_TABLES)
        versions.push(table, await rows(`select ctid::text, xmin::text from ${table} order by 1`));
      return versions;
    },

    /** Adds a review by a new member. */
    review: (slug: string, halves: number) =>
      rows(
        `with member as (insert into users (username) values ('Sara') returning id)
         insert into reviews (recipe_id, user_id, rating_halves, message)
         select r.id, member.id, $2, 'Good' from recipes r, member where r.slug = $1`,
        [slug, halves],
      ),
  };
}
