import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { HelpfulMarkEntity, ReviewEntity } from './review.entity.ts';

/** A member's reviews. They outlive the account under the name "Former member". */
export const personalReviews: PersonalData = {
  name: 'reviews',
  async collect(manager, { id }) {
    const reviews = await manager.find(ReviewEntity, {
      where: { userId: id },
      relations: { recipe: true },
      order: { createdAt: 'asc', id: 'asc' },
    });
    return reviews.map(({ recipe, ratingHalves, message, createdAt, editedAt, hiddenReason }) => ({
      recipe: recipe.slug,
      title: recipe.title,
      rating: ratingHalves / 2,
      message,
      createdAt,
      editedAt,
      hiddenReason,
    }));
  },
};

/** A member's helpful marks, with the marked comments. The marks are deleted with the account. */
export const personalHelpfulMarks: PersonalData = {
  name: 'helpfulComments',
  async collect(manager, { id }) {
    const marks = await manager.find(HelpfulMarkEntity, {
      where: { userId: id },
      relations: { review: { recipe: true } },
      order: { createdAt: 'asc', reviewId: 'asc' },
    });
    return marks.map(({ review: { recipe, message, hiddenAt }, createdAt }) => ({
      recipe: recipe.slug,
      title: recipe.title,
      comment: hiddenAt ? null : message,
      createdAt,
    }));
  },
};
