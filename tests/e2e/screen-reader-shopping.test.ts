import { describe, expect } from 'vitest';
import { getLocalToday } from '#client/ui/days.ts';
import { createVisitorWith, gomen } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { getSpokenText } from '../support/spoken.ts';

const test = siteTest();

describe('a screen reader announces', () => {
  test('what to buy, by aisle, and what is ticked; planned dishes and their actions', async ({ open }) => {
    const visitor = createVisitorWith(
      { cart: [[gomen, 1]] },
      {
        ticked: ['garlic'],
        atHome: ['salt'],
        ownLines: ['Flowers'],
        plan: [{ id: 'planned-1', day: getLocalToday(), dish: gomen, servings: 6, note: 'for the neighbors' }],
      },
    );
    const { page, go } = await open('/cart', visitor);
    const list = page.locator('main').getByRole('region', { name: 'Shopping list' });
    await list.getByText('At home (1)').click();
    expect(await getSpokenText(list)).toMatchInlineSnapshot(`
      "- region "Shopping list"
        - heading "Shopping list" [level=#]
        - button "Share"
        - button "Copy"
        - button "Print"
        - paragraph
          - text: Tick what is in the bag. Press
          - img "the house"
          - text: for what you have at home.
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
              - checkbox "# piece ginger (# tbsp)"
              - strong: # piece
              - text: ginger (# tbsp)
              - 'button "At home: ginger (# tbsp)"'
            - listitem
              - checkbox "# green chillies"
              - strong: "#"
              - text: green chillies
              - 'button "At home: green chillies"'
        - region "Probably at home"
          - heading "Probably at home" [level=#]
          - checkbox "I have all of these"
          - text: I have all of these
          - list
            - listitem
              - checkbox "# tbsp sunflower oil"
              - strong: # tbsp
              - text: sunflower oil
              - 'button "At home: sunflower oil"'
            - listitem
              - checkbox "½ tsp ground cardamom"
              - strong: ½ tsp
              - text: ground cardamom
              - 'button "At home: ground cardamom"'
        - region "Your own items"
          - heading "Your own items" [level=#]
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
    await go('/plan');
    const day = page.locator('.plan-day').first();
    await day.getByText('6 servings').waitFor();
    expect((await getSpokenText(day)).replace(/[A-Z]\w+day # [A-Z]\w+/g, 'Someday')).toMatchInlineSnapshot(`
      "- listitem
        - heading "Today Someday" [level=#]
        - list "Someday"
          - listitem
            - link "Gomen"
            - text: # servings · # h # min for the neighbors
            - button "Cooked Gomen"
            - button "Change Gomen, Someday"
        - checkbox "Shop for Someday" [checked]
        - text: Shop
        - link "Timeline of Someday"
          - text: Timeline
        - button "Add a dish on Someday": Dish
        - button "Write a note on Someday": Note"
    `);
  });

  test('the items of a shared list', async ({ open }) => {
    const { page } = await open('/cart', createVisitorWith({ cart: [[gomen, 1]] }, { ticked: ['garlic'] }));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    const path = new URL(await link.inputValue()).pathname;
    const panel = await getSpokenText(page.getByRole('dialog'));
    expect(panel.replace(/until .*/, 'until …').replace(/http\S+/, 'the address')).toMatchInlineSnapshot(`
      "- dialog "Share this list"
        - heading "Share this list" [level=#]
        - button "Close"
        - region "By link"
          - heading "By link" [level=#]
          - paragraph: Anyone with the link can tick and add. No account needed. The link works for # days or until …
          - status
            - textbox "Link": the address
            - button "Copy link"
            - link "Email"
            - paragraph
              - text: The link works until
              - time
              - text: .
            - button "Stop sharing Gomen": Stop sharing
        - region "As text"
          - heading "As text" [level=#]
          - paragraph: What is left to buy, one item per line.
          - button "Share as text""
    `);
    await page.goto(path);
    await page.getByRole('button', { name: 'Stop sharing Gomen' }).waitFor();
    await page.getByText('Shared · live').waitFor();
    const announced = await getSpokenText(page.locator('main').locator('.shared-list'));
    expect(announced.replace(/until .*/, 'until …')).toMatchInlineSnapshot(`
      "- region "To buy"
        - heading "To buy" [level=#]
        - button "Print"
        - status: Shared · live
        - status: # of # in the bag
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
              - checkbox "# head garlic (# cloves)" [checked]
              - strong: # head
              - text: garlic (# cloves)
            - listitem
              - checkbox "# piece ginger (# tbsp)"
              - strong: # piece
              - text: ginger (# tbsp)
            - listitem
              - checkbox "# green chillies"
              - strong: "#"
              - text: green chillies
        - region "Probably at home"
          - heading "Probably at home" [level=#]
          - checkbox "I have all of these"
          - text: I have all of these
          - list
            - listitem
              - checkbox "# tbsp sunflower oil"
              - strong: # tbsp
              - text: sunflower oil
            - listitem
              - checkbox "¾ tsp fine salt"
              - strong: ¾ tsp
              - text: fine salt
            - listitem
              - checkbox "½ tsp ground cardamom"
              - strong: ½ tsp
              - text: ground cardamom
        - region "Added items"
          - heading "Added items" [level=#]
          - list
          - textbox "Something else to buy"
          - button "Add"
          - paragraph
        - paragraph
          - text: Anyone with the link sees what is ticked and added. The link works until
          - time
          - text: .
        - paragraph: You shared this list from this browser.
        - button "Stop sharing Gomen": Stop sharing
      - region "Recipes"
        - heading "Recipes" [level=#]
        - list
          - listitem
            - link "Gomen"
            - text: for #
        - paragraph
          - button "In my basket" [disabled]
          - link "Open my basket""
    `);
  });
});
