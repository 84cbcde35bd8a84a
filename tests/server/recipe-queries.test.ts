import { beforeAll, describe, expect, it } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { countStatements } from '../support/count-statements.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app } = await setUpApp(database);

beforeAll(() =>
  addReviews(database.dataSource, 'gomen', [
    { username: 'Abeba', halves: 10, message: 'Tender and bright.' },
    { username: 'Bruk', halves: 9 },
    { username: 'Chala', halves: 9, message: 'Made it twice.' },
  ]),
);

describe('one recipe', () => {
  it('has each of its parts', async () => {
    const { recipe } = await postQuery<{ recipe: Record<string, unknown> }>(
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

  it('distinguishes active time from resting time', async () => {
    const times = 'prepMinutes cookMinutes totalMinutes handsOnMinutes restingMinutes activeMinutes';
    const { pork, lentils } = await postQuery<{ pork: unknown; lentils: unknown }>(
      app,
      `{ pork: recipe(slug: "char-siu") { ${times} } lentils: recipe(slug: "misir-wot") { ${times} } }`,
    );
    expect(pork).toEqual({
      prepMinutes: 755,
      cookMinutes: 75,
      totalMinutes: 830,
      handsOnMinutes: 30,
      restingMinutes: 720,
      activeMinutes: 110,
    });
    expect(lentils).toMatchObject({ totalMinutes: 70, handsOnMinutes: 60, restingMinutes: 0, activeMinutes: 70 });
  });

  it('is found by its active time, unless total time or "quick" is requested', async () => {
    const { searched, filtered, quick, total } = await postQuery<Record<string, { nodes: { slug: string }[] }>>(
      app,
      `{ searched: recipes(search: "dessert under an hour") { nodes { slug } }
        filtered: recipes(first: 50, where: { activeMinutes: { max: 60 }, course: [DESSERT] }) { nodes { slug } }
        quick: recipes(search: "quick dessert") { nodes { slug } }
        total: recipes(first: 50, where: { totalMinutes: { max: 60 }, course: [DESSERT] }) { nodes { slug } } }`,
    );
    for (const list of [searched, filtered]) expect(list?.nodes.map(({ slug }) => slug)).toContain('panna-cotta');
    for (const list of [quick, total]) expect(list?.nodes.map(({ slug }) => slug)).not.toContain('panna-cotta');
  });

  it('has the food and weight of each line, and what the dish contains', async () => {
    const { recipe } = await postQuery<{ recipe: Record<string, unknown> }>(
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

  it('has plain texts, or texts with amounts in braces on request', async () => {
    const { recipe } = await postQuery<{ recipe: { faqs: { answer: string; marked: string }[] } }>(
      app,
      '{ recipe(slug: "gomen") { faqs { answer marked: answer(marked: true) } } }',
    );
    const faq = recipe.faqs.find(({ marked }) => marked.includes('{'));
    expect(faq?.marked).toContain('Use {500 g}, add');
    expect(faq?.answer).toContain('Use 500 g, add');
  });

  it('says how a line scales with the servings, and has densities and purchase units', async () => {
    const { recipe } = await postQuery<{ recipe: { ingredientGroups: { items: Record<string, unknown>[] }[] } }>(
      app,
      `{ recipe(slug: "lentil-sambusa") { ingredientGroups { items { text scale instead gramsPerMilliliter food { buy { unit grams } } } } } }`,
    );
    const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
    expect(lines.find(({ text }) => String(text).includes('deep-frying'))).toMatchObject({
      scale: 'FIXED',
      instead: null,
      gramsPerMilliliter: null,
    });
    expect(lines.find(({ text }) => String(text).includes('plain flour'))).toMatchObject({
      scale: null,
      gramsPerMilliliter: expect.closeTo(0.53, 1),
    });
    expect(lines.find(({ text }) => String(text).includes('garlic'))).toMatchObject({
      food: { buy: { unit: 'head', grams: 50 } },
    });
  });

  it('links from ingredients to the recipes that make them, and from a staple to the recipes that use it', async () => {
    type Lines = { ingredientGroups: { items: { text: string; recipe: { slug: string } | null }[] }[] };
    const { tibs, berbere } = await postQuery<{ tibs: Lines; berbere: Lines & { usedIn: { slug: string }[] } }>(
      app,
      `{ tibs: recipe(slug: "tibs") { ...lines } berbere: recipe(slug: "berbere") { usedIn { slug } ...lines } }
       fragment lines on Recipe { ingredientGroups { items { text recipe { slug title path } } } }`,
    );
    const getLinks = ({ ingredientGroups }: Lines) =>
      ingredientGroups.flatMap(({ items }) => items.flatMap(({ text, recipe }) => (recipe ? [[text, recipe]] : [])));
    expect(getLinks(tibs)).toEqual([
      [
        expect.stringContaining('niter kibbeh'),
        { slug: 'niter-kibbeh', title: 'Niter Kibbeh', path: expect.any(String) },
      ],
      [
        expect.stringContaining('berbere'),
        { slug: 'berbere', title: 'Berbere', path: expect.stringMatching(/^\/recipes\/[a-z]+\/berbere$/) },
      ],
    ]);
    expect(getLinks(berbere)).toEqual([]);
    const usingSlugs = berbere.usedIn.map(({ slug }) => slug);
    expect(usingSlugs).toEqual(expect.arrayContaining(['tibs', 'genfo']));
    expect(usingSlugs.length).toBeLessThanOrEqual(12);
    for (const slug of usingSlugs) {
      const { recipe } = await postQuery<{ recipe: Lines }>(
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

  it('in a list needs no statement of its own for its staples', async () => {
    const query =
      '{ recipes(first: 20) { nodes { slug usedIn { slug } ingredientGroups { items { recipe { slug } } } } } }';
    expect(await countStatements(() => postQuery(app, query))).toBe(1);
  });

  it('has its comments newest first, with the names of their authors', async () => {
    const { recipe } = await postQuery<{ recipe: unknown }>(
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

  it('is related to five others, never to itself', async () => {
    const { recipes } = await postQuery<{
      recipes: { nodes: { slug: string; cuisine: { name: string }; related: { slug: string }[] }[] };
    }>(app, '{ recipes(first: 50) { nodes { slug cuisine { name } related { slug cuisine { name } } } } }');
    for (const { slug, related } of recipes.nodes) {
      expect(related).toHaveLength(5);
      expect(related.map((other) => other.slug)).not.toContain(slug);
      expect(new Set(related.map((other) => other.slug)).size).toBe(5);
    }
  });

  it('is related first to recipes of its cuisine, ranked by shared foods, then by shared categories', async () => {
    type RelatedRecipe = { slug: string; cuisine: { slug: string }; categories: { slug: string }[] };
    const fields = 'slug cuisine { slug } categories { slug }';
    const items: (RelatedRecipe & { related: RelatedRecipe[] })[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const { recipes } = await postQuery<{ recipes: { pageInfo: { pageCount: number }; nodes: typeof items } }>(
        app,
        `{ recipes(page: ${page}, first: 50) { pageInfo { pageCount } nodes { ${fields} related { ${fields} } } } }`,
      );
      items.push(...recipes.nodes);
      pageCount = recipes.pageInfo.pageCount;
    }
    const rows: { slug: string; foods: string[] }[] = await database.dataSource.query(
      `select r.slug, array_agg(f.food_key) as foods from recipes r join recipe_foods f on f.recipe_id = r.id group by 1`,
    );
    const foodsBySlug = new Map(rows.map(({ slug, foods }) => [slug, new Set(foods)]));
    const countShared = <Thing>(values: Iterable<Thing>, others: Set<Thing>) =>
      [...values].filter((value) => others.has(value)).length;
    for (const recipe of items) {
      const getRank = (other: RelatedRecipe) => [
        Number(other.cuisine.slug === recipe.cuisine.slug),
        countShared(foodsBySlug.get(other.slug) ?? [], foodsBySlug.get(recipe.slug) ?? new Set()),
        countShared(
          other.categories.map(({ slug }) => slug),
          new Set(recipe.categories.map(({ slug }) => slug)),
        ),
      ];
      const compareRanks = (one: RelatedRecipe, other: RelatedRecipe) => {
        const [a, b] = [getRank(one), getRank(other)];
        return a.map((each, index) => (b[index] ?? 0) - each).find((difference) => difference !== 0) ?? 0;
      };
      expect(recipe.related.map(getRank), recipe.slug).toEqual([...recipe.related].sort(compareRanks).map(getRank));
      const sameCuisineCount = items.filter((other) => other.cuisine.slug === recipe.cuisine.slug).length - 1;
      expect(recipe.related.filter((other) => other.cuisine.slug === recipe.cuisine.slug).length, recipe.slug).toBe(
        Math.min(5, sameCuisineCount),
      );
    }
    const butterChicken = items.find(({ slug }) => slug === 'butter-chicken');
    expect(butterChicken?.related[0]?.cuisine.slug).toBe('indian');
  });

  it('is null if it does not exist', async () => {
    expect(await postQuery(app, '{ recipe(slug: "no-such-dish") { title } }')).toEqual({ recipe: null });
  });
});
