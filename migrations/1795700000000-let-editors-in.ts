import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the role of editors. */
export class LetEditorsIn1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop constraint users_roles_check,
        add constraint users_roles_check check (roles <@ '{editor,moderator}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users set roles = array_remove(roles, 'editor');
      alter table users drop constraint users_roles_check,
        add constraint users_roles_check check (roles <@ '{moderator}')`);
  }
}
