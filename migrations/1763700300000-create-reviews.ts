import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates reviews, with triggers that update the ratings of recipes and notify servers of changes. */
export class CreateReviews1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reviews (
        id integer generated always as identity constraint reviews_pkey primary key,
        recipe_id integer not null constraint reviews_recipe_id_fkey references recipes on delete cascade,
        user_id integer constraint reviews_user_id_fkey references users on delete set null,
        rating_halves smallint not null constraint reviews_rating_check check (rating_halves between 1 and 10),
        message text not null,
        created_at timestamptz not null default now(),
        edited_at timestamptz,
        constraint reviews_recipe_id_user_id_key unique (recipe_id, user_id)
      );
      create index reviews_recipe_newest_idx on reviews (recipe_id, created_at desc, id desc);
      create index reviews_user_id_idx on reviews (user_id);

      -- In the database, so that no path to the table, present or future, can leave the counters wrong.
      create function keep_recipe_ratings() returns trigger language plpgsql as $$
      begin
        if tg_op in ('UPDATE', 'DELETE') then
          update recipes set rating_count = rating_count - 1, rating_halves = rating_halves - old.rating_halves
            where id = old.recipe_id;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          update recipes set rating_count = rating_count + 1, rating_halves = rating_halves + new.rating_halves
            where id = new.recipe_id;
        end if;
        return null;
      end $$;
      create trigger reviews_keep_ratings after insert or delete or update of recipe_id, rating_halves on reviews
        for each row execute function keep_recipe_ratings();

      -- Notifies servers which recipes' reviews have changed, and whether that changed their stars:
      -- [{"slug": "gomen", "rated": true}], or nothing where that exceeds the 8,000 bytes of a notification.
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

      create function tell_of_reviews() returns trigger language plpgsql as $$
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
      create trigger reviews_tell_inserted after insert on reviews
        referencing new table as now_there for each statement execute function tell_of_reviews();
      create trigger reviews_tell_updated after update on reviews
        referencing old table as there_before new table as now_there for each statement execute function tell_of_reviews();
      create trigger reviews_tell_deleted after delete on reviews
        referencing old table as there_before for each statement execute function tell_of_reviews();

      create function tell_of_all_reviews() returns trigger language plpgsql as $$
      begin
        perform pg_notify('reviews_changed', '');
        return null;
      end
      $$;
      create trigger reviews_tell_truncated after truncate on reviews
        for each statement execute function tell_of_all_reviews();

      -- Only a name that has changed, and stands on a review, is news: verifying an address writes the name it had.
      create function tell_of_name() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(recipe_id), array_agg(false)) from reviews where user_id = new.id;
        return null;
      end
      $$;
      create trigger users_tell after update of username on users
        for each row when (old.username is distinct from new.username) execute function tell_of_name();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_tell on users;
      drop table reviews;
      drop function tell_of_name, tell_of_all_reviews, tell_of_reviews, tell_of_recipes, keep_recipe_ratings;
    `);
  }
}
