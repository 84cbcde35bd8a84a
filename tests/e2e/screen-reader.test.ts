import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { doroWat, gomen, visitorWith } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { spoken } from '../support/spoken.ts';
import { visitorOf } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };
const main = (page: Page) => page.locator('main');

describe('a screen reader is told', () => {
  test('which lists there are, and which recipe is in which', async ({ open }) => {
    const visitor = visitorWith(
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
    const { page } = await open(gomen.path, visitorWith({}));
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

  test('what is compared with what, row by row', async ({ open }) => {
    const { page } = await open('/compare', visitorWith({ compare: [doroWat, gomen] }));
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
            - radio "Dinner # recipe"
            - text: Dinner # recipe
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
          - button "Save Timatim Fitfit"
          - button "Plan Timatim Fitfit""
    `);
  });
});
