import { joinPool } from './pools.ts';

/**
 * Statements that fill users and reviews and set the counters of recipes, all at once instead of row by row by the
 * trigger. Half of the reviews are spread evenly, half go to the popular recipes.
 */
export const reviewsSql = ({ recipes, users, reviews }: { recipes: number; users: number; reviews: number }) => [
  `insert into users (username, created_at)
   select initcap(rare.value) || i, timestamptz '2016-01-01' + i * interval '10 minutes'
   from generate_series(1, ${users}) i ${joinPool('rare', 31)} order by i`,

  // Seven and the number of users have no common divisor: no user reviews a recipe twice.
  `insert into reviews (recipe_id, user_id, rating_halves, message, created_at)
   select recipe_id, 1 + (pg_temp.pick(recipe_id, 32, ${users}) + 7 * place) % ${users},
     10 - pg_temp.skewed(i, 33, 10), message.value, timestamptz '2016-02-01' + i * interval '20 minutes'
   from (
     select i, recipe_id, row_number() over (partition by recipe_id order by i)::integer as place
     from (
       select i, 1 + case when i % 2 = 0 then i / 2 % ${recipes} else pg_temp.skewed(i, 34, ${recipes}) end as recipe_id
       from generate_series(1, ${reviews}) i) spread) numbered
   ${joinPool('message', 35)} order by i`,

  `update recipes r set rating_count = given.count, rating_halves = given.halves
   from (select recipe_id, count(*) as count, sum(rating_halves) as halves from reviews group by recipe_id) given
   where r.id = given.recipe_id`,
];
