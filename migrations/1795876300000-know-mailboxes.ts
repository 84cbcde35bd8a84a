import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds mailboxes of addresses, stores domains in ASCII, and keeps names that moderators removed from returning. */
export class KnowMailboxes1795876300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'subscribers']) await toAsciiDomains(runner, table);
    await runner.query(`
      create function get_mailbox(email text) returns text language sql immutable strict parallel safe as $$
        select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
          else name || '@' || domain end
        from (
          select regexp_replace(regexp_replace(email, '@[^@]*$', ''), '^(.[^+]*)[+].*$', '\\1') as name,
            substring(email from '[^@]*$') as domain) parts
      $$;
      create index users_mailbox_idx on users (get_mailbox(email));
      create index subscribers_mailbox_idx on subscribers (get_mailbox(email));
      alter table users add column renamed_at timestamptz;
      update users set renamed_at = now() where username = 'Member' and id in (
        select member_id from desk_actions a where kind = 'RENAME' and not exists (
          select from desk_actions u where u.kind = 'UNDO' and u.before->>'actionId' = a.id::text));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index users_mailbox_idx;
      drop index subscribers_mailbox_idx;
      drop function get_mailbox;
      alter table users drop column renamed_at;
    `);
  }
}

/** Keeps an address if its ASCII form already belongs to another row. */
async function toAsciiDomains(runner: QueryRunner, table: string): Promise<void> {
  const rows: { email: string }[] = await runner.query(`select email from ${table} where email ~ '[^ -~]'`);
  for (const { email } of rows) {
    const at = email.lastIndexOf('@') + 1;
    const ascii = email.slice(0, at) + (domainToASCII(email.slice(at)) || email.slice(at));
    await runner.query(
      `update ${table} set email = $2 where email = $1 and not exists (select from ${table} where email = $2)`,
      [email, ascii],
    );
  }
}
