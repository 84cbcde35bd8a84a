import { statement } from '#server/database/statements.ts';

/** Texts by their names in reports and actions, such as "Review:12". @param names - a FROM item with a column `name` */
const textsNamed = (names: string) => `(
  select n.name as text_id, v.user_id, v.recipe_id, v.message, v.created_at, v.hidden_reason
  from ${names} n join reviews v on v.id = substring(n.name from '^Review:([0-9]{1,9})$')::int
  union all
  select n.name, v.user_id, v.recipe_id, v.text, v.created_at, v.hidden_reason
  from ${names} n join questions v on v.id = substring(n.name from '^Question:([0-9]{1,9})$')::int
  union all
  select n.name, v.user_id, q.recipe_id, v.text, v.created_at, v.hidden_reason
  from ${names} n join answers v on v.id = substring(n.name from '^Answer:([0-9]{1,9})$')::int
  join questions q on q.id = v.question_id)`;

/** The texts of a member. @param id - their id */
const getTexts = (id: string) => `(
  select 'Review:' || v.id as text_id, v.user_id, v.recipe_id, v.message, v.created_at, v.hidden_reason
  from reviews v where v.user_id = ${id}
  union all
  select 'Question:' || v.id, v.user_id, v.recipe_id, v.text, v.created_at, v.hidden_reason
  from questions v where v.user_id = ${id}
  union all
  select 'Answer:' || v.id, v.user_id, q.recipe_id, v.text, v.created_at, v.hidden_reason
  from answers v join questions q on q.id = v.question_id where v.user_id = ${id})`;

/** Row of a text, with its recipe. */
export interface TextRow {
  textId: string;
  memberId: number | null;
  username: string;
  isBlocked: boolean;
  slug: string;
  title: string;
  message: string;
  createdAt: Date;
  hiddenReason: string | null;
}

const textColumns = `t.text_id as "textId", t.user_id as "memberId", coalesce(u.username, 'Former member') as username,
  u.blocked_at is not null as "isBlocked", r.slug, r.title, t.message, t.created_at as "createdAt",
  t.hidden_reason as "hiddenReason"`;

/** Texts with open reports, the longest open first. Values: position to start after, limit. */
export const reportedTexts = statement<TextRow & { place: number }>(
  'reported_texts',
  `with open as (select text_id as name, min(id) as place from reports where closed_at is null group by 1)
   select ${textColumns}, o.place from open o join ${textsNamed('open')} t on t.text_id = o.name
   join recipes r on r.id = t.recipe_id left join users u on u.id = t.user_id
   where o.place > $1 order by o.place limit $2`,
);

/** Number of texts with open reports. */
export const reportedCount = statement<{ total: number }>(
  'reported_count',
  `with open as (select distinct text_id as name from reports where closed_at is null)
   select count(*)::int as total from ${textsNamed('open')} t`,
);

/** Texts by their names. Values: the names. */
export const textsByIds = statement<TextRow>(
  'desk_texts',
  `with asked as (select name from unnest($1::text[]) name)
   select ${textColumns} from ${textsNamed('asked')} t
   join recipes r on r.id = t.recipe_id left join users u on u.id = t.user_id`,
);

/** Reports on texts, the fifty newest of each. Values: their names. */
export const reportsOn = statement<{ textId: string; reason: string; note: string; createdAt: Date; isOpen: boolean }>(
  'reports_on',
  `select text_id as "textId", reason, note, created_at as "createdAt", closed_at is null as "isOpen"
   from (
     select *, row_number() over (partition by text_id order by id desc) as place from reports
     where text_id = any($1::text[])) r
   where place <= 50 order by id`,
);

/** The newest texts of members, up to six each. Values: member ids. */
export const textsOfMembers = statement<TextRow>(
  'texts_of_members',
  `select v.* from unnest($1::int[]) wanted (id) cross join lateral (
     select ${textColumns} from ${getTexts('wanted.id')} t
     join recipes r on r.id = t.recipe_id join users u on u.id = t.user_id order by t.created_at desc limit 6) v`,
);

export interface ActionRow {
  id: number;
  kind: string;
  staff: string;
  createdAt: Date;
  text: string | null;
  reason: string | null;
  textId: string | null;
  memberId: number | null;
}

const actionColumns = `a.id, a.kind, coalesce(s.username, 'Former member') as staff, a.created_at as "createdAt",
  coalesce(a.before->>'message', a.before->>'text', a.after->>'file') as text, a.after->>'reason' as reason, a.text_id as "textId", a.member_id as "memberId"`;

/** Actions about texts and members, newest first. Values: names of texts, ids of members. */
export const actionsAbout = statement<ActionRow>(
  'desk_actions_about',
  `select ${actionColumns} from desk_actions a left join users s on s.id = a.staff_id
   where a.text_id = any($1::text[]) or a.member_id = any($2::int[]) order by a.id desc limit 200`,
);

/** Condition that hides actions about readers' texts from editors. Its value is `true` for a moderator. */
const shownTo = (isModerator: string) => `(${isModerator} or a.text_id is null or a.text_id like 'Issue:%')`;

/** Actions, newest first. Values: the id to start before, limit, `true` for a moderator. */
export const deskActions = statement<ActionRow>(
  'desk_actions_page',
  `select ${actionColumns} from desk_actions a left join users s on s.id = a.staff_id
   where a.id < $1 and ${shownTo('$3::boolean')} order by a.id desc limit $2`,
);
/** Number of actions. Values: `true` for a moderator. */
export const deskActionCount = statement<{ total: number }>(
  'desk_action_count',
  `select count(*)::int as total from desk_actions a where ${shownTo('$1::boolean')}`,
);
