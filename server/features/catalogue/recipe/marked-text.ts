import { Arg } from 'type-graphql';
import { withoutMarks } from '#schema/rules/marked-amounts.ts';

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
