import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses under messages as members have theirs, so that both are found to be the same. */
export class NormalizeContactAddresses1763700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('update contact_messages set email = lower(normalize(btrim(email), NFC))');
  }

  /** What was typed is not known any more, nor needed. */
  async down(): Promise<void> {}
}
