import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Uses one core for most of a minute, regardless of their number: hashes passwords one after the other. */
const LONGEST = 'tests/server/accounts-timing.test.ts';

/** Tests that wait for clocks and processes: cheap next to files with a browser, and alone at the end. */
const WAITING = /\/(database-restart|mail-crashes|mail-outbox|newsletter-sending)\.test\.ts$/;

/** Starts the files that would otherwise finish last: the longest file, then files with a browser. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith(LONGEST) ? 0 : moduleId.includes('/tests/e2e/') || WAITING.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
