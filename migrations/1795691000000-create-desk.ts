import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Returns trigger functions that update the ratings of recipes and notify servers of changes.
 * @param condition - SQL condition on columns of the reviews whose stars count
 */
const countReviews = (condition: string) => `
      create or replace function keep_recipe_ratings() returns trigger language plpgsql as $$
      begin
        if tg_op in ('UPDATE', 'DELETE') and (select ${condition} from (select old.*) review) then
          update recipes set rating_count = rating_count - 1, rating_halves = rating_halves - old.rating_halves
            where id = old.recipe_id;
        end if;
        if tg_op in ('INSERT', 'UPDATE') and (select ${condition} from (select new.*) review) then
          update recipes set rating_count = rating_count + 1, rating_halves = rating_halves + new.rating_halves
            where id = new.recipe_id;
        end if;
        return null;
      end $$;

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
              select recipe_id, (${condition})::int, (${condition})::int * rating_halves from now_there
              union all
              select recipe_id, -(${condition})::int, -(${condition})::int * rating_halves from there_before
            ) v (id, ratings, halves)
            group by 1) c (id, ratings, halves);
        end if;
        perform tell_of_recipes(recipe_ids, are_rated);
        return null;
      end
      $$;`;

/** Creates roles of staff, hidden comments, reports by readers, and the log of the desk. */
export class CreateDesk1795691000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column roles text[] not null default '{}',
        add column blocked_at timestamptz,
        add constraint users_roles_check check (roles <@ '{moderator}');
      alter table sessions add column proven_at timestamptz not null default now();
      alter table reviews add column hidden_at timestamptz, add column hidden_reason text;
      alter table questions add column hidden_at timestamptz, add column hidden_reason text;
      alter table answers add column hidden_at timestamptz, add column hidden_reason text;

      create table reports (
        id integer generated always as identity constraint reports_pkey primary key,
        text_id text not null,
        reason text not null,
        note text not null default '',
        created_at timestamptz not null default now(),
        closed_at timestamptz
      );
      create index reports_text_id_idx on reports (text_id);
      create index reports_open_idx on reports (created_at) where closed_at is null;

      -- No foreign keys: what was done stays when a member or a text goes.
      create table desk_actions (
        id integer generated always as identity constraint desk_actions_pkey primary key,
        staff_id integer not null,
        kind text not null,
        text_id text,
        member_id integer,
        before jsonb,
        after jsonb,
        created_at timestamptz not null default now()
      );
      create index desk_actions_text_id_idx on desk_actions (text_id);
      create index desk_actions_staff_id_idx on desk_actions (staff_id);

      create function keep_desk_actions() returns trigger language plpgsql as $$
      begin
        raise exception 'desk_actions only grows';
      end $$;
      create trigger desk_actions_only_grow before update or delete or truncate on desk_actions
        for each statement execute function keep_desk_actions();

      ${countReviews('hidden_at is null')}
      drop trigger reviews_keep_ratings on reviews;
      create trigger reviews_keep_ratings
        after insert or delete or update of recipe_id, rating_halves, hidden_at on reviews
        for each row execute function keep_recipe_ratings();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table desk_actions, reports;
      drop function keep_desk_actions;
      drop trigger reviews_keep_ratings on reviews;
      create trigger reviews_keep_ratings after insert or delete or update of recipe_id, rating_halves on reviews
        for each row execute function keep_recipe_ratings();
      ${countReviews('true')}
      alter table answers drop column hidden_reason, drop column hidden_at;
      alter table questions drop column hidden_reason, drop column hidden_at;
      alter table reviews drop column hidden_reason, drop column hidden_at;
      alter table sessions drop column proven_at;
      alter table users drop column blocked_at, drop column roles;
    `);
  }
}
