import { describe, expect } from 'vitest';
import { compose } from '#server/mail/compose.ts';
import { getViolations } from '../support/accessibility.ts';
import { sidewaysScroll } from '../support/looks.ts';
import { oneOfEach } from '../support/mails.ts';
import { tabTest as test } from '../support/tabs.ts';

const job = { id: '0b6f0e8e-5d6c-4b1e-9a55-3a1f0c3d2e11', queuedAt: '2026-05-20T14:05:00.000Z' };
const sender = { from: 'kitchen@mesob.test', siteUrl: 'https://mesob.test' };
/** A name of the maximum length, without a line-break opportunity. */
const username = 'W'.repeat(60);

/** Landmark rules are for pages; an email is a part of the mailbox's page. */
const PAGE_RULES = /^(region|landmark-one-main):/;

describe.each(['light', 'dark'] as const)('in %s, on a narrow phone', (colorScheme) => {
  test('every email fits, is accessible, and loads nothing', async ({ newTab }) => {
    const page = await newTab({ viewport: { width: 320, height: 640 }, colorScheme });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const mail of oneOfEach) {
      await page.setContent(compose('username' in mail ? { ...mail, username } : mail, job, sender).html);
      expect(await sidewaysScroll(page), mail.template).toBe(0);
      const violations = await getViolations(page);
      expect(
        violations.filter((violation) => !PAGE_RULES.test(violation)),
        mail.template,
      ).toEqual([]);
    }
    expect(requests).toEqual([]);
  });
});
