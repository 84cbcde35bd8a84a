import type { DataSource } from 'typeorm';
import { hashToFraction } from './hash-to-fraction.ts';

/** Number of past days over which texts are spread; a text is never older than its recipe. */
const MAX_DAYS = 300;

interface DatedText {
  id: number;
  text: string;
  /** Age of its recipe or question, which limits its own age, in days. */
  days: number;
}

/** Returns the SQL expression for a date's age in days, at most `MAX_DAYS`. */
const ageSql = (date: string) => `least(${MAX_DAYS}, extract(epoch from now() - ${date}) / 86400)::float8 as days`;

/**
 * Backdates new rows, since the services always use the current time. Reported comments stay new. Answers follow their
 * questions within a few days.
 */
export async function spreadOverTime(dataSource: DataSource): Promise<void> {
  const recipeAge = ageSql('r.published_on');
  await backdate(
    'reviews',
    `select t.id, t.message as text, ${recipeAge} from reviews t join recipes r on r.id = t.recipe_id
     where not exists (select from reports where text_id = 'Review:' || t.id)`,
    ({ text, days }) => hashToFraction(`age ${text}`) ** 1.5 * days,
  );
  await backdate(
    'questions',
    `select t.id, t.text, ${recipeAge} from questions t join recipes r on r.id = t.recipe_id`,
    ({ text, days }) => hashToFraction(`age ${text}`) * days,
  );
  await backdate(
    'answers',
    `select t.id, t.text, ${ageSql('q.created_at')} from answers t join questions q on q.id = t.question_id`,
    ({ text, days }) => days - hashToFraction(`age ${text}`) * Math.min(3, days),
  );
  await dataSource.query(`update users set created_at = now() - make_interval(days => ${MAX_DAYS + 1})`);

  async function backdate(table: string, sql: string, toDays: (text: DatedText) => number): Promise<void> {
    const texts: DatedText[] = await dataSource.query(sql);
    await dataSource.query(
      `update ${table} t set created_at = now() - make_interval(secs => dated.days * 86400)
       from unnest($1::int[], $2::float8[]) as dated (id, days) where t.id = dated.id`,
      [texts.map(({ id }) => id), texts.map(toDays)],
    );
  }
}
