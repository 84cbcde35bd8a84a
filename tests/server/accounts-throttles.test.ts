import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldNetworks } from '#server/features/accounts/known-networks.ts';
import { deleteExpired } from '#server/jobs/housekeeping.ts';
import { Client } from '#server/security/client.ts';
import { addMember, freshAddress, graphql, PASSWORD, recordingOutbox, rest, signIn } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();
const outbox = recordingOutbox();
const settings = { env: { TRUST_PROXY: '1' }, outbox };
const firstInstance = await setUpApp(database, settings);
const instances = [firstInstance, await setUpApp(database, settings)];
const urls = await Promise.all(instances.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
const email = 'abeba@gmail.com';

beforeAll(async () => {
  await addMember(firstInstance.app, outbox, { email });
});

beforeEach(() => database.dataSource.query('truncate throttles'));

const countHashes = () => instances.reduce((sum, { services }) => sum + services.passwords.hashCount, 0);

async function login(instance: number, from: string, password: string, account = email): Promise<number> {
  const response = await fetch(`${urls[instance % 2]}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email: account, password }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Moves the counters' expiry times back, as if the time had passed. */
const advanceTime = (seconds: number) =>
  database.dataSource.query('update throttles set expire = expire - $1', [seconds * 1000]);

describe('wrong passwords', () => {
  it('counted while the clock was hours ahead do not lock clients out', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await login(0, '203.0.113.77', 'wrong password');
    expect(await login(0, '203.0.113.77', PASSWORD)).toBe(401);
    await advanceTime(-6 * 3_600);
    expect(await login(0, '203.0.113.77', PASSWORD)).toBe(200);
  });

  it('are checked only five times if a hundred arrive at once on two instances; the owner can sign in elsewhere', async () => {
    const hashesBefore = countHashes();
    const from = freshAddress();
    const attack = Promise.all(Array.from({ length: 100 }, (_, index) => login(index, from, `wrong ${index}`)));
    const owner = await login(1, freshAddress(), PASSWORD);
    const statuses = await attack;
    expect(owner).toBe(200);
    // One of the hashes is the owner's sign-in.
    expect(countHashes() - hashesBefore - 1).toBeLessThanOrEqual(5);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(await login(0, from, PASSWORD)).not.toBe(200);
  });

  it('are checked five times, then once after each pause, which doubles up to 15 minutes', async () => {
    const from = freshAddress();
    const isChecked = async () => {
      const hashesBefore = countHashes();
      // Resets the client's limit across accounts, which is not tested here.
      await database.dataSource.query("delete from throttles where key like 'sign-in%'");
      await login(0, from, 'wrong');
      return countHashes() > hashesBefore;
    };
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await isChecked()).toBe(true);
    for (const pause of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await isChecked()).toBe(false);
      await advanceTime(pause - 20);
      expect(await isChecked(), `before ${pause} s`).toBe(false);
      await advanceTime(21);
      expect(await isChecked(), `after ${pause} s`).toBe(true);
    }
  });

  it('are forgotten after the right one', async () => {
    const from = freshAddress();
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await login(attempt, from, 'wrong')).toBe(401);
    expect(await login(0, from, PASSWORD)).toBe(200);
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await login(attempt, from, 'wrong')).toBe(401);
    expect(await login(0, from, PASSWORD)).toBe(200);
  });
});

describe('an account', () => {
  /** Sends wrong passwords, each from a new address. @returns how many passwords were checked */
  async function attack(guesses: number, account = email): Promise<number> {
    const hashesBefore = countHashes();
    const statuses = await Promise.all(
      Array.from({ length: guesses }, (_, index) => login(index, freshAddress(), `wrong ${index}`, account)),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
    return countHashes() - hashesBefore;
  }

  it('has fifty guesses a day from all IP addresses, and its owner can sign in from a known one', async () => {
    const home = freshAddress();
    expect(await login(0, home, PASSWORD)).toBe(200);
    expect((await attack(60)) + (await attack(60))).toBe(50);
    expect(await login(1, freshAddress(), PASSWORD), 'right, but from a new address').toBe(401);
    expect(await login(1, home, PASSWORD)).toBe(200);
    expect(await attack(3), 'the owner’s sign-in gives no new ones').toBe(0);
    await advanceTime(24 * 60 * 60 + 1);
    expect(await login(0, freshAddress(), PASSWORD)).toBe(200);
  });

  it('is throttled separately from others, and an unknown one is counted the same way', async () => {
    expect(await attack(60, 'unknown@gmail.com')).toBe(50);
    expect(await login(0, freshAddress(), PASSWORD)).toBe(200);
  });

  it('under attack is unlocked by an emailed link, for the IP address that used it', async () => {
    const away = freshAddress();
    await attack(51);
    const { app } = firstInstance;
    await rest(app, '/users/forgotpassword', { body: { email }, from: away });
    const resetToken = outbox.tokenFor(email, 'reset-password');
    expect(
      (await rest(app, `/users/resetpassword/${resetToken}`, { body: { password: PASSWORD }, from: away })).statusCode,
    ).toBe(200);
    expect(await login(0, away, PASSWORD)).toBe(200);
    expect(await login(0, freshAddress(), PASSWORD)).toBe(401);
  });

  it('attacked before it was created trusts the IP address that verified it', async () => {
    const [newEmail, home] = ['bruk@gmail.com', freshAddress()];
    await attack(51, newEmail);
    const { app } = firstInstance;
    await rest(app, '/users/register', { body: { username: 'Bruk', email: newEmail, password: PASSWORD } });
    await rest(app, `/users/verify-email/${outbox.tokenFor(newEmail)}`, {
      method: 'GET',
      headers: { 'content-type': 'application/json' },
      from: home,
    });
    expect(await login(0, home, PASSWORD, newEmail)).toBe(200);
  });

  it('stores its IP addresses as hashes for half a year, exports when each was last used, and deletes them with the account', async () => {
    const { app } = firstInstance;
    const { dataSource } = database;
    const memberEmail = await addMember(app, outbox, { email: 'almaz@gmail.com' });
    const getKnownAddresses = () =>
      dataSource.query(
        'select k.* from known_addresses k join users u on u.id = k.user_id where u.email = $1 order by last_used_at',
        [memberEmail],
      );
    await dataSource.query('truncate known_addresses');
    for (const from of ['203.0.113.7', '203.0.113.7', '2001:db8::1', '2001:db8::2'])
      expect(await login(0, from, PASSWORD, memberEmail)).toBe(200);
    expect(await login(0, '203.0.113.7', PASSWORD)).toBe(200);
    const rows = await getKnownAddresses();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001:/);
    expect(await dataSource.query('select count(distinct hash)::int as n from known_addresses')).toEqual([{ n: 3 }]);

    const token = await signIn(app, memberEmail);
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token });
    const times = Array.from({ length: 3 }, () => ({ lastUsedAt: expect.any(String) }));
    expect(JSON.parse(String(data.viewer?.exportedData)).knownAddresses).toEqual(times);

    await dataSource.query("update known_addresses set last_used_at = now() - interval '179 days'");
    await login(0, '203.0.113.7', PASSWORD, memberEmail);
    await deleteOldNetworks(dataSource);
    expect(await getKnownAddresses()).toHaveLength(3);
    await dataSource.query("update known_addresses set last_used_at = last_used_at - interval '2 days'");
    await deleteOldNetworks(dataSource);
    expect(await getKnownAddresses()).toHaveLength(1);

    await graphql(app, 'mutation($p: String) { deleteAccount(input: { password: $p }) { __typename } }', {
      variables: { p: PASSWORD },
      token,
    });
    expect(await getKnownAddresses()).toEqual([]);
  });
});

describe('clients', () => {
  it('can be a school class behind one router: all sign in at once, after five wrong passwords', async () => {
    const from = freshAddress();
    const passwordHash = await firstInstance.services.passwords.hash(PASSWORD);
    await database.dataSource.query(
      `insert into users (username, email, email_verified_at, password_hash)
       select 'Pupil', 'pupil' || n || '@gmail.com', now(), $1 from generate_series(0, 29) n`,
      [passwordHash],
    );
    for (let index = 0; index < 5; index += 1)
      expect(await login(index, from, 'a slip', `pupil${index}@gmail.com`)).toBe(401);
    const pupils = Array.from({ length: 30 }, (_, index) => login(index, from, PASSWORD, `pupil${index}@gmail.com`));
    expect(new Set(await Promise.all(pupils))).toEqual(new Set([200]));
    // Successful attempts do not reduce the count of failed ones.
    const attempts = Array.from({ length: 10 }, (_, index) => login(index, from, 'x', `nobody${index}@gmail.com`));
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('may fail ten times in five minutes, on all instances together', async () => {
    const from = freshAddress();
    const attempts = Array.from({ length: 30 }, (_, index) => login(index, from, 'x', `nobody${index}@gmail.com`));
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await advanceTime(5 * 60 + 1);
    expect(await login(0, from, PASSWORD)).toBe(200);
  });

  it('are not told apart by X-Forwarded-For without a trusted proxy', async () => {
    const { app } = await createTestApp(database.dataSource);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/users/login',
        headers: { 'x-forwarded-for': freshAddress() },
        payload: { email: `nobody${index}@gmail.com`, password: 'x' },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await app.close();
  });

  it('are /64 networks in IPv6, and addresses in IPv4', () => {
    expect(new Client('2001:db8:1:2:3:4:5:6').network).toBe('2001:db8:1:2::/64');
    expect(new Client('2001:0DB8:0001:0002::9').network).toBe('2001:db8:1:2::/64');
    expect(new Client('2001:db8::9').network).toBe('2001:db8:0:0::/64');
    expect(new Client('::1').network).toBe('0:0:0:0::/64');
    expect(new Client('fe80::1%eth0').network).toBe('fe80:0:0:0::/64');
    expect(new Client('::ffff:203.0.113.7').network).toBe('203.0.113.7');
    expect(new Client('203.0.113.7').network).toBe('203.0.113.7');
  });
});

describe('throttles', () => {
  it('contain no IP or email addresses, and expired rows are deleted', async () => {
    await login(0, '203.0.113.7', 'wrong');
    await instances[0]?.services.throttles.countForMember('comment', 7, new Client(''));
    const rows: { key: string }[] = await database.dataSource.query('select key from throttles');
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|abeba/);
    await deleteExpired(database.dataSource);
    expect(await database.dataSource.query('select key from throttles')).toHaveLength(rows.length);
    await advanceTime(25 * 60 * 60);
    await deleteExpired(database.dataSource);
    expect(await database.dataSource.query('select key from throttles')).toEqual([]);
  });

  it('allow 25 comments a minute for each member', async () => {
    const comment = (index: number) =>
      instances[index % 2]?.services.throttles.countForMember('comment', 7, new Client(''));
    const responses = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => comment(index)));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    await expect(
      instances[0]?.services.throttles.countForMember('comment', 8, new Client('')),
    ).resolves.toBeUndefined();
  });

  it('allow 10 name changes an hour for each member', async () => {
    const rename = () => instances[0]?.services.throttles.countForMember('rename', 7, new Client(''));
    const responses = await Promise.allSettled(Array.from({ length: 12 }, rename));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await advanceTime(60 * 60 + 1);
    await expect(rename()).resolves.toBeUndefined();
  });
});
