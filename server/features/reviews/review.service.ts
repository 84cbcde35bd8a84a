import type { DataSource } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { reviewProblems } from '#schema/rules/review-problems.ts';
import { normalizeReview, reviewTexts } from '#schema/rules/reviews.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import type { Connection } from '#server/graphql/connection.type.ts';
import { decodeNodeId, readRowId } from '#server/graphql/node/node-id.ts';
import { failure, invalidInput, type Result, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Throttles } from '#server/security/throttles.ts';
import type { ApprovalRule } from './approval-rule.ts';
import { HelpfulMarkEntity, ReviewEntity } from './review.entity.ts';
import { getPageParameters, toReviewConnection } from './review.loader.ts';
import { markHelpful, reviewCountOfUser, reviewsByIds, reviewsByUser, storeReview } from './review.statements.ts';
import {
  type AddReviewInput,
  AddReviewSuccessType,
  DeleteReviewSuccessType,
  type MarkHelpfulInput,
  MarkHelpfulSuccessType,
  type ReviewListArgs,
  type ReviewType,
} from './review.type.ts';

const reviewNotFound = failure('REVIEW_NOT_FOUND', reviewTexts.gone);
const ownReviewProblem = invalidInput([{ field: 'reviewId', code: 'INVALID', message: reviewTexts.ownHelpful }]);
const recipeNotFound = failure('NOT_FOUND', reviewTexts.noRecipe);

/** A recipe with changed reviews. */
export interface ReviewChange {
  slug: string;
  /** `true` if stars may have changed, not only texts, names or helpful marks. */
  rated: boolean;
}

/** Members' reviews and helpful marks. A trigger updates the recipe's number and sum of ratings. */
export class ReviewService {
  private readonly reader: StatementReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current' | 'refreshRatings'>,
    private readonly throttles: Pick<Throttles, 'countForMember'>,
    private readonly counts: Pick<ReaderCounts, 'add'>,
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void,
    private readonly isHeld: ApprovalRule,
    /** Characters allowed in comments in addition to the default ones. */
    private readonly morePunctuation: string,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /**
   * Posts a review, or replaces the member's earlier review of the recipe.
   * @throws {ThrottledError} if the member comments too often
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async add(author: SessionUser, input: AddReviewInput, client: Client): Promise<Result<AddReviewSuccessType>> {
    const { recipeSlug, message, rating } = input;
    const card = this.catalogue.current.bySlug(recipeSlug);
    if (!card) return recipeNotFound;
    const recipeId = card.id;
    const problems = reviewProblems(message, rating, this.morePunctuation);
    if (problems.length > 0) return invalidInput(problems);
    await this.throttles.countForMember('comment', author.id, client);

    const text = normalizeReview(message);
    const ratingHalves = rating * 2;
    const holdReason = (await this.isHeld(author, text, recipeId)) ? WAITING_REASON : null;
    const { manager } = this.dataSource;
    const [stored] = await runStatement(manager, storeReview, [recipeId, author.id, ratingHalves, text, holdReason]);
    if (!stored) throw new UnauthenticatedError(accountTexts.signInFirst);
    const { inserted, formerHalves, ...row } = stored;
    const recipe = await this.refreshRating(card.slug);
    // The recipe was withdrawn in the meantime.
    if (!recipe) return recipeNotFound;
    this.counts.add(ReaderEvent.COMMENT, recipe.slug);
    this.counts.add(ReaderEvent.STARS, String(rating));
    await this.onChange([{ slug: card.slug, rated: inserted || ratingHalves !== formerHalves }]);
    const review = { ...row, recipeId, username: author.username, rating: ratingHalves / 2, message: text };
    return successOf(AddReviewSuccessType, {
      // A replaced review keeps its reason, so it may be waiting even if this text is not held.
      message: row.hiddenReason === WAITING_REASON ? WAITING_REASON : reviewTexts.added,
      replaced: !inserted,
      review,
      recipe,
    });
  }

  /** Returns a page of the member's reviews, including hidden ones. */
  async getMemberReviews({ id }: SessionUser, args: ReviewListArgs): Promise<Connection<ReviewType>> {
    const rows = await this.reader.rows(reviewsByUser[args.orderBy], getPageParameters(args, id));
    return toReviewConnection(rows, args, () => this.reader.total(reviewCountOfUser, [id]));
  }

  /** Deletes the member's own review of a recipe. */
  async delete(author: SessionUser, recipeSlug: string): Promise<Result<DeleteReviewSuccessType>> {
    const card = this.catalogue.current.bySlug(recipeSlug);
    if (!card) return recipeNotFound;
    const { affected } = await this.dataSource.manager.delete(ReviewEntity, { recipeId: card.id, userId: author.id });
    if (!affected) return failure('REVIEW_NOT_FOUND', reviewTexts.noReview);
    const recipe = await this.refreshRating(card.slug);
    if (!recipe) return recipeNotFound;
    await this.onChange([{ slug: card.slug, rated: true }]);
    return successOf(DeleteReviewSuccessType, { message: reviewTexts.deleted, recipe });
  }

  /**
   * Marks another member's comment as helpful, or removes the mark.
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async markHelpful(
    { id: userId }: SessionUser,
    { reviewId, helpful }: MarkHelpfulInput,
    client: Client,
  ): Promise<Result<MarkHelpfulSuccessType>> {
    const { kind, key = '' } = decodeNodeId(reviewId) ?? {};
    if (kind !== 'Review' || !readRowId(key)) return reviewNotFound;
    await this.throttles.countForMember('comment', userId, client);
    const { manager } = this.dataSource;
    const rowId = Number(key);
    if (await manager.existsBy(ReviewEntity, { id: rowId, userId })) return ownReviewProblem;
    if (helpful) await runStatement(manager, markHelpful, [rowId, userId]);
    else await manager.delete(HelpfulMarkEntity, { reviewId: rowId, userId });
    if (!(await manager.existsBy(UserEntity, { id: userId }))) throw new UnauthenticatedError(accountTexts.signInFirst);
    const [review] = await this.reader.rows(reviewsByIds, [[rowId]]);
    const slug = review && this.catalogue.current.byId(review.recipeId)?.slug;
    if (!slug) return reviewNotFound;
    await this.onChange([{ slug, rated: false }]);
    return successOf(MarkHelpfulSuccessType, {
      message: helpful ? reviewTexts.helpful : reviewTexts.notHelpful,
      review,
    });
  }

  /** Reloads a recipe's ratings. @returns the recipe; undefined if it is no longer published */
  private async refreshRating(slug: string): Promise<RecipeCard | undefined> {
    await this.catalogue.refreshRatings([slug]);
    return this.catalogue.current.bySlug(slug);
  }
}
