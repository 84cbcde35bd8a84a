import type { DataSource } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { reviewTexts } from '#schema/rules/reviews.ts';
import { StatementReader } from '#server/database/statements.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import { readNodeId, rowIdIn } from '#server/graphql/node/node-id.ts';
import { failure, invalidInput, type Result, success } from '#server/results.ts';
import { reviewsByIds } from './review.loader.ts';
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
    if (kind !== 'Review' || !rowIdIn(key)) return noComment;
    await this.throttles.comment(userId);
    const [{ isOwn } = { isOwn: false }]: { isOwn: boolean }[] = await this.dataSource.query(
      'select user_id is not distinct from $2 as "isOwn" from reviews where id = $1',
      [key, userId],
    );
    if (isOwn) return ownComment;
    // Locks the rows, so that a comment or member deleted at the same time takes the mark along.
    await this.dataSource.query(
      helpful
        ? `insert into helpful_marks (review_id, user_id) select r.id, u.id from reviews r, users u
           where r.id = $1 and r.hidden_at is null and u.id = $2 for key share on conflict do nothing`
        : 'delete from helpful_marks where review_id = $1 and user_id = $2',
      [key, userId],
    );
    if (!(await this.dataSource.manager.existsBy(UserEntity, { id: userId })))
      throw new UnauthenticatedError(accountTexts.signInFirst);
    const [review] = await new StatementReader(this.dataSource).rows(reviewsByIds, [[Number(key)]]);
    const slug = review && this.catalogue.current.byId(review.recipeId)?.slug;
    if (!slug) return noComment;
    await this.onChange([{ slug, rated: false }]);
    return success(new MarkHelpfulSuccessType(helpful ? reviewTexts.helpful : reviewTexts.notHelpful, review));
  }
}
