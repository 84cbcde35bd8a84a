import { describe, expect, it } from 'vitest';
import openApi from '#schema/openapi.json';
import { restRoutes } from '#server/http/rest/routes.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase());
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

interface ResponseDescription {
  content?: { 'application/json': { example?: object; examples?: object } };
}

describe('/api/openapi.json', () => {
  it('is the committed description, and is cached by ETag', async () => {
    const response = await get('/api/openapi.json');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(response.json()).toEqual(openApi);
    const cachedResponse = await get('/api/openapi.json', { 'if-none-match': String(response.headers.etag) });
    expect([cachedResponse.statusCode, cachedResponse.body]).toEqual([304, '']);
    const postResponse = await app.inject({ method: 'POST', url: '/api/openapi.json' });
    expect([postResponse.statusCode, postResponse.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('has the license of its data', () => {
    const { name, url } = openApi.info.license;
    expect([name, url]).toEqual(['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/']);
  });

  it('lists every call once, with an example of every response that has a body', () => {
    const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(restRoutes.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const descriptions: ResponseDescription[] = [
      openApi.components.responses,
      ...operations.map(({ responses }) => responses),
    ].flatMap((responses) => Object.values<ResponseDescription>(responses));
    for (const { content } of descriptions) {
      if (!content) continue;
      const { example, examples } = content['application/json'];
      expect(example ?? examples).toBeTypeOf('object');
    }
  });
});

describe('every response', () => {
  it.each(['/api/category/getall', '/api/recipe/getall?page=x', '/api/nothing'])(
    '%s links to its successor and its description',
    async (url) => {
      const { link, sunset } = (await get(url)).headers;
      expect(link).toBe(
        '</graphql>; rel="successor-version", </api/openapi.json>; rel="service-desc"; type="application/json", </api/docs>; rel="service-doc"; type="text/html"',
      );
      expect(sunset).toBeUndefined();
    },
  );
});
