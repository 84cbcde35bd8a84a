import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of recipes filter and order by; what foods are made of comes with the import that follows. */
export class FilterRecipes1763701300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table foods add column made_of text[] not null default '{}';
      alter table recipes
        add column nutrients double precision[] not null default '{}',
        add column updated_at timestamptz not null default now();
      update recipes r set updated_at = r.published_on, nutrients = array(
        select (fact ->> 'amount')::double precision
        from recipe_bodies b, jsonb_array_elements(b.nutrition) with ordinality as listed (fact, place)
        where b.recipe_id = r.id order by place);

      -- Spelled as in the statements, or they are not used.
      create index recipes_rating_idx on recipes
        ((rating_halves::real / greatest(rating_count, 1)) desc, rating_count desc, published_on desc, id desc)
        where is_published;
      create index recipes_quickest_idx on recipes
        ((-coalesce(total_minutes, prep_minutes + cook_minutes)) desc, published_on desc, id desc) where is_published;
      create index recipes_slug_trgm_idx on recipes using gin (slug gin_trgm_ops);
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index recipes_slug_trgm_idx, recipes_quickest_idx, recipes_rating_idx;
      alter table recipes drop column updated_at, drop column nutrients;
      alter table foods drop column made_of;
      update content_state set digest = '';
    `);
  }
}
