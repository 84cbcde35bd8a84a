import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { openNote, pressInMenu } from '../support/recipe-parts.ts';
import { createVisitorWith, doroWat } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const SORRY = 'Something went wrong! Please try again later.';
const GONE = { status: 404, contentType: 'application/json', body: '{}' };

const clickLink = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click();
const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Returns an array to which the URL of each document requested from now on is added. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/**
 * Fails the page's own requests for a script until a document is requested.
 * @returns the URLs of documents requested from now on, as they are added
 */
async function loseScript(page: Page, name: string): Promise<string[]> {
  const documents = recordDocuments(page);
  await page.route(`**/assets/${name}-*.js`, (route) =>
    documents.length > 0 ? route.continue() : route.fulfill(GONE),
  );
  return documents;
}

/** Goes offline and online until the part appears, because it may not listen yet when its script has just failed. */
async function reconnectUntil(context: BrowserContext, part: Locator): Promise<void> {
  for (let tries = 0; tries < 4 && !(await part.isVisible()); tries += 1) {
    await context.setOffline(true);
    await context.setOffline(false);
    await part.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await part.waitFor();
}

/** Returns the path of the first recipe that the page links to. */
async function getRecipePath(page: Page): Promise<string> {
  const links = page.locator('main a[href^="/recipes/"]:visible');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return paths.find((path) => path.split('/').length === 4) ?? '';
}

describe('a page whose script failed to load', () => {
  test('shows an error without a network, and Retry loads it as a document once there is one', async ({
    open,
    site,
  }) => {
    const { page, context } = await open('/', createVisitor());
    await context.setOffline(true);
    // Until the page notices that it is offline, it requests the document instead.
    await page.waitForFunction(() => !navigator.onLine);
    await clickLink(page, '/contact');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(SORRY);
    await expect.poll(() => page.url()).toBe(`${site.url}/contact`);
    await context.setOffline(false);
    const documents = recordDocuments(page);
    await alert.getByRole('link', { name: 'Retry' }).click();
    await waitForHeading(page, 'Contact');
    expect(documents).toEqual([`${site.url}/contact`]);
  });
});

describe('a page whose script no longer exists, as after a deploy', () => {
  test('loads as a document automatically, and Back returns to the previous page', async ({ open, site }) => {
    const { page } = await open('/', createVisitor());
    const path = await getRecipePath(page);
    const documents = await loseScript(page, 'recipe-page');
    await clickLink(page, path);
    await page.locator('.recipe-header__title').waitFor();
    expect(documents).toEqual([site.url + path]);
    await page.goBack();
    await waitForHeading(page, 'Recipes to gather around');
  });

  test('keeps the hash of its address', async ({ open, site }) => {
    const { page } = await open('/', createVisitor());
    const path = await getRecipePath(page);
    const documents = await loseScript(page, 'recipe-page');
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `${path}#reviews`);
    await page.locator('.recipe-header__title').waitFor();
    expect(documents.length).toBe(1);
    await expect.poll(() => page.url()).toBe(`${site.url}${path}#reviews`);
  });

  test('is requested as a document once, even if the script never loads', async ({ open, site }) => {
    const { page } = await open('/', createVisitor());
    await page.route('**/assets/contact-page-*.js', (route) => route.fulfill(GONE));
    const documents = recordDocuments(page);
    let requestsByDocument = 0;
    page.on('request', (request) => {
      if (documents.length > 0 && request.url().includes('/assets/contact-page-')) requestsByDocument += 1;
    });
    await clickLink(page, '/contact');
    await waitForHeading(page, 'Contact');
    await expect.poll(() => requestsByDocument).toBeGreaterThan(0);
    await page.waitForTimeout(1_500);
    expect(documents).toEqual([`${site.url}/contact`]);
  });

  test('does not load as a document while the visitor types', async ({ open }) => {
    const { page } = await open('/', createVisitor());
    const release = await holdRequests(page, '**/livez');
    const documents = await loseScript(page, 'contact-page');
    const livenessCheck = page.waitForRequest('**/livez');
    await clickLink(page, '/contact');
    await livenessCheck;
    await page.locator('header').getByRole('button', { name: 'Search' }).click();
    const field = page.locator('dialog input');
    await field.fill('lentils');
    release();
    await page.locator('main [role=alert]').waitFor({ state: 'attached' });
    expect(await field.inputValue()).toBe('lentils');
    expect(documents).toEqual([]);
    await page.unroute('**/livez');
  });
});

describe('a part of a page with its own script', () => {
  test('shows an error if cook mode fails to load, and loads it when the network is back', async ({ open }) => {
    const { page, context } = await open(doroWat.path, createVisitor());
    await page.route('**/assets/cook-mode-*.js', (route) => route.abort());
    await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Cook mode could not be loaded.' });
    await alert.waitFor();
    await expect.poll(() => isInView(alert)).toBe(true);
    await waitForHeading(page, 'Doro Wat');
    await page.unrouteAll();
    await reconnectUntil(context, page.locator('.cook-screen'));
    expect(await alert.count()).toBe(0);
  });

  test('loads ended timers when the network is back', async ({ open }) => {
    const timer = { id: 'a', name: 'Boil the eggs', title: 'Doro Wat', path: doroWat.path, step: 4, seconds: 60 };
    const { page, context, go } = await open('/about', createVisitor());
    await page.route('**/assets/timer-tray-*.js', (route) => route.abort());
    await page.evaluate(
      (text) => localStorage.setItem('timers', text),
      JSON.stringify([{ ...timer, endsAt: 1, left: null }]),
    );
    const failedRequest = page.waitForEvent('requestfailed');
    await go('/about');
    await failedRequest;
    const alert = page.getByRole('alert').filter({ hasText: 'The timer has ended' });
    expect(await alert.count()).toBe(0);
    await page.unrouteAll();
    await reconnectUntil(context, alert);
  });

  test('preloads the timers when a button that starts a timer is in view', async ({ open }) => {
    const { page, context } = await open(doroWat.path, createVisitor());
    const preloaded = page.waitForResponse('**/assets/timer-tray-*.js');
    const chip = page.locator('.timer-chip').first();
    await chip.scrollIntoViewIfNeeded();
    await preloaded;
    await context.setOffline(true);
    await chip.click();
    await page.getByRole('region', { name: 'Timers' }).waitFor();
  });

  test('shows an error if the note or the lists fail to load, and the next try may succeed', async ({ open }) => {
    const { page, go } = await open('/about', createVisitorWith({ wishlist: [doroWat] }));
    const blockedScripts = '**/assets/{recipe-note,lists-modal}-*.js';
    await page.route(blockedScripts, (route) => route.abort());
    await go(doroWat.path);
    await openNote(page);
    await page.getByRole('alert').filter({ hasText: 'Your note could not be loaded.' }).waitFor();
    await pressInMenu(page, 'Doro Wat', 'Lists of Doro Wat');
    await page.getByText('The lists could not be loaded. Please try again.').waitFor();
    await page.unroute(blockedScripts);
    await pressInMenu(page, 'Doro Wat', 'Lists of Doro Wat');
    await page.getByRole('dialog', { name: 'Lists' }).waitFor();
  });
});

/** Returns `true` if the element is inside the window. */
async function isInView(locator: Locator): Promise<boolean> {
  const { y = -1 } = (await locator.boundingBox()) ?? {};
  return y >= 0 && y < (locator.page().viewportSize()?.height ?? 0);
}
