import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notifications on `reviews_changed` say of which recipes reviews have changed, and what of their ratings: servers evict
 * only the answers that show it. What is too much for a notification, which holds 8,000 bytes, is told without.
 */
export class TellWhichReviewsChanged1795424400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger reviews_tell on reviews;
      drop trigger users_tell on users;
      drop function tell_of_name;
      drop function tell_of_reviews;

      -- Ids of recipes whose reviews have changed, and by how much that has changed their ratings, which are up to date.
      create function tell_of_recipes(recipe_ids integer[], more_ratings bigint[], more_halves bigint[])
      returns void language plpgsql as $$
      declare
        told text;
      begin
        if coalesce(cardinality(recipe_ids), 0) = 0 then
          return;
        end if;
        if cardinality(recipe_ids) <= 20 then
          select json_agg(json_build_object(
              'id', r.id, 'slug', r.slug, 'publishedOn', r.published_on, 'authorId', r.author_id,
              'cuisineId', r.cuisine_id, 'categoryIds', r.category_ids, 'featured', r.is_featured,
              'before', json_build_object(
                'ratingCount', r.rating_count - c.ratings, 'ratingHalves', r.rating_halves - c.halves),
              'after', json_build_object('ratingCount', r.rating_count, 'ratingHalves', r.rating_halves)))::text
            into told
            from unnest(recipe_ids, more_ratings, more_halves) as c (id, ratings, halves) join recipes r on r.id = c.id;
        end if;
        perform pg_notify('reviews_changed', case when octet_length(told) < 7900 then told else '' end);
      end
      $$;

      create function tell_of_reviews() returns trigger language plpgsql as $$
      declare
        recipe_ids integer[];
        more_ratings bigint[];
        more_halves bigint[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(c.id), array_agg(c.ratings), array_agg(c.halves) into recipe_ids, more_ratings, more_halves from (
            select recipe_id, count(*), sum(rating_halves) from now_there group by 1) c (id, ratings, halves);
        elsif tg_op = 'DELETE' then
          select array_agg(c.id), array_agg(-c.ratings), array_agg(-c.halves) into recipe_ids, more_ratings, more_halves from (
            select recipe_id, count(*), sum(rating_halves) from there_before group by 1) c (id, ratings, halves);
        else
          select array_agg(c.id), array_agg(c.ratings), array_agg(c.halves) into recipe_ids, more_ratings, more_halves from (
            select v.id, sum(v.ratings), sum(v.halves) from (
              select recipe_id, 1, rating_halves from now_there
              union all
              select recipe_id, -1, -rating_halves from there_before) v (id, ratings, halves)
            group by 1) c (id, ratings, halves);
        end if;
        perform tell_of_recipes(recipe_ids, more_ratings, more_halves);
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
        perform tell_of_recipes(
          array_agg(recipe_id), array_agg(0::bigint), array_agg(0::bigint)) from reviews where user_id = new.id;
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
      drop trigger reviews_tell_inserted on reviews;
      drop trigger reviews_tell_updated on reviews;
      drop trigger reviews_tell_deleted on reviews;
      drop trigger reviews_tell_truncated on reviews;
      drop function tell_of_name;
      drop function tell_of_all_reviews;
      drop function tell_of_reviews;
      drop function tell_of_recipes;

      create function tell_of_reviews() returns trigger language plpgsql as $$
      begin
        perform pg_notify('reviews_changed', '');
        return null;
      end
      $$;
      create trigger reviews_tell after insert or update or delete or truncate on reviews
        for each statement execute function tell_of_reviews();
      create function tell_of_name() returns trigger language plpgsql as $$
      begin
        if exists (select from reviews where user_id = new.id) then
          perform pg_notify('reviews_changed', '');
        end if;
        return null;
      end
      $$;
      create trigger users_tell after update of username on users
        for each row when (old.username is distinct from new.username) execute function tell_of_name();
    `);
  }
}
