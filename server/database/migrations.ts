import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

/** Every migration in `migrations/`, bundled with the server, in the order of their time stamps. */
export const migrations: MigrationClass[] = Object.entries(
  import.meta.glob<Record<string, MigrationClass>>('../../migrations/*.ts', { eager: true }),
)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([, module]) => Object.values(module));
