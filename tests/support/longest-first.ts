import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest file, which hashes passwords one after the other for most of a minute, however many cores there are. */
const LONGEST = 'tests/server/accounts-timing.test.ts';

/** Tests that mostly wait for timers and processes. They use little CPU next to browser tests, and would end last. */
const WAITING = /\/(database-restart|mail-crashes|mail-outbox|newsletter-sending)\.test\.ts$/;

/** Starts the files that would otherwise finish last: the longest file, then files with a browser or long waits. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith(LONGEST) ? 0 : moduleId.includes('/tests/e2e/') || WAITING.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
