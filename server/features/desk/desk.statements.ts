// Hand-written: pages of texts and reports join three tables of texts.
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { statement } from '#server/database/statements.ts';
import type { MemberTextType, ReportedTextType } from './desk.type.ts';
import type { DeskMemberType } from './desk-lists.type.ts';

/**
 * The texts of readers. Their `text_id`, for example "Review:12", is also stored in reports and actions.
 * @param getClause - returns the SQL after each table `v`: a join, a condition, or nothing
 */
const selectAllTexts = (getClause: (kind: string) => string) => `(
  select 'Review:' || v.id as text_id, 3 as rank, v.id, v.user_id, v.recipe_id, v.message, v.created_at, v.hidden_reason,
    v.rating_halves / 2::float8 as rating, null::int as question_id
  from reviews v ${getClause('Review')}
  union all
  select 'Question:' || v.id, 2, v.id, v.user_id, v.recipe_id, v.text, v.created_at, v.hidden_reason, null, null
  from questions v ${getClause('Question')}
  union all
  select 'Answer:' || v.id, 1, v.id, v.user_id, q.recipe_id, v.text, v.created_at, v.hidden_reason, null, q.id
  from answers v join questions q on q.id = v.question_id ${getClause('Answer')})`;

/** Texts by their text ids. @param ids - a FROM item with a column `text_id` */
const selectTexts = (ids: string) =>
  selectAllTexts((kind) => `join ${ids} n on v.id = substring(n.text_id from '^${kind}:([0-9]{1,9})$')::int`);

/** The texts of a member. @param id - SQL of the member's id */
const selectMemberTexts = (id: string) => selectAllTexts(() => `where v.user_id = ${id}`);

/** Row of a text, with its recipe. */
export interface TextRow extends MemberTextType, Pick<ReportedTextType, 'username' | 'isBlocked' | 'rating'> {
  textId: string;
  memberId: number | null;
  /** Row id of the question that an answer belongs to; null for other texts. */
  questionId: number | null;
}

const textColumns = `t.text_id as "textId", t.user_id as "memberId", coalesce(u.username, 'Former member') as username,
  u.blocked_at is not null as "isBlocked", r.slug as "recipeSlug", r.title, t.message, t.created_at as "createdAt",
  t.hidden_reason as "hiddenReason", t.rating, t.question_id as "questionId"`;

/** Texts with open reports, the longest open first. Parameters: position to start after, limit. */
export const reportedTexts = statement<TextRow & { position: number }>(
  'reported_texts',
  `with open as (select text_id, min(id) as position from reports where closed_at is null group by 1)
   select ${textColumns}, o.position from open o join ${selectTexts('open')} t on t.text_id = o.text_id
   join recipes r on r.id = t.recipe_id left join users u on u.id = t.user_id
   where o.position > $1 order by o.position limit $2`,
);

/** Number of texts with open reports. */
export const reportedCount = statement<{ total: number }>(
  'reported_count',
  `with open as (select distinct text_id from reports where closed_at is null)
   select count(*)::int as total from ${selectTexts('open')} t`,
);

/**
 * Filters of the list of all texts. Parameters: status, member's id, recipe's slug, null for all; a part of the text,
 * empty for all.
 */
const filterTexts = (status: string, memberId: string, slug: string, part: string) => `case ${status}::text
    when 'HELD' then t.hidden_reason = '${WAITING_REASON}'
    when 'HIDDEN' then t.hidden_reason <> '${WAITING_REASON}'
    when 'REPORTED' then exists (select from reports o where o.text_id = t.text_id and o.closed_at is null)
    else true end
  and (${memberId}::int is null or t.user_id = ${memberId})
  and (${slug}::text is null or t.recipe_id = (select id from recipes where slug = ${slug}))
  and position(lower(${part}) in lower(t.message)) > 0`;

