import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** What can be asked of recipes, and of what is below them, when their rows hold no more than cards show. */
const ofCards = new Set(
  `id slug title description path url publishedOn createdAt featured servings estimatedCost prepMinutes cookMinutes
  totalMinutes difficulty author category cuisine picture rating name role bio alt colour base srcset average count
  nodes items edges node cursor pageInfo hasNextPage hasPreviousPage startCursor endCursor pageCount totalCount total
  page perPage __typename`.split(/\s+/),
);

const known = new WeakMap<FieldNode, boolean>();

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * @returns whether a field of recipes is asked for nothing that goes beyond cards: then their statement reads half of the
 * columns, and none of the lists, which take longest to read. Names count wherever they stand, skipped or not.
 */
export function asksForCards({ fieldNodes, fragments }: Asked): boolean {
  return fieldNodes.every((node) => {
    const found = known.get(node) ?? isOfCards(node.selectionSet, fragments);
    known.set(node, found);
    return found;
  });
}

function isOfCards(set: SelectionSetNode | undefined, fragments: Asked['fragments']): boolean {
  return (set?.selections ?? []).every((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return isOfCards(fragments[selection.name.value]?.selectionSet, fragments);
    if (selection.kind === Kind.FIELD && !ofCards.has(selection.name.value)) return false;
    return isOfCards(selection.selectionSet, fragments);
  });
}
