import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Execute } from '#client/apollo/page-responses.ts';
import { render } from '#client/app/entry-server.tsx';
import { execute } from './support/one-recipe.ts';

const assets = { scripts: ['/assets/entry.js'], styles: [], preloads: [] };

async function renderPage(path: string, runQuery: Execute = execute) {
  const url = new URL(path, 'https://mesob.test');
  const onError = (error: unknown) => console.error(error);
  const rendered = await render({ url, execute: runQuery, onError, assets, publicUrl: 'https://mesob.test' });
  return { redirect: '', ...rendered, html: 'html' in rendered ? rendered.html.join('') : '' };
}

const readJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''));

describe('render', () => {
  it.each([
    '/',
    '/home',
    '/recipes',
    '/cuisines',
    '/recipes/lunch',
    '/recipes/Lunch',
    '/cuisines/ethiopian',
    '/recipes/lunch/misir-wot',
    '/cuisines/Ethiopian/misir-wot',
  ])('renders %s as a complete document', async (path) => {
    const log = vi.spyOn(console, 'error');
    onTestFinished(() => log.mockRestore());
    const { status, html } = await renderPage(path);
    expect(status).toBe(200);
    expect(log).not.toHaveBeenCalled();
    expect(html).toMatch(/^<!doctype html><html lang="en"[ >]/i);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    // No setting names a profile: in the banner and the footer each icon links to the home page.
    for (const name of ['Facebook', 'Twitter', 'Instagram', 'Youtube'])
      expect(
        html.match(new RegExp(`<a [^>]*href="/"[^>]*><svg(?:(?!</a>).)*>${name}</span></a>`, 'g')),
        name,
      ).toHaveLength(2);
    expect(html).not.toMatch(/ style="/);
  });

  it.each([
    ['/nowhere', 'Oops! Page Not Found!'],
    // Route patterns do not match line breaks.
    ['/recipes/%0A/gomen', 'Oops! Page Not Found!'],
    ['/recipes/nothing', 'Something went wrong! Please try again later.'],
    ['/cuisines/nothing', 'No Cuisine Data Found'],
    ['/recipes/lunch/nothing', 'No recipe details found'],
    ['/recipes/lunch/nothing', 'No Data Found'],
    ['/recipes?page=2', 'Oops! Page Not Found!'],
  ])('renders %s with status 404 and "%s"', async (path, text) => {
    const { status, html } = await renderPage(path);
    expect(status).toBe(404);
    expect(html).toContain(text);
    expect(html).toContain('content="noindex"');
  });

  it.each([
    ['/recipes/spring', 'Something went wrong! Please try again later.'],
    ['/cuisines/italian', 'No Cuisine Data Found'],
  ])('shows %s, which is empty, with "%s"', async (path, text) => {
    const { status, html } = await renderPage(path);
    expect(status).toBe(200);
    expect(html).toContain(text);
  });

  it.each([
    ['/recipes/dinner/misir-wot', '/recipes/lunch/misir-wot'],
    ['/cuisines/italian/misir-wot', '/cuisines/ethiopian/misir-wot'],
  ])('redirects %s to %s permanently', async (path, to) => {
    expect(await renderPage(path)).toMatchObject({ status: 301, redirect: to });
  });

  it.each([
    ['/recipes', 'Sorry, we couldn&#x27;t load the recipes. Please try again later.'],
    ['/recipes/lunch', 'Failed to fetch recipes'],
    ['/cuisines/ethiopian', 'Failed to fetch cuisine'],
    ['/recipes/lunch/misir-wot', 'Failed to fetch recipe details'],
    ['/preview/secret', 'The preview could not be loaded.'],
  ])('keeps header and footer, and explains the error, if the data of %s cannot be loaded', async (path, text) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { status, html } = await renderPage(path, async () => ({ data: null, errors: [{ message: 'away' }] }));
    expect(status).toBe(503);
    expect(html).toContain(text);
    expect(html).toContain('Retry');
    expect(html).toContain('Important Link');
    expect(html).not.toContain('away');
    log.mockRestore();
  });

  it.each([
    '/verify-email/a',
    '/Shopping-List/a',
    '/shopping%2Dlist/a',
    '/login?from=/shopping-list/a',
    '/about?token=a',
  ])('forbids caches to store %s', async (path) => {
    expect(await renderPage(path)).toMatchObject({ isPrivate: true });
  });

  it('lets caches store pages without secrets', async () => {
    expect(await renderPage('/login?from=/recipes/lunch')).toMatchObject({ isPrivate: false });
  });

  it('writes the canonical URL of a recipe on every page that shows it', async () => {
    const { html } = await renderPage('/cuisines/ethiopian/misir-wot');
    expect(html).toContain('<link rel="canonical" href="https://mesob.test/recipes/lunch/misir-wot"/>');
  });

  it('shows the reasons to love a recipe before its highlights', async () => {
    const { html } = await renderPage('/recipes/lunch/misir-wot');
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    const start = headings.indexOf('Why You&#x27;ll Love This Recipe');
    expect(headings.slice(start, start + 3)).toEqual([
      'Why You&#x27;ll Love This Recipe',
      'Recipe Highlights',
      'Ingredients',
    ]);
  });

  it('lets no recipe text close the data block', async () => {
    const { html } = await renderPage('/recipes/lunch/misir-wot');
    const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(boot).responses)).toContain('Patience </script> pays.');
  });

  const getAllergens = (html: string) => {
    const [, allergenText = ''] = /<dl class="allergens">(.*?)<\/dl>/s.exec(html) ?? [];
    return allergenText
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  };

  it('shows the allergens that a recipe contains or may contain', async () => {
    const { html } = await renderPage('/recipes/lunch/misir-wot');
    expect(getAllergens(html)).toBe('Contains: celery May contain: mustard Check the label: berbere (mustard, vegan)');
    expect(html).not.toContain('Calculated without');
  });

  it('names foods with unknown allergens, and does not claim that others are absent', async () => {
    const executeWithUnknownFood: Execute = async (operation) => {
      const response = JSON.stringify(await execute(operation));
      return JSON.parse(
        response
          .replaceAll('"unknownFoods":[]', '"unknownFoods":["jicama"]')
          .replaceAll('"uncountedFoods":[]', '"uncountedFoods":["jicama","red onion"]')
          .replaceAll('"contains":["CELERY"]', '"contains":[]'),
      );
    };
    const { html } = await renderPage('/recipes/lunch/misir-wot', executeWithUnknownFood);
    expect(getAllergens(html)).toContain('Not known: We do not know what jicama contains: check the label.');
    expect(getAllergens(html)).not.toContain('none of the 14 allergens');
    expect(html).toContain('For one serving. Calculated without jicama, red onion.');
    // Once in the key facts, and once in the highlights.
    expect(html.match(/about \$\d+ without jicama, red onion</g)).toHaveLength(2);
  });

  it('writes structured data for a recipe', async () => {
    const { html } = await renderPage('/recipes/lunch/misir-wot');
    const [recipe, breadcrumb] = readJsonLd(html);
    expect(recipe).toMatchObject({
      '@type': 'Recipe',
      totalTime: 'PT1H10M',
      alternateName: ['Mesir Wat'],
      suitableForDiet: ['https://schema.org/VeganDiet'],
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
      nutrition: { calories: '470 calories' },
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Rinse them. Drain them.', url: expect.stringMatching(/\/misir-wot#step-1$/) },
      ],
    });
    expect(recipe.image).toHaveLength(3);
    expect(breadcrumb.itemListElement).toHaveLength(4);
  });
});
