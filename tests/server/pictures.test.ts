import { beforeAll, expect, it } from 'vitest';
import { postOperation } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase({ recipes: true }));
/** Path of the folder of a picture's files; its last segment is the picture's version. */
let base: string;

beforeAll(async () => {
  type Result = { recipe: { picture: { base: string } } };
  ({ base } = (await postOperation<Result>(app, '{ recipe(slug: "gomen") { picture { base } } }')).data.recipe.picture);
});

const getCacheControl = async (url: string) => {
  const { statusCode, headers } = await app.inject(url);
  return [statusCode, headers['cache-control']];
};

it('a picture is cached permanently under its version', async () => {
  expect(await getCacheControl(`${base}/4x3-640.jpg`)).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('a picture is revalidated if its version is unknown, for example another server’s', async () => {
  expect(await getCacheControl('/pictures/gomen/0123456789/4x3-640.jpg')).toEqual([200, 'no-cache']);
});

it.each([
  ['an unknown size', '/pictures/gomen/0123456789/4x3-9999.jpg'],
  ['the description of a picture', '/pictures/gomen/0123456789/picture.json'],
  ['an unknown recipe', '/pictures/no-such-dish/0123456789/4x3-640.jpg'],
  ['a parent folder', '/pictures/..%2F..%2Frecipes/0123456789/gomen.yaml'],
])('a 404 for %s is not cached', async (_name, url) => {
  expect(await getCacheControl(url)).toEqual([404, 'no-store']);
});
