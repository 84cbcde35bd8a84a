import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One core for most of a minute, however many there are: hashes passwords one after the other. */
const LONGEST = 'tests/server/accounts-timing.test.ts';

/** Wait for clocks and processes: beside files with a browser they cost nothing, at the end they are alone. */
const WAITING = /\/(database-restart|mail-crashes|mail-outbox|newsletter-sending)\.test\.ts$/;

/** Begins with what would otherwise keep the whole run waiting at the end: the longest file, then those with a browser. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith(LONGEST) ? 0 : moduleId.includes('/tests/e2e/') || WAITING.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
