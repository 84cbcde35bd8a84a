/** The part of a zod issue that messages need. */
interface RawIssue {
  readonly code?: string;
  readonly input?: unknown;
}

/**
 * Returns the `error` option of a zod schema: the rule and the invalid value, or another message if there is no value.
 * @param rule - follows the field's name. Example: `must be a whole number of minutes, for example 30`
 */
export function expects(rule: string): { error: (issue: RawIssue) => string | undefined } {
  return {
    error: ({ code, input }) => {
      // `checkFormat` reports unknown keys, with suggestions.
      if (code === 'unrecognized_keys') return undefined;
      if (input === undefined) return 'is missing';
      if (input === null || input === '') return 'must not be empty';
      return `${rule} (found ${describeInput(input)})`;
    },
  };
}

function describeInput(input: unknown): string {
  if (typeof input === 'string') {
    const characters = [...input];
    return JSON.stringify(characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : input);
  }
  if (Array.isArray(input)) return input.length === 0 ? 'an empty list' : 'a list';
  if (typeof input === 'object' && input !== null) {
    const [first] = Object.keys(input);
    return first === undefined ? 'nothing' : `"${first}: …"`;
  }
  return String(input);
}
