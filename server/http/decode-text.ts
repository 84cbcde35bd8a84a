import { InvalidInputError } from '#server/errors.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const NOT_UTF8 = 'The text is not in UTF-8.';

/** Returns the text of a body, or an error if it is not in UTF-8; decoding it anyway would lose letters silently. */
export function decodeText(bytes: Buffer): string | InvalidInputError {
  try {
    return decoder.decode(bytes);
  } catch {
    return new InvalidInputError(NOT_UTF8);
  }
}

/** Returns the texts of a form by name, or an error if a text is not in UTF-8. */
export function decodeForm(bytes: Buffer): Record<string, string> | InvalidInputError {
  const text = decodeText(bytes);
  if (text instanceof Error) return text;
  try {
    // URLSearchParams replaces bytes that it cannot decode.
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return new InvalidInputError(NOT_UTF8);
  }
  return Object.fromEntries(new URLSearchParams(text));
}
