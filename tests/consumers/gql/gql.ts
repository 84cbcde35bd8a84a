/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query FirstResponse {\n  recipes(where: {cuisines: [\"ethiopian\"]}, orderBy: RECOMMENDED, first: 3) {\n    nodes {\n      title\n      path\n    }\n  }\n}": typeof types.FirstResponseDocument,
    "query QuickVegan {\n  recipes(\n    where: {diets: {allOf: [VEGAN]}, totalMinutes: {max: 30}, allergens: {noneOf: [PEANUT]}}\n    orderBy: QUICKEST\n    first: 5\n  ) {\n    totalCount\n    nodes {\n      title\n      totalMinutes\n      path\n    }\n  }\n}": typeof types.QuickVeganDocument,
    "query OneRecipe($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    servings\n    totalMinutes\n    ingredientGroups {\n      title\n      items {\n        quantity\n        unit\n        item\n      }\n    }\n  }\n}": typeof types.OneRecipeDocument,
    "query Search($search: String!) {\n  recipes(search: $search, first: 3) {\n    totalCount\n    search {\n      corrected\n      filters {\n        text\n        queryWithout\n      }\n    }\n    nodes {\n      title\n      path\n    }\n  }\n}": typeof types.SearchDocument,
    "query PageOfRecipes($first: Int!, $after: String) {\n  recipes(first: $first, after: $after) {\n    totalCount\n    nodes {\n      slug\n      publishedOn\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.PageOfRecipesDocument,
    "query Steps($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    prepMinutes\n    cookMinutes\n    instructions {\n      title\n      details(marked: true)\n    }\n  }\n}": typeof types.StepsDocument,
    "query Allergens($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    diets\n    contains\n    mayContain\n    labelsToCheck {\n      food {\n        name\n      }\n      allergens\n    }\n  }\n}": typeof types.AllergensDocument,
    "query Shopping($slugs: [String!]!) {\n  recipesBySlugs(slugs: $slugs) {\n    title\n    estimatedCost\n    ingredientGroups {\n      items {\n        grams\n        food {\n          name\n          aisle\n        }\n      }\n    }\n  }\n}": typeof types.ShoppingDocument,
    "query Graph($author: String!) {\n  author(slug: $author) {\n    name\n    recipeCount\n    recipes(first: 2) {\n      nodes {\n        ...Shown\n        related {\n          ...Shown\n        }\n      }\n    }\n  }\n}\n\nfragment Shown on Recipe {\n  title\n  picture {\n    base\n    alt\n  }\n}": typeof types.GraphDocument,
    "mutation Subscribe($email: String!) {\n  subscribe(input: {email: $email}) {\n    __typename\n    ... on Failure {\n      code\n      message\n    }\n    ... on InvalidInput {\n      problems {\n        path\n        code\n      }\n    }\n  }\n}": typeof types.SubscribeDocument,
    "mutation Share($input: ShareShoppingListInput!) {\n  shareShoppingList(input: $input) {\n    __typename\n    ... on ShareShoppingListSuccess {\n      url\n      secret\n      expiresAt\n    }\n    ... on Failure {\n      message\n    }\n  }\n}": typeof types.ShareDocument,
    "query KeepCopy($since: DateTimeISO!, $after: String, $afterRemoved: String) {\n  recipes(\n    where: {updatedAfter: $since}\n    orderBy: UPDATED\n    first: 50\n    after: $after\n  ) {\n    nodes {\n      slug\n      title\n      updatedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  removedRecipes(since: $since, after: $afterRemoved) {\n    nodes {\n      slug\n      removedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.KeepCopyDocument,
};
const documents: Documents = {
    "query FirstResponse {\n  recipes(where: {cuisines: [\"ethiopian\"]}, orderBy: RECOMMENDED, first: 3) {\n    nodes {\n      title\n      path\n    }\n  }\n}": types.FirstResponseDocument,
    "query QuickVegan {\n  recipes(\n    where: {diets: {allOf: [VEGAN]}, totalMinutes: {max: 30}, allergens: {noneOf: [PEANUT]}}\n    orderBy: QUICKEST\n    first: 5\n  ) {\n    totalCount\n    nodes {\n      title\n      totalMinutes\n      path\n    }\n  }\n}": types.QuickVeganDocument,
    "query OneRecipe($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    servings\n    totalMinutes\n    ingredientGroups {\n      title\n      items {\n        quantity\n        unit\n        item\n      }\n    }\n  }\n}": types.OneRecipeDocument,
    "query Search($search: String!) {\n  recipes(search: $search, first: 3) {\n    totalCount\n    search {\n      corrected\n      filters {\n        text\n        queryWithout\n      }\n    }\n    nodes {\n      title\n      path\n    }\n  }\n}": types.SearchDocument,
    "query PageOfRecipes($first: Int!, $after: String) {\n  recipes(first: $first, after: $after) {\n    totalCount\n    nodes {\n      slug\n      publishedOn\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.PageOfRecipesDocument,
    "query Steps($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    prepMinutes\n    cookMinutes\n    instructions {\n      title\n      details(marked: true)\n    }\n  }\n}": types.StepsDocument,
    "query Allergens($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    diets\n    contains\n    mayContain\n    labelsToCheck {\n      food {\n        name\n      }\n      allergens\n    }\n  }\n}": types.AllergensDocument,
    "query Shopping($slugs: [String!]!) {\n  recipesBySlugs(slugs: $slugs) {\n    title\n    estimatedCost\n    ingredientGroups {\n      items {\n        grams\n        food {\n          name\n          aisle\n        }\n      }\n    }\n  }\n}": types.ShoppingDocument,
    "query Graph($author: String!) {\n  author(slug: $author) {\n    name\n    recipeCount\n    recipes(first: 2) {\n      nodes {\n        ...Shown\n        related {\n          ...Shown\n        }\n      }\n    }\n  }\n}\n\nfragment Shown on Recipe {\n  title\n  picture {\n    base\n    alt\n  }\n}": types.GraphDocument,
    "mutation Subscribe($email: String!) {\n  subscribe(input: {email: $email}) {\n    __typename\n    ... on Failure {\n      code\n      message\n    }\n    ... on InvalidInput {\n      problems {\n        path\n        code\n      }\n    }\n  }\n}": types.SubscribeDocument,
    "mutation Share($input: ShareShoppingListInput!) {\n  shareShoppingList(input: $input) {\n    __typename\n    ... on ShareShoppingListSuccess {\n      url\n      secret\n      expiresAt\n    }\n    ... on Failure {\n      message\n    }\n  }\n}": types.ShareDocument,
    "query KeepCopy($since: DateTimeISO!, $after: String, $afterRemoved: String) {\n  recipes(\n    where: {updatedAfter: $since}\n    orderBy: UPDATED\n    first: 50\n    after: $after\n  ) {\n    nodes {\n      slug\n      title\n      updatedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  removedRecipes(since: $since, after: $afterRemoved) {\n    nodes {\n      slug\n      removedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.KeepCopyDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FirstResponse {\n  recipes(where: {cuisines: [\"ethiopian\"]}, orderBy: RECOMMENDED, first: 3) {\n    nodes {\n      title\n      path\n    }\n  }\n}"): (typeof documents)["query FirstResponse {\n  recipes(where: {cuisines: [\"ethiopian\"]}, orderBy: RECOMMENDED, first: 3) {\n    nodes {\n      title\n      path\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuickVegan {\n  recipes(\n    where: {diets: {allOf: [VEGAN]}, totalMinutes: {max: 30}, allergens: {noneOf: [PEANUT]}}\n    orderBy: QUICKEST\n    first: 5\n  ) {\n    totalCount\n    nodes {\n      title\n      totalMinutes\n      path\n    }\n  }\n}"): (typeof documents)["query QuickVegan {\n  recipes(\n    where: {diets: {allOf: [VEGAN]}, totalMinutes: {max: 30}, allergens: {noneOf: [PEANUT]}}\n    orderBy: QUICKEST\n    first: 5\n  ) {\n    totalCount\n    nodes {\n      title\n      totalMinutes\n      path\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OneRecipe($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    servings\n    totalMinutes\n    ingredientGroups {\n      title\n      items {\n        quantity\n        unit\n        item\n      }\n    }\n  }\n}"): (typeof documents)["query OneRecipe($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    servings\n    totalMinutes\n    ingredientGroups {\n      title\n      items {\n        quantity\n        unit\n        item\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Search($search: String!) {\n  recipes(search: $search, first: 3) {\n    totalCount\n    search {\n      corrected\n      filters {\n        text\n        queryWithout\n      }\n    }\n    nodes {\n      title\n      path\n    }\n  }\n}"): (typeof documents)["query Search($search: String!) {\n  recipes(search: $search, first: 3) {\n    totalCount\n    search {\n      corrected\n      filters {\n        text\n        queryWithout\n      }\n    }\n    nodes {\n      title\n      path\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageOfRecipes($first: Int!, $after: String) {\n  recipes(first: $first, after: $after) {\n    totalCount\n    nodes {\n      slug\n      publishedOn\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query PageOfRecipes($first: Int!, $after: String) {\n  recipes(first: $first, after: $after) {\n    totalCount\n    nodes {\n      slug\n      publishedOn\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Steps($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    prepMinutes\n    cookMinutes\n    instructions {\n      title\n      details(marked: true)\n    }\n  }\n}"): (typeof documents)["query Steps($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    prepMinutes\n    cookMinutes\n    instructions {\n      title\n      details(marked: true)\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Allergens($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    diets\n    contains\n    mayContain\n    labelsToCheck {\n      food {\n        name\n      }\n      allergens\n    }\n  }\n}"): (typeof documents)["query Allergens($slug: String!) {\n  recipe(slug: $slug) {\n    title\n    diets\n    contains\n    mayContain\n    labelsToCheck {\n      food {\n        name\n      }\n      allergens\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Shopping($slugs: [String!]!) {\n  recipesBySlugs(slugs: $slugs) {\n    title\n    estimatedCost\n    ingredientGroups {\n      items {\n        grams\n        food {\n          name\n          aisle\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query Shopping($slugs: [String!]!) {\n  recipesBySlugs(slugs: $slugs) {\n    title\n    estimatedCost\n    ingredientGroups {\n      items {\n        grams\n        food {\n          name\n          aisle\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Graph($author: String!) {\n  author(slug: $author) {\n    name\n    recipeCount\n    recipes(first: 2) {\n      nodes {\n        ...Shown\n        related {\n          ...Shown\n        }\n      }\n    }\n  }\n}\n\nfragment Shown on Recipe {\n  title\n  picture {\n    base\n    alt\n  }\n}"): (typeof documents)["query Graph($author: String!) {\n  author(slug: $author) {\n    name\n    recipeCount\n    recipes(first: 2) {\n      nodes {\n        ...Shown\n        related {\n          ...Shown\n        }\n      }\n    }\n  }\n}\n\nfragment Shown on Recipe {\n  title\n  picture {\n    base\n    alt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Subscribe($email: String!) {\n  subscribe(input: {email: $email}) {\n    __typename\n    ... on Failure {\n      code\n      message\n    }\n    ... on InvalidInput {\n      problems {\n        path\n        code\n      }\n    }\n  }\n}"): (typeof documents)["mutation Subscribe($email: String!) {\n  subscribe(input: {email: $email}) {\n    __typename\n    ... on Failure {\n      code\n      message\n    }\n    ... on InvalidInput {\n      problems {\n        path\n        code\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Share($input: ShareShoppingListInput!) {\n  shareShoppingList(input: $input) {\n    __typename\n    ... on ShareShoppingListSuccess {\n      url\n      secret\n      expiresAt\n    }\n    ... on Failure {\n      message\n    }\n  }\n}"): (typeof documents)["mutation Share($input: ShareShoppingListInput!) {\n  shareShoppingList(input: $input) {\n    __typename\n    ... on ShareShoppingListSuccess {\n      url\n      secret\n      expiresAt\n    }\n    ... on Failure {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KeepCopy($since: DateTimeISO!, $after: String, $afterRemoved: String) {\n  recipes(\n    where: {updatedAfter: $since}\n    orderBy: UPDATED\n    first: 50\n    after: $after\n  ) {\n    nodes {\n      slug\n      title\n      updatedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  removedRecipes(since: $since, after: $afterRemoved) {\n    nodes {\n      slug\n      removedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query KeepCopy($since: DateTimeISO!, $after: String, $afterRemoved: String) {\n  recipes(\n    where: {updatedAfter: $since}\n    orderBy: UPDATED\n    first: 50\n    after: $after\n  ) {\n    nodes {\n      slug\n      title\n      updatedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  removedRecipes(since: $since, after: $afterRemoved) {\n    nodes {\n      slug\n      removedAt\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;