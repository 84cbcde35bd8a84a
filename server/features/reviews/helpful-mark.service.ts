import type { DataSource } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { reviewTexts } from '#schema/rules/reviews.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import { readNodeId, readRowId } from '#server/graphql/node/node-id.ts';
import { failure, invalidInput, type Result, success } from '#server/results.ts';
import { HelpfulMarkEntity, ReviewEntity } from './review.entity.ts';
import { reviewsByIds } from './review.loader.ts';
import { markHelpful } from './review.statements.ts';
import { type MarkHelpfulInput, MarkHelpfulSuccessType } from './review.type.ts';
import type { ReviewChange } from './review-changes.ts';

const noComment = failure('REVIEW_NOT_FOUND', reviewTexts.gone);
const ownComment = invalidInput([{ field: 'reviewId', code: 'INVALID', message: reviewTexts.ownHelpful }]);

/** Stores which comments members found helpful. */
export class HelpfulMarkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    private readonly throttles: { comment(userId: number): Promise<void> },
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void = () => {},
  ) {}

  /**
   * Marks another member's comment as helpful, or removes the mark.
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async mark(
    { id: userId }: SessionUser,
    { reviewId, helpful }: MarkHelpfulInput,
  ): Promise<Result<MarkHelpfulSuccessType>> {
    const { kind, key = '' } = readNodeId(reviewId) ?? {};
    if (kind !== 'Review' || !readRowId(key)) return noComment;
    await this.throttles.comment(userId);
    const { manager } = this.dataSource;
    const reviewKey = Number(key);
    if (await manager.existsBy(ReviewEntity, { id: reviewKey, userId })) return ownComment;
    if (helpful) await runStatement(manager, markHelpful, [reviewKey, userId]);
    else await manager.delete(HelpfulMarkEntity, { reviewId: reviewKey, userId });
    if (!(await manager.existsBy(UserEntity, { id: userId }))) throw new UnauthenticatedError(accountTexts.signInFirst);
    const [review] = await new StatementReader(this.dataSource).rows(reviewsByIds, [[reviewKey]]);
    const slug = review && this.catalogue.current.byId(review.recipeId)?.slug;
    if (!slug) return noComment;
    await this.onChange([{ slug, rated: false }]);
    return success(new MarkHelpfulSuccessType(helpful ? reviewTexts.helpful : reviewTexts.notHelpful, review));
  }
}
