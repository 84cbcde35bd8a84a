import { addMember, freshAddress, PASSWORD, type RecordingOutbox, recordingOutbox, signIn } from './accounts.ts';
import { createTestSite, type TestSite } from './site.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export interface MemberSite extends TestSite {
  outbox: RecordingOutbox;
}

/** A site whose mails are remembered, and which believes every browser to be where it says it is. */
export async function createMemberSite(env: Record<string, string> = {}): Promise<MemberSite> {
  const outbox = recordingOutbox();
  const site = await createTestSite({ env: { TRUST_PROXY: 'true', ...env }, outbox, keepsPages: false });
  return { ...site, outbox };
}

/** A browser like `visitorOf`, at an address of its own, so that no test slows down another. */
export function strangerOf(remembered: Record<string, string> = {}): Visitor {
  return { ...visitorOf(remembered), extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } };
}

export interface Member {
  email: string;
  password: string;
  username: string;
  token: string;
  /** A browser that is signed in, for `site.open`. */
  browser: Visitor;
}

let members = 0;

/** Someone who has registered, verified their address and signed in, without a page being opened. */
export async function createMember(site: MemberSite, username = 'Abeba'): Promise<Member> {
  members += 1;
  const email = await addMember(site.test.app, site.outbox, { username, email: `member${members}@gmail.com` });
  const token = await signIn(site.test.app, email);
  return { email, username, password: PASSWORD, token, browser: strangerOf({ authToken: token, username }) };
}
