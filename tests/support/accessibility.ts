import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns what axe finds wrong with a page as it stands, each with the elements */
export async function violationsOf(page: Page): Promise<string[]> {
  // Colours are only right when nothing fades in any more.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
