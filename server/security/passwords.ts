import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { accountTexts, passwordProblem } from '#schema/rules/accounts.ts';
import type { RuleProblem } from '#schema/rules/problem.ts';
import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import { commonPasswords } from './common-passwords.ts';

// Parameters of argon2id, the library's default algorithm.
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// A hash occupies a core for about 10 ms. One of several cores stays free for readers; queued hashes finish in seconds.
const MAX_CONCURRENT_HASHES = Math.min(4, Math.max(1, availableParallelism() - 1));
const MAX_QUEUED = 100;
const REFUSAL = 'Too many people are signing in right now. Please try again in a moment.';

/** Hashes and checks passwords, a few at once. */
export class Passwords {
  private readonly limit = new ConcurrencyLimit(MAX_CONCURRENT_HASHES, MAX_QUEUED, REFUSAL);
  private dummyHash?: Promise<string>;
  /** Number of hashes and checks done; for tests. */
  hashCount = 0;

  /** @param parameters - argon2id's parameters; most tests use cheap ones to save time */
  constructor(private readonly parameters = PARAMETERS) {}

  /**
   * Call before querying the database, to refuse early.
   * @throws {OverloadedError} if too many hashes are queued
   */
  admit(): void {
    this.limit.admit();
  }

  /**
   * @returns a PHC string
   * @throws {OverloadedError}
   */
  hash(password: string): Promise<string> {
    return this.limit.run(() => {
      this.hashCount += 1;
      return hash(password.normalize('NFC'), this.parameters);
    });
  }

  /**
   * Returns whether the password matches the hash. Without a hash it takes as long and returns false, so that timing
   * does not reveal who has an account.
   * @throws {OverloadedError}
   */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    this.dummyHash ??= hash('no account has this one', this.parameters);
    const expectedHash = passwordHash ?? (await this.dummyHash);
    const isRight = await this.limit.run(() => {
      this.hashCount += 1;
      return verify(expectedHash, password.normalize('NFC'));
    });
    return isRight && passwordHash !== null;
  }
}

/** Returns the problem with a new password, or undefined. */
export function newPasswordProblem(password: string): RuleProblem | undefined {
  if (password === '') return { code: 'REQUIRED', message: accountTexts.passwordMissing };
  const problem = passwordProblem(password);
  if (problem) return problem;
  if (/[\p{Cc}\p{Cs}]/u.test(password)) return { code: 'INVALID', message: accountTexts.invalidCharacters };
  return commonPasswords.has(password.toLowerCase())
    ? { code: 'TOO_COMMON', message: accountTexts.passwordCommon }
    : undefined;
}
