import type { PersonalData } from '#server/features/accounts/personal-data.ts';

/** A member's reviews. They outlive the account, as those of a "Former member". */
export const personalReviews: PersonalData = {
  name: 'reviews',
  collect: (manager, { id }) =>
    manager.query(
      `select r.slug as recipe, r.title, v.rating_halves / 2.0::float8 as rating, v.message,
         v.created_at as "createdAt", v.edited_at as "editedAt"
       from reviews v join recipes r on r.id = v.recipe_id where v.user_id = $1 order by v.created_at, v.id`,
      [id],
    ),
};
