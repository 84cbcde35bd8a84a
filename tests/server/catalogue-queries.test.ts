import { beforeAll, describe, expect, it } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { countStatements } from '../support/count-statements.ts';
import { ask, post } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Card {
  slug: string;
  title: string;
  publishedOn: string;
}
interface Page {
  totalCount: number;
  pageInfo: { pageCount: number };
  nodes: Card[];
}

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

beforeAll(async () => {
  await addReviews(database.dataSource, 'gomen', [
    { username: 'Abeba', halves: 10, message: 'Tender and bright.' },
    { username: 'Bruk', halves: 9 },
    { username: 'Chala', halves: 9, message: 'Made it twice.' },
  ]);
  await addReviews(database.dataSource, 'poha', [{ username: 'Devi', halves: 10 }]);
});

const cards = 'totalCount pageInfo { pageCount } nodes { slug title publishedOn }';

describe('categories and cuisines', () => {
  it('come in their order, with counts over all their recipes', async () => {
    const { categories, cuisines } = await ask<Record<string, { name: string; recipeCount: number }[]>>(
      app,
      '{ categories { name recipeCount } cuisines { name recipeCount } }',
    );
    expect(categories?.map(({ name }) => name)).toEqual([
      'Lunch',
      'Breakfast',
      'Snack',
      'Winter',
      'Dinner',
      'Summer',
      'Spring',
    ]);
    expect(cuisines?.map(({ name }) => name)).toEqual([
      'Ethiopian',
      'Indian',
      'American',
      'Mexican',
      'Chinese',
      'Italian',
    ]);
    for (const { name, recipeCount } of categories ?? []) {
      const { recipes } = await ask<{ recipes: Page }>(
        app,
        `query($name: String!) { recipes(where: { categories: [$name] }, first: 50) { ${cards} } }`,
        { name },
      );
      expect([name, recipes.nodes.length, recipes.totalCount]).toEqual([name, Math.min(recipeCount, 50), recipeCount]);
      expect(recipeCount).toBeGreaterThanOrEqual(5);
    }
    for (const { recipeCount } of cuisines ?? []) expect(recipeCount).toBeGreaterThanOrEqual(5);
  });

  it('are found by name in any case, or null', async () => {
    const found = await ask(
      app,
      '{ category(slug: "DINNER") { slug picture { base alt colour } } cuisine(slug: "klingon") { slug } }',
    );
    expect(found).toEqual({
      category: {
        slug: 'dinner',
        picture: {
          base: expect.stringMatching(/^\/pictures\/[a-z-]+\/[0-9a-f]{10}$/),
          alt: expect.any(String),
          colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
        },
      },
      cuisine: null,
    });
  });
});

