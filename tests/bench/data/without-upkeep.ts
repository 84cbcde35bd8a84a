import type pg from 'pg';

/**
 * Runs a bulk load in the open transaction without what Postgres does for each row: indexes are built afterwards, the
 * ratings trigger rests, and so do the checks of foreign keys where the role may switch them off.
 */
export async function withoutUpkeep(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    // Indexes of partitions go and come with those of their tables, which Postgres describes without them (ON ONLY).
    `select relname as name, replace(pg_get_indexdef(oid), ' ON ONLY ', ' ON ') as definition from pg_class
     where relkind in ('i', 'I') and relnamespace = 'public'::regnamespace and not relispartition
       and relname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query('alter table reviews disable trigger reviews_keep_ratings');
  await client.query(`select set_config('session_replication_role', 'replica', true) from pg_roles
    where rolname = current_user and rolsuper`);
  await load();
  await client.query("set local session_replication_role = 'origin'");
  await client.query('alter table reviews enable trigger reviews_keep_ratings');
  for (const { definition } of rows) await client.query(definition);
}
