import { ObjectType, type ObjectTypeOptions } from 'type-graphql';

/**
 * Declares an object type of the schema whose fields are read without type-graphql's resolver calls, which take longer.
 * Types with `@Authorized` fields need those calls.
 * @param interfaces - interface or interfaces that the type implements
 */
export function SimpleType(
  name: string,
  description: string,
  interfaces?: ObjectTypeOptions['implements'],
): ClassDecorator {
  return ObjectType(name, { simpleResolvers: true, description, implements: interfaces });
}
