import { fieldsOf, parseJson, readText, writeTexts } from '#client/state/storage.ts';

/** Text that was typed and not saved yet; it outlives the page. */
type KeptText = {
  text: string;
  /** The revision that it goes on from; null where the desk had none. */
  basedOn: string | null;
};

const keyOf = (file: string) => `desk ${file}`;

/** Returns what was typed in a file and not saved. */
export function readKept(file: string): KeptText | undefined {
  const { text, basedOn } = fieldsOf(parseJson(readText(keyOf(file))));
  if (typeof text !== 'string') return undefined;
  return { text, basedOn: typeof basedOn === 'string' ? basedOn : null };
}

/** Keeps what was typed in a file; undefined once it is saved. */
export function keepText(file: string, kept: KeptText | undefined): void {
  writeTexts({ [keyOf(file)]: kept ? JSON.stringify(kept) : null });
}
