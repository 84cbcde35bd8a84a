import { Arg } from 'type-graphql';
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { RecipeBody, RecipeRow } from './recipe.type.ts';

/** A long text, or the promise of it. */
export type BodyField<Name extends keyof RecipeBody> = RecipeBody[Name] | Promise<RecipeBody[Name]>;

/** Returns one of a recipe's long texts: directly if possible, so that GraphQL need not await a promise. */
export function loadBodyField<Name extends keyof RecipeBody>(
  field: Name,
  { id }: RecipeRow,
  { loaders }: RequestContext,
): BodyField<Name> {
  const body = loaders.recipeBodies.load(id);
  return body instanceof Promise ? body.then((loaded) => loaded[field]) : body[field];
}

/** Argument of fields whose text can mark amounts with braces. */
export function Marked() {
  return Arg('marked', () => Boolean, {
    defaultValue: false,
    description:
      'Whether to mark amounts that scale with the servings by braces. Example: "Add {250 ml} of the stock."',
  });
}

/** Returns a stored text with or without the braces around amounts. */
export function stripMarksUnless(text: string, isMarked: boolean): string {
  return isMarked ? text : stripMarks(text);
}
