import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the role of administrators, who invite other staff. */
export class AppointAdministrators1795897574933 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop constraint users_roles_check,
        add constraint users_roles_check check (roles <@ '{administrator,editor,moderator}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users set roles = array_remove(roles, 'administrator');
      alter table users drop constraint users_roles_check,
        add constraint users_roles_check check (roles <@ '{editor,moderator}')`);
  }
}
