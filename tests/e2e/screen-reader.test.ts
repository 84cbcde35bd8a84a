import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { doroWat, gomen, type Lists, visitorWith } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { spoken } from '../support/spoken.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
const main = (page: Page) => page.locator('main');

/** A browser with lists and a note, too. */
function cookWith(lists: Lists, more: object = {}): Visitor {
  const visitor = visitorWith(lists);
  const root = JSON.parse(visitor.remembered?.root ?? '{}');
  return {
    ...visitor,
    ...PHONE,
    remembered: { ...visitor.remembered, root: JSON.stringify({ ...root, state: { ...root.state, ...more } }) },
  };
}

describe('a screen reader is told', () => {
  test('which lists there are, and which recipe is in which', async ({ open }) => {
    const visitor = cookWith(
      { wishlist: [{ ...doroWat, lists: ['sundays-1'] }, gomen] as (typeof doroWat)[] },
      { lists: [{ id: 'sundays-1', name: 'Sundays' }] },
    );
    const { page } = await open('/wishlist', visitor);
    const rows = main(page).locator('.saved-rows');
    await rows.getByRole('link', { name: 'Doro Wat' }).waitFor();
    expect(await spoken(main(page).getByRole('navigation', { name: 'What you keep' }))).toMatchInlineSnapshot(`
      "- navigation "What you keep"
        - link "Saved #"
        - link "Compare #"
        - link "Basket #"
        - link "Week""
    `);
    expect(await spoken(main(page).getByRole('navigation', { name: 'Lists' }))).toMatchInlineSnapshot(`
      "- navigation "Lists"
        - list
          - listitem
            - link "Saved #"
          - listitem
            - link "Sundays #""
    `);
    expect(await spoken(rows)).toMatchInlineSnapshot(`
      "- list
        - listitem
          - article
            - heading "Doro Wat" [level=#]
              - link "Doro Wat"
            - paragraph: Chicken legs and whole eggs in a dark berbere sauce, thickened by nothing but a kilogram of onions cooked down slowly before any fat goes in.
            - paragraph: Ethiopian Dinner # h # min
          - 'button "Lists of Doro Wat: Sundays"': Sundays
          - button "Remove Doro Wat"
        - listitem
          - article
            - heading "Gomen" [level=#]
              - link "Gomen"
            - paragraph: Collard greens braised until tender with onion, garlic, ginger and green chilli, a mild green side for a tray of hot stews.
            - paragraph: Ethiopian Spring # h # min
          - button "Lists of Gomen": Lists
          - button "Remove Gomen""
    `);
    await page.getByRole('link', { name: /^Sundays/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Sundays' }).waitFor();
    expect(await spoken(main(page).locator('.saved-lists__head'))).toMatchInlineSnapshot(`
      "- heading "Sundays" [level=#]
      - button "Rename"
      - button "Delete list""
    `);
  });

  test('what the note is for, and that it is saved', async ({ open }) => {
    const { page } = await open(gomen.path, cookWith({}));
    const note = page.locator('.recipe-note-section');
    await note.scrollIntoViewIfNeeded();
    await page.getByLabel('Private note').fill('Less salt.');
    await note.getByText('Saved in this browser.').waitFor();
    expect(await spoken(note)).toMatchInlineSnapshot(`
      "- region "Your note"
        - heading "Your note" [level=#]
        - text: Private note
        - textbox "Private note": Less salt.
        - text: What to do otherwise next time. Only you see it.
        - paragraph
        - status: Saved in this browser.
        - checkbox "Print it with the recipe" [checked]
        - text: Print it with the recipe
        - region "Not cooked yet"
          - heading "Not cooked yet" [level=#]
          - button "I cooked this""
    `);
  });

  test('what to buy, in which aisle, and what is crossed off', async ({ open }) => {
    const visitor = cookWith({ cart: [[gomen, 1]] }, { ticked: ['garlic'], atHome: ['salt'], ownLines: ['Flowers'] });
    const { page } = await open('/cart', visitor);
    const list = main(page).getByRole('region', { name: 'Shopping list' });
    await list.getByText('At home (1)').click();
    expect(await spoken(list)).toMatchInlineSnapshot(`
      "- region "Shopping list"
        - heading "Shopping list" [level=#]
        - button "Share"
        - button "Copy"
        - button "Print"
        - paragraph
          - text: Tick what is in the bag.
          - img "The house"
          - text: takes off what you have at home.
        - status: # of # in the bag
        - region "Fruit and vegetables"
          - heading "Fruit and vegetables" [level=#]
          - list
            - listitem
              - checkbox "# g collard greens"
              - strong: # g
              - text: collard greens
              - 'button "At home: collard greens"'
            - listitem
              - checkbox "# large yellow onion"
              - strong: "#"
              - text: large yellow onion
              - 'button "At home: large yellow onion"'
            - listitem
              - checkbox "# head garlic (# cloves)" [checked]
              - strong: # head
              - text: garlic (# cloves)
              - 'button "At home: garlic (# cloves)"'
            - listitem
              - checkbox "# tbsp ginger"
              - strong: # tbsp
              - text: ginger
              - 'button "At home: ginger"'
            - listitem
              - checkbox "# green chillies"
              - strong: "#"
              - text: green chillies
              - 'button "At home: green chillies"'
        - region "Dry goods"
          - heading "Dry goods" [level=#]
          - list
            - listitem
              - checkbox "# tbsp sunflower oil"
              - strong: # tbsp
              - text: sunflower oil
              - 'button "At home: sunflower oil"'
        - region "Spices"
          - heading "Spices" [level=#]
          - list
            - listitem
              - checkbox "½ tsp ground cardamom"
              - strong: ½ tsp
              - text: ground cardamom
              - 'button "At home: ground cardamom"'
        - region "Your own lines"
          - heading "Your own lines" [level=#]
          - list
            - listitem
              - checkbox "Flowers"
              - text: Flowers
              - button "Remove Flowers"
          - textbox "Something else to buy"
          - button "Add"
          - paragraph
        - button "Untick all"
        - group
          - text: At home (#)
          - list
            - listitem
              - text: ¾ tsp fine salt
              - 'button "Put back on the list: fine salt"': Put back"
    `);
  });

  test('what is on a list that was shared', async ({ open }) => {
    const { page } = await open('/cart', cookWith({ cart: [[gomen, 1]] }, { ticked: ['garlic'] }));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    const path = new URL(await link.inputValue()).pathname;
    const panel = await spoken(page.getByRole('dialog'));
    expect(panel.replace(/until .*/, 'until …').replace(/http\S+/, 'the address')).toMatchInlineSnapshot(`
      "- dialog "Share this list"
        - heading "Share this list" [level=#]
        - button "Close"
        - region "By link"
          - heading "By link" [level=#]
          - paragraph: Everyone who has the link sees the recipes and what is left to buy, without an account, for # days or until …
          - status
            - textbox "Link": the address
            - button "Copy link"
            - link "E-mail"
            - paragraph
              - text: The link works until
              - time
              - text: .
            - button "Stop sharing Gomen": Stop sharing
        - region "As text"
          - heading "As text" [level=#]
          - paragraph: What is left to buy, a line each, with your own lines.
          - button "Share as text""
    `);
    await page.goto(path);
    await page.getByRole('button', { name: 'Stop sharing Gomen' }).waitFor();
    const said = await spoken(main(page).locator('.shared-list'));
    expect(said.replace(/until .*/, 'until …')).toMatchInlineSnapshot(`
      "- region "Recipes"
        - heading "Recipes" [level=#]
        - list
          - listitem
            - link "Gomen"
            - text: for #
        - paragraph
          - button "In my basket" [disabled]
          - link "Open my basket"
      - region "To buy"
        - heading "To buy" [level=#]
        - button "Print"
        - status
        - region "Fruit and vegetables"
          - heading "Fruit and vegetables" [level=#]
          - list
            - listitem
              - checkbox "# g collard greens"
              - strong: # g
              - text: collard greens
            - listitem
              - checkbox "# large yellow onion"
              - strong: "#"
              - text: large yellow onion
            - listitem
              - checkbox "# tbsp ginger"
              - strong: # tbsp
              - text: ginger
            - listitem
              - checkbox "# green chillies"
              - strong: "#"
              - text: green chillies
        - region "Dry goods"
          - heading "Dry goods" [level=#]
          - list
            - listitem
              - checkbox "# tbsp sunflower oil"
              - strong: # tbsp
              - text: sunflower oil
        - region "Spices"
          - heading "Spices" [level=#]
          - list
            - listitem
              - checkbox "¾ tsp fine salt"
              - strong: ¾ tsp
              - text: fine salt
            - listitem
              - checkbox "½ tsp ground cardamom"
              - strong: ½ tsp
              - text: ground cardamom
        - paragraph: "There already: garlic (# cloves)."
        - paragraph
          - text: What you tick stays in this browser. The list can be seen until
          - time
          - text: .
        - paragraph: You shared this list from this browser.
        - button "Stop sharing Gomen": Stop sharing"
    `);
  });

  test('what is compared with what, row by row', async ({ open }) => {
    const { page } = await open('/compare', cookWith({ compare: [doroWat, gomen] }));
    const table = page.getByRole('region', { name: 'Comparison' });
    await table
      .getByRole('cell', { name: /^about/ })
      .first()
      .waitFor();
    expect(await spoken(table)).toMatchInlineSnapshot(`
      "- region "Comparison"
        - table
          - rowgroup
            - row "Doro Wat Gomen"
              - cell
              - columnheader "Doro Wat"
                - link "Doro Wat"
                - button "Remove Doro Wat from the comparison"
              - columnheader "Gomen"
                - link "Gomen"
                - button "Remove Gomen from the comparison"
          - rowgroup
            - row "Total time # h # min # h # min"
              - rowheader "Total time"
              - cell "# h # min"
              - cell "# h # min"
            - row "Preparation # min # min"
              - rowheader "Preparation"
              - cell "# min"
              - cell "# min"
            - row "Cooking # h # min # min"
              - rowheader "Cooking"
              - cell "# h # min"
              - cell "# min"
            - row "Servings # #"
              - rowheader "Servings"
              - cell "#"
              - cell "#"
            - row "Difficulty Medium Easy"
              - rowheader "Difficulty"
              - cell "Medium"
              - cell "Easy"
            - row "Diet Gluten-free, Nut-free, High-protein Vegan, Vegetarian, Gluten-free, Dairy-free, Nut-free, Egg-free, Low-sugar"
              - rowheader "Diet"
              - cell "Gluten-free, Nut-free, High-protein"
              - cell "Vegan, Vegetarian, Gluten-free, Dairy-free, Nut-free, Egg-free, Low-sugar"
            - row "Cost about $# about $#"
              - rowheader "Cost"
              - cell "about $#"
              - cell "about $#"
            - row "Rating Not rated yet Not rated yet"
              - rowheader "Rating"
              - cell "Not rated yet"
              - cell "Not rated yet"
          - rowgroup
            - row "Cook it Cook Doro Wat Cook Gomen"
              - rowheader "Cook it"
              - cell "Cook Doro Wat"
                - link "Cook Doro Wat"
                  - text: Cook
              - cell "Cook Gomen"
                - link "Cook Gomen"
                  - text: Cook
          - rowgroup
            - row "Nutrition, one serving"
              - rowheader "Nutrition, one serving"
            - row "Energy # kcal # kcal"
              - rowheader "Energy"
              - cell "# kcal"
              - cell "# kcal"
            - row "Protein # g #.# g"
              - rowheader "Protein"
              - cell "# g"
              - cell "#.# g"
            - row "Carbohydrate # g # g"
              - rowheader "Carbohydrate"
              - cell "# g"
              - cell "# g"
            - row "Fibre #.# g #.# g"
              - rowheader "Fibre"
              - cell "#.# g"
              - cell "#.# g"
            - row "Sugars #.# g #.# g"
              - rowheader "Sugars"
              - cell "#.# g"
              - cell "#.# g"
            - row "Fat # g # g"
              - rowheader "Fat"
              - cell "# g"
              - cell "# g"
            - row "Saturated fat # g #.# g"
              - rowheader "Saturated fat"
              - cell "# g"
              - cell "#.# g"
            - row "Sodium # mg # mg"
              - rowheader "Sodium"
              - cell "# mg"
              - cell "# mg""
    `);
  });

  test('what the filters are, which are chosen, and how many recipes that leaves', async ({ open }) => {
    const { page } = await open('/cuisines/ethiopian?time=60&diet=vegan', visitorOf({}, PHONE));
    await page.locator('.filter-bar > summary').click();
    await page.getByRole('button', { name: /^Show \d+ recipe/ }).waitFor();
    expect(await spoken(page.getByRole('form', { name: 'Filter recipes' }))).toMatchInlineSnapshot(`
      "- form "Filter recipes"
        - group
          - text: Ingredient Made with
          - combobox "Made with"
          - button "Add the ingredient"
          - paragraph
        - group
          - text: Ready within
          - group "Ready within"
            - text: Ready within
            - radio "Any"
            - text: Any
            - radio "# min # recipes" [disabled]
            - text: # min # recipes
            - radio "# min # recipes"
            - text: # min # recipes
            - radio "# min # recipes"
            - text: # min # recipes
            - radio "# h # recipes" [checked]
            - text: # h # recipes
            - radio "# h # min # recipes"
            - text: # h # min # recipes
            - radio "# h # recipes"
            - text: # h # recipes
            - radio "# h # recipes"
            - text: # h # recipes
        - group
          - text: Diet
          - group "Diet"
            - text: Diet
            - checkbox "Vegan # recipes" [checked]
            - text: Vegan # recipes
            - checkbox "Vegetarian # recipes"
            - text: Vegetarian # recipes
            - checkbox "Gluten-free # recipes"
            - text: Gluten-free # recipes
            - checkbox "Dairy-free # recipes"
            - text: Dairy-free # recipes
            - checkbox "Nut-free # recipes"
            - text: Nut-free # recipes
            - checkbox "Egg-free # recipes"
            - text: Egg-free # recipes
            - checkbox "High-protein # recipes" [disabled]
            - text: High-protein # recipes
            - checkbox "Low-sugar # recipes"
            - text: Low-sugar # recipes
        - group
          - text: Meal or season
          - group "Meal or season"
            - text: Meal or season
            - radio "Any" [checked]
            - text: Any
            - radio "Lunch # recipes"
            - text: Lunch # recipes
            - radio "Breakfast # recipe"
            - text: Breakfast # recipe
            - radio "Snack # recipes" [disabled]
            - text: Snack # recipes
            - radio "Winter # recipe"
            - text: Winter # recipe
            - radio "Dinner # recipes"
            - text: Dinner # recipes
            - radio "Summer # recipes"
            - text: Summer # recipes
            - radio "Spring # recipes"
            - text: Spring # recipes
        - group: Course
        - group: Without
        - group: Difficulty
        - button "Show # recipes""
    `);
    expect(await spoken(page.locator('.filtered__head'))).toMatchInlineSnapshot(`
      "- status: # recipes
      - text: Sort by
      - combobox "Sort by"
        - option "Newest" [selected]
        - option "Best rated"
        - option "Quickest""
    `);
    expect(await spoken(page.getByRole('list', { name: 'Filters' }))).toMatchInlineSnapshot(`
      "- list "Filters"
        - listitem
          - link "Remove the filter Up to # h"
        - listitem
          - link "Remove the filter Vegan"
        - listitem
          - link "Clear all filters""
    `);
    expect(await spoken(page.locator('.filtered__grid > li').first())).toMatchInlineSnapshot(`
      "- listitem
        - article
          - heading "Timatim Fitfit" [level=#]
            - link "Timatim Fitfit"
          - paragraph: Ethiopian # min
          - button "Save Timatim Fitfit""
    `);
  });

  test('how long each timer has to go, and what its buttons do', async ({ open }) => {
    const timer = { title: 'Doro Wat', path: doroWat.path, seconds: 2_400 };
    const timers = [
      { ...timer, id: 'a', name: 'Cook the onions dry', step: 1, endsAt: 0, left: 600_000 },
      { ...timer, id: 'b', name: 'Boil the eggs', step: 4, endsAt: 1, left: null },
    ];
    const { page, go } = await open('/about', visitorOf({ timers: JSON.stringify(timers) }, PHONE));
    // A Chromium without windows refuses all notifications.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
    await go('/about');
    const tray = page.getByRole('region', { name: 'Timers' });
    await tray.getByText('Time!').waitFor();
    expect((await spoken(tray)).replace(/· .* ago/, '· … ago')).toMatchInlineSnapshot(`
      "- region "Timers"
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
            - button "Go on with Cook the onions dry"
            - button "# min more for Cook the onions dry": # min
            - button "Stop Cook the onions dry"
        - button "Notify me when one ends""
    `);
    expect(await spoken(page.getByRole('alert').filter({ hasText: 'timer' }))).toMatchInlineSnapshot(
      `"- alert: "The timer has ended: Boil the eggs (Doro Wat)""`,
    );
  });

  test('where the foot of a recipe leads, and each screen of cook mode', async ({ open }) => {
    const { page, go } = await open(gomen.path, visitorOf({}, PHONE));
    expect(await spoken(page.getByRole('navigation', { name: 'In this recipe' }))).toMatchInlineSnapshot(`
      "- navigation "In this recipe"
        - link "Ingredients"
        - link "Steps"
        - link "Cook""
    `);
    await go(`${gomen.path}?cook=2`);
    await page.getByText(/^The screen (stays on|may go dark)$/).waitFor();
    const said = await spoken(page.locator('.cook-mode'));
    expect(said.replace(/The screen (stays on|may go dark)/, 'The screen …')).toMatchInlineSnapshot(`
      "- heading "Gomen" [level=#]
      - paragraph: Step # of #
      - status: The screen …
      - button "Leave cook mode"
      - progressbar "How far you are"
      - region "Soften the onion"
        - heading "Soften the onion" [level=#]
        - paragraph: Put the onion in a wide pot with no fat over medium heat and stir for # minutes, until it turns translucent. Add the oil and cook for # minutes more, until the onion is soft but not brown.
        - region "From the list"
          - heading "From the list" [level=#]
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
});

describe('by keyboard alone', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

  test('timers are started, halted, resumed and stopped, and the focus is never lost', async ({ open }) => {
    const { page } = await open(`${gomen.path}?cook=2`, visitorOf());
    const chips = page.locator('.cook-screen .timer-chip');
    const tray = page.locator('.cook-mode').getByRole('region', { name: 'Timers' });
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await tray.waitFor();
    expect(await focused(page)).toMatch(/left\. Stop the timer for/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => tray.getByRole('listitem').count()).toBe(2);

    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await tray
      .getByRole('button', { name: /^Pause/ })
      .first()
      .focus();
    const name = (await label())?.replace('Pause ', '');
    await page.keyboard.press('Space');
    await expect.poll(label).toBe(`Go on with ${name}`);
    await page.keyboard.press('Space');
    await expect.poll(label).toBe(`Pause ${name}`);

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
