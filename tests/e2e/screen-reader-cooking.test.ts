import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { doroWat, gomen } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { getSpokenText } from '../support/spoken.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };

describe('a screen reader announces', () => {
  test('how long each timer has left, and what its buttons do', async ({ open }) => {
    const timer = { title: 'Doro Wat', path: doroWat.path, seconds: 2_400 };
    const timers = [
      { ...timer, id: 'a', name: 'Cook the onions dry', step: 1, endsAt: 0, left: 600_000 },
      { ...timer, id: 'b', name: 'Boil the eggs', step: 4, endsAt: 1, left: null },
    ];
    const { page, go } = await open('/about', createVisitor({ timers: JSON.stringify(timers) }, PHONE));
    // A headless Chromium refuses all notifications.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
    await go('/about');
    const tray = page.getByRole('region', { name: 'Timers' });
    await tray.getByText('Time!').waitFor();
    // The closed tray shows the ringing timers.
    expect(await tray.getByRole('listitem').count()).toBe(1);
    await tray.getByRole('button', { name: /^2 timers · next/ }).click();
    expect((await getSpokenText(tray)).replace(/· .* ago/, '· … ago')).toMatchInlineSnapshot(`
      "- region "Timers"
        - button "# timers · next #:#" [expanded]
        - list
          - listitem
            - timer: Time!
            - link "Boil the eggs"
            - text: Doro Wat · … ago
            - button "# min more for Boil the eggs": # min
            - button "Stop Boil the eggs": Stop
          - listitem
            - timer: #:#
            - link "Cook the onions dry"
            - text: Doro Wat
            - button "Resume Cook the onions dry"
            - button "# min more for Cook the onions dry": # min
            - button "Stop Cook the onions dry"
        - button "Notify me when a timer ends""
    `);
    expect(await getSpokenText(page.getByRole('alert').filter({ hasText: 'timer' }))).toMatchInlineSnapshot(
      `"- alert: "The timer has ended: Boil the eggs (Doro Wat)""`,
    );
  });

  test('the links at the end of a recipe, and each screen of cook mode', async ({ open }) => {
    const { page, go } = await open(gomen.path, createVisitor({}, PHONE));
    expect(await getSpokenText(page.getByRole('navigation', { name: 'In this recipe' }))).toMatchInlineSnapshot(`
      "- navigation "In this recipe"
        - link "Ingredients"
        - link "Steps"
        - link "Cook""
    `);
    await go(`${gomen.path}?cook=2`);
    await page.getByText(/^Screen (stays on|may turn off)$/).waitFor();
    const announced = await getSpokenText(page.locator('.cook-mode'));
    expect(announced.replace(/Screen (stays on|may turn off)/, 'Screen …')).toMatchInlineSnapshot(`
      "- heading "Gomen" [level=#]
      - paragraph: Step # of #
      - status: Screen …
      - button "Leave cook mode"
      - progressbar "Progress"
      - region "Soften the onion"
        - heading "Soften the onion" [level=#]
        - paragraph: Put the onion in a wide pot with no fat over medium heat and stir for # minutes, until it turns translucent. Add the oil and cook for # minutes more, until the onion is soft but not brown.
        - region "For this step"
          - heading "For this step" [level=#]
          - list
            - listitem: # large yellow onion, finely chopped
            - listitem: # tbsp sunflower oil
        - list "Timers of this step"
          - listitem
            - 'button "Start a timer: # minutes , Soften the onion"'
          - listitem
            - 'button "Start a timer: # minutes , Soften the onion"'
      - button "Previous"
      - button "Next""
    `);
  });

  test('when to start each dish', async ({ open }) => {
    const { page } = await open('/timeline?recipe=gomen&at=19:00', createVisitor({}, PHONE));
    expect(await getSpokenText(page.locator('.timeline').first())).toMatchInlineSnapshot(`
      "- list "Legend"
        - listitem: your hands
        - listitem: unattended
      - list "Dishes"
        - listitem
          - link "Gomen"
      - list
        - listitem
          - time
          - paragraph
            - strong: Wash and cut the greens
            - text: Gomen, # min
        - listitem
          - time
          - paragraph
            - strong: Soften the onion
            - text: Gomen, # min
        - listitem
          - time
          - paragraph
            - strong: Add garlic and ginger
            - text: Gomen, # min
        - listitem
          - time
          - paragraph
            - strong: Wilt the greens
            - text: Gomen, # min
        - listitem
          - time
          - paragraph
            - strong: Braise
            - text: Gomen, # min
          - paragraph: Then unattended for # min, until #:#
          - paragraph: Nothing to do for # min.
        - listitem
          - time
          - paragraph
            - strong: Finish with chilli
            - text: Gomen, # min
        - listitem
          - time
          - paragraph: Eat"
    `);
  });
});

describe('with the keyboard alone', () => {
  const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

  test('timers are started, paused, resumed and stopped, and the focus is never lost', async ({ open }) => {
    const { page } = await open(`${gomen.path}?cook=2`, createVisitor());
    const chips = page.locator('.cook-screen .timer-chip');
    const tray = page.locator('.cook-mode').getByRole('region', { name: 'Timers' });
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await tray.waitFor();
    expect(await getFocusedText(page)).toMatch(/left\. Stop the timer for/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => tray.getByRole('listitem').count()).toBe(2);

    const getLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await tray
      .getByRole('button', { name: /^Pause/ })
      .first()
      .focus();
    const name = (await getLabel())?.replace('Pause ', '');
    await page.keyboard.press('Space');
    await expect.poll(getLabel).toBe(`Resume ${name}`);
    await page.keyboard.press('Space');
    await expect.poll(getLabel).toBe(`Pause ${name}`);

    await tray.getByRole('button', { name: /^Stop/ }).last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tray.getByRole('listitem').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.timer') !== null)).toBe(true);
    await tray.getByRole('button', { name: /^Stop/ }).focus();
    await page.keyboard.press('Enter');
    await tray.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.cook-mode'))).toBe(true);
  });
});
