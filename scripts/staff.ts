import 'reflect-metadata';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { setRole, staffOf } from '#server/features/accounts/staff.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import { StartError } from '#server/start-error.ts';

const USAGE = `usage: npm run staff -- list
       npm run staff -- add <address> editor|moderator
       npm run staff -- remove <address> editor|moderator

  list    shows who has a role
  add     gives a role to a member whose address is verified
  remove  takes it away; what is open at the desk closes at once`;

const roles: readonly string[] = Object.values(StaffRole);

/** Gives roles to accounts: no form of the site does. Sets the exit code: 0 for fine, 1 for problems. */
export async function main([command = '', address = '', role = '', ...more]: string[]): Promise<void> {
  const isWhole = command === 'list' ? address === '' : ['add', 'remove'].includes(command) && roles.includes(role);
  if (!isWhole || more.length > 0) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  try {
    const database = await openDatabase(readConfig(process.env), console.log);
    try {
      process.exitCode = await run(database.dataSource, command, address, role as StaffRole);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  }
}

async function run(
  dataSource: Parameters<typeof staffOf>[0],
  command: string,
  address: string,
  role: StaffRole,
): Promise<number> {
  if (command !== 'list' && !(await setRole(dataSource, address, { role, has: command === 'add' }))) {
    console.error(`${address}: no account with this address has been verified`);
    return 1;
  }
  const staff = await staffOf(dataSource);
  if (staff.length === 0) console.log('No account has a role.');
  for (const { email, username, roles: own } of staff) console.log(`${email} (${username}): ${own.join(', ')}`);
  return 0;
}
