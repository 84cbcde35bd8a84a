import { describe, expect, it } from 'vitest';
import { postOperation, postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

describe('a client that keeps a copy', () => {
  interface Changes {
    recipes: { nodes: { slug: string; updatedAt: string }[] };
    removedRecipes: { nodes: { slug: string; removedAt: string }[]; totalCount: number };
  }
  const fetchChangesSince = (since: string) =>
    postQuery<Changes>(
      app,
      `query($since: DateTimeISO!) {
        recipes(where: { updatedAfter: $since }, orderBy: UPDATED, first: 50) { nodes { slug updatedAt } }
        removedRecipes(since: $since) { nodes { slug removedAt } totalCount } }`,
      { since },
    );
  const toConnection = (...nodes: object[]) => ({ nodes, totalCount: nodes.length });
  const write = async (values: string, slug: string) => {
    await database.dataSource.query(`update recipes set ${values} where slug = $1`, [slug]);
    await catalogue.refresh();
  };
  const earlier = '2031-01-01T00:00:00.000Z';
  const changedAt = '2031-01-02T03:04:05.678Z';

  it('gets recipes that changed or were removed since a time', async () => {
    const { recipes } = await postQuery<{ recipes: Changes['recipes'] }>(
      app,
      '{ recipes(orderBy: UPDATED, first: 50) { nodes { slug updatedAt } } }',
    );
    const times = recipes.nodes.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
    const newest = times[0] ?? '';
    expect(await fetchChangesSince(newest)).toEqual({ recipes: { nodes: [] }, removedRecipes: toConnection() });

    await write(`updated_at = '${changedAt}'`, 'gomen');
    await write(`updated_at = '${changedAt}', removed_at = '${changedAt}', is_published = false`, 'esquites');
    expect(await fetchChangesSince(earlier)).toEqual({
      recipes: { nodes: [{ slug: 'gomen', updatedAt: changedAt }] },
      removedRecipes: toConnection({ slug: 'esquites', removedAt: changedAt }),
    });
    expect(await fetchChangesSince(changedAt)).toEqual({ recipes: { nodes: [] }, removedRecipes: toConnection() });

    await write('is_published = true', 'esquites');
    const { recipes: changed, removedRecipes } = await fetchChangesSince(earlier);
    expect([changed.nodes.map(({ slug }) => slug).sort(), removedRecipes]).toEqual([
      ['esquites', 'gomen'],
      toConnection(),
    ]);
  });

  it('gets postponed recipes as removed, until they are published', async () => {
    const day = catalogue.current.bySlug('poha')?.publishedOn;
    await write(`removed_at = '${changedAt}', published_on = '2999-01-01'`, 'poha');
    expect((await fetchChangesSince(earlier)).removedRecipes).toEqual(
      toConnection({ slug: 'poha', removedAt: changedAt }),
    );
    await write(`published_on = '${day}'`, 'poha');
    expect((await fetchChangesSince(earlier)).removedRecipes).toEqual(toConnection());
  });

  it('reads removed recipes page by page, each once', async () => {
    const slugs = ['poha', 'gomen', 'esquites', 'doro-wat'];
    // Three removals within a millisecond, two of them within a microsecond.
    const removalTimes = [
      '2032-01-01T00:00:00.000001Z',
      '2032-01-01T00:00:00.000002Z',
      '2032-01-01T00:00:00.000002Z',
      changedAt,
    ];
    for (const [index, slug] of slugs.entries())
      await write(`removed_at = '${removalTimes[index]}', is_published = false`, slug);
    const readSlugs: string[] = [];
    let after: string | null = null;
    do {
      const part: {
        removedRecipes: {
          nodes: { slug: string }[];
          totalCount: number;
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      } = await postQuery(
        app,
        `query($since: DateTimeISO!, $after: String) { removedRecipes(since: $since, first: 1, after: $after) {
          nodes { slug } totalCount pageInfo { hasNextPage endCursor } } }`,
        { since: earlier, after },
      );
      const { nodes, totalCount, pageInfo } = part.removedRecipes;
      expect(totalCount).toBe(4);
      readSlugs.push(...nodes.map(({ slug }) => slug));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(readSlugs).toHaveLength(4);
    expect([...readSlugs].sort()).toEqual([...slugs].sort());
    expect(readSlugs.at(-1)).toBe('doro-wat');
    for (const slug of slugs) await write('is_published = true', slug);
  });

  it.each(['first: 0', 'first: 51', 'after: "x"'])('is refused %s', async (args) => {
    const { errors } = await postOperation(app, `{ removedRecipes(since: "${earlier}", ${args}) { totalCount } }`);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
