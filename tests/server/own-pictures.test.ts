import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodings, extensions, getHeight } from '#server/pictures/sizes.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase({ recipes: true }));

interface Picture {
  alt: string;
  base: string;
  color: string;
}

interface PictureOwner {
  name: string;
  picture: Picture;
}

interface Result {
  categories: PictureOwner[];
  cuisines: PictureOwner[];
  recipes: { nodes: { author: PictureOwner; picture: Picture }[] };
}

let response: Result;
let authors: PictureOwner[];

beforeAll(async () => {
  response = await postQuery<Result>(
    app,
    `{ categories { name picture { alt base color } } cuisines { name picture { alt base color } }
       recipes(first: 50) { nodes { author { name picture { alt base color } } picture { alt base color } } } }`,
  );
  const all = response.recipes.nodes.map(({ author }) => [author.name, author] as const);
  authors = [...new Map(all).values()];
});

/** Fetches a picture, and checks that other sites may use it. Returns its width, height and type. */
async function fetchPicture(url: string) {
  const { statusCode, rawPayload, headers } = await app.inject(url);
  expect(statusCode, url).toBe(200);
  const { width, height } = await sharp(rawPayload).metadata();
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return { width, height, type: headers['content-type'] };
}

describe('categories, cuisines and authors', () => {
  it('each have their own picture, with an alternative text', () => {
    const picturedItems = [...response.categories, ...response.cuisines, ...authors];
    expect(picturedItems).toHaveLength(7 + 6 + 6);
    const dishAlts = response.recipes.nodes.map(({ picture }) => picture.alt);
    const alts = picturedItems.map(({ picture }) => picture.alt);
    expect(new Set([...alts, ...dishAlts]).size).toBe(alts.length + new Set(dishAlts).size);
    for (const { picture } of picturedItems) {
      expect(picture.alt).toMatch(/^\p{Lu}.{40,299}$/u);
      expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(picture.base).toMatch(/^\/pictures\/(category|cuisine|author)--[a-z-]+\/[0-9a-f]{10}$/);
    }
    for (const { name, picture } of authors) expect(picture.alt).toContain(`Portrait of ${name}`);
  });

  it('have their pictures in every size and format', async () => {
    const picturedItems = [...response.categories, ...response.cuisines, ...authors];
    for (const { picture } of picturedItems) {
      for (const { ratio, width, format } of encodings) {
        const file = await fetchPicture(`${picture.base}/${ratio}-${width}.${extensions[format]}`);
        expect(file).toEqual({ width, height: getHeight(ratio, width), type: `image/${format}` });
      }
    }
  });

  it('have no social picture, unlike recipes', async () => {
    const [first] = response.cuisines;
    expect((await app.inject(`${first?.picture.base}/social.jpg`)).statusCode).toBe(404);
    const [recipe] = response.recipes.nodes;
    expect(await fetchPicture(`${recipe?.picture.base}/social.jpg`)).toEqual({
      width: 1200,
      height: 630,
      type: 'image/jpeg',
    });
  });
});

describe('the REST API', () => {
  it('links to the pictures of categories', async () => {
    const { results } = (await app.inject('/api/category/getall')).json();
    const { picture } = response.categories[0] ?? { picture: undefined };
    expect(new URL(results[0].url).pathname).toBe(`${picture?.base}/1x1-640.jpg`);
  });
});
