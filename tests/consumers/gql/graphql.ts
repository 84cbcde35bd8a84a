/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Supermarket aisle. */
export type Aisle =
  /** Bread and baked goods. */
  | 'BAKERY'
  /** Food in cans, jars and bottles. */
  | 'CANS_AND_JARS'
  /** Milk, butter, cheese and eggs. */
  | 'DAIRY_AND_EGGS'
  /** Wine, beer and juices. */
  | 'DRINKS'
  /** Flour, rice, pasta, beans, nuts and sugar. */
  | 'DRY_GOODS'
  /** Frozen food. */
  | 'FROZEN'
  /** Meat, poultry and fish. */
  | 'MEAT_AND_FISH'
  /** Vegetables, fruit and fresh herbs. */
  | 'PRODUCE'
  /** Spices and dried herbs. */
  | 'SPICES';

/** One of the fourteen allergens that EU law requires on labels. */
export type Allergen =
  /** Celery and celeriac. */
  | 'CELERY'
  /** Shrimp, crabs, lobsters. */
  | 'CRUSTACEANS'
  /** Birds’ eggs. */
  | 'EGG'
  /** Fish, and sauces made from it. */
  | 'FISH'
  /** Cereals with gluten: wheat, rye, barley, oats. */
  | 'GLUTEN'
  /** Lupin seeds and flour. */
  | 'LUPIN'
  /** Animal milk, with or without lactose. */
  | 'MILK'
  /** Mussels, squid, oyster sauce. */
  | 'MOLLUSCS'
  /** Mustard: seeds, leaves and oil. */
  | 'MUSTARD'
  /** Almonds, hazelnuts, walnuts, cashews, pistachios and other tree nuts. */
  | 'NUTS'
  /** Peanuts. */
  | 'PEANUT'
  /** Sesame seeds, oil and paste. */
  | 'SESAME'
  /** Soybeans, soy sauce, tofu. */
  | 'SOY'
  /** Sulfur dioxide and sulfites, as in wine and dried fruit. */
  | 'SULFITES';

/** A diet that a recipe suits. */
export type Diet =
  /** No animal milk. */
  | 'DAIRY_FREE'
  /** No eggs. */
  | 'EGG_FREE'
  /** No cereals with gluten. */
  | 'GLUTEN_FREE'
  /** At least a fifth of the energy comes from protein. */
  | 'HIGH_PROTEIN'
  /** Less than 5 g of sugars per serving. */
  | 'LOW_SUGAR'
  /** No tree nuts or peanuts. */
  | 'NUT_FREE'
  /** Contains no animal products. */
  | 'VEGAN'
  /** No meat or fish; may contain eggs and milk. */
  | 'VEGETARIAN';

/** Code of a failure. The REST API returns the same codes. */
export type FailureCode =
  /** An account with this address exists and cannot be linked to the Google account. Sign in with its password. */
  | 'ACCOUNT_EXISTS'
  /** The address is already verified. Sign in. */
  | 'ALREADY_VERIFIED'
  /** The input is invalid; nothing was changed. Correct the fields that the message names. */
  | 'BAD_REQUEST'
  /** The password is correct, but the address is not verified yet. Use the link in the email, or request another. */
  | 'EMAIL_NOT_VERIFIED'
  /** The question or answer does not exist, or another member wrote it. */
  | 'ENTRY_NOT_FOUND'
  /** The credentials were not accepted. The response is the same for an unknown address, a wrong password, an account without a password, and too many attempts for the account. */
  | 'INVALID_CREDENTIALS'
  /** The link was never sent, or can no longer be used. Request another. */
  | 'INVALID_LINK'
  /** Another editor has changed the issue since it was read, or it is being sent. Read it again. */
  | 'ISSUE_CHANGED'
  /** The link is valid but has expired. Request another. */
  | 'LINK_EXPIRED'
  /** Not found, or no longer published. */
  | 'NOT_FOUND'
  /** The comment does not exist or is not public, or the member has not commented on this recipe. */
  | 'REVIEW_NOT_FOUND'
  /** Google or the database is unavailable. Retry after the seconds in `Retry-After`, if given. */
  | 'SERVICE_UNAVAILABLE'
  /** The link to the shopping list has expired or was withdrawn, or the secret is wrong. */
  | 'SHARED_LIST_NOT_FOUND';

/** Code of a problem with an input field. */
export type ProblemCode =
  /** The value has the wrong format, or is not allowed. */
  | 'INVALID'
  /** Nothing with this name or ID exists. */
  | 'NOT_FOUND'
  /** The value is outside the allowed range, or the limit of items is reached. */
  | 'OUT_OF_RANGE'
  /** The value is missing or blank. */
  | 'REQUIRED'
  /** The password is among the most common ones. */
  | 'TOO_COMMON'
  /** The value has too many characters or items. */
  | 'TOO_LONG'
  /** The value has too few characters. */
  | 'TOO_SHORT';

/** A shopping list: recipes to cook, and food that does not have to be bought. */
export type ShareShoppingListInput = {
  /** Food that is already at home, at most 500 keys; unknown foods are not stored. A key is a food’s slug, or its slug and the size of the can. Examples: "onion-red", "chickpea-canned, 400 g". */
  leftOut?: Array<string> | null | undefined;
  /** Recipes, each once, 1 to 50. */
  recipes: Array<SharedRecipeInput>;
};

