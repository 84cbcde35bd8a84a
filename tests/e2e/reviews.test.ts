import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { fetchWhole } from '../support/fetch-whole.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { layoutShiftsDuring } from '../support/layout-shifts.ts';
import { createMember, createMemberSite, type Member, type MemberSite, strangerOf } from '../support/member.ts';

const SLUG = 'doro-wat';
const PATH = `/recipes/dinner/${SLUG}`;
const GRAPHQL = '**/graphql*';

let site: MemberSite;
let member: Member;

beforeAll(async () => {
  site = await createMemberSite();
  member = await createMember(site);
});

beforeEach(async () => {
  await site.database.dataSource.query('delete from reviews');
  await site.database.dataSource.query('delete from throttles');
});

afterAll(() => site?.close());

const guests = (count: number) =>
  addReviews(
    site.database.dataSource,
    SLUG,
    Array.from({ length: count }, (_, index) => ({
      username: `Guest ${index + 1}`,
      halves: 1 + (index % 10),
      message: `Review ${index + 1}.`,
    })),
  );

const formOf = (page: Page) => page.getByRole('region', { name: 'Post Comments' });
const comment = (page: Page) => page.getByLabel('Your comment', { exact: true });
const stars = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const post = (page: Page) => formOf(page).getByRole('button', { name: 'Post comment' });
const items = (page: Page) => page.locator('.review');
const own = (page: Page) => page.locator('.review--own');
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { outerHTML = '', innerHTML = '' } = document.activeElement ?? {};
    return outerHTML.replace(innerHTML, '') + (document.activeElement?.childElementCount ? '' : innerHTML);
  });
const tallies = (page: Page) => page.locator('.star-histogram__tally').allTextContents();

/** Scripts of the comments come after those of the page. */
async function reach(page: Page): Promise<void> {
  await page.locator('#post-comments').scrollIntoViewIfNeeded();
  await expect.poll(() => formOf(page).locator('[type=submit]').isEnabled(), { timeout: 15_000 }).toBe(true);
}

async function write(page: Page, rating: string, message: string): Promise<void> {
  await reach(page);
  await stars(page, rating).check({ force: true });
  await comment(page).fill(message);
  await post(page).click();
}