describe('recipes', () => {
  it('come newest first, page by page, without gaps or repeats', async () => {
    const seen: Card[] = [];
    for (let page = 1; ; page += 1) {
      const { recipes } = await ask<{ recipes: Page }>(
        app,
        `query($page: Int!) { recipes(page: $page, first: 7) { ${cards} } }`,
        { page },
      );
      expect(recipes.pageInfo.pageCount).toBe(Math.ceil(recipes.totalCount / 7));
      seen.push(...recipes.nodes);
      if (page > recipes.pageInfo.pageCount) {
        expect(recipes.nodes).toEqual([]);
        expect(seen).toHaveLength(recipes.totalCount);
        break;
      }
    }
    expect(new Set(seen.map(({ slug }) => slug)).size).toBe(seen.length);
    const dates = seen.map(({ publishedOn }) => publishedOn);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('are those that meet all conditions', async () => {
    const { recipes } = await ask<{
      recipes: { totalCount: number; nodes: { cuisine: { name: string }; categories: { name: string }[] }[] };
    }>(
      app,
      '{ recipes(where: { categories: ["dinner"], cuisines: ["Ethiopian"] }, first: 50) { totalCount nodes { cuisine { name } categories { name } } } }',
    );
    expect(recipes.totalCount).toBe(recipes.nodes.length);
    expect(recipes.totalCount).toBeGreaterThan(0);
    for (const recipe of recipes.nodes) {
      expect(recipe.cuisine.name).toBe('Ethiopian');
      expect(recipe.categories.map(({ name }) => name)).toContain('Dinner');
    }
  });

  it('featured are featured', async () => {
    const { recipes } = await ask<{ recipes: { totalCount: number; nodes: { featured: boolean }[] } }>(
      app,
      '{ recipes(where: { featured: true }, first: 50) { totalCount nodes { featured } } }',
    );
    expect(recipes.totalCount).toBeGreaterThanOrEqual(4);
    expect(recipes.nodes.every(({ featured }) => featured)).toBe(true);
    expect(recipes.nodes).toHaveLength(recipes.totalCount);
  });

  it('recommended weigh many good ratings over one perfect one', async () => {
    const { recipes } = await ask<{
      recipes: { nodes: { slug: string; rating: { average: number; count: number } }[] };
    }>(app, '{ recipes(orderBy: RECOMMENDED, first: 3) { nodes { slug rating { average count } } } }');
    expect(recipes.nodes[0]).toEqual({ slug: 'gomen', rating: { average: 4.67, count: 3 } });
    expect(recipes.nodes[1]).toEqual({ slug: 'poha', rating: { average: 5, count: 1 } });
  });

  it('refuse pages that are none', async () => {
    for (const [args, message] of [
      ['page: 0', 'page must not be less than 1'],
      ['first: 51', 'first must not be greater than 50'],
      ['first: 0', 'first must not be less than 1'],
    ]) {
      const { errors } = await post(app, `{ recipes(${args}) { totalCount } }`);
      expect(errors).toEqual([expect.objectContaining({ message, extensions: { code: 'BAD_USER_INPUT' } })]);
    }
  });
});

describe('one recipe', () => {
  it('has every part', async () => {
    const { recipe } = await ask<{ recipe: Record<string, unknown> }>(
      app,
      `{ recipe(slug: "misir-wot") {
        path title author { name } category { name } categories { name } cuisine { name } difficulty course diets
        prepMinutes cookMinutes totalMinutes reasons ingredientGroups { title items { text quantity unit item note } }
        instructions { title details } tips equipment nutrition { name amount unit } servingSuggestions faqs { question answer } summary
      } }`,
    );
    expect(recipe).toMatchObject({
      path: '/recipes/lunch/misir-wot',
      author: { name: 'Hanna Tesfaye' },
      category: { name: 'Lunch' },
      categories: [{ name: 'Lunch' }, { name: 'Dinner' }, { name: 'Winter' }],
      cuisine: { name: 'Ethiopian' },
      difficulty: expect.stringMatching(/^(EASY|MEDIUM|HARD)$/),
      course: 'MAIN',
    });
    expect(recipe.totalMinutes).toBe((recipe.prepMinutes as number) + (recipe.cookMinutes as number));
    for (const list of [
      'diets',
      'reasons',
      'ingredientGroups',
      'instructions',
      'tips',
      'equipment',
      'nutrition',
      'servingSuggestions',
      'faqs',
    ]) {
      expect(recipe[list], list).not.toEqual([]);
    }
  });

  it('says of each line what it is and weighs, and what the dish contains', async () => {
    const { recipe } = await ask<{ recipe: Record<string, unknown> }>(
      app,
      `{ recipe(slug: "esquites") { contains mayContain diets labelsToCheck { food { slug name } allergens diets }
        ingredientGroups { items { text grams food { slug name aisle contains } } } } }`,
    );
    const groups = recipe.ingredientGroups as { items: { text: string }[] }[];
    const line = groups.flatMap(({ items }) => items).find(({ text }) => text.endsWith('mayonnaise'));
    expect(line).toMatchObject({
      grams: 60,
      food: {
        slug: 'mayonnaise',
        name: 'mayonnaise',
        aisle: 'CANS_AND_JARS',
        contains: expect.arrayContaining(['EGG']),
      },
    });
    expect(recipe.contains).toEqual(expect.arrayContaining(['EGG', 'MILK']));
    expect(recipe.mayContain).toContain('MUSTARD');
    expect(recipe.diets).not.toContain('EGG_FREE');
    expect(recipe.labelsToCheck).toContainEqual({
      food: { slug: 'mayonnaise', name: 'mayonnaise' },
      allergens: expect.arrayContaining(['MUSTARD']),
      diets: [],
    });
  });

  it('gives texts as one reads them, and with amounts in braces where they are asked for', async () => {
    const { recipe } = await ask<{ recipe: { faqs: { answer: string; marked: string }[] } }>(
      app,
      '{ recipe(slug: "gomen") { faqs { answer marked: answer(marked: true) } } }',
    );
    const faq = recipe.faqs.find(({ marked }) => marked.includes('{'));
    expect(faq?.marked).toContain('Use {500 g}, add');
    expect(faq?.answer).toContain('Use 500 g, add');
  });

  it('says how a line grows with the servings, and what weighs what', async () => {
    const { recipe } = await ask<{ recipe: { ingredientGroups: { items: Record<string, unknown>[] }[] } }>(
      app,
      `{ recipe(slug: "lentil-sambusa") { ingredientGroups { items { text scale instead gramsPerMillilitre food { buy { unit grams } } } } } }`,
    );
    const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
    expect(lines.find(({ text }) => String(text).includes('deep-frying'))).toMatchObject({
      scale: 'FIXED',
      instead: null,
      gramsPerMillilitre: null,
    });
    expect(lines.find(({ text }) => String(text).includes('plain flour'))).toMatchObject({
      scale: null,
      gramsPerMillilitre: expect.closeTo(0.53, 1),
    });
    expect(lines.find(({ text }) => String(text).includes('garlic'))).toMatchObject({
      food: { buy: { unit: 'head', grams: 50 } },
    });
  });

  it('leads from its ingredients to the recipes that make them, and from a staple to the recipes that use it', async () => {
    type Lines = { ingredientGroups: { items: { text: string; recipe: { slug: string } | null }[] }[] };
    const { tibs, berbere } = await ask<{ tibs: Lines; berbere: Lines & { usedIn: { slug: string }[] } }>(
      app,
      `{ tibs: recipe(slug: "tibs") { ...lines } berbere: recipe(slug: "berbere") { usedIn { slug } ...lines } }
       fragment lines on Recipe { ingredientGroups { items { text recipe { slug title path } } } }`,
    );
    const links = ({ ingredientGroups }: Lines) =>
      ingredientGroups.flatMap(({ items }) => items.flatMap(({ text, recipe }) => (recipe ? [[text, recipe]] : [])));
    expect(links(tibs)).toEqual([
      [
        expect.stringContaining('niter kibbeh'),
        { slug: 'niter-kibbeh', title: 'Niter Kibbeh', path: expect.any(String) },
      ],
      [
        expect.stringContaining('berbere'),
        { slug: 'berbere', title: 'Berbere', path: expect.stringMatching(/^\/recipes\/[a-z]+\/berbere$/) },
      ],
    ]);
    expect(links(berbere)).toEqual([]);
    const users = berbere.usedIn.map(({ slug }) => slug);
    expect(users).toEqual(expect.arrayContaining(['tibs', 'genfo']));
    expect(users.length).toBeLessThanOrEqual(12);
    for (const slug of users) {
      const { recipe } = await ask<{ recipe: Lines }>(
        app,
        'query($slug: String!) { recipe(slug: $slug) { ingredientGroups { items { text recipe { slug } } } } }',
        { slug },
      );
      const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
      expect(
        lines.some((line) => line.recipe?.slug === 'berbere'),
        slug,
      ).toBe(true);
    }
  });

  it('asks for the staples of a whole list in one statement', async () => {
    const query =
      '{ recipes(first: 20) { nodes { slug usedIn { slug } ingredientGroups { items { recipe { slug } } } } } }';
    expect(await countStatements(() => ask(app, query))).toBe(1);
  });

  it('shows its comments newest first, and who wrote them', async () => {
    const { recipe } = await ask<{ recipe: unknown }>(
      app,
      '{ recipe(slug: "gomen") { rating { average count } reviews(first: 2) { totalCount pageInfo { pageCount } nodes { username rating message } } } }',
    );
    expect(recipe).toEqual({
      rating: { average: 4.67, count: 3 },
      reviews: {
        totalCount: 3,
        pageInfo: { pageCount: 2 },
        nodes: [
          { username: 'Chala', rating: 4.5, message: 'Made it twice.' },
          { username: 'Bruk', rating: 4.5, message: 'Good.' },
        ],
      },
    });
  });

  it('goes with others, never with itself', async () => {
    const { recipes } = await ask<{
      recipes: { nodes: { slug: string; cuisine: { name: string }; related: { slug: string }[] }[] };
    }>(app, '{ recipes(first: 50) { nodes { slug cuisine { name } related { slug cuisine { name } } } } }');
    for (const { slug, related } of recipes.nodes) {
      expect(related).toHaveLength(5);
      expect(related.map((other) => other.slug)).not.toContain(slug);
      expect(new Set(related.map((other) => other.slug)).size).toBe(5);
    }
  });

  it('goes with its kin first: of its cuisine, by shared foods, then by shared categories', async () => {
    type Kin = { slug: string; cuisine: { slug: string }; categories: { slug: string }[] };
    const fields = 'slug cuisine { slug } categories { slug }';
    const items: (Kin & { related: Kin[] })[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const { recipes } = await ask<{ recipes: { pageInfo: { pageCount: number }; nodes: typeof items } }>(
        app,
        `{ recipes(page: ${page}, first: 50) { pageInfo { pageCount } nodes { ${fields} related { ${fields} } } } }`,
      );
      items.push(...recipes.nodes);
      pageCount = recipes.pageInfo.pageCount;
    }
    const rows: { slug: string; foods: string[] }[] = await database.dataSource.query(
      `select r.slug, array_agg(f.food_key) as foods from recipes r join recipe_foods f on f.recipe_id = r.id group by 1`,
    );
    const foodsOf = new Map(rows.map(({ slug, foods }) => [slug, new Set(foods)]));
    const shared = <Thing>(some: Iterable<Thing>, others: Set<Thing>) =>
      [...some].filter((thing) => others.has(thing)).length;
    for (const recipe of items) {
      const kinship = (other: Kin) => [
        Number(other.cuisine.slug === recipe.cuisine.slug),
        shared(foodsOf.get(other.slug) ?? [], foodsOf.get(recipe.slug) ?? new Set()),
        shared(
          other.categories.map(({ slug }) => slug),
          new Set(recipe.categories.map(({ slug }) => slug)),
        ),
      ];
      const order = (one: Kin, other: Kin) => {
        const [a, b] = [kinship(one), kinship(other)];
        return a.map((each, index) => (b[index] ?? 0) - each).find((difference) => difference !== 0) ?? 0;
      };
      expect(recipe.related.map(kinship), recipe.slug).toEqual([...recipe.related].sort(order).map(kinship));
      const compatriots = items.filter((other) => other.cuisine.slug === recipe.cuisine.slug).length - 1;
      expect(recipe.related.filter((other) => other.cuisine.slug === recipe.cuisine.slug).length, recipe.slug).toBe(
        Math.min(5, compatriots),
      );
    }
    const butterChicken = items.find(({ slug }) => slug === 'butter-chicken');
    expect(butterChicken?.related[0]?.cuisine.slug).toBe('indian');
  });

  it('is null where there is none', async () => {
    expect(await ask(app, '{ recipe(slug: "no-such-dish") { title } }')).toEqual({ recipe: null });
  });
});

describe('a program that keeps a copy', () => {
  interface Changes {
    recipes: { nodes: { slug: string; updatedAt: string }[] };
    removedRecipes: { nodes: { slug: string; removedAt: string }[]; totalCount: number };
  }
  const changesSince = (since: string) =>
    ask<Changes>(
      app,
      `query($since: DateTimeISO!) {
        recipes(where: { updatedAfter: $since }, orderBy: UPDATED, first: 50) { nodes { slug updatedAt } }
        removedRecipes(since: $since) { nodes { slug removedAt } totalCount } }`,
      { since },
    );
  const gone = (...nodes: object[]) => ({ nodes, totalCount: nodes.length });
  const write = async (values: string, slug: string) => {
    await database.dataSource.query(`update recipes set ${values} where slug = $1`, [slug]);
    await catalogue.refresh();
  };
  const before = '2031-01-01T00:00:00.000Z';
  const then = '2031-01-02T03:04:05.678Z';

  it('is told what has changed and what has gone since', async () => {
    const { recipes } = await ask<{ recipes: Changes['recipes'] }>(
      app,
      '{ recipes(orderBy: UPDATED, first: 50) { nodes { slug updatedAt } } }',
    );
    const days = recipes.nodes.map(({ updatedAt }) => updatedAt);
    expect(days).toEqual([...days].sort().reverse());
    const last = days[0] ?? '';
    expect(await changesSince(last)).toEqual({ recipes: { nodes: [] }, removedRecipes: gone() });

    await write(`updated_at = '${then}'`, 'gomen');
    await write(`updated_at = '${then}', removed_at = '${then}', is_published = false`, 'esquites');
    expect(await changesSince(before)).toEqual({
      recipes: { nodes: [{ slug: 'gomen', updatedAt: then }] },
      removedRecipes: gone({ slug: 'esquites', removedAt: then }),
    });
    expect(await changesSince(then)).toEqual({ recipes: { nodes: [] }, removedRecipes: gone() });

    await write('is_published = true', 'esquites');
    const { recipes: back, removedRecipes } = await changesSince(before);
    expect([back.nodes.map(({ slug }) => slug).sort(), removedRecipes]).toEqual([['esquites', 'gomen'], gone()]);
  });

  it('is told what was put off, until its day has come', async () => {
    const day = catalogue.current.bySlug('poha')?.publishedOn;
    await write(`removed_at = '${then}', published_on = '2999-01-01'`, 'poha');
    expect((await changesSince(before)).removedRecipes).toEqual(gone({ slug: 'poha', removedAt: then }));
    await write(`published_on = '${day}'`, 'poha');
    expect((await changesSince(before)).removedRecipes).toEqual(gone());
  });

  it('reads what has gone part by part, each recipe once', async () => {
    const slugs = ['poha', 'gomen', 'esquites', 'doro-wat'];
    // Two at one moment, closer than milliseconds tell.
    const moments = ['2032-01-01T00:00:00.000001Z', '2032-01-01T00:00:00.000002Z', '2032-01-01T00:00:00.000002Z', then];
    for (const [place, slug] of slugs.entries())
      await write(`removed_at = '${moments[place]}', is_published = false`, slug);
    const read: string[] = [];
    let after: string | null = null;
    do {
      const part: {
        removedRecipes: {
          nodes: { slug: string }[];
          totalCount: number;
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      } = await ask(
        app,
        `query($since: DateTimeISO!, $after: String) { removedRecipes(since: $since, first: 1, after: $after) {
          nodes { slug } totalCount pageInfo { hasNextPage endCursor } } }`,
        { since: before, after },
      );
      const { nodes, totalCount, pageInfo } = part.removedRecipes;
      expect(totalCount).toBe(4);
      read.push(...nodes.map(({ slug }) => slug));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(read).toHaveLength(4);
    expect([...read].sort()).toEqual([...slugs].sort());
    expect(read.at(-1)).toBe('doro-wat');
    for (const slug of slugs) await write('is_published = true', slug);
  });

  it.each(['first: 0', 'first: 51', 'after: "x"'])('is refused %s', async (args) => {
    const { errors } = await post(app, `{ removedRecipes(since: "${before}", ${args}) { totalCount } }`);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('recipes by their names', () => {
  const bySlugs = (slugs: string[], fields = 'slug') =>
    ask<{ recipesBySlugs: { slug: string; estimatedCost: number }[] }>(
      app,
      `query($slugs: [String!]!) { recipesBySlugs(slugs: $slugs) { ${fields} } }`,
      { slugs },
    );

  it('come in the order asked, each once, without those that do not exist', async () => {
    const { recipesBySlugs } = await bySlugs(['poha', 'no-such-dish', 'Doro-Wat', 'Poha', 'gomen']);
    expect(recipesBySlugs.map(({ slug }) => slug)).toEqual(['poha', 'doro-wat', 'gomen']);
  });

  it('come without those that were withdrawn', async () => {
    const publish = async (is: boolean) => {
      await database.dataSource.query(`update recipes set is_published = $1 where slug = 'esquites'`, [is]);
      await catalogue.refresh();
    };
    await publish(false);
    expect(await bySlugs(['esquites', 'poha'])).toEqual({ recipesBySlugs: [{ slug: 'poha' }] });
    await publish(true);
    expect(await bySlugs(['esquites'])).toEqual({ recipesBySlugs: [{ slug: 'esquites' }] });
  });

  it('are no statement however many, and one with their ingredients', async () => {
    const { recipes } = await ask<{ recipes: Page }>(app, `{ recipes(first: 50) { ${cards} } }`);
    const slugs = recipes.nodes.map(({ slug }) => slug);
    const statementsFor = (fields: string) => countStatements(() => bySlugs(slugs, fields));
    expect(await statementsFor('slug estimatedCost author { name }')).toBe(0);
    expect(await statementsFor('slug ingredientGroups { items { text } } nutrition { name }')).toBe(1);
  });

  it('know what they cost, about', async () => {
    const { recipes } = await ask<{ recipes: { nodes: { slug: string; estimatedCost: number }[] } }>(
      app,
      '{ recipes(first: 50) { nodes { slug estimatedCost } } }',
    );
    for (const { slug, estimatedCost } of recipes.nodes) {
      expect(estimatedCost, slug).toBeGreaterThanOrEqual(1);
      expect(estimatedCost, slug).toBeLessThanOrEqual(40);
    }
  });

  it('are at most fifty, with names of decent length', async () => {
    const query = 'query($slugs: [String!]!) { recipesBySlugs(slugs: $slugs) { slug } }';
    const many = await post(app, query, { slugs: Array.from({ length: 51 }, (_, index) => `dish-${index}`) });
    expect(many.errors).toEqual([
      expect.objectContaining({
        message: 'At most 50 recipes can be asked for at once.',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
    const long = await post(app, query, { slugs: ['x'.repeat(101)] });
    expect(long.errors).toEqual([
      expect.objectContaining({
        message: 'each value in slugs must be shorter than or equal to 100 characters (slugs[0])',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
  });

  it('are refused where they would cost too much, with any number of names', async () => {
    const { errors } = await post(
      app,
      '{ recipesBySlugs(slugs: ["gomen"]) { related { related { related { slug } } } } }',
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['OPERATION_TOO_COSTLY']);
  });
});

describe('the number of statements', () => {
  const everything = `title author { name } category { name } cuisine { name } reasons summary tips
    related { slug reasons } reviews { nodes { message } }`;
  const countFor = (first: number) =>
    countStatements(() =>
      ask(app, `query($first: Int!) { recipes(first: $first) { totalCount nodes { ${everything} } } }`, { first }),
    );

  it('does not depend on the number of recipes', async () => {
    const ofOne = await countFor(1);
    expect(await countFor(25)).toBe(ofOne);
    // All bodies, and the comments.
    expect(ofOne).toBe(2);
  });

  it.each([
    '{ recipes(where: { categories: ["dinner"] }) { totalCount nodes { title author { name } rating { average } } } }',
    '{ recipes(where: { foods: { anyOf: ["onion"] } }, orderBy: RATING) { totalCount facets { diets { value count } } } }',
    '{ home { hero { title } featured { nodes { title } } latest { title } } collections { name recipeCount } }',
    '{ recipe(slug: "doro-wat") { title related { title } usedIn { title } collections { name } } foods { name recipeCount } }',
  ])('is none where no long text is asked for: %s', async (query) => {
    expect(await countStatements(() => ask(app, query))).toBe(0);
  });

  it('is two for a whole recipe page', async () => {
    const query = `{ recipe(slug: "doro-wat") { ${everything} } categories { name } }`;
    const page = query.replace('related { slug reasons }', 'related { slug }');
    expect(await countStatements(() => ask(app, page))).toBe(2);
  });
});
