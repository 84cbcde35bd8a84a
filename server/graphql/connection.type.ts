import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

/** A lazy value, computed only if a client requests the field. */
export type Lazy<Value> = () => Promise<Value> | Value;

@ObjectType('PageInfo', { simpleResolvers: true, description: 'Which part of a list it is.' })
class PageInfoType {
  @Field({ description: 'Whether there are more behind it.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether there are some before it.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of its first item; null where it has none.' })
  startCursor: Lazy<string | null>;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of its last item, for `after`; null where it has none.',
  })
  endCursor: Lazy<string | null>;

  @Field(() => Int, { description: 'How many pages of this size there are; 0 where nothing was found.' })
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
 * Declares what every connection has, and the type of its edges: a connection extends the class.
 * @param name - of the node in the schema
 * @param words - for one node and for several
 */
export function connectionType<Node extends object>(
  node: ClassType<Node>,
  name: string,
  { one, many }: { one: string; many: string },
) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `A ${one}, and where it stands in a list.` })
  class EdgeType {
    @Field({
      description: `For \`after\`: the list goes on behind this ${one}, also where others come in meanwhile.`,
    })
    cursor: string;

    @Field(() => node, { description: `The ${one}.` })
    node: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: `The ${many} with their cursors; empty past the end.` })
    edges: Lazy<EdgeType[]>;

    @Field(() => [node], { description: `The ${many}; empty past the end.` })
    nodes: Node[];

    @Field(() => PageInfoType, { description: 'Which part of the list it is.' })
    pageInfo: PageInfoType;

    @Field(() => Int, { description: `How many ${many} the whole list has.` })
    totalCount: number | Lazy<number>;
  }
  return ConnectionType;
}

/** A page's position in its list. */
export interface Part<Node> {
  toCursor: (node: Node) => string;
  /** Nodes per page. */
  size: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts the whole list. */
  total: Lazy<number>;
}

/** Makes a connection of the nodes of a part. */
export function toConnection<Node>(nodes: Node[], part: Part<Node>): Connection<Node> {
  const { toCursor, size, total, hasNextPage, hasPreviousPage } = part;
  const cursorAt = (node: Node | undefined) => (node === undefined ? null : toCursor(node));
  return {
    nodes,
    edges: () => nodes.map((node) => ({ node, cursor: toCursor(node) })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: () => cursorAt(nodes[0]),
      endCursor: () => cursorAt(nodes.at(-1)),
      pageCount: async () => Math.ceil((await total()) / size),
    },
    totalCount: total,
  };
}
