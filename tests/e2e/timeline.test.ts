import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

describe('the timeline', () => {
  test('is chosen, moved and read without scripts', async ({ open }) => {
    const { page } = await open('/timeline', { javaScriptEnabled: false });
    await page.getByLabel('Find a dish to add').fill('gomen');
    await page.getByRole('button', { name: 'Find it' }).click();
    await page.getByRole('link', { name: 'Add Gomen', exact: true }).click();
    await page.getByLabel('Eat at').fill('12:30');
    await page.getByRole('button', { name: 'Count back' }).click();
    const rows = page.locator('.timeline__row');
    expect(await rows.last().innerText()).toMatch(/^12:30\s+Eat$/);
    expect(await rows.first().innerText()).toMatch(/^11:\d\d\s+Wash and cut the greens Gomen, \d+ min/);
    await page.getByRole('link', { name: 'Leave out Gomen' }).click();
    await page.getByRole('heading', { name: 'Which dishes?' }).waitFor();
  });

  test('names what the oven cannot do, and what is no recipe', async ({ open }) => {
    const address = '/timeline?recipe=lasagne&recipe=roast-chicken&recipe=no-such-dish&servings=0&at=27:00';
    const { page, complaints } = await open(address, PHONE);
    await page.getByText('Not published, or not any more: no-such-dish.').waitFor();
    await page
      .getByRole('list', { name: 'One oven' })
      .getByText(/180 °C.*220 °C|220 °C.*180 °C/)
      .waitFor();
    await page.getByRole('heading', { name: 'Begin the day before, at ' }).waitFor();
    expect(await page.getByLabel('Eat at').inputValue()).toBe('19:00');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [320, 375, 1280]);
    expect(complaints).toEqual([]);
  });
});
