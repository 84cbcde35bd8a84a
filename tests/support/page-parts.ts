import type { Locator, Page } from 'playwright';

/** Returns the dialog that is open. */
export function getDialog(page: Page): Locator {
  return page.locator('dialog[open]');
}

/** Waits until the page shows this text, outside header and footer. */
export function expectMessage(page: Page, text: string): Promise<void> {
  return page.locator('main').getByText(text, { exact: true }).waitFor();
}

/** Waits for a toast with this text. */
export function expectToast(page: Page, text: string): Promise<void> {
  return page.locator('.toast', { hasText: text }).waitFor();
}

/** Returns the contents of the site's local storage. */
export function getStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Returns the id of the focused element, or else its tag. */
export const getFocusedId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
