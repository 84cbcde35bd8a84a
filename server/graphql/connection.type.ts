import { Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { problem } from '#server/check-input.ts';
import { SimpleType } from './simple-type.ts';

/** A lazy value, computed only if a client requests the field. */
export type Lazy<Value> = () => Promise<Value> | Value;

@SimpleType('PageInfo', 'Position of a page in its list.')
class PageInfoType {
  @Field({ description: 'Whether there are items after the page.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether there are items before the page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null if the page is empty.' })
  startCursor: Lazy<string | null>;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item, for `after`; null if the page is empty.',
  })
  endCursor: Lazy<string | null>;

  @Field(() => Int, { description: 'Number of pages of this size; 0 if the list is empty.' })
  pageCount: Lazy<number>;
}

/** A page of a list. */
export interface Connection<Node> {
  edges: Lazy<{ cursor: string; node: Node }[]>;
  nodes: Node[];
  pageInfo: PageInfoType;
  totalCount: number | Lazy<number>;
}

/**
 * Returns the base class of a connection, and declares the type of its edges.
 * @param name - the node's name in the schema
 * @param noun - a word for the node. Example: "saved recipe"
 */
export function connectionType<Node extends object>(node: ClassType<Node>, name: string, noun: string) {
  @SimpleType(`${name}Edge`, `A list entry: the ${noun} and its cursor.`)
  class EdgeType {
    @Field({
      description: `Cursor for \`after\`: the next page starts after this ${noun}, even if others were added in the meantime.`,
    })
    cursor: string;

    @Field(() => node, { description: `The ${noun}.` })
    node: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: `The ${noun}s with their cursors; empty past the end.` })
    edges: Lazy<EdgeType[]>;

    @Field(() => [node], { description: `The ${noun}s; empty past the end.` })
    nodes: Node[];

    @Field(() => PageInfoType, { description: 'Position of the page in the list.' })
    pageInfo: PageInfoType;

    @Field(() => Int, { description: `Number of ${noun}s in the whole list.` })
    totalCount: number | Lazy<number>;
  }
  return ConnectionType;
}

/**
 * Returns the base class of arguments for a page.
 * @param noun - a word for the node
 * @param size - nodes per page by default
 */
export function pageArgs(noun: string, size: number, maxSize: number) {
  @ArgsType()
  abstract class PageArgs {
    @Field(() => Int, { defaultValue: size, description: `Number of ${noun}s, 1 to ${maxSize}.` })
    @Min(1, problem('OUT_OF_RANGE'))
    @Max(maxSize, problem('OUT_OF_RANGE'))
    first: number;

    @Field(() => String, { nullable: true, description: `Cursor of a ${noun}; the page starts after it.` })
    after?: string | null;
  }
  return PageArgs;
}

/** A page: its size, its neighbors, and the cursors of its nodes. */
interface Page<Node> {
  toCursor: (node: Node) => string;
  /** Nodes per page. */
  size: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts the whole list. */
  total: Lazy<number>;
}

/** Returns a connection with the nodes of a page. */
export function toConnection<Node>(nodes: Node[], page: Page<Node>): Connection<Node> {
  const { toCursor, size, total, hasNextPage, hasPreviousPage } = page;
  const getCursor = (node: Node | undefined) => (node === undefined ? null : toCursor(node));
  return {
    nodes,
    edges: () => nodes.map((node) => ({ node, cursor: toCursor(node) })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: () => getCursor(nodes[0]),
      endCursor: () => getCursor(nodes.at(-1)),
      pageCount: async () => Math.ceil((await total()) / size),
    },
    totalCount: total,
  };
}

/**
 * Returns a connection of rows that a service has read: the rows of the page, and one more if there is a next page.
 * @param nodes - the rows of the page as GraphQL types, in the same order
 * @param toCursor - returns the cursor of a row
 */
export function toPage<Row, Node>(
  rows: readonly Row[],
  nodes: Node[],
  { first, after }: { first: number; after?: string | null },
  toCursor: (row: Row, index: number) => string,
  total: Lazy<number>,
): Connection<Node> {
  const cursors = new Map(nodes.map((node, index) => [node, () => toCursor(rows[index] as Row, index)]));
  return toConnection(nodes, {
    toCursor: (node) => cursors.get(node)?.() ?? '',
    size: first,
    hasNextPage: rows.length > first,
    hasPreviousPage: Boolean(after),
    total,
  });
}
