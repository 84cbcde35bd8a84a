import type { DataSource } from 'typeorm';

const ITEMS = 1_000;
/** Number of reviews, and of questions. */
const CONTRIBUTIONS = 140;

/** Adds a staff member with as much data as an active member has, and reports all their reviews. Returns their ID. */
export async function fillMember(dataSource: DataSource, googleSub: string): Promise<number> {
  const [member]: { id: number }[] = await dataSource.query(
    `insert into users (username, email, email_verified_at, google_sub, roles)
     values ('Abeba', 'abeba@gmail.com', now(), $1, '{administrator,editor,moderator}') returning id`,
    [googleSub],
  );
  if (!member) throw new Error('No member was added');
  const { id } = member;
  const statements = [
    `insert into kitchens (user_id, version) values ($1, ${ITEMS})`,
    `insert into kitchen_items (user_id, kind, key, value, version)
     select $1, 'NOTE', 'recipe-' || n, jsonb_build_object('text', repeat('Less salt. ', 40)), n
     from generate_series(1, ${ITEMS}) as n`,
    `insert into reviews (user_id, recipe_id, rating_halves, message)
     select $1, id, 8, repeat('Good. ', 50) from recipes order by id limit ${CONTRIBUTIONS}`,
    `insert into questions (user_id, recipe_id, text)
     select $1, id, repeat('Why? ', 50) from recipes order by id limit ${CONTRIBUTIONS}`,
    `insert into reports (text_id, reason, note) select 'Review:' || id, 'SPAM', 'A note.' from reviews where user_id = $1`,
  ];
  for (const sql of statements) await dataSource.query(sql, sql.includes('$1') ? [id] : []);
  return id;
}
