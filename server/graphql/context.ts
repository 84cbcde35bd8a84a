import type { FastifyBaseLogger } from 'fastify';
import { type AuthCheckerFn, createParameterDecorator } from 'type-graphql';
import type { CreateLoader } from '#server/database/loaders.ts';
import type { StatementReader } from '#server/database/statements.ts';
import type { Access } from '#server/features/accounts/access.ts';
import type { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { RecipeBodyLoader } from '#server/features/catalogue/recipe/recipe.service.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import type { CacheTags } from '#server/http/response-cache/cache-tags.ts';
import type { Client } from '#server/security/client.ts';
import type { Services } from '#server/services.ts';

export interface RequestContext {
  services: Services;
  /** The published catalogue, the same object during the whole request. */
  catalogue: Snapshot;
  loaders: Loaders;
  /** The caller. Its session is looked up on first use. */
  viewer: RequestViewer;
  client: Client;
  userAgent: string;
  /** Requests a URL of this site and returns its HTTP status; undefined while a page is rendered. */
  getStatus(url: string): Promise<number | undefined>;
  /** Logger that adds the request's id to each line. */
  log: FastifyBaseLogger;
  /** Tags in which resolvers record what the response depends on. */
  tags: CacheTags;
  /** Set once a personal field is resolved: no cache may store the response. */
  isPersonal?: true;
}

/** Runs before arguments are validated, so callers without access learn nothing about them. */
export const authChecker: AuthCheckerFn<RequestContext, Access> = ({ context }, [access = {}]) =>
  context.viewer.hasAccess(access);

/** Passes the member to whom `@Authorized` gave access. */
export const Member = () => createParameterDecorator<RequestContext>(({ context }) => context.viewer.member);

/** Batches the reads of one request. */
export class Loaders {
  private readonly loaders = new Map<unknown, unknown>();
  /** Loads the long texts of recipes. */
  readonly recipeBodies: RecipeBodyLoader;

  constructor(
    private readonly reader: StatementReader,
    { recipes }: Pick<Services, 'recipes'>,
    { bodies }: Pick<Snapshot, 'bodies'>,
  ) {
    this.recipeBodies = new RecipeBodyLoader(recipes, bodies);
  }

  /** Returns this request's loader, created on the first call. Example: `loaders.get(ownReview)` */
  get<Loader>(createLoader: CreateLoader<Loader>): Loader {
    const loader = this.loaders.get(createLoader) ?? createLoader(this.reader);
    this.loaders.set(createLoader, loader);
    return loader as Loader;
  }
}
