import { statement } from '#server/database/statements.ts';

/** A review as everyone may see it. */
export interface ReviewRow {
  recipeId: number;
  id: number;
  username: string;
  ratingHalves: number;
  message: string;
  createdAt: Date;
}

/** A page of the reviews of each of many recipes, newest first. Values: recipe ids, limit, offset. */
export const reviewsByRecipe = statement<ReviewRow>(
  'reviews_by_recipe',
  `select v.* from unnest($1::int[]) as wanted (id)
   cross join lateral (
     select r.recipe_id as "recipeId", r.id, coalesce(u.username, 'Former member') as username,
       r.rating_halves as "ratingHalves", r.message, r.created_at as "createdAt"
     from reviews r left join users u on u.id = r.user_id
     where r.recipe_id = wanted.id
     order by r.created_at desc, r.id desc limit $2 offset $3
   ) v`,
);
