import { addMember, freshAddress, PASSWORD, signIn } from './accounts.ts';
import type { TestSite } from './site.ts';
import { siteTest } from './site-test.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/**
 * Returns `siteTest` with a `member`, for a site that trusts the client address in `X-Forwarded-For`.
 * @param env - settings
 */
export function memberTest(env: Record<string, string> = {}) {
  const test = siteTest({ env: { TRUST_PROXY: '1', ...env }, cachesPages: false });
  return test.extend('member', { scope: 'file' }, ({ site }) => createMember(site));
}

/** Returns a visitor like `createVisitor` with a new IP address, so that tests do not throttle each other. */
export function createFreshVisitor(remembered: Record<string, string> = {}, options: Visitor = {}): Visitor {
  return createVisitor(remembered, { extraHTTPHeaders: { 'x-forwarded-for': freshAddress() }, ...options });
}

export interface TestMember {
  email: string;
  password: string;
  username: string;
  token: string;
  /** A browser that is signed in, for `site.open`. */
  browser: Visitor;
}

let memberCount = 0;

/** Creates a member who has registered, verified the address and signed in, without opening a page. */
export async function createMember(site: TestSite, username = 'Abeba'): Promise<TestMember> {
  memberCount += 1;
  const email = await addMember(site.test.app, site.outbox, { username, email: `member${memberCount}@gmail.com` });
  const token = await signIn(site.test.app, email);
  return { email, username, password: PASSWORD, token, browser: createFreshVisitor({ authToken: token, username }) };
}
