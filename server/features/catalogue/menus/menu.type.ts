import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';
import { menuPath } from '#schema/rules/paths.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import type { MenuEntity } from './menu.entity.ts';

@SimpleType('Menu', 'A menu for an occasion: dishes that are cooked together.', NodeType)
export class MenuType {
  /** Not in the schema: the interface's `id` field derives it from the slug. */
  id?: string;

  @Field({ description: 'Slug, used in URLs. Example: "dumpling-night".' })
  slug: string;

  @Field({ description: 'Title. Example: "Dumpling night".' })
  title: string;

  @Field({ description: 'Path of its page. Example: "/menus/dumpling-night".' })
  path: string;

  @Field({ description: 'Description in one or two sentences.' })
  description: string;

  @Field({ description: 'Introduction of a few sentences.' })
  introduction: string;

  @Field(() => GraphQLLocalDate, { description: 'Publication date. Example: "2026-11-26".' })
  publishedOn: string;

  @Field(() => Int, { description: 'Number of people that the dishes serve.' })
  servings: number;

  @Field(() => [String], { description: 'Notes: what to prepare the day before, and what to watch for.' })
  notes: string[];

  // Not in the schema.
  authorKey: string;
  dishes: string[];
}

/** Returns the menu of a row. */
export function toMenu({ key, position: _, ...row }: MenuEntity): MenuType {
  return { ...row, slug: key, path: menuPath(key) };
}
