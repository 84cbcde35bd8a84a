// Hand-written SQL: cursors need microseconds, which JavaScript dates do not have, and the status is not a column.
import { statement } from '#server/database/statements.ts';
import type { SubscriberType } from './subscriber.type.ts';

const status = `case when bounced_at is not null then 'BOUNCED' when confirmed_at is null then 'ASKED' else 'CONFIRMED' end`;
const columns = `id, email, asked_at as "askedAt", confirmed_at as "confirmedAt", bounced_at as "bouncedAt",
  ${status} as status`;
const matching = (search: string, condition: string) =>
  `position(lower(${search}) in email) > 0 and (${condition}::text is null or ${status} = ${condition})`;

/**
 * Subscribers, newest first. Parameters: limit, µs since 1970 to start before, offset, a part of the address, status.
 */
export const subscriberList = statement<SubscriberType & { askedAtMicroseconds: number }>(
  'subscriber_list',
  `select ${columns}, (extract(epoch from asked_at) * 1000000)::float8 as "askedAtMicroseconds" from subscribers
   where asked_at <= timestamptz 'epoch' + $2::float8 * interval '1 microsecond' and ${matching('$4', '$5')}
   order by asked_at desc, id offset $3 limit $1`,
);

/** Number of subscribers. Parameters: a part of the address, status. */
export const subscriberCount = statement<{ total: number }>(
  'subscriber_count',
  `select count(*)::int as total from subscribers where ${matching('$1', '$2')}`,
);

/**
 * Inserts the addresses whose mailboxes are unknown, and returns them. Parameters: ids and, at the same indexes,
 * addresses; `true` if they are confirmed.
 */
export const insertSubscribers = statement<{ id: string; email: string }>(
  'insert_subscribers',
  `insert into subscribers (id, email, confirmed_at)
   select i.id, i.email, case when $3::boolean then now() end from unnest($1::uuid[], $2::text[]) i (id, email)
   where not exists (select from subscribers s where get_mailbox(s.email) = get_mailbox(i.email))
   on conflict do nothing returning id, email`,
);
