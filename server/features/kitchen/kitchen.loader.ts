import DataLoader from 'dataloader';
import type { StatementReader } from '#server/database/statements.ts';
import { recipeNote } from './kitchen.service.ts';
import { ownNotes } from './kitchen.statements.ts';
import type { RecipeNoteType } from './kitchen.type.ts';
import { itemsOf } from './kitchen-item.ts';

/** Loads members' own notes on recipes. */
export function createOwnNoteLoader(
  reader: StatementReader,
): DataLoader<{ userId: number; slug: string }, RecipeNoteType | null, string> {
  return new DataLoader(
    async (keys) => {
      const values = [keys.map(({ userId }) => userId), keys.map(({ slug }) => slug)];
      const rows = await reader.rows(ownNotes, values);
      return keys.map(({ userId, slug }) => {
        const [note] = itemsOf(
          rows.filter((row) => row.userId === userId && row.key === slug),
          'NOTE',
        );
        return note ? recipeNote(note) : null;
      });
    },
    { cacheKeyFn: ({ userId, slug }) => `${userId}/${slug}` },
  );
}