/** The numbers of a recipe wherever they are told, without a browser. */
async function toldNumbers(): Promise<unknown[]> {
  const html = await (await fetchWhole(site.url + PATH)).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  const { aggregateRating } = facts.find((fact) => fact['@type'] === 'Recipe');
  const rest = await fetchWhole(`${site.url}/api/recipe/getalldetailswithrelated/${SLUG}`);
  const query = encodeURIComponent(`{ recipe(slug: "${SLUG}") { rating { average count } reviews { total } } }`);
  const graphql = await fetchWhole(`${site.url}/graphql?query=${query}`, { 'apollo-require-preflight': 'true' });
  const { recipe } = (await graphql.json()).data;
  const text = JSON.stringify(await rest.json());
  return [
    [aggregateRating?.ratingValue ?? 0, aggregateRating?.ratingCount ?? 0],
    [recipe.rating.average, recipe.rating.count],
    [recipe.rating.average, recipe.reviews.total],
    [recipe.rating.average, Number(text.match(/"totalreviewrecipe_message":"?(\d+)/)?.[1])],
    [
      Number(html.match(/star-histogram__number">([\d.]+)</)?.[1] ?? 0),
      Number(html.match(/>(\d+)(?:<!-- -->)? comments?</)?.[1]),
    ],
  ];
}

describe('the list', () => {
  it('comes with the page, sorted and paged by its address, without a request', async () => {
    await guests(12);
    const { page, context, requests, complaints } = await site.open(
      `${PATH}?comments=2&sort=highest`,
      strangerOf(site),
    );
    expect(await items(page).locator('.review__message').allTextContents()).toEqual(['Review 11.', 'Review 1.']);
    expect(await page.locator('.review-order [aria-current]').innerText()).toBe('Highest');
    expect(await page.getByText('Page 2 of 2').isVisible()).toBe(true);
    await reach(page);
    expect(requests).toEqual([]);
    expect(await tallies(page)).toEqual(['2', '2', '2', '2', '4']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is sorted where one is, and paged from its beginning', async () => {
    await guests(12);
    const { page, context, complaints } = await site.open(PATH, strangerOf(site));
    const first = items(page).first().locator('.review__message');
    await reach(page);
    const lowest = page.getByRole('link', { name: 'Lowest' });
    await lowest.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect.poll(() => first.innerText()).toBe('Review 11.');
    expect(await focused(page)).toContain('Lowest');
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => items(page).count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?sort=lowest&comments=2');
    expect(await focused(page)).toContain('id="reviews"');
    await page.goBack();
    await expect.poll(() => items(page).count()).toBe(10);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves the page as it is while a slow server sorts', async () => {
    await guests(3);
    const { page, context } = await site.open(PATH, strangerOf(site));
    await reach(page);
    const release = await holdRequests(page, GRAPHQL);
    const lowest = page.getByRole('link', { name: 'Lowest' });
    const link = await lowest.elementHandle();
    await lowest.click();
    await page.locator('main[aria-busy=true]').waitFor();
    // Longer than other pages leave the old one standing.
    await page.waitForTimeout(700);
    expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.getByText('Loading...').count()).toBe(0);
    release();
    await page.waitForURL('**sort=lowest**');
    expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
    await context.close();
  });

  it('can be read and paged without scripts, and says what commenting needs', async () => {
    await guests(12);
    const { page, context } = await site.open(PATH, { ...strangerOf(site), javaScriptEnabled: false });
    expect(await page.getByText('Commenting needs JavaScript and signing in.').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Please Signin to Comment...' }).getAttribute('href')).toBe('/login');
    await page.getByRole('link', { name: 'Next' }).click();
    expect(await items(page).count()).toBe(2);
    await context.close();
  });

  it('says so where there is no such page', async () => {
    await guests(3);
    const { page, context } = await site.open(`${PATH}?comments=7`, strangerOf(site));
    expect(await page.getByText('There is no page 7 of comments.').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(() => items(page).count()).toBe(3);
    await context.close();
  });
});

describe('a comment', () => {
  it('is posted, changed and taken back, and every number agrees at once', async () => {
    await guests(3);
    const { page, context, complaints } = await site.open(PATH, member.browser);
    await write(page, '4.5 stars', 'Worth the onions.\nTwice!');
    await toast(page, 'Comment and rating added successfully!');
    expect(await own(page).innerText()).toMatch(/Abeba\s+Your comment[\s\S]*Worth the onions\.\nTwice!/);
    expect(await comment(page).inputValue()).toBe('');
    expect(await page.getByText('No stars yet').isVisible()).toBe(true);
    expect(await page.locator('.byline').getByText('4 comments').count()).toBe(1);
    // 0.5, 1, 1.5 and 4.5.
    expect(await tallies(page)).toEqual(['1', '0', '0', '1', '2']);
    expect(await page.locator('.star-histogram__number').innerText()).toBe('1.9');
    expect(await toldNumbers()).toEqual([
      [1.88, 4],
      [1.88, 4],
      [1.88, 4],
      [1.88, 4],
      [1.9, 4],
    ]);

    await own(page).getByRole('button', { name: 'Edit' }).click();
    expect(await comment(page).inputValue()).toBe('Worth the onions.\nTwice!');
    expect(await stars(page, '4.5 stars').isChecked()).toBe(true);
    expect(await focused(page)).toContain('<textarea');
    await comment(page).fill('Second thoughts.');
    await stars(page, '2 stars').check({ force: true });
    await formOf(page).getByRole('button', { name: 'Save comment' }).click();
    await expect.poll(() => own(page).innerText()).toMatch(/edited[\s\S]*Second thoughts\./);
    expect(await items(page).count()).toBe(4);
    await post(page).waitFor();
    expect(await toldNumbers()).toEqual([
      [1.25, 4],
      [1.25, 4],
      [1.25, 4],
      [1.25, 4],
      [1.3, 4],
    ]);

    await own(page).getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
    expect(await own(page).count()).toBe(1);
    await own(page).getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Your comment was deleted.');
    expect(await own(page).count()).toBe(0);
    await expect.poll(() => focused(page)).toContain('id="reviews"');
    expect(await page.locator('.byline').getByText('3 comments').count()).toBe(1);
    expect(await toldNumbers()).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is seen before the server has answered, and goes again where it fails; what was typed stays', async () => {
    await guests(2);
    const { page, context } = await site.open(PATH, member.browser);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(GRAPHQL, async (route) => {
      if (!route.request().postData()?.includes('AddMutation')) return route.continue();
      await held;
      return route.abort();
    });
    await write(page, '5 stars', 'On its way.');
    await expect.poll(() => own(page).innerText()).toContain('On its way.');
    expect(await page.locator('.byline').getByText('3 comments').count()).toBe(1);
    answer();
    await toast(page, 'Failed to post comment');
    expect(await own(page).count()).toBe(0);
    expect(await items(page).count()).toBe(2);
    expect(await page.locator('.byline').getByText('2 comments').count()).toBe(1);
    expect(await comment(page).inputValue()).toBe('On its way.');
    expect(await stars(page, '5 stars').isChecked()).toBe(true);
    expect(await formOf(page).getByRole('alert').innerText()).toContain('Failed to post comment');
    await page.unroute(GRAPHQL);
    await post(page).click();
    await toast(page, 'Comment and rating added successfully!');
    expect(await items(page).count()).toBe(3);
    await context.close();
  });

  it('of a visitor nobody knows waits in the tab while they sign in', async () => {
    const { page, context } = await site.open(`${PATH}?servings=3`, strangerOf(site));
    await write(page, '3.5 stars', 'ጥሩ ነው');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`**${PATH}?servings=3#post-comments`);
    await expect.poll(() => comment(page).inputValue()).toBe('ጥሩ ነው');
    expect(await stars(page, '3.5 stars').isChecked()).toBe(true);
    await post(page).click();
    await toast(page, 'Comment and rating added successfully!');
    expect(await page.evaluate(() => sessionStorage.getItem('commentDrafts'))).toBeNull();
    await context.close();
  });

  it('stays where the session has ended, and the visitor is signed out', async () => {
    const { page, context } = await site.open(
      PATH,
      strangerOf(site, { authToken: 'long ended', username: 'Somebody' }),
    );
    await write(page, '4 stars', 'Still here.');
    await toast(page, 'Your session has ended. Please sign in again.');
    expect(await comment(page).inputValue()).toBe('Still here.');
    expect(await items(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.reload();
    await expect.poll(() => comment(page).inputValue()).toBe('Still here.');
    await context.close();
  });

  it('moves the others along, on pages seen before as well, and leaves what was being typed', async () => {
    await guests(11);
    const { page, context } = await site.open(PATH, member.browser);
    await reach(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => items(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(() => items(page).count()).toBe(10);
    await write(page, '4 stars', 'The twelfth.');
    await toast(page, 'Comment and rating added successfully!');
    expect(await items(page).count()).toBe(10);

    await comment(page).fill('About to say more.');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    expect(await comment(page).inputValue()).toBe('The twelfth.');
    await formOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await comment(page).inputValue()).toBe('About to say more.');

    await page.getByRole('link', { name: 'Next' }).click();
    await expect
      .poll(() => items(page).locator('.review__message').allTextContents())
      .toEqual(['Review 2.', 'Review 1.']);
    await context.close();
  });

  it('of one’s own on another page can be changed from here', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    await write(page, '4 stars', 'The first.');
    await toast(page, 'Comment and rating added successfully!');
    await site.database.dataSource.query(`update reviews set created_at = '2020-01-01'`);
    await guests(10);
    let answer = () => {};
    const told = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(GRAPHQL, async (route) => {
      const request = route.request();
      if (`${request.url()} ${request.postData()}`.includes('OwnReviewQuery')) await told;
      await route.continue();
    });
    await page.goto(site.url + PATH);
    await reach(page);
    const top = async () => (await formOf(page).boundingBox())?.y;
    const before = await top();
    answer();
    await page.getByText('You have commented on this recipe.').waitFor();
    expect(await top()).toBe(before);
    await page.locator('.reviews__own').getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('You have commented on this recipe.').waitFor({ state: 'detached' });
    expect(await page.locator('.byline').getByText('10 comments').count()).toBe(1);
    await context.close();
  });
});

describe('one’s own comment', () => {
  const draft = (page: Page) =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('commentDrafts') ?? '{}')['doro-wat']?.message);
  const save = (page: Page) => formOf(page).getByRole('button', { name: 'Save comment' });

  /** Has the next comment wait on its way. @returns what lets it go on */
  async function holdAdding(page: Page): Promise<() => void> {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(GRAPHQL, async (route) => {
      if (route.request().postData()?.includes('AddMutation')) await held;
      return route.continue();
    });
    return go;
  }

  it('is changed beside what was being typed, which comes back and is kept all the while', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    await write(page, '4 stars', 'As it was.');
    await toast(page, 'Comment and rating added successfully!');
    await stars(page, '3 stars').check({ force: true });
    await comment(page).fill('Set aside.');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    expect(await draft(page)).toBe('Set aside.');
    await comment(page).fill('As it is.');
    expect(await draft(page)).toBe('Set aside.');
    await save(page).click();
    await expect.poll(() => own(page).innerText()).toContain('As it is.');
    await expect.poll(() => comment(page).inputValue()).toBe('Set aside.');
    expect(await stars(page, '3 stars').isChecked()).toBe(true);
    expect(await draft(page)).toBe('Set aside.');
    await post(page).waitFor();
    await context.close();
  });

  it('is kept as it is being changed, where nothing else was being typed, but not before', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    await write(page, '4 stars', 'As it was.');
    await toast(page, 'Comment and rating added successfully!');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    expect(await draft(page)).toBeUndefined();
    await comment(page).fill('As it could be.');
    expect(await draft(page)).toBe('As it could be.');
    await formOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await draft(page)).toBeUndefined();
    await context.close();
  });

  it('leaves what is typed while it is on its way, and gives the focus back to its button', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    const go = await holdAdding(page);
    await write(page, '4 stars', 'The first.');
    await own(page).waitFor();
    await comment(page).fill('The first. And more.');
    go();
    await toast(page, 'Comment and rating added successfully!');
    await post(page).and(page.locator(':enabled')).waitFor();
    expect(await comment(page).inputValue()).toBe('The first. And more.');
    expect(await draft(page)).toBe('The first. And more.');
    await post(page).click();
    await expect.poll(() => own(page).innerText()).toContain('The first. And more.');
    await expect.poll(() => comment(page).inputValue()).toBe('');
    await expect.poll(() => focused(page)).toContain('submit-button');
    await context.close();
  });

  it('can be changed while it is on its way, and does not come back as something typed', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    const go = await holdAdding(page);
    await write(page, '4 stars', 'The first.');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    go();
    await toast(page, 'Comment and rating added successfully!');
    await save(page).and(page.locator(':enabled')).waitFor();
    expect(await comment(page).inputValue()).toBe('The first.');
    expect(await draft(page)).toBeUndefined();
    await formOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await comment(page).inputValue()).toBe('');
    await context.close();
  });

  it('is one’s own only as long as one is there: in this tab, in another, on any recipe', async () => {
    const other = await createMember(site, 'Abeba');
    const { page, context } = await site.open(PATH, member.browser);
    await write(page, '4 stars', 'Of the first member.');
    await toast(page, 'Comment and rating added successfully!');
    await page.locator('header').getByRole('link', { name: 'Mesob' }).first().click();
    await page.waitForURL(`${site.url}/`);
    // In another tab somebody of the same name signs in instead.
    const tab = await context.newPage();
    await tab.goto(`${site.url}/robots.txt`);
    await tab.evaluate((token) => localStorage.setItem('authToken', token), other.token);
    await page.goBack();
    await reach(page);
    await expect.poll(() => items(page).count()).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await own(page).count()).toBe(0);
    // And back again, while the recipe is on the screen.
    await tab.evaluate((token) => localStorage.setItem('authToken', token), member.token);
    await own(page).waitFor();
    await tab.evaluate((token) => localStorage.setItem('authToken', token), other.token);
    await own(page).waitFor({ state: 'detached' });
    await context.close();
  });

  it('is not taken from an answer that comes when its author has gone', async () => {
    const other = await createMember(site, 'Abeba');
    const { page, context } = await site.open(PATH, member.browser);
    const go = await holdAdding(page);
    await write(page, '4 stars', 'Of the first member.');
    await own(page).waitFor();
    const tab = await context.newPage();
    await tab.goto(`${site.url}/robots.txt`);
    await tab.evaluate((token) => localStorage.setItem('authToken', token), other.token);
    await own(page).waitFor({ state: 'detached' });
    go();
    await toast(page, 'Comment and rating added successfully!');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => own(page).count()).toBe(0);
    expect(await items(page).count()).toBe(1);
    await context.close();
  });

  it.each([375, 1280])('moves nothing when it is marked, %i px wide', async (width) => {
    await guests(1);
    const { page, context } = await site.open(PATH, { ...member.browser, viewport: { width, height: 812 } });
    await write(page, '4 stars', 'Mine.');
    await toast(page, 'Comment and rating added successfully!');
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await context.route('**/assets/comments-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const places = () =>
      page.locator('.review__name, .review .stars, .review__message, #post-comments').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top } = part.getBoundingClientRect();
          return [Math.round(left + scrollX), Math.round(top + scrollY)];
        }),
      );
    await page.goto(site.url + PATH);
    await page.locator('.review').first().scrollIntoViewIfNeeded();
    const before = await places();
    come();
    await own(page).waitFor();
    expect(await places()).toEqual(before);
    if (process.env.SHOTS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page
          .locator('.reviews-section')
          .screenshot({ path: `${process.env.SHOTS}/own-${width}-${colorScheme}.png` });
      }
    await context.close();
  });
});

