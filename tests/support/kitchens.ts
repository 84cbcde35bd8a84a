import type { FastifyInstance } from 'fastify';
import type { KitchenKind, KitchenValue } from '#schema/rules/kitchen-changes.ts';
import { graphql } from './accounts.ts';

const kitchenFields = `cursor hasMore isWhole saved { slug lists servings } lists { id name } notes { slug text } compare { slug }
  basket { slug batches servings } ticked atHome ownLines
  planned { id day slug servings text } cooked { slug day text } removed { kind key }`;

interface KitchenResponse {
  cursor: string;
  hasMore: boolean;
  isWhole: boolean;
  saved: { slug: string; lists: string[] }[];
  lists: { id: string; name: string }[];
  notes: { slug: string; text: string }[];
  compare: { slug: string }[];
  basket: { slug: string; batches: number; servings: number | null }[];
  ticked: string[];
  atHome: string[];
  ownLines: string[];
  planned: { id: string; day: string; slug: string | null; servings: number | null; text: string | null }[];
  cooked: { slug: string; day: string; text: string | null }[];
  removed: { kind: string; key: string }[];
}

/** Returns a change that stores an item. */
export const toItem = (kind: KitchenKind, key: string, value: KitchenValue = {}) => ({ kind, key, value });

/** Returns a change that removes an item. */
export const toRemoval = (kind: KitchenKind, key: string) => ({ kind, key, value: null });

const mutation = `mutation($input: SyncKitchenInput!) { syncKitchen(input: $input) {
  __typename
  ... on SyncKitchenSuccess { changes { ${kitchenFields} } refused { kind key limit message }
    conflicts { kind key } viewer { id } }
  ... on InvalidInput { message problems { path code message } } } }`;

/** Result of changes; the fields depend on `__typename`. */
interface SyncResponse {
  __typename: string;
  changes: KitchenResponse;
  refused: { kind: string; key: string; limit: number; message: string }[];
  conflicts: { kind: string; key: string }[];
  message: string;
  problems: { path: string[]; code: string; message: string }[];
}

/** Sends changes of a device. @returns the whole response */
export const sendChanges = (app: FastifyInstance, token: string | undefined, input: object) =>
  graphql<{ syncKitchen: SyncResponse }>(app, mutation, { variables: { input }, token });

/** Sends changes that must be accepted. @returns the changes that the device has not seen yet */
export async function syncKitchen(app: FastifyInstance, token: string, input: object = {}): Promise<KitchenResponse> {
  const { data, errors } = await sendChanges(app, token, input);
  if (data?.syncKitchen.__typename !== 'SyncKitchenSuccess') throw new Error(JSON.stringify({ data, errors }));
  return data.syncKitchen.changes;
}

/** Reads what a member saved, without sending changes. @returns the changes after a cursor */
export async function readKitchen(app: FastifyInstance, token: string, after?: string): Promise<KitchenResponse> {
  const query = `query($after: String) { viewer { kitchen(after: $after) { ${kitchenFields} } } }`;
  const { data, errors } = await graphql<{ viewer: { kitchen: KitchenResponse } }>(app, query, {
    variables: { after },
    token,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer.kitchen;
}
