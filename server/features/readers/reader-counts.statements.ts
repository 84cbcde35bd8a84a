// Hand-written: one upsert adds a batch of counts, and the desk's lists are ranked.
import { statement } from '#server/database/statements.ts';
import type { ReaderEvent } from './readers.type.ts';

/**
 * Adds counts, sorted, so that two processes cannot deadlock. Parameters: the counts' days, events, keys and numbers,
 * in the same order.
 */
export const addCounts = statement(
  'add_reader_counts',
  `insert into reader_counts as known (day, event, key, count)
   select * from unnest($1::date[], $2::text[], $3::text[], $4::integer[]) order by 1, 2, 3
   on conflict (day, event, key) do update set count = known.count + excluded.count`,
);

/** Counts of each event by day. Parameters: first day. */
export const countsByDay = statement<{ event: ReaderEvent; index: number; count: number }>(
  'reader_counts_by_day',
  `select event, day - $1::date as index, sum(count)::integer as count
   from reader_counts where day >= $1 group by event, day`,
);

/**
 * Most frequent keys of each event. Parameters: first day; minimum daily count, and the events that it applies to;
 * maximum number of keys.
 */
export const topKeys = statement<{ event: ReaderEvent; key: string; count: number }>(
  'reader_top_keys',
  `select event, key, count from (
     select event, key, sum(count)::integer as count,
       row_number() over (partition by event order by sum(count) desc, key) as rank
     from reader_counts
     where day >= $1 and key <> '' and (count >= $2 or event <> all($3)) group by event, key) ranked
   where rank <= $4 order by event, rank`,
);