/** A recipe to shop for. */
export type SharedRecipeInput = {
  /** Number of servings, for all batches together. Example: 6. */
  servings: number;
  /** Slug of the recipe. Example: "doro-wat". */
  slug: string;
};

export type FirstResponseQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstResponseQuery = { recipes: { nodes: Array<{ title: string, path: string }> } };

export type QuickVeganQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickVeganQuery = { recipes: { totalCount: number, nodes: Array<{ title: string, totalMinutes: number, path: string }> } };

export type OneRecipeQueryVariables = Exact<{
  slug: string;
}>;


export type OneRecipeQuery = { recipe: { title: string, servings: number, totalMinutes: number, ingredientGroups: Array<{ title: string, items: Array<{ quantity: string | null, unit: string | null, item: string }> }> } | null };

export type SearchQueryVariables = Exact<{
  search: string;
}>;


export type SearchQuery = { recipes: { totalCount: number, search: { corrected: string | null, filters: Array<{ text: string, queryWithout: string }> } | null, nodes: Array<{ title: string, path: string }> } };

export type PageOfRecipesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PageOfRecipesQuery = { recipes: { totalCount: number, nodes: Array<{ slug: string, publishedOn: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StepsQueryVariables = Exact<{
  slug: string;
}>;


export type StepsQuery = { recipe: { title: string, prepMinutes: number, cookMinutes: number, instructions: Array<{ title: string, details: Array<string> }> } | null };

export type AllergensQueryVariables = Exact<{
  slug: string;
}>;


export type AllergensQuery = { recipe: { title: string, diets: Array<Diet>, contains: Array<Allergen>, mayContain: Array<Allergen>, labelsToCheck: Array<{ allergens: Array<Allergen>, food: { name: string } }> } | null };

export type ShoppingQueryVariables = Exact<{
  slugs: Array<string> | string;
}>;


export type ShoppingQuery = { recipesBySlugs: Array<{ title: string, estimatedCost: number, ingredientGroups: Array<{ items: Array<{ grams: number | null, food: { name: string, aisle: Aisle } | null }> }> }> };

export type GraphQueryVariables = Exact<{
  author: string;
}>;


export type GraphQuery = { author: { name: string, recipeCount: number, recipes: { nodes: Array<{ title: string, related: Array<{ title: string, picture: { base: string, alt: string } }>, picture: { base: string, alt: string } }> } } | null };

export type ShownFragment = { title: string, picture: { base: string, alt: string } };

export type SubscribeMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeMutation = { subscribe:
    | { __typename: 'InvalidInput', code: FailureCode, message: string, problems: Array<{ path: Array<string>, code: ProblemCode }> }
    | { __typename: 'SubscribeSuccess' }
   | null };

export type ShareMutationVariables = Exact<{
  input: ShareShoppingListInput;
}>;


export type ShareMutation = { shareShoppingList:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'ShareShoppingListSuccess', url: string, secret: string, expiresAt: string }
   | null };

export type KeepCopyQueryVariables = Exact<{
  since: string;
  after?: string | null | undefined;
  afterRemoved?: string | null | undefined;
}>;


export type KeepCopyQuery = { recipes: { nodes: Array<{ slug: string, title: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, removedRecipes: { nodes: Array<{ slug: string, removedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const ShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]} as unknown as DocumentNode<ShownFragment, unknown>;
export const FirstResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cuisines"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"ethiopian","block":false}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"RECOMMENDED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<FirstResponseQuery, FirstResponseQueryVariables>;
export const QuickVeganDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickVegan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"diets"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"allOf"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"VEGAN"}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"totalMinutes"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"max"},"value":{"kind":"IntValue","value":"30"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"allergens"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"noneOf"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PEANUT"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"QUICKEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<QuickVeganQuery, QuickVeganQueryVariables>;
export const OneRecipeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneRecipe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"servings"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ingredientGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OneRecipeQuery, OneRecipeQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"search"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"queryWithout"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const PageOfRecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageOfRecipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PageOfRecipesQuery, PageOfRecipesQueryVariables>;
export const StepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Steps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cookMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"marked"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]}}]} as unknown as DocumentNode<StepsQuery, StepsQueryVariables>;
export const AllergensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Allergens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"mayContain"}},{"kind":"Field","name":{"kind":"Name","value":"labelsToCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}}]}}]}}]}}]} as unknown as DocumentNode<AllergensQuery, AllergensQueryVariables>;
export const ShoppingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shopping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipesBySlugs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slugs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"ingredientGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grams"}},{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aisle"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShoppingQuery, ShoppingQueryVariables>;
export const GraphDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Graph"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"author"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"author"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recipeCount"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shown"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shown"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]} as unknown as DocumentNode<GraphQuery, GraphQueryVariables>;
export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;
export const ShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Share"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareShoppingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareShoppingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareShoppingListSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ShareMutation, ShareMutationVariables>;
export const KeepCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeepCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterRemoved"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"UPDATED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedRecipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterRemoved"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<KeepCopyQuery, KeepCopyQueryVariables>;