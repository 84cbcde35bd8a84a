import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { ReviewEntity } from './review.entity.ts';

/** A member's reviews. They outlive the account, as those of a "Former member". */
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
