import { registerEnumType } from 'type-graphql';

/**
 * Declares an enum of the schema.
 * @param type - the enum, or an object with its values by name
 * @param values - description of each value
 */
export function describeEnum<Type extends object>(
  type: Type,
  name: string,
  description: string,
  values: Record<keyof Type, string>,
): void {
  const valuesConfig = {} as Record<keyof Type, { description: string }>;
  for (const value of Object.keys(values) as (keyof Type)[]) valuesConfig[value] = { description: values[value] };
  registerEnumType(type, { name, description, valuesConfig });
}

/**
 * Declares an enum of the schema whose values are their own names.
 * @param values - description of each value
 * @returns the values by name
 */
export function nameEnum<Name extends string>(
  name: string,
  description: string,
  values: Record<Name, string>,
): { [Each in Name]: Each } {
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value])) as { [Each in Name]: Each };
  describeEnum(type, name, description, values);
  return type;
}
