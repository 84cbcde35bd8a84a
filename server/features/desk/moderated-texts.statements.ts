// Hand-written: the same statements lock and restore rows of three tables of texts.
import { type EntityManager, In, Not } from 'typeorm';
import { BLOCKED_TEXT_DAYS, WAITING_REASON } from '#schema/rules/desk.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';

/** The tables of texts that can be moderated, by the names of their types in the schema. */
const kinds = {
  Review: { table: 'reviews', recipe: 't.recipe_id' },
  Question: { table: 'questions', recipe: 't.recipe_id' },
  Answer: { table: 'answers', recipe: '(select recipe_id from questions q where q.id = t.question_id)' },
} as const;
type Kind = keyof typeof kinds;

export interface ModeratedText {
  kind: Kind;
  id: number;
  memberId: number | null;
  recipeId: number;
  /** The row, as JSON. */
  row: Record<string, unknown>;
}

/** Returns the kind and the row id in a text id. @param textId - for example "Review:12" */
function parseTextId(textId: string): { kind: Kind; id: number } | undefined {
  const [kind = '', id] = textId.split(':');
  return kind in kinds ? { kind: kind as Kind, id: Number(id) } : undefined;
}

/** Finds a text and locks its row; undefined if it was deleted. */
export async function lockText(manager: EntityManager, textId: string): Promise<ModeratedText | undefined> {
  const parsedId = parseTextId(textId);
  if (!parsedId) return undefined;
  const { table, recipe } = kinds[parsedId.kind];
  const [text]: Omit<ModeratedText, 'kind' | 'id'>[] = await manager.query(
    `select t.user_id as "memberId", ${recipe} as "recipeId", to_jsonb(t) as row from ${table} t where t.id = $1
     for update of t`,
    [parsedId.id],
  );
  return text && { ...parsedId, ...text };
}

/** Hides a text for a reason, or shows it again if there is none. */
export async function setHiddenReason(
  manager: EntityManager,
  { kind, id }: ModeratedText,
  reason: string | null,
): Promise<void> {
  const hiddenAt = reason === null ? null : () => 'coalesce(hidden_at, now())';
  await manager.update(kinds[kind].table, id, { hiddenAt, hiddenReason: reason });
}

/** Deletes a text. @returns its row and its answers, so that it can be restored */
export async function deleteText(
  manager: EntityManager,
  { kind, id, row }: ModeratedText,
): Promise<Record<string, unknown>> {
  const answers: { row: object }[] =
    kind === 'Question'
      ? await manager.query('select to_jsonb(a) as row from answers a where question_id = $1 order by id', [id])
      : [];
  await manager.delete(kinds[kind].table, id);
  return { ...row, answers: answers.map((answer) => answer.row) };
}

/**
 * Restores a deleted text and its answers.
 * @param deletedRow - from `deleteText`
 * @returns `false` if its author or parent was deleted, or another text has replaced it
 */
export async function reinsertText(
  manager: EntityManager,
  textId: string,
  deletedRow: Record<string, unknown> | null,
): Promise<boolean> {
  const parsedId = parseTextId(textId);
  if (!parsedId || !deletedRow) return false;
  const { table } = kinds[parsedId.kind];
  const parent =
    parsedId.kind === 'Answer' ? 'questions p where p.id = t.question_id' : 'recipes p where p.id = t.recipe_id';
  const inserted: unknown[] = await manager.query(
    `insert into ${table} overriding system value
     select t.* from jsonb_populate_record(null::${table}, $1) t
     where exists (select from ${parent}) and (t.user_id is null or exists (select from users u where u.id = t.user_id))
     on conflict do nothing returning id`,
    [JSON.stringify(deletedRow)],
  );
  if (inserted.length === 0) return false;
  await manager.query(
    `insert into answers overriding system value
     select t.* from jsonb_populate_recordset(null::answers, $1) t
     where t.user_id is null or exists (select from users u where u.id = t.user_id)`,
    [JSON.stringify(deletedRow.answers ?? [])],
  );
  return true;
}

/** A text that was hidden when its author was blocked. */
interface HiddenText {
  textId: string;
  recipeId: number;
  /** Its row before it was hidden, as JSON. */
  row: Record<string, unknown>;
}

/**
 * Hides the texts that a member wrote or changed recently, and `text`, which may be older. Texts that a moderator has
 * already hidden keep their reason.
 */
export async function hideRecentTexts(
  manager: EntityManager,
  { userId, text, reason }: { userId: number; text: ModeratedText | undefined; reason: string },
): Promise<HiddenText[]> {
  const hiddenTexts: HiddenText[] = [];
  for (const [kind, { table, recipe }] of Object.entries(kinds)) {
    const [rows]: [HiddenText[], number] = await manager.query(
      `update ${table} t set hidden_at = coalesce(t.hidden_at, now()), hidden_reason = $2
       from (
         select * from ${table} where user_id = $1 and (hidden_reason is null or hidden_reason = $3)
           and (coalesce(edited_at, created_at) > now() - make_interval(days => $4) or id = $5)
         for update) f
       where t.id = f.id
       returning $6 || t.id as "textId", ${recipe} as "recipeId", to_jsonb(f) as row`,
      [userId, reason, WAITING_REASON, BLOCKED_TEXT_DAYS, text?.kind === kind ? text.id : null, `${kind}:`],
    );
    hiddenTexts.push(...rows);
  }
  return hiddenTexts;
}

/**
 * Undoes decisions that hid texts, except for texts whose reason has changed since.
 * @param actionIds - ids of the log entries with the kind HIDE
 * @returns the ids of the undone entries
 */
export async function unhideTexts(manager: EntityManager, actionIds: number[]): Promise<number[]> {
  const undoneIds: number[] = [];
  for (const [kind, { table }] of Object.entries(kinds)) {
    const [rows]: [{ id: number }[], number] = await manager.query(
      `update ${table} t set hidden_reason = a.before->>'hidden_reason',
         hidden_at = (a.before->>'hidden_at')::timestamptz
       from desk_actions a where a.id = any($1) and a.text_id = $2 || t.id and t.hidden_reason = a.after->>'reason'
       returning a.id`,
      [actionIds, `${kind}:`],
    );
    undoneIds.push(...rows.map(({ id }) => id));
  }
  return undoneIds;
}

/** Returns the number of a member's texts that are hidden, not only waiting for a moderator. */
export async function countHidden(manager: EntityManager, userId: number): Promise<number> {
  let count = 0;
  for (const { table } of Object.values(kinds))
    count += await manager.countBy(table, { userId, hiddenReason: Not(WAITING_REASON) });
  return count;
}

/** Returns the ids of recipes on whose pages a member has texts. */
export async function getMemberRecipeIds(manager: EntityManager, userId: number): Promise<number[]> {
  const selects = Object.values(kinds).map(
    ({ table, recipe }) => `select ${recipe} as id from ${table} t where t.user_id = $1`,
  );
  const rows: { id: number }[] = await manager.query(selects.join(' union '), [userId]);
  return rows.map(({ id }) => id);
}

export async function getRecipeSlugs(manager: EntityManager, ids: readonly number[]): Promise<string[]> {
  const recipes = await manager.find(RecipeEntity, { where: { id: In([...ids]) }, select: { slug: true } });
  return recipes.map(({ slug }) => slug);
}
