import type { FastifyBaseLogger } from 'fastify';
import type { StatementReader } from '#server/database/statements.ts';
import type { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { createRecipeBodyLoader } from '#server/features/catalogue/recipe/recipe.loader.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import { createOwnNoteLoader } from '#server/features/kitchen/kitchen.loader.ts';
import {
  createAnswerLoader,
  createAnswersLoader,
  createOwnEntryLoader,
  createQuestionCountLoader,
  createQuestionLoader,
  QuestionLoader,
} from '#server/features/questions/question.loader.ts';
import {
  createHelpfulMarkLoader,
  createOwnReviewLoader,
  createReviewLoader,
  createStarCountLoader,
  ReviewLoader,
} from '#server/features/reviews/review.loader.ts';
import type { AnswerTags } from '#server/http/answers/answer-tags.ts';
import type { Services } from '#server/services.ts';

/** Batches what one request reads; made for each request. */
export type Loaders = ReturnType<typeof createLoaders>;

export interface RequestContext {
  services: Services;
  /** The published catalogue as it was when the request came. */
  catalogue: Snapshot;
  loaders: Loaders;
  /** Caller: read only where a resolver wants to know. */
  viewer: RequestViewer;
  /** As far as `TRUST_PROXY` lets it be known. Example: "203.0.113.7". */
  clientAddress: string;
  userAgent: string;
  /** Asks this site for one of its addresses. @returns the status */
  statusOf(url: string): Promise<number | undefined>;
  /** Its lines carry the id of the request. */
  log: FastifyBaseLogger;
  /** Tags, in which resolvers note what of the answer may change. */
  tags: AnswerTags;
  /** Set where the answer shows what only those with a link may see: then no cache may store it. */
  isSecret?: true;
}

export function createLoaders(reader: StatementReader, { recipes }: Pick<Services, 'recipes'>) {
  return {
    recipeBodies: createRecipeBodyLoader(recipes),
    reviews: new ReviewLoader(reader),
    reviewsById: createReviewLoader(reader),
    starCounts: createStarCountLoader(reader),
    ownReviews: createOwnReviewLoader(reader),
    helpfulMarks: createHelpfulMarkLoader(reader),
    questions: new QuestionLoader(reader),
    questionsById: createQuestionLoader(reader),
    questionCounts: createQuestionCountLoader(reader),
    ownEntries: createOwnEntryLoader(reader),
    answers: createAnswersLoader(reader),
    answersById: createAnswerLoader(reader),
    ownNotes: createOwnNoteLoader(reader),
  };
}
