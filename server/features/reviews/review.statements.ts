import { statement } from '#server/database/statements.ts';
import { ReviewSort } from './review.args.ts';
import type { ReviewType } from './review.type.ts';

const columns = `r.recipe_id as "recipeId", r.id, coalesce(u.username, 'Former member') as username,
  r.rating_halves / 2.0::float8 as rating, r.message, r.created_at as "createdAt", r.edited_at as "editedAt"`;

const newestFirst = 'r.created_at desc, r.id desc';

const orders: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: newestFirst,
  [ReviewSort.HIGHEST]: `r.rating_halves desc, ${newestFirst}`,
  [ReviewSort.LOWEST]: `r.rating_halves, ${newestFirst}`,
};

const pageStatement = (sort: ReviewSort) =>
  statement<ReviewType>(
    `reviews_by_recipe_${sort}`,
    `select v.* from unnest($1::int[]) as wanted (id)
     cross join lateral (
       select ${columns} from reviews r left join users u on u.id = r.user_id
       where r.recipe_id = wanted.id
       order by ${orders[sort]} limit $2 offset $3
     ) v`,
  );

function pageOfUser(sort: ReviewSort) {
  return statement<ReviewType>(
    `reviews_by_user_${sort}`,
    `select ${columns} from reviews r join users u on u.id = r.user_id
     where r.user_id = $1 order by ${orders[sort]} limit $2 offset $3`,
  );
}

/** A page of the reviews of each of many recipes, in each order. Values: recipe ids, limit, offset. */
export const reviewsByRecipe = {
  [ReviewSort.NEWEST]: pageStatement(ReviewSort.NEWEST),
  [ReviewSort.HIGHEST]: pageStatement(ReviewSort.HIGHEST),
  [ReviewSort.LOWEST]: pageStatement(ReviewSort.LOWEST),
};

/** A page of what a member wrote, in each order. Values: user id, limit, offset. */
export const reviewsByUser = {
  [ReviewSort.NEWEST]: pageOfUser(ReviewSort.NEWEST),
  [ReviewSort.HIGHEST]: pageOfUser(ReviewSort.HIGHEST),
  [ReviewSort.LOWEST]: pageOfUser(ReviewSort.LOWEST),
};

/** Number of reviews that a member wrote. Values: user id. */
export const reviewCountOfUser = statement<{ total: number }>(
  'review_count_of_user',
  'select count(*)::int as total from reviews where user_id = $1',
);

/** Reviews of published recipes. Values: ids. */
export const reviewsByIds = statement<ReviewType>(
  'reviews_by_ids',
  `select ${columns} from reviews r left join users u on u.id = r.user_id
   join recipes on recipes.id = r.recipe_id and recipes.is_published where r.id = any($1::int[])`,
);

/** Numbers of reviews of each of many recipes, by their stars, halves rounded up. Values: recipe ids. */
export const starCounts = statement<{ recipeId: number; stars: number; count: number }>(
  'review_star_counts',
  `select recipe_id as "recipeId", (rating_halves + 1) / 2 as stars, count(*)::int as count
   from reviews where recipe_id = any($1::int[]) group by 1, 2`,
);

/** Reviews that members wrote on recipes themselves. Values: user ids and, at the same places, recipe ids. */
export const ownReviews = statement<ReviewType & { userId: number }>(
  'own_reviews',
  `select ${columns}, u.id as "userId" from unnest($1::int[], $2::int[]) as wanted (user_id, recipe_id)
   join reviews r on r.recipe_id = wanted.recipe_id and r.user_id = wanted.user_id join users u on u.id = r.user_id`,
);
