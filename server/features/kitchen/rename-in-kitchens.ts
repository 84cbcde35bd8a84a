import type { EntityManager } from 'typeorm';
import { runStatement } from '#server/database/statements.ts';
import { lockKitchensWith, renameInItems, renameInSharedLists } from './kitchen.statements.ts';

/** Changes the slug of a recipe in members' items and in shared lists. */
export async function renameInKitchens(manager: EntityManager, from: string, to: string): Promise<void> {
  await runStatement(manager, lockKitchensWith, [from]);
  await runStatement(manager, renameInItems, [from, to]);
  await runStatement(manager, renameInSharedLists, [from, to]);
}
