import type { MigrationInterface, QueryRunner } from 'typeorm';
import { parse, stringify } from 'yaml';

/** Explains each food in a document of its own, and remembers which foods drafts ask for. */
export class ExplainFoodsOneByOne1795900467049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table documents add column unknown_foods text[] not null default '{}'");
    const [glossary] = await runner.query(
      `select d.id, v.text, v.staff_id as "staffId" from documents d join revisions v on v.id = d.published_revision_id
       where d.path = 'glossary.yaml'`,
    );
    if (!glossary) return;
    const entries: [string, object][] = Object.entries(parse(glossary.text) ?? {});
    for (const [key, entry] of entries) {
      const [{ id }] = await runner.query(
        'insert into revisions (path, text, staff_id) values ($1, $2, $3) returning id',
        [`glossary/${key}.yaml`, stringify(entry, { lineWidth: 0 }), glossary.staffId],
      );
      await runner.query('insert into documents (path, published_revision_id) values ($1, $2)', [
        `glossary/${key}.yaml`,
        id,
      ]);
    }
    await runner.query('delete from documents where id = $1', [glossary.id]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const entries: { path: string; text: string; staffId: number | null }[] = await runner.query(
      `select d.path, v.text, v.staff_id as "staffId" from documents d
       join revisions v on v.id = d.published_revision_id where d.path like 'glossary/%' order by d.path`,
    );
    const key = (path: string) => path.slice('glossary/'.length, -'.yaml'.length);
    const glossary = Object.fromEntries(entries.map(({ path, text }) => [key(path), parse(text)]));
    if (entries.length > 0)
      await runner.query(
        `with text as (insert into revisions (path, text, staff_id) values ('glossary.yaml', $1, $2) returning id)
         insert into documents (path, published_revision_id) select 'glossary.yaml', id from text`,
        [stringify(glossary, { lineWidth: 0 }), entries[0]?.staffId ?? null],
      );
    await runner.query("delete from documents where path like 'glossary/%'");
    await runner.query('alter table documents drop column unknown_foods');
  }
}
