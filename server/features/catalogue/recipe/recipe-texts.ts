import { Arg } from 'type-graphql';
import { withoutMarks } from '#schema/rules/marked-amounts.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { RecipeBody, RecipeRow } from './recipe.type.ts';

/** Returns one of the long texts of a recipe: the value if it is cached, so that GraphQL need not wait for a promise. */
export function bodyField<Name extends keyof RecipeBody>(
  field: Name,
  { id }: RecipeRow,
  { loaders }: RequestContext,
): RecipeBody[Name] | Promise<RecipeBody[Name]> {
  const body = loaders.recipeBodies.load(id);
  return body instanceof Promise ? body.then((loaded) => loaded[field]) : body[field];
}

/** The argument of a text in which amounts may stand in braces. */
export function Marked() {
  return Arg('marked', () => Boolean, {
    defaultValue: false,
    description: 'Whether amounts that grow with the servings stand in braces. Example: "Add {250 ml} of the stock."',
  });
}

/** @returns a text of the table as it is wanted: with braces, or as one reads it */
export function textAs(text: string, marked: boolean): string {
  return marked ? text : withoutMarks(text);
}
