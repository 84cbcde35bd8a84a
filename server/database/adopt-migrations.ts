import type { QueryRunner } from 'typeorm';
import { StartError } from '#server/start-error.ts';

/** The last of the many small migrations that became the present ones before 0.1.0. */
const LAST_OF_MANY = { timestamp: 1795662000000, name: 'RememberWhatIsLeftOut1795662000000' };

/** Names that later versions still have: with two new ones they make the same tables as all of the many. */
const KEPT = [
  'CreateCatalogue1763683200000',
  'CreateAccounts1763700000000',
  'CreateJobWorkers1763700100000',
  'CreateNewsletterAndContact1763700400000',
  'CreateKitchens1795412621070',
  'CreateAccessTokens1795656000000',
  'SharePersistedDocuments1795660000000',
];
const NEW = ['CreateReviews1763700300000', 'CreateSearch1763700600000'];

/**
 * Lets a database that was migrated before 0.1.0 go on with the present migrations. Can go when 0.1.0 is old.
 * @param known names of the present migrations
 * @throws a `StartError` where the database lacks some of the many, so that its tables are others
 */
export async function adoptMigrations(
  runner: QueryRunner,
  executed: { name: string }[],
  known: ReadonlySet<string>,
): Promise<void> {
  const names = new Set(executed.map(({ name }) => name));
  // One that has only present ones is new, or its first start was broken off.
  if (NEW.every((name) => names.has(name)) || executed.every(({ name }) => known.has(name))) return;
  if (!names.has(LAST_OF_MANY.name))
    throw new StartError(
      'The database was made by a version before 0.1.0 that is too old to go on from. ' +
        'Start commit 51cfce62 with it once, or begin with an empty database.',
    );
  await runner.query(
    `with gone as (delete from migrations where timestamp <= $1 and name <> all($2))
     insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($3::text[]) name`,
    [LAST_OF_MANY.timestamp, KEPT, NEW],
  );
}
