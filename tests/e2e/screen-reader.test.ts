import { describe, expect } from 'vitest';
import { openNote } from '../support/recipe-parts.ts';
import { createVisitorWith, gomen } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { getSpokenText } from '../support/spoken.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };

describe('a screen reader announces', () => {
  test('the purpose of the note, and that it is saved; questions with their names, and answers', async ({
    open,
    site,
  }) => {
    await site.database.dataSource.query(
      `with member as (insert into users (username) values ('Sara') returning id),
         question as (insert into questions (recipe_id, user_id, text)
           select r.id, m.id, 'How long does it keep?' from recipes r, member m where r.slug = 'gomen' returning id)
       insert into answers (question_id, user_id, text) select q.id, m.id, 'Three days.' from question q, member m`,
    );
    const { page } = await open(gomen.path, createVisitorWith({}));
    const note = page.locator('.recipe-note-section');
    await openNote(page);
    await page.getByLabel('Private note').fill('Less salt.');
    await note.getByText('Saved in this browser.').waitFor();
    expect(await getSpokenText(note)).toMatchInlineSnapshot(`
      "- region "Your note"
        - heading "Your note" [level=#]
        - text: Less salt.
        - button "Your note" [expanded]
        - region "Not cooked yet"
          - heading "Not cooked yet" [level=#]
          - button "I cooked this"
        - text: Private note
        - textbox "Private note": Less salt.
        - text: What would you change? Only you see it.
        - paragraph
        - status: Saved in this browser."
    `);
    await page.getByRole('tab', { name: 'Questions' }).click();
    await page.getByText('Three days.').waitFor();
    expect(await getSpokenText(page.locator('.question'))).toMatchInlineSnapshot(`
      "- listitem
        - paragraph
          - strong: Sara
          - time
        - paragraph: How long does it keep?
        - button "Report the question by Sara"
        - list "Answers"
          - listitem
            - paragraph
              - strong: Sara
              - time
            - paragraph: Three days.
            - button "Report the answer by Sara"
        - link "Sign in to answer""
    `);
  });

  test('filters, which of them are chosen, and the number of results', async ({ open }) => {
    const { page } = await open('/cuisines/ethiopian?time=60&diet=vegan', createVisitor({}, PHONE));
    await page.locator('.filter-bar > summary').click();
    await page.getByRole('button', { name: /^Show \d+ recipe/ }).waitFor();
    expect(await getSpokenText(page.getByRole('form', { name: 'Filter recipes' }))).toMatchInlineSnapshot(`
      "- form "Filter recipes"
        - group
          - text: Ingredient Made with
          - combobox "Made with"
          - button "Add the ingredient"
          - paragraph
        - group
          - text: Time in the kitchen
          - group "Time in the kitchen"
            - text: Time in the kitchen
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
    expect(await getSpokenText(page.locator('.filtered__head'))).toMatchInlineSnapshot(`
      "- heading "All Ethiopian recipes" [level=#]
      - status: # recipes"
    `);
    expect(await getSpokenText(page.locator('.filtered__sorting'))).toMatchInlineSnapshot(`
      "- text: Sort by
      - combobox "Sort by"
        - option "Newest" [selected]
        - option "Best rated"
        - option "Quickest""
    `);
    expect(await getSpokenText(page.getByRole('list', { name: 'Filters' }))).toMatchInlineSnapshot(`
      "- list "Filters"
        - listitem
          - link "Remove the filter Up to # h"
        - listitem
          - link "Remove the filter Vegan"
        - listitem
          - link "Clear all filters""
    `);
    expect(await getSpokenText(page.locator('.filtered__grid > li').first())).toMatchInlineSnapshot(`
      "- listitem
        - article
          - heading "Timatim Fitfit" [level=#]
            - link "Timatim Fitfit"
          - paragraph: Ethiopian Salad # min
          - button "Save Timatim Fitfit"
          - group"
    `);
  });
});
