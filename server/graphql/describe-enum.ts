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
