import type { RecipePageQueryQuery } from '#client/gql/graphql.ts';

/** The recipe of the page, its fragments masked. */
export type LoadedRecipe = NonNullable<RecipePageQueryQuery['recipe']>;
