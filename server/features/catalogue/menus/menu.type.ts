import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { menuPath } from '#schema/rules/paths.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import type { MenuEntity } from './menu.entity.ts';

@ObjectType('Menu', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'A table for an occasion: dishes that are cooked together.',
})
export class MenuType {
  /** Not in the schema: the interface's `id` field derives it from the slug. */
  id?: string;

  @Field({ description: 'Its name in addresses. Example: "dumpling-night".' })
  slug: string;

  @Field({ description: 'Example: "Dumpling night".' })
  title: string;

  @Field({ description: 'The address of its page. Example: "/menus/dumpling-night".' })
  path: string;

  @Field({ description: 'A sentence or two.' })
  description: string;

  @Field({ description: 'A few sentences to begin with.' })
  introduction: string;

  @Field(() => GraphQLLocalDate, { description: 'The day it was published. Example: "2026-11-26".' })
  publishedOn: string;

  @Field(() => Int, { description: 'How many people all of its dishes are cooked for.' })
  servings: number;

  @Field(() => [String], { description: 'What to make the day before, and what to mind.' })
  notes: string[];

  // Not in the schema.
  authorKey: string;
  dishes: string[];
}

/** Returns the menu of a row. */
export function toMenu({ key, position: _, ...row }: MenuEntity): MenuType {
  return { ...row, slug: key, path: menuPath(key) };
}
