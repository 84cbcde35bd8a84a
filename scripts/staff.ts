import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { ConfigError, readConfig } from '#server/config.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import { allowName, getStaff, setAuthor, setRole, unblock } from '#server/features/accounts/staff.ts';
import { StartError } from '#server/start-error.ts';
import { openSiteDatabase } from './open-site-database.ts';

export const usage = `usage: npm run staff -- list
       npm run staff -- add <address> administrator|editor|moderator
       npm run staff -- remove <address> administrator|editor|moderator
       npm run staff -- author <address> <author>|none
       npm run staff -- unblock <address>
       npm run staff -- allow-name <address>

  list        lists members with a role or a linked author
  add         gives a role to a member with a verified address
  remove      removes the role: the desk closes immediately
  author      links the member to an author, whose answers are marked under their own recipes. Example: hanna-tesfaye
  unblock     lets a blocked member sign in again
  allow-name  lets a member choose a name again after a moderator removed it`;

const roles: readonly string[] = Object.values(StaffRole);

/** The `staff` command, the only way to appoint administrators. Sets the exit code: 1 for problems. */
export async function main(args: string[]): Promise<void> {
  if (!isValid(args)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const database = await openSiteDatabase(readConfig(process.env));
    try {
      process.exitCode = await run(database.dataSource, args);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  }
}

function isValid([command = '', address = '', role = '', ...more]: string[]): boolean {
  if (more.length > 0) return false;
  if (command === 'list') return role === '';
  if (['unblock', 'allow-name'].includes(command)) return address !== '' && role === '';
  return command === 'author' ? role !== '' : ['add', 'remove'].includes(command) && roles.includes(role);
}

function change(dataSource: DataSource, command: string, address: string, role: string): Promise<string | undefined> {
  if (command === 'author') return setAuthor(dataSource, address, role === 'none' ? null : role);
  if (command === 'unblock') return unblock(dataSource, address);
  if (command === 'allow-name') return allowName(dataSource, address);
  return setRole(dataSource, address, { role: role as StaffRole, granted: command === 'add' });
}

async function run(dataSource: DataSource, [command = '', address = '', role = '']: string[]): Promise<number> {
  const problem = command === 'list' ? undefined : await change(dataSource, command, address, role);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const staff = await getStaff(dataSource);
  if (staff.length === 0) console.log('No account has a role.');
  for (const { email, username, roles: ownRoles, authorSlug } of staff)
    console.log(`${email} (${username}): ${[...ownRoles, ...(authorSlug ? [`author ${authorSlug}`] : [])].join(', ')}`);
  return 0;
}
