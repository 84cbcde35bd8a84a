import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, graphql, signIn } from '../support/accounts.ts';
import { addReviews } from '../support/catalogue.ts';
import { postOperation, postQuery } from '../support/graphql.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
let token: string;

beforeAll(async () => {
  token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));
});

describe('a recipe', () => {
  it('has a full URL, and times of publication and update', async () => {
    const { recipe } = await postQuery<{ recipe: Record<string, string> }>(
      app,
      '{ recipe(slug: "GOMEN") { url path publishedOn createdAt updatedAt } }',
    );
    expect(recipe.url).toBe(`https://mesob.test${recipe.path}`);
    expect(recipe.createdAt).toBe(`${recipe.publishedOn}T00:00:00.000Z`);
    expect(Date.parse(String(recipe.updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(recipe.createdAt)));
  });

  it('has machine-readable nutrients', async () => {
    const { recipe } = await postQuery<{ recipe: { nutrition: { nutrient: string; name: string; unit: string }[] } }>(
      app,
      '{ recipe(slug: "gomen") { nutrition { nutrient name amount unit } } }',
    );
    expect(recipe.nutrition.map(({ nutrient, name }) => [nutrient, name])).toEqual([
      ...[
        ['ENERGY', 'Energy'],
        ['PROTEIN', 'Protein'],
        ['CARBOHYDRATE', 'Carbohydrate'],
        ['FIBER', 'Fiber'],
      ],
      ...[
        ['SUGARS', 'Sugars'],
        ['FAT', 'Fat'],
        ['SATURATED_FAT', 'Saturated fat'],
        ['SODIUM', 'Sodium'],
      ],
    ]);
  });
});

describe('a picture', () => {
  const files = fs.readdirSync('content/pictures/gomen');
  const manifest: { files: { file: string; width: number; height: number }[] } = JSON.parse(
    fs.readFileSync('content/pictures/gomen/picture.json', 'utf8'),
  );
  const sizes = new Map(manifest.files.map((each) => [each.file, each]));
  interface PictureData {
    base: string;
    url: string;
    file: object;
  }

  it('exists in every shape and format for any requested width', async () => {
    for (const shape of ['LANDSCAPE', 'SQUARE', 'WIDE']) {
      for (const format of ['AVIF', 'JPEG']) {
        for (const width of [1, 320, 500, 5_000]) {
          const query = `{ recipe(slug: "gomen") { picture { base
            url(width: ${width}, shape: ${shape}, format: ${format})
            file(width: ${width}, shape: ${shape}, format: ${format}) { url width height } } } }`;
          const { recipe } = await postQuery<{ recipe: { picture: PictureData } }>(app, query);
          const { base, url, file } = recipe.picture;
          expect(path.posix.dirname(url)).toBe(`https://mesob.test${base}`);
          expect(files, url).toContain(path.basename(url));
          const { width: expectedWidth, height } = sizes.get(path.basename(url)) ?? {};
          expect(file).toEqual({ url, width: expectedWidth, height });
          if (shape === 'WIDE') expect(url.endsWith('/16x9-1200.jpg')).toBe(true);
        }
      }
    }
  });

  it('has the next larger width if the requested one is missing, and all widths for `srcset`', async () => {
    const { recipe } = await postQuery<{ recipe: { picture: { base: string; small: string; square: string } } }>(
      app,
      '{ recipe(slug: "gomen") { picture { base small: url(width: 321, format: AVIF) square: srcset(shape: SQUARE) } } }',
    );
    const base = `https://mesob.test${recipe.picture.base}`;
    expect(recipe.picture.small).toBe(`${base}/4x3-640.avif`);
    expect(recipe.picture.square).toBe(
      [160, 320, 640].map((width) => `${base}/1x1-${width}.avif ${width}w`).join(', '),
    );
  });
});

describe('comments', () => {
  it('link to their recipes, and members to their comments', async () => {
    for (const [slug, rating] of [
      ['gomen', 4],
      ['poha', 2.5],
    ]) {
      const input = { recipeSlug: slug, rating, message: 'Fine.' };
      const mutation =
        'mutation($input: AddReviewInput!) { addReview(input: $input) { ... on AddReviewSuccess { review { recipe { slug } } } } }';
      const { data } = await graphql(app, mutation, { variables: { input }, token });
      expect(data.addReview).toEqual({ review: { recipe: { slug } } });
    }
    const { data } = await graphql<{ viewer: unknown }>(
      app,
      `{ viewer { username all: reviews(orderBy: HIGHEST) { totalCount nodes { rating recipe { slug } } } second: reviews(page: 2, first: 1) { pageInfo { pageCount } nodes { recipe { slug } } } } }`,
      { token },
    );
    expect(data).toEqual({
      viewer: {
        username: 'Abeba',
        all: {
          totalCount: 2,
          nodes: [
            { rating: 4, recipe: { slug: 'gomen' } },
            { rating: 2.5, recipe: { slug: 'poha' } },
          ],
        },
        second: { pageInfo: { pageCount: 2 }, nodes: [{ recipe: { slug: 'gomen' } }] },
      },
    });
  });

  it('are counted by stars', async () => {
    await addReviews(database.dataSource, 'chana-masala', [
      { username: 'Bruk', halves: 10 },
      { username: 'Chala', halves: 9 },
      { username: 'Devi', halves: 1 },
    ]);
    const { recipe } = await postQuery<{ recipe: { rating: unknown } }>(
      app,
      '{ recipe(slug: "chana-masala") { rating { count distribution { stars count } } } }',
    );
    expect(recipe.rating).toEqual({
      count: 3,
      distribution: [1, 0, 0, 0, 2].map((count, index) => ({ stars: index + 1, count })),
    });
  });
});

describe('an invalid token', () => {
  it('leaves public fields readable, and the viewer null with an error', async () => {
    const query = '{ viewer { username } recipe(slug: "gomen") { title myReview { rating } } }';
    const { status, data, errors } = await graphql(app, query, { token: 'not.a.token' });
    expect(status).toBe(200);
    expect(data).toEqual({ viewer: null, recipe: { title: 'Gomen', myReview: null } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});

describe('ingredients and steps', () => {
  interface Line {
    group: string;
    text: string;
    quantity: string | null;
    unit: string | null;
    food: { slug: string } | null;
  }
  const fetchLines = async (slug: string, args = '') => {
    const field = `ingredients${args && `(${args})`}`;
    const query = `{ recipe(slug: "${slug}") { servings ${field} { group text quantity quantityTo unit item note food { slug } } } }`;
    return (await postQuery<{ recipe: { servings: number; ingredients: Line[] } }>(app, query)).recipe;
  };

  it('are the same in `ingredients` as in `ingredientGroups` by default', async () => {
    const { recipe } = await postQuery<{
      recipe: { ingredientGroups: { title: string; items: { text: string }[] }[] };
    }>(app, '{ recipe(slug: "misir-wot") { ingredientGroups { title items { text } } } }');
    const { ingredients } = await fetchLines('misir-wot');
    expect(ingredients.map(({ group, text }) => [group, text])).toEqual(
      recipe.ingredientGroups.flatMap(({ title, items }) => items.map(({ text }) => [title, text])),
    );
  });

  it('have exact amounts for other servings and in US units, as fractions if needed', async () => {
    const { servings, ingredients } = await fetchLines('misir-wot');
    const getAmount = ({ quantity, unit }: Line) => [quantity, unit];
    const lentils = ingredients.findIndex(({ text }) => text.includes('lentils'));
    expect(ingredients[lentils]).toMatchObject({ quantity: '300', unit: 'g', food: { slug: expect.any(String) } });
    const tripled = await fetchLines('misir-wot', `servings: ${servings * 3}`);
    expect(getAmount(tripled.ingredients[lentils] as Line)).toEqual(['900', 'g']);
    const seven = await fetchLines('misir-wot', 'servings: 7');
    expect(getAmount(seven.ingredients[lentils] as Line)).toEqual([servings === 7 ? '300' : `${2100 / servings}`, 'g']);
    const american = await fetchLines('misir-wot', 'units: US');
    // An ounce is 45359237/1600000 g.
    expect(american.ingredients[lentils]).toMatchObject({ quantity: '480000000/45359237', unit: 'oz' });
    const { errors } = await postOperation(app, '{ recipe(slug: "gomen") { ingredients(servings: 0) { text } } }');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  it('have decimal amounts as well, and tap water is marked as not bought', async () => {
    interface Amounts {
      quantity: string | null;
      decimal: number | null;
      quantityTo: string | null;
      decimalTo: number | null;
    }
    interface IngredientLine extends Amounts {
      isBought: boolean;
      food: { slug: string };
    }
    const amounts = 'quantity decimal quantityTo decimalTo';
    const line = `${amounts} isBought food { slug }`;
    const query = `{ recipes(first: 50) { nodes { ingredients(servings: 7) { ${line} } ingredientGroups { items { ${line} } } instructions { uses { ${amounts} } } } } }`;
    const { recipes } = await postQuery<{
      recipes: {
        nodes: {
          ingredients: IngredientLine[];
          ingredientGroups: { items: IngredientLine[] }[];
          instructions: { uses: Amounts[] }[];
        }[];
      };
    }>(app, query);
    const toNumber = (fraction: string | null) => {
      const [numerator, denominator = 1] = fraction?.split('/').map(Number) ?? [];
      return numerator === undefined ? null : expect.closeTo(numerator / denominator, 9);
    };
    const allItems = recipes.nodes.flatMap(({ ingredientGroups }) => ingredientGroups.flatMap(({ items }) => items));
    const lines = [...allItems, ...recipes.nodes.flatMap(({ ingredients }) => ingredients)];
    const uses = recipes.nodes.flatMap(({ instructions }) => instructions.flatMap((step) => step.uses));
    for (const each of [...lines, ...uses]) {
      const { quantity, quantityTo, decimal, decimalTo } = each;
      expect({ decimal, decimalTo }).toEqual({ decimal: toNumber(quantity), decimalTo: toNumber(quantityTo) });
    }
    for (const list of [allItems, lines.slice(allItems.length), uses])
      expect(list.some(({ decimal }) => decimal !== null && !Number.isInteger(decimal))).toBe(true);
    expect(lines.filter(({ isBought }) => !isBought).every(({ food }) => food.slug === 'water')).toBe(true);
    expect(lines.filter(({ food }) => food.slug === 'water').some(({ isBought }) => isBought)).toBe(false);
    expect(lines.some(({ food }) => food.slug === 'water')).toBe(true);
  });

  it('are linked: steps have their ingredients, times and temperatures', async () => {
    interface Step {
      title: string;
      text: string;
      timers: { text: string; seconds: number }[];
      uses: {
        food: { slug: string };
        text: string;
        amount: string | null;
        part: string;
        ingredient: { text: string };
      }[];
      temperature: { text: string; celsius: number } | null;
    }
    const query = (args: string) =>
      `{ recipes(first: 50) { nodes { slug instructions { title details } steps${args} { title text timers { text seconds } uses { food { slug } text amount part ingredient { text } } temperature { text celsius } } } } }`;
    const { recipes } = await postQuery<{
      recipes: { nodes: { slug: string; instructions: { title: string; details: string[] }[]; steps: Step[] }[] };
    }>(app, query(''));
    for (const { slug, instructions, steps } of recipes.nodes) {
      expect(
        steps.map(({ title, text }) => [title, text]),
        slug,
      ).toEqual(instructions.flatMap(({ title, details }) => details.map((detail) => [title, detail])));
      for (const { text, timers } of steps) for (const timer of timers) expect(text).toContain(timer.text);
    }
    const steps = recipes.nodes.flatMap((recipe) => recipe.steps);
    expect(steps.filter(({ timers }) => timers.length > 0).length).toBeGreaterThan(steps.length / 4);
    expect(steps.filter(({ uses }) => uses.length > 0).length).toBeGreaterThan(steps.length / 2);
    const temperatures = steps.flatMap(({ temperature }) => temperature ?? []);
    expect(temperatures.length).toBeGreaterThan(20);
    for (const { text, celsius } of temperatures) expect(celsius, text).toBeGreaterThan(-30);
    const { recipe } = await postQuery<{ recipe: { steps: Step[] } }>(
      app,
      '{ recipe(slug: "misir-wot") { steps { title text timers { text seconds } uses { food { slug } text amount part ingredient { text } } temperature { celsius } } } }',
    );
    const [rinse, onions] = recipe.steps;
    expect(rinse?.uses).toEqual([
      {
        food: { slug: expect.stringContaining('lentil') },
        text: '300 g split red lentils',
        amount: '300 g',
        part: 'ALL',
        ingredient: { text: '300 g split red lentils' },
      },
    ]);
    expect(onions?.timers).toEqual([{ text: '15 minutes', seconds: 900 }]);
    expect(onions?.uses.map(({ text }) => text)).toEqual([
      'some of the hot water',
      '2 large red onions, very finely chopped',
    ]);
  });

  it('name the foods that cause the allergens of their recipe', async () => {
    interface Allergens {
      contains: string[];
      mayContain: string[];
      allergens: { allergen: string; presence: string; foods: { contains: string[]; mayContain: string[] }[] }[];
    }
    const { recipes } = await postQuery<{ recipes: { nodes: Allergens[] } }>(
      app,
      '{ recipes(first: 50) { nodes { contains mayContain allergens { allergen presence foods { contains mayContain } } } } }',
    );
    for (const { contains, mayContain, allergens } of recipes.nodes) {
      const getNames = (presence: string) =>
        allergens.filter((each) => each.presence === presence).map(({ allergen }) => allergen);
      expect([getNames('CONTAINS'), getNames('MAY_CONTAIN')]).toEqual([contains, mayContain]);
      for (const { allergen, presence, foods } of allergens) {
        expect(foods.length).toBeGreaterThan(0);
        for (const food of foods) expect(presence === 'CONTAINS' ? food.contains : food.mayContain).toContain(allergen);
      }
    }
  });
});
