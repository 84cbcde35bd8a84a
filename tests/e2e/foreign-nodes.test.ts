import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

/** Changes that extensions and translators make to a page, often before its scripts load. */
const changes = {
  'an extension puts its style first': () => {
    const style = document.createElement('style');
    style.className = 'darkreader';
    document.head.prepend(style);
  },
  'a password manager adds an icon after each field': () => {
    for (const field of document.querySelectorAll('main form :is(input, textarea)'))
      field.after(document.createElement('password-icon'));
  },
  'a translator changes a word': () => {
    const heading = document.querySelector('main h1, main h2');
    if (heading) heading.textContent = 'Bienvenue';
    document.documentElement.classList.add('translated-ltr');
  },
};

/** Values typed into each form, by field name; the last field keeps the focus. */
const forms: [path: string, form: string, typedText: Record<string, string>][] = [
  ['/login', 'main form', { email: 'sara@gmail.com', password: 'a secret 12' }],
  ['/register', 'main form', { username: 'sara', email: 'sara@gmail.com', password: 'a secret 12' }],
  ['/contact', '#contact-form', { name: 'Sara', email: 'sara@gmail.com', message: 'Where is the injera?' }],
  ['/recipes/dinner/doro-wat', '.review-form form', { message: 'My mother makes it like this.' }],
];

describe.each(Object.entries(changes))('%s before hydration', (name, change) => {
  test.for(forms)('%s keeps text, focus, scroll position and styles', async ([path, form, typedText], { newTab }) => {
    const page = await newTab({ viewport: { width: 375, height: 600 } });
    const release = await holdRequests(page, '**/assets/site-*.js');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(path);
    await page.locator('body.fonts').waitFor();
    for (const [field, text] of Object.entries(typedText)) await page.locator(`${form} [name=${field}]`).fill(text);
    await page.evaluate(() => window.scrollBy(0, 40));
    await page.evaluate(change);
    const stateBefore = await getState(page, form);
    release();
    await waitForHydration(page);
    expect(await getState(page, form)).toEqual({ ...stateBefore, sheets: 1 });
    expect(stateBefore.values).toMatchObject(typedText);
    expect(stateBefore.focused).toBe(Object.keys(typedText).at(-1));
    if (name.includes('style')) expect(errors).toEqual([]);
  });
});

test('values typed before hydration are sent', async ({ newTab }) => {
  const page = await newTab();
  const release = await holdRequests(page, '**/assets/site-*.js');
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill('Sara');
  await form.getByLabel('Email').fill('sara@gmail.com');
  await form.getByLabel('Message').fill('Where is the injera?');
  await page.evaluate(changes['a password manager adds an icon after each field']);
  release();
  await waitForHydration(page);
  const sentRequest = page.waitForRequest((request) => request.postData()?.includes('injera') ?? false);
  await form.getByRole('button', { name: 'Send message' }).click();
  expect((await sentRequest).postData()).toContain('sara@gmail.com');
});

/** Returns state that a visitor would lose if the page were rendered again. */
function getState(page: Page, form: string) {
  return page.evaluate((form) => {
    const fields = document.querySelectorAll<HTMLInputElement>(`${form} [name]`);
    return {
      values: Object.fromEntries([...fields].map(({ name, value }) => [name, value])),
      focused: document.activeElement?.getAttribute('name'),
      classes: document.documentElement.className,
      scrollY: Math.round(window.scrollY),
      sheets: [...document.querySelectorAll('style')].filter((style) => style.textContent.length > 1_000).length,
    };
  }, form);
}

/** Waits until React has hydrated the page and its effects have run: buttons that wait for scripts are enabled then. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
