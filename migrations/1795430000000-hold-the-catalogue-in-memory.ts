import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists, orders and counts are made of the catalogue in memory: what served them in the database goes. */
export class HoldTheCatalogueInMemory1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table recipe_categories;
      alter table categories drop column recipe_count;
      alter table cuisines drop column recipe_count;
      drop index recipes_newest_idx, recipes_cuisine_newest_idx, recipes_recommended_idx, recipes_featured_idx,
        recipes_rating_idx, recipes_quickest_idx, recipes_slug_trgm_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recipe_categories (
        category_id integer not null
          constraint recipe_categories_category_id_fkey references categories on delete cascade,
        recipe_id integer not null constraint recipe_categories_recipe_id_fkey references recipes on delete cascade,
        published_on date not null,
        constraint recipe_categories_pkey primary key (category_id, recipe_id)
      );
      create index recipe_categories_newest_idx on recipe_categories (category_id, published_on desc, recipe_id desc);
      create index recipe_categories_recipe_id_idx on recipe_categories (recipe_id);
      alter table categories add column recipe_count integer not null default 0;
      alter table cuisines add column recipe_count integer not null default 0;
      create index recipes_newest_idx on recipes (published_on desc, id desc) where is_published;
      create index recipes_cuisine_newest_idx on recipes (cuisine_id, published_on desc, id desc) where is_published;
      create index recipes_featured_idx on recipes (published_on desc, id desc) where is_published and is_featured;
      create index recipes_recommended_idx on recipes
        (((80 + rating_halves)::real / (10 + rating_count)) desc, published_on desc, id desc) where is_published;
      create index recipes_rating_idx on recipes
        ((rating_halves::real / greatest(rating_count, 1)) desc, rating_count desc, published_on desc, id desc)
        where is_published;
      create index recipes_quickest_idx on recipes
        ((-coalesce(total_minutes, prep_minutes + cook_minutes)) desc, published_on desc, id desc) where is_published;
      create index recipes_slug_trgm_idx on recipes using gin (slug gin_trgm_ops);
      -- An import fills them again.
      update content_state set digest = '';
    `);
  }
}
