import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that may come out otherwise in the other colour scheme. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * @param rules only these instead of all
 * @returns what axe finds wrong with a page as it stands, each with the elements
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Colours are only right when nothing fades in any more.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
