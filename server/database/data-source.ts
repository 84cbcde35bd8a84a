import type { Pool, PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DocumentEntity, RevisionEntity } from '#server/content/store/document.entity.ts';
import { AccessTokenEntity } from '#server/features/accounts/access-token.entity.ts';
import { KnownAddressEntity } from '#server/features/accounts/known-address.entity.ts';
import { SessionEntity } from '#server/features/accounts/session.entity.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { AuthorEntity } from '#server/features/catalogue/authors/author.entity.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { AllergenNameEntity, FoodEntity, RecipeFoodEntity } from '#server/features/catalogue/foods/food.entity.ts';
import { GuideEntity } from '#server/features/catalogue/guides/guide.entity.ts';
import { HomeIssueEntity } from '#server/features/catalogue/home/home-issue.entity.ts';
import { MenuEntity } from '#server/features/catalogue/menus/menu.entity.ts';
import { FormerSlugEntity } from '#server/features/catalogue/recipe/former-slug.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { RecipeBodyEntity } from '#server/features/catalogue/recipe/recipe-body.entity.ts';
import { CategoryEntity, CuisineEntity } from '#server/features/catalogue/terms/term.entity.ts';
import { ContactMessageEntity } from '#server/features/contact/contact-message.entity.ts';
import { ContentEditorEntity } from '#server/features/desk/content/content-editor.entity.ts';
import { DeskActionEntity } from '#server/features/desk/desk-action.entity.ts';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import { PhotographFileEntity } from '#server/features/desk/photographs/photograph-file.entity.ts';
import { ReportEntity } from '#server/features/desk/report.entity.ts';
import { KitchenEntity, KitchenItemEntity } from '#server/features/kitchen/kitchen.entity.ts';
import { NewsletterIssueEntity } from '#server/features/newsletter/newsletter-issue.entity.ts';
import { SubscriberEntity, UnsubscribedReaderEntity } from '#server/features/newsletter/subscriber.entity.ts';
import { AnswerEntity, QuestionEntity } from '#server/features/questions/question.entity.ts';
import { ReaderCountEntity } from '#server/features/readers/reader-count.entity.ts';
import { HelpfulMarkEntity, ReviewEntity } from '#server/features/reviews/review.entity.ts';
import { RecipeSearchEntity, SearchWordEntity } from '#server/features/search/recipe-search.entity.ts';
import { SharedListEntity } from '#server/features/shopping/shared-list.entity.ts';
import { JobWorkerEntity } from '#server/jobs/job-worker.entity.ts';
import { ScheduledJobEntity } from '#server/jobs/scheduled-job.entity.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import { ThrottleEntity } from '#server/security/throttle.entity.ts';
import { migrations } from './migrations.ts';

/** Address of a Postgres: a connection string, or the socket folder of the embedded one. */
export interface PostgresAddress {
  url?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  /** False: never, even if PGSSLMODE is set. Omitted: as the connection string says. */
  ssl?: false;
}

interface DataSourceOptions {
  primary: PostgresAddress;
  /** Maximum number of connections. */
  poolSize?: number;
  onPoolError: (error: Error) => void;
  /** Time after which the client gives up a statement, in ms. Omitted for migrations and imports. */
  queryTimeoutMs?: number;
}

const entities = [
  AuthorEntity,
  CategoryEntity,
  CuisineEntity,
  RecipeEntity,
  RecipeBodyEntity,
  FormerSlugEntity,
  FoodEntity,
  AllergenNameEntity,
  RecipeFoodEntity,
  GuideEntity,
  MenuEntity,
  HomeIssueEntity,
  RecipeSearchEntity,
  SearchWordEntity,
  ContentStateEntity,
  UserEntity,
  SessionEntity,
  AccessTokenEntity,
  KnownAddressEntity,
  OneTimeTokenEntity,
  ThrottleEntity,
  ReviewEntity,
  HelpfulMarkEntity,
  QuestionEntity,
  AnswerEntity,
  ReportEntity,
  DeskActionEntity,
  PhotographEntity,
  PhotographFileEntity,
  ReaderCountEntity,
  ContentEditorEntity,
  DocumentEntity,
  RevisionEntity,
  SubscriberEntity,
  UnsubscribedReaderEntity,
  NewsletterIssueEntity,
  ContactMessageEntity,
  SharedListEntity,
  KitchenEntity,
  KitchenItemEntity,
  JobWorkerEntity,
  ScheduledJobEntity,
];

/** Returns TypeORM's data source for a server, not yet connected. Only migrations change the schema. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const shared = {
    type: 'postgres' as const,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each' as const,
    synchronize: false,
    installExtensions: false,
    invalidWhereValuesBehavior: { null: 'throw' as const, undefined: 'throw' as const },
    // Without a handler a database restart would end the process (node emits 'error').
    poolErrorHandler: options.onPoolError,
    applicationName: 'mesob',
    extra: poolConfig(options),
  };
  const { user, ...address } = options.primary;
  return new DataSource({ ...shared, ...address, ...(user !== undefined && { username: user }) });
}

/** Returns the options of a pool: its size, timeouts, and the settings of its connections. */
export function poolConfig({ poolSize, queryTimeoutMs }: Pick<DataSourceOptions, 'poolSize' | 'queryTimeoutMs'>) {
  return {
    max: poolSize ?? 10,
    connectionTimeoutMillis: queryTimeoutMs ?? 5_000,
    // Postgres's own limits below do not help if Postgres itself is frozen.
    ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A pooler in transaction mode takes no such options: it has to ignore them and set the same (deploy/pgbouncer).
    options: [
      // All three are unlimited by default, and a stuck statement would hold its connection forever.
      '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000',
      // A named statement is planned once, not each time to see whether a special plan would be cheaper.
      '-c plan_cache_mode=force_generic_plan',
      // A generic plan does not know the limit, so it looks expensive; but starting workers takes longer than reading
      // the few rows.
      '-c max_parallel_workers_per_gather=0',
    ].join(' '),
  } satisfies PoolConfig;
}

/** Fields of a connection that pg's types leave out. */
interface ConnectionState {
  readyForQuery: boolean;
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
  end(): Promise<void>;
}

/**
 * Makes a pool close connections that are released during a statement or a transaction. If a statement times out, the
 * rollback after it may, too, and TypeORM does not tell the pool: the connection's next user would write into a
 * transaction that is never committed.
 */
export function endUnfinished(pool: Pool): void {
  pool.on('release', (_error, client) => {
    const state = client as unknown as ConnectionState;
    if (!state.readyForQuery || state.getTransactionStatus() !== 'I') void state.end();
  });
}

/** TypeORM's own connection pool. */
export function getPool(dataSource: DataSource): Pool {
  return (dataSource.driver as PostgresDriver).master as Pool;
}
