import type { AppDependencies } from '#server/app-dependencies.ts';
import { executeOperation, nameOf, type OperationRequest } from '#server/graphql/execute.ts';
import type { AnswerTags } from '../answers/answer-tags.ts';

/** What surrounds every page. The client's query reads the taxonomy and nothing else. */
const FRAME = 'FrameQuery';

type Answer = Awaited<ReturnType<typeof executeOperation>>;

/** The frame's answers, by the taxonomy that they were read from: an import brings another. */
const frames = new WeakMap<object, Answer>();

/**
 * Executes an operation of a page; that of the frame once for all pages, until an import.
 * @param tags notes what the answer is made of: of the frame nothing that changes before
 */
export async function executeForPage(
  dependencies: AppDependencies,
  operation: OperationRequest,
  tags: AnswerTags,
): Promise<Answer> {
  if (nameOf(operation.document) !== FRAME) return executeOperation(dependencies, operation, tags);
  const { taxonomy } = dependencies.services.catalogue.current;
  const known = frames.get(taxonomy);
  if (known) return known;
  const answer = await executeOperation(dependencies, operation);
  if (!answer.errors) frames.set(taxonomy, answer);
  return answer;
}
