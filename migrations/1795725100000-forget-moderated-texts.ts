import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletes a member's texts from the desk's log with their account; the rest of the log is kept. */
export class ForgetModeratedTexts1795725100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger desk_actions_only_grow on desk_actions;
      create or replace function keep_desk_actions() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.before is null and to_jsonb(new) - 'before' = to_jsonb(old) - 'before'
            and old.member_id is not null and not exists (select from users where id = old.member_id) then
            return new;
          end if;
        end if;
        raise exception 'desk_actions only grows';
      end $$;
      create trigger desk_actions_only_grow before delete or truncate on desk_actions
        for each statement execute function keep_desk_actions();
      create trigger desk_actions_stay before update on desk_actions
        for each row execute function keep_desk_actions();

      -- What an UNDO names is no text.
      create function forget_moderated_texts() returns trigger language plpgsql as $$
      begin
        update desk_actions set before = null where member_id = old.id and kind <> 'UNDO' and before is not null;
        return null;
      end $$;
      create trigger users_forget_moderated_texts after delete on users
        for each row execute function forget_moderated_texts();

      -- Of accounts that were deleted before.
      update desk_actions a set before = null where member_id is not null and kind <> 'UNDO' and before is not null
        and not exists (select from users u where u.id = a.member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_forget_moderated_texts on users;
      drop function forget_moderated_texts;
      drop trigger desk_actions_stay on desk_actions;
      drop trigger desk_actions_only_grow on desk_actions;
      create or replace function keep_desk_actions() returns trigger language plpgsql as $$
      begin
        raise exception 'desk_actions only grows';
      end $$;
      create trigger desk_actions_only_grow before update or delete or truncate on desk_actions
        for each statement execute function keep_desk_actions();
    `);
  }
}
