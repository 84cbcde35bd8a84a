import type { CDPSession, Page } from 'playwright';
import { expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

/** Maximum number of elements whose style is computed when one element changes; a recipe has about a thousand. */
const MAX_ELEMENTS = 300;

/** The part of a trace event that this test reads. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Returns the number of elements whose style the browser computes during an action. */
async function countRestyled(session: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await action();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args: { elementCount = 0 } }) => sum + elementCount, 0);
}

/** Appends a button to the page's main part, and forces the browser to compute the styles that this invalidates. */
function addButton(page: Page): Promise<void> {
  return page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { id: 'added', textContent: 'Added' });
    document.querySelector('main')?.append(button);
    button.getBoundingClientRect();
  });
}

function removeButton(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector('#added')?.remove();
    document.body.getBoundingClientRect();
  });
}

// `:not()` in an argument of `:has()`, and `:not(:has())` with siblings, make Chromium compute every style again each
// time any element appears or disappears.
test.for(['/recipes/dinner/doro-wat', '/recipes', '/', '/timeline', '/cart', '/plan'])(
  '%s computes few styles when an element appears or disappears',
  async (path, { open }) => {
    const { page } = await open(path, createVisitor({}, { viewport: { width: 375, height: 812 } }));
    const session = await page.context().newCDPSession(page);
    expect(await countRestyled(session, () => addButton(page))).toBeLessThan(MAX_ELEMENTS);
    expect(await countRestyled(session, () => removeButton(page))).toBeLessThan(MAX_ELEMENTS);
  },
);
