import type { ApolloServer } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentNode, type FormattedExecutionResult, Kind, print } from 'graphql';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { Loaders, type RequestContext } from '#server/graphql/context.ts';
import { inSpan } from '#server/observability/tracing.ts';
import { AnswerTags } from '../answers/answer-tags.ts';

/** Everything that pages need. */
export interface PageDependencies extends AppDependencies {
  /** Executes their operations in this process. */
  apollo: ApolloServer<RequestContext>;
}

interface PageOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** The operation that surrounds every page. The client's query reads the taxonomy and nothing else. */
const FRAME = 'FrameQuery';

/** The frame's answers, by the taxonomy that they were read from: an import brings another. */
const frames = new WeakMap<object, FormattedExecutionResult>();

/**
 * Executes an operation of a page; that of the frame once for all pages, until an import.
 * @param tags notes what the answer is made of: of the frame nothing that changes before
 * @param log takes failures of resolvers
 */
export async function executeForPage(
  dependencies: PageDependencies,
  operation: PageOperation,
  tags: AnswerTags,
  log: FastifyBaseLogger,
): Promise<FormattedExecutionResult> {
  if (nameOf(operation.document) !== FRAME) return execute(dependencies, operation, tags, log);
  const { taxonomy } = dependencies.services.catalogue.current;
  const known = frames.get(taxonomy);
  if (known) return known;
  const answer = await execute(dependencies, operation, new AnswerTags(), log);
  if (!answer.errors) frames.set(taxonomy, answer);
  return answer;
}

async function execute(
  { apollo, services, reader }: PageDependencies,
  { document, variables, operationName = nameOf(document) }: PageOperation,
  tags: AnswerTags,
  log: FastifyBaseLogger,
): Promise<FormattedExecutionResult> {
  // Pages are the same for everyone: sign-in lives in the browser.
  const contextValue: RequestContext = {
    services,
    catalogue: services.catalogue.current,
    loaders: new Loaders(reader, services),
    viewer: new RequestViewer(services, undefined),
    clientAddress: '',
    userAgent: '',
    // A page is nobody's, and only editors have links tried.
    statusOf: async () => undefined,
    log,
    tags,
  };
  const { body } = await inSpan('GraphQL', { 'graphql.operation.name': operationName }, () =>
    apollo.executeOperation({ query: textOf(document), variables, operationName }, { contextValue }),
  );
  if (body.kind !== 'single') throw new Error('A page cannot show an answer that comes in parts.');
  return body.singleResult;
}

/** @returns the name of the operation in a document */
function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

/** The texts of documents: Apollo takes documents by their text, and printing one takes as long as executing it. */
const texts = new WeakMap<DocumentNode, string>();

function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}
