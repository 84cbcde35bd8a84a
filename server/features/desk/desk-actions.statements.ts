// Hand-written: one statement joins each action with its subject and with the action that undid it.
import { statement } from '#server/database/statements.ts';
import type { DeskActionType } from './desk-action.type.ts';

export interface ActionRow extends Omit<DeskActionType, 'id' | 'subject'> {
  id: number;
  textId: string | null;
  memberId: number | null;
  file: string | null;
  /** `true` if the file is in the database under this path. */
  fileExists: boolean;
  /** Title or name of the subject, or the path of a list's file; null if the recipe of the text was deleted. */
  title: string | null;
}

/**
 * Actions with their subjects. `x` is the action that `a` undid, `u` the action that undid `a`; `o` has the states that
 * `x`, or else `a`, logged; `v` has the file in these states.
 * @param actions - a FROM item with the columns of `desk_actions`
 */
const selectActions = (actions: string) => `
  select a.id, a.kind, coalesce(s.username, 'Former member') as staff, a.created_at as "createdAt",
    coalesce(o.before->>'message', o.before->>'text', v.file) as text,
    coalesce(a.after->>'reason', x.after->>'reason', case when a.kind = 'REVOKE_ROLE' then a.after->>'role' end) as reason, a.text_id as "textId", a.member_id as "memberId",
    v.file, d.id is not null as "fileExists", coalesce(r.title, d.title, p.title, f.name, case
      when a.text_id like 'Issue:%' then coalesce(nullif(o.before->>'text', ''), substring(a.text_id from 7))
      when a.text_id = 'Subscribers:' then 'the subscribers'
      when a.kind in ('INVITE', 'REVOKE_INVITATION', 'JOIN') then a.after->>'role'
      when a.text_id ~ '^(Member|Staff):' then coalesce(m.username, 'Former member')
      when o.before->>'text' like 'issue--%' then 'a newsletter issue'
      when a.kind = 'PHOTOGRAPH' then o.before->>'text'
      else v.file end) as title,
    x.kind as undid, u.created_at as "undoneAt",
    case when u.id is not null then coalesce(us.username, 'Former member') end as "undoneBy"
  from ${actions} a
  left join users s on s.id = a.staff_id
  left join desk_actions x on a.kind = 'UNDO' and x.id = (a.before->>'actionId')::int
  left join desk_actions u on u.text_id = a.text_id and u.kind = 'UNDO' and u.before->>'actionId' = a.id::text
  left join users us on us.id = u.staff_id
  left join users m on m.id = a.member_id
  cross join lateral (select coalesce(x.before, a.before) as before, coalesce(x.after, a.after) as after) o
  cross join lateral (select coalesce(o.after->>'file', o.before->>'file') as file) v
  left join recipes r on r.id = coalesce((o.after->>'recipeId')::int, (o.before->>'recipe_id')::int)
  left join documents d on d.path = v.file
  left join foods f on v.file in ('foods/' || f.key || '.yaml', 'glossary/' || f.key || '.yaml')
  left join recipes p on a.kind = 'PHOTOGRAPH' and p.slug = o.before->>'text'
  order by a.id desc`;

/** The 200 newest actions about texts and members, newest first. Parameters: text ids, member ids. */
export const actionsAbout = statement<ActionRow>(
  'desk_actions_about',
  selectActions(`(select * from desk_actions where text_id = any($1::text[]) or (member_id = any($2::int[]) and text_id not like 'Staff:%')
    order by id desc limit 200)`),
);

/**
 * Condition that shows actions about readers only to moderators, and about staff and subscribers only to administrators.
 * Parameters: `true` for a moderator, `true` for an administrator.
 */
const isVisibleTo = (isModerator: string, isAdministrator: string) => `case
  when text_id is null or text_id like 'Issue:%' then true
  when text_id ~ '^(Staff|Subscribers):' then ${isAdministrator}
  else ${isModerator} end`;

/** Actions, newest first. Parameters: the id to start before, limit, `true` for a moderator, for an administrator. */
export const deskActions = statement<ActionRow>(
  'desk_actions_page',
  selectActions(`(select * from desk_actions where id < $1 and ${isVisibleTo('$3::boolean', '$4::boolean')}
    order by id desc limit $2)`),
);

/** Number of visible actions. Parameters: `true` for a moderator, for an administrator. */
export const deskActionCount = statement<{ total: number }>(
  'desk_action_count',
  `select count(*)::int as total from desk_actions where ${isVisibleTo('$1::boolean', '$2::boolean')}`,
);
