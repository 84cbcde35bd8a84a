import type { DataSource } from 'typeorm';
import { StaffRole } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { setAuthor, setRole } from '#server/features/accounts/staff.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Result } from '#server/results.ts';
import { Client } from '#server/security/client.ts';
import { deriveKey } from '#server/security/signing-secret.ts';
import type { Services } from '#server/services.ts';
import { StartError } from '#server/start-error.ts';

/** Usernames of the readers who write comments, questions and answers. */
const READERS =
  'Abeba Aisha Amara Anneke Beatriz Bruk Camille Chidi Clara Dawit Eleni Emeka Farah Finn Greta Hiroko Ines Ivan Jamal Joanna Kavya Kwame Laila Leo Lucia Maeve Malik Mina Nadia Nikos Olga Oscar Priya Rafael Rosa Samir Sofia Tariq Tomas Ursula Vera Wanjiru Yusuf Zoe'.split(
    ' ',
  );

/** Accounts for visitors of the demo, whose passwords it prints. */
export const DEMO_ACCOUNTS = {
  member: { username: 'Noor', email: getAddress('member') },
  moderator: { username: 'Joost', email: getAddress('moderator') },
  editor: { username: 'Selam', email: getAddress('editor') },
};

/** Members of the demo who write comments, questions and answers. */
export interface DemoMembers {
  readers: SessionUser[];
  /** Authors of the magazine, by their slugs. */
  authors: Map<string, SessionUser>;
}

/** Returns the password of a demo account. It is derived from the site's secret, so it differs on each installation. */
export function demoPassword(secret: string, email: string): string {
  return deriveKey(secret, `password of ${email}`).toString('hex').slice(0, 12);
}

/**
 * Returns whether the demo has filled a database. The demo creates the editor's account last.
 * @throws {StartError} if the database has users, but not the users of a finished demo
 */
export async function isFilled({ manager }: DataSource): Promise<boolean> {
  if (await manager.existsBy(UserEntity, { email: DEMO_ACCOUNTS.editor.email })) return true;
  const users = await manager.count(UserEntity);
  if (users > 0)
    throw new StartError(
      `The database has ${users} users that the demo did not create, so the demo does not change it. If a start of the demo was interrupted, delete its folder (var/demo) and run it again.`,
    );
  return false;
}

/** Registers members through the services, and follows the verification links in their emails. */
export class DemoRegistry {
  private registeredCount = 0;

  /** @param emails - the emails that `services` send */
  constructor(
    private readonly services: Services,
    private readonly dataSource: DataSource,
    private readonly secret: string,
    private readonly mails: readonly Mail[],
  ) {}

  /** Registers all members except the staff. */
  async registerMembers(): Promise<DemoMembers> {
    const [readers, authors] = await Promise.all([
      Promise.all(READERS.map((username) => this.register({ username, email: getAddress(username.toLowerCase()) }))),
      Promise.all(this.services.catalogue.current.taxonomy.authors.map((author) => this.registerAuthor(author))),
      this.register(DEMO_ACCOUNTS.member),
    ]);
    return { readers, authors: new Map(authors) };
  }

  /** Registers the moderator, then the editor, whose account makes `isFilled` return `true`. */
  async registerStaff(): Promise<void> {
    const { moderator, editor } = DEMO_ACCOUNTS;
    await this.register(moderator);
    throwProblem(await setRole(this.dataSource, moderator.email, { role: StaffRole.MODERATOR, granted: true }));
    await this.register(editor);
    throwProblem(await setRole(this.dataSource, editor.email, { role: StaffRole.EDITOR, granted: true }));
  }

  private async registerAuthor({ slug, name }: { slug: string; name: string }): Promise<[string, SessionUser]> {
    const [username = slug] = name.split(' ');
    const email = getAddress(slug);
    const author = await this.register({ username, email });
    throwProblem(await setAuthor(this.dataSource, email, slug));
    return [slug, author];
  }

  private async register({ username, email }: { username: string; email: string }): Promise<SessionUser> {
    const { registration, signIn, sessions } = this.services;
    this.registeredCount += 1;
    // Addresses for documentation (RFC 5737): throttles treat each member as a separate client.
    const client = new Client(`192.0.2.${this.registeredCount}`);
    const password = demoPassword(this.secret, email);
    toSuccess(await registration.register({ username, email, password }, client));
    const mail = this.mails.find(({ to }) => to === email);
    const token = mail && 'link' in mail ? new URL(mail.link).pathname.split('/').at(-1) : undefined;
    toSuccess(await registration.verifyEmail(token ?? '', client));
    const session = toSuccess(await signIn.login({ email, password }, { client, userAgent: '' }));
    const member = await sessions.getUser(session.token);
    await signIn.logout(session.token);
    if (!member) throw new Error(`${email} cannot sign in`);
    return member;
  }
}

/** Returns the value of a result. @throws {Error} for a failure */
export function toSuccess<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

function throwProblem(problem: string | undefined): void {
  if (problem) throw new Error(problem);
}

/** Returns an address to which no email can be sent. */
function getAddress(name: string): string {
  return `${name}@demo.example`;
}
