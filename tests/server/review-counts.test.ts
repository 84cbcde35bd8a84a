import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addMember, graphql, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const MEMBERS = 4;
const SLUGS = ['gomen', 'poha'];

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const tokens: string[] = [];

beforeAll(async () => {
  for (let index = 0; index < MEMBERS; index += 1) {
    tokens.push(await signIn(app, await addMember(app, outbox, { email: `member${index}@gmail.com` })));
  }
});

interface Action {
  member: number;
  slug: string;
  /** Number of half stars; 0 deletes the review. */
  halves: number;
  byRest: boolean;
}

const actions: fc.Arbitrary<Action> = fc.record({
  member: fc.nat(MEMBERS - 1),
  slug: fc.constantFrom(...SLUGS),
  halves: fc.nat(10),
  byRest: fc.boolean(),
});

async function perform({ member, slug, halves, byRest }: Action): Promise<void> {
  const token = tokens[member];
  if (halves === 0) {
    const query = `mutation { deleteReview(input: { recipeSlug: "${slug}" }) { __typename } }`;
    expect((await graphql(app, query, { token })).errors).toBeUndefined();
  } else if (byRest) {
    const body = { post_name: slug, reviewrecipe_message: 'Good.', ratingrecipe_score: halves / 2 };
    expect((await rest(app, `/rating/addcommentrating/${slug}`, { body, token })).statusCode).toBeLessThan(202);
  } else {
    const query = `mutation { addReview(input: { recipeSlug: "${slug}", rating: ${halves / 2}, message: "Good." }) { __typename } }`;
    expect((await graphql(app, query, { token })).data.addReview?.__typename).toBe('AddReviewSuccess');
  }
}

/** Returns the counts of a recipe that GraphQL and the REST API report. */
async function fetchCounts(slug: string) {
  const query = `{ recipe(slug: "${slug}") { rating { average count distribution { count } } reviews { totalCount nodes { rating } } } }`;
  const { data } = await graphql<{
    recipe: {
      rating: { average: number; count: number; distribution: { count: number }[] };
      reviews: { totalCount: number; nodes: { rating: number }[] };
    };
  }>(app, query);
  const legacy = (await app.inject(`/api/recipe/getalldetailswithrelated/${slug}`)).json().recipes[0];
  const list = (await app.inject(`/api/recipe/getsingleproductmany/${slug}`)).json().reviews;
  return { ...data.recipe, legacy, list: list.map(({ rating }: { rating: number }) => rating) };
}

it('counts and averages equal a recount after any interleaving of posts, edits and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(actions, { maxLength: 6 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
      await database.dataSource.query('delete from throttles');
      // The changes of a round run concurrently, as from different members.
      for (const round of rounds) await Promise.all(round.map(perform));
      for (const slug of SLUGS) {
        const rows: { halves: number }[] = await database.dataSource.query(
          'select v.rating_halves as halves from reviews v join recipes r on r.id = v.recipe_id where slug = $1',
          [slug],
        );
        const sum = rows.reduce((total, { halves }) => total + halves, 0);
        const average = rows.length === 0 ? 0 : Math.round((sum * 50) / rows.length) / 100;
        const counts = await fetchCounts(slug);
        expect(counts.rating).toMatchObject({ average, count: rows.length });
        expect(counts.reviews.totalCount).toBe(rows.length);
        const ratings = rows.map(({ halves }) => halves / 2).sort();
        expect(counts.reviews.nodes.map(({ rating }) => rating).sort()).toEqual(ratings);
        expect([...counts.list].sort()).toEqual(ratings);
        expect(counts.rating.distribution.map(({ count }) => count)).toEqual(
          [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => Math.ceil(rating) === stars).length),
        );
        expect(counts.legacy.totalreviewrecipe_message).toBe(rows.length);
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
