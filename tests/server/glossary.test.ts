import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Substitute {
  amount: string;
  text: string;
  parts: { amount: string; food: { slug: string } }[];
  adds: string[];
  mayAdd: string[];
  removes: string[];
  losesDiets: string[];
  gainsDiets: string[];
}

const { app } = await setUpApp(await setUpDatabase({ recipes: true }));
const substitutesByFood: Record<string, { instead: { for: string; take?: Record<string, string> }[] }> =
  Object.fromEntries(
    fs
      .readdirSync('content/glossary')
      .map((name) => [path.basename(name, '.yaml'), parse(fs.readFileSync(`content/glossary/${name}`, 'utf8'))]),
  );

async function getSubstitutes(slug: string): Promise<Substitute[]> {
  const { food } = await postQuery<{ food: { glossary: { substitutes: Substitute[] } } }>(
    app,
    `query ($slug: String!) { food(slug: $slug) { glossary { substitutes {
       amount text parts { amount food { slug } } adds mayAdd removes losesDiets gainsDiets } } } }`,
    { slug },
  );
  return food.glossary.substitutes;
}

describe('the glossary', () => {
  it('has every food of its file, each with a page in the sitemap', async () => {
    const { foods } = await postQuery<{ foods: { slug: string; glossary: { path: string } }[] }>(
      app,
      '{ foods(inGlossary: true) { slug glossary { path } } }',
    );
    expect(foods.map(({ slug }) => slug).sort()).toEqual(Object.keys(substitutesByFood).sort());
    expect(foods.length).toBeGreaterThanOrEqual(60);
    const { body } = await app.inject('/sitemap.xml');
    for (const { glossary } of foods) expect(body).toContain(`${glossary.path}</loc>`);
  });

  it('omits everyday foods', async () => {
    expect(await postQuery(app, '{ food(slug: "onion") { glossary { path } } }')).toEqual({ food: { glossary: null } });
  });

  it('finds a food by any of its names, but not foods made of it', async () => {
    const { foods } = await postQuery<{ foods: { slug: string }[] }>(
      app,
      '{ foods(name: "hing", inGlossary: true) { slug } }',
    );
    expect(foods).toEqual([{ slug: 'asafoetida' }]);
    expect(await postQuery(app, '{ foods(name: "garlic", inGlossary: true) { slug } }')).toEqual({ foods: [] });
  });

  it('links to the recipe that makes a food', async () => {
    expect(await postQuery(app, '{ food(slug: "berbere") { recipe { slug } } }')).toEqual({
      food: { recipe: { slug: 'berbere' } },
    });
  });
});

describe('a substitute', () => {
  it('keeps the order and the amounts of the file', async () => {
    for (const slug of ['niter-kibbeh', 'berbere', 'achiote-paste']) {
      const substitutes = await getSubstitutes(slug);
      expect(substitutes.map(({ amount }) => amount)).toEqual(substitutesByFood[slug]?.instead.map((each) => each.for));
      expect(substitutes.map(({ parts }) => parts.map(({ amount, food }) => [food.slug, amount]))).toEqual(
        substitutesByFood[slug]?.instead.map(({ take = {} }) => Object.entries(take)),
      );
    }
  });

  it('describes the replacement in words', async () => {
    const [guajillo] = await getSubstitutes('chilli-guajillo');
    expect(guajillo?.text).toBe('2 dried ancho chillies');
    const [, without] = await getSubstitutes('epazote');
    expect(without).toMatchObject({ text: '', parts: [] });
  });

  it('names the allergens and diets that change, computed from the foods', async () => {
    const [ghee, oil] = await getSubstitutes('niter-kibbeh');
    expect(ghee).toMatchObject({ adds: [], removes: [], losesDiets: [], gainsDiets: [] });
    expect(oil).toMatchObject({ adds: [], removes: ['MILK'], losesDiets: [], gainsDiets: ['VEGAN'] });
    const [fishSauce, capers] = await getSubstitutes('anchovy');
    expect(fishSauce).toMatchObject({ adds: [], removes: [] });
    expect(capers).toMatchObject({ removes: ['FISH'], gainsDiets: ['VEGAN', 'VEGETARIAN'] });
    const [peanuts] = await getSubstitutes('sesame-paste');
    expect(peanuts?.adds).toContain('PEANUT');
    const [dry] = await getSubstitutes('toor-dal');
    expect(dry).toMatchObject({ losesDiets: [], gainsDiets: [] });
  });
});
