import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the words of long recipes uncompressed, too: ranking a hit reads them three times, and decompressing them took
 * most of a search. Concatenating an empty vector rewrites them.
 */
export class KeepSearchWordsUncompressed1796042100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await setToastTarget(runner, 8160);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setToastTarget(runner, 4080);
  }
}

/** @param bytes - size of a row from which Postgres compresses its values and moves them elsewhere; at most a page */
async function setToastTarget(runner: QueryRunner, bytes: number): Promise<void> {
  await runner.query(`alter table recipe_search set (toast_tuple_target = ${bytes})`);
  await runner.query(`update recipe_search set words = words || ''::tsvector`);
}