describe('the form', () => {
  it('says what is wrong in order, in a toast for 6 s and at the field, which has the focus', async () => {
    const { page, context, requests } = await site.open(PATH, member.browser);
    await reach(page);
    await post(page).click();
    await toast(page, 'Comment cannot be empty.');
    const raised = Date.now();
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(Date.now() - raised).toBeGreaterThan(5_500);
    expect(await formOf(page).getByText('Comment cannot be empty.').isVisible()).toBe(true);
    expect(await focused(page)).toContain('<textarea');
    await comment(page).fill('a < b');
    await post(page).click();
    await toast(page, 'Rating cannot be empty.');
    expect(await focused(page)).toContain('type="radio"');
    await stars(page, '1 star').check({ force: true });
    const signs = "Comment can only contain text, numbers, and basic punctuation (. , ! : () - ').";
    await formOf(page).getByText(signs).waitFor();
    await post(page).click();
    await toast(page, signs);
    expect(await comment(page).getAttribute('aria-invalid')).toBe('true');
    await comment(page).fill('x'.repeat(601));
    await formOf(page).getByText('601 of 600').waitFor();
    await post(page).click();
    await toast(page, 'Comment cannot exceed 600 characters.');
    expect(requests.filter((url) => !url.includes('operationName')).length).toBeLessThanOrEqual(1);
    expect(await items(page).count()).toBe(0);
    await context.close();
  });

  it('works by keyboard alone', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    await reach(page);
    await stars(page, 'Half a star').focus();
    await page.keyboard.press('Space');
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
    expect(await page.getByText('3.5 of 5 stars').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('By hand.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'Comment and rating added successfully!');
    expect(await own(page).getByRole('img', { name: 'Rated 3.5 out of 5' }).count()).toBe(1);
    await context.close();
  });

  it('counts code points, says aloud when the end is near, and shows stars where one points', async () => {
    const { page, context } = await site.open(PATH, member.browser);
    await reach(page);
    await comment(page).fill('𝒳'.repeat(560));
    expect(await formOf(page).getByText('560 of 600').isVisible()).toBe(true);
    expect(await formOf(page).locator('p[role=status]').innerText()).toBe('At most 40 characters left.');
    await stars(page, '2.5 stars').hover();
    expect(await page.getByText('2.5 of 5 stars').isVisible()).toBe(true);
    await comment(page).hover();
    expect(await page.getByText('No stars yet').isVisible()).toBe(true);
    for (const radio of await formOf(page).getByRole('radio').all()) {
      const box = await radio.boundingBox();
      expect(box && box.width >= 24 && box.height >= 24).toBe(true);
    }
    await context.close();
  });

  it('keeps what was typed before the scripts came', async () => {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { page, context } = await site.open('/about', member.browser);
    await context.route('**/assets/comments-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url + PATH);
    await comment(page).fill('Typed early.');
    await stars(page, '3 stars').check({ force: true });
    come();
    await reach(page);
    expect(await comment(page).inputValue()).toBe('Typed early.');
    expect(await stars(page, '3 stars').isChecked()).toBe(true);
    expect(await page.getByText('3 of 5 stars').isVisible()).toBe(true);
    await context.close();
  });

  it('moves nothing when it takes over', async () => {
    await guests(2);
    const { page, context } = await site.open(PATH, member.browser);
    const shifts = await layoutShiftsDuring(page, async () => {
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await reach(page);
    });
    expect(shifts).toBeLessThan(0.02);
    await context.close();
  });
});
