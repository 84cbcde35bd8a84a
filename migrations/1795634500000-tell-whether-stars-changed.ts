import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TellWhichReviewsChanged1795424400000 } from './1795424400000-tell-which-reviews-changed.ts';

/**
 * Notifications on `reviews_changed` say of which recipes reviews have changed, and whether that changed stars:
 * `[{"slug": "gomen", "rated": true}]`. What is too much for a notification, which holds 8,000 bytes, is told without.
 */
export class TellWhetherStarsChanged1795634500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function tell_of_recipes;
      create function tell_of_recipes(recipe_ids integer[], are_rated boolean[]) returns void language plpgsql as $$
      declare
        told text;
      begin
        if coalesce(cardinality(recipe_ids), 0) = 0 then
          return;
        end if;
        if cardinality(recipe_ids) <= 50 then
          select json_agg(json_build_object('slug', r.slug, 'rated', c.rated))::text into told
            from unnest(recipe_ids, are_rated) as c (id, rated) join recipes r on r.id = c.id;
        end if;
        perform pg_notify('reviews_changed', case when octet_length(told) < 7900 then told else '' end);
      end
      $$;

      create or replace function tell_of_reviews() returns trigger language plpgsql as $$
      declare
        recipe_ids integer[];
        are_rated boolean[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(c.id), array_agg(true) into recipe_ids, are_rated
            from (select distinct recipe_id from now_there) c (id);
        elsif tg_op = 'DELETE' then
          select array_agg(c.id), array_agg(true) into recipe_ids, are_rated
            from (select distinct recipe_id from there_before) c (id);
        else
          select array_agg(c.id), array_agg(c.ratings <> 0 or c.halves <> 0) into recipe_ids, are_rated from (
            select v.id, sum(v.ratings), sum(v.halves) from (
              select recipe_id, 1, rating_halves from now_there
              union all
              select recipe_id, -1, -rating_halves from there_before) v (id, ratings, halves)
            group by 1) c (id, ratings, halves);
        end if;
        perform tell_of_recipes(recipe_ids, are_rated);
        return null;
      end
      $$;

      create or replace function tell_of_name() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(recipe_id), array_agg(false)) from reviews where user_id = new.id;
        return null;
      end
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const former = new TellWhichReviewsChanged1795424400000();
    await former.down(runner);
    await former.up(runner);
  }
}
