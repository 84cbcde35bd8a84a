import type { DataSource } from 'typeorm';
import { DAY_MS } from '#schema/rules/time.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { Client } from '#server/security/client.ts';
import type { Services } from '#server/services.ts';
import { today } from '#server/today.ts';
import { DEMO_ACCOUNTS, toSuccess } from './demo-members.ts';

/** The member's meals. The first is today's, and each other one is a day later. */
const WEEK: readonly { recipe?: string; text?: string; servings?: number }[] = [
  { recipe: 'shiro' },
  { recipe: 'chicken-tacos', servings: 6 },
  { text: 'Leftovers, or eggs on toast' },
  { recipe: 'palak-paneer' },
  { recipe: 'pizza-margherita' },
  { recipe: 'doro-wat', servings: 8 },
  { recipe: 'buttermilk-pancakes' },
];

const SAVED_SLUGS = ['doro-wat', 'mapo-tofu', 'focaccia', 'apple-pie', 'pozole-rojo', 'tagliatelle-al-ragu'];

const client = new Client('127.0.0.1');

/** Plans the member's next seven days and saves recipes. Does nothing if a meal from today on is already planned. */
export async function planWeek({ kitchen }: Services, dataSource: DataSource): Promise<void> {
  const account = await dataSource.manager.findOneByOrFail(UserEntity, { email: DEMO_ACCOUNTS.member.email });
  // Saving items needs only the member's id.
  const member = { ...account, email: DEMO_ACCOUNTS.member.email, sessionId: '', authenticatedAt: null };
  const viewer = { ...member, hasPassword: true, hasGoogle: false };
  const planned = await kitchen.getPlan(account.id);
  if (planned.some(({ day }) => day >= today())) return;
  const { cursor } = await kitchen.getChanges(viewer, client);
  const plan = WEEK.map((value, days) => {
    const day = new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);
    return { kind: 'PLAN' as const, key: `demo-${day}`, value: { ...value, day } };
  });
  const saved = SAVED_SLUGS.map((key) => ({ kind: 'SAVED' as const, key, value: { lists: [] } }));
  await kitchen.sync(viewer, { after: cursor, changes: [...plan, ...saved] }, client);
}

/** Shares a shopping list. @returns its URL */
export async function shareList({ sharedLists }: Services): Promise<string> {
  const recipes = WEEK.flatMap(({ recipe: slug, servings = 4 }) => (slug ? [{ slug, servings }] : []));
  const { id, url } = toSuccess(await sharedLists.share({ recipes, leftOut: ['salt'] }, client));
  const ownLines = ['Kitchen paper', 'Sparkling water'];
  toSuccess(
    await sharedLists.change({ id, tick: ['own: Kitchen paper'], untick: [], add: ownLines, remove: [] }, client),
  );
  return url;
}