/** Position of a text in the list of all texts. */
export interface TextPosition {
  /** Time of posting in µs since 1970, the precision of the column. */
  postedAt: number;
  /** Rank of its kind, which orders texts posted at the same time. */
  rank: number;
  id: number;
}

/** All texts, newest first. Parameters: limit, the position to start after, status, member's id, slug, part. */
export const textList = statement<TextRow & TextPosition>(
  'desk_text_list',
  `select ${textColumns}, (extract(epoch from t.created_at) * 1000000)::float8 as "postedAt", t.rank, t.id
   from ${selectAllTexts(() => '')} t join recipes r on r.id = t.recipe_id left join users u on u.id = t.user_id
   where (t.created_at, t.rank, t.id)
       < (timestamptz 'epoch' + $2::float8 * interval '1 microsecond', $3::int, $4::int)
     and ${filterTexts('$5', '$6', '$7', '$8')}
   order by t.created_at desc, t.rank desc, t.id desc limit $1`,
);

/** Number of texts. Parameters: status, member's id, slug, part. */
export const textCount = statement<{ total: number }>(
  'desk_text_count',
  `select count(*)::int as total from ${selectAllTexts(() => '')} t where ${filterTexts('$1', '$2', '$3', '$4')}`,
);

/** Texts by their text ids. Parameters: the text ids. */
export const textsByIds = statement<TextRow>(
  'desk_texts',
  `with ids as (select text_id from unnest($1::text[]) text_id)
   select ${textColumns} from ${selectTexts('ids')} t
   join recipes r on r.id = t.recipe_id left join users u on u.id = t.user_id`,
);

/** Reports on texts, oldest first; of each text the fifty newest. Parameters: the text ids. */
export const reportsOn = statement<{ textId: string; reason: string; note: string; createdAt: Date; isOpen: boolean }>(
  'reports_on',
  `select text_id as "textId", reason, note, created_at as "createdAt", closed_at is null as "isOpen"
   from (
     select *, row_number() over (partition by text_id order by id desc) as position from reports
     where text_id = any($1::text[])) r
   where position <= 50 order by id`,
);

/** The six newest texts of each member: five, in addition to the text under review. Parameters: member ids. */
export const memberTexts = statement<TextRow>(
  'texts_of_members',
  `select v.* from unnest($1::int[]) members (id) cross join lateral (
     select ${textColumns} from ${selectMemberTexts('members.id')} t
     join recipes r on r.id = t.recipe_id join users u on u.id = t.user_id order by t.created_at desc limit 6) v`,
);

/** A member, as moderators see them. */
interface MemberRow extends Omit<DeskMemberType, 'id'> {
  id: number;
}

/** Filters of the list of members. Parameters: a part of the name (empty for all), `true` for blocked members only. */
const filterMembers = (name: string, isBlocked: string) => `u.email_verified_at is not null
  and position(lower(${name}) in lower(u.username)) > 0 and (not ${isBlocked}::boolean or u.blocked_at is not null)`;

/**
 * Members, newest first. Parameters: limit, the id to start before, a part of the name, `true` for blocked members
 * only.
 */
export const memberList = statement<MemberRow>(
  'desk_member_list',
  `select m.id, m.username, m.created_at as "createdAt", m.blocked_at is not null as "isBlocked",
     m.roles <> '{}' as "isStaff", c.* from (
       select * from users u where u.id < $2 and ${filterMembers('$3', '$4')} order by u.id desc limit $1) m
   cross join lateral (
     select count(*)::int as texts, count(t.hidden_reason)::int as hidden, count(*) filter (where exists (
       select from reports o where o.text_id = t.text_id and o.closed_at is null))::int as reported
     from ${selectMemberTexts('m.id')} t) c
   order by m.id desc`,
);

/** Number of members. Parameters: a part of the name, `true` for blocked members only. */
export const memberCount = statement<{ total: number }>(
  'desk_member_count',
  `select count(*)::int as total from users u where ${filterMembers('$1', '$2')}`,
);
