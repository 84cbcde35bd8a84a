import { registerEnumType } from 'type-graphql';

/**
 * Registers an enum of the schema whose values are their own names.
 * @param descriptions - the description of each value, by its name
 * @returns the values by their names
 */
export function describedEnum<Name extends string>(
  name: string,
  description: string,
  descriptions: Record<Name, string>,
): { [Each in Name]: Each } {
  const entries = Object.entries<string>(descriptions);
  const values = Object.fromEntries(entries.map(([value]) => [value, value])) as { [Each in Name]: Each };
  const valuesConfig = Object.fromEntries(entries.map(([value, text]) => [value, { description: text }]));
  registerEnumType<typeof values>(values, { name, description, valuesConfig: valuesConfig as object });
  return values;
}
