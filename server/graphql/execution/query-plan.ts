import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { getFieldDef } from 'graphql/execution/execute.js';

/** The type of a field, or of the items of a list, with its wrappers taken apart. */
export type PlannedType = { isNonNull: boolean } & (
  | { kind: 'leaf'; type: GraphQLLeafType }
  | { kind: 'list'; items: PlannedType }
  | { kind: 'object'; type: GraphQLObjectType }
  | { kind: 'abstract'; type: GraphQLAbstractType }
);

/** A field of a selection, with all that is the same at each execution. */
export interface PlannedField {
  responseName: string;
  definition: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
  /** The first of them: its arguments count. */
  node: FieldNode;
  parentType: GraphQLObjectType;
  type: PlannedType;
  /** Undefined where they depend on variables, hold objects, or do not fit. */
  args: Record<string, unknown> | undefined;
  /** The name of its parent's type, where that is what it asks for. */
  typename: string | undefined;
  /** What is selected of its value, by the value's type; filled as types turn up. */
  selections: Map<GraphQLObjectType, PlannedField[]>;
}

type Variables = Record<string, unknown>;

// To JavaScript this name is no key like others.
const UNFIT_NAME = '__proto__';

/** More ways to include or skip something are left to graphql-js. */
const MOST_VARIANTS = 8;

/** The only operation of a document, a query, as it is executed with some of its fields included, others skipped. */
export class QueryPlan {
  /** The fields of the query itself, once it was executed. */
  private root: PlannedField[] | undefined;

  constructor(
    readonly schema: GraphQLSchema,
    readonly operation: OperationDefinitionNode,
    readonly fragments: Record<string, FragmentDefinitionNode>,
    readonly queryType: GraphQLObjectType,
  ) {}

  /** @param variables that include and skip the same as at any other execution of this plan */
  rootFields(variables: Variables): PlannedField[] {
    this.root ??= this.planned(
      this.queryType,
      collectFields(this.schema, this.fragments, variables, this.queryType, this.operation.selectionSet),
    );
    return this.root;
  }

  /** @returns what is selected of a value of `type` that `field` has, or that stands in its list. */
  fieldsOf({ selections, nodes }: PlannedField, type: GraphQLObjectType, variables: Variables): PlannedField[] {
    const known = selections.get(type);
    if (known) return known;
    const found = this.planned(type, collectSubfields(this.schema, this.fragments, variables, type, nodes));
    selections.set(type, found);
    return found;
  }

  private planned(parentType: GraphQLObjectType, collected: Map<string, readonly FieldNode[]>): PlannedField[] {
    return [...collected].flatMap(([responseName, nodes]) => {
      const [node] = nodes;
      const definition = node && getFieldDef(this.schema, parentType, node);
      if (!node || !definition) return [];
      const type = plannedType(definition.type);
      const typename = definition === TypeNameMetaFieldDef ? parentType.name : undefined;
      const args = constantArgs(definition, node);
      return [{ responseName, definition, nodes, node, parentType, type, args, typename, selections: new Map() }];
    });
  }
}

/** The plans of a document, one for each way to include and skip. */
interface Plans {
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  queryType: GraphQLObjectType;
  /** The variables that `@include` and `@skip` name. */
  conditions: string[];
  variants: Map<string, QueryPlan>;
}

const plansOf = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Plans | null>>();

/** What documents can be executed by: null those that only graphql-js can. */
function preparedPlans(schema: GraphQLSchema, document: DocumentNode): Plans | null {
  const ofSchema = plansOf.get(schema) ?? new WeakMap<DocumentNode, Plans | null>();
  plansOf.set(schema, ofSchema);
  const known = ofSchema.get(document);
  if (known !== undefined) return known;
  const made = prepare(schema, document);
  ofSchema.set(document, made);
  return made;
}

function prepare(schema: GraphQLSchema, document: DocumentNode): Plans | null {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  const [operation, ...others] = operations;
  const queryType = schema.getQueryType();
  if (!queryType || operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
  const conditions = new Set<string>();
  let isFit = true;
  visit(document, {
    Field: ({ alias }) => {
      if (alias?.value === UNFIT_NAME) isFit = false;
    },
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
  });
  return isFit ? { operation, fragments, queryType, conditions: [...conditions].sort(), variants: new Map() } : null;
}

/** A query that can be executed by a plan, and what it is given. */
export interface PlannableQuery {
  operation: OperationDefinitionNode;
  planFor(variables: Variables): QueryPlan | undefined;
}

/** @returns undefined for what only graphql-js executes: mutations, several operations, odd names. */
export function plannableQuery(schema: GraphQLSchema, document: DocumentNode): PlannableQuery | undefined {
  const plans = preparedPlans(schema, document);
  if (!plans) return undefined;
  const { operation, fragments, queryType, conditions, variants } = plans;
  return {
    operation,
    planFor(variables) {
      const key = conditions.map((name) => String(variables[name])).join();
      const known = variants.get(key);
      if (known || variants.size === MOST_VARIANTS) return known;
      const plan = new QueryPlan(schema, operation, fragments, queryType);
      variants.set(key, plan);
      return plan;
    },
  };
}

function plannedType(type: GraphQLOutputType): PlannedType {
  const isNonNull = isNonNullType(type);
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return { isNonNull, kind: 'list', items: plannedType(inner.ofType) };
  if (isLeafType(inner)) return { isNonNull, kind: 'leaf', type: inner };
  if (isObjectType(inner)) return { isNonNull, kind: 'object', type: inner };
  return { isNonNull, kind: 'abstract', type: inner };
}

/** Only plain values: a resolver may change an object that it is given. */
function constantArgs(definition: GraphQLField<unknown, unknown>, node: FieldNode): Variables | undefined {
  try {
    const args = getArgumentValues(definition, node);
    const isPlain = Object.values(args).every((value) => typeof value !== 'object' || value === null);
    const given = node.arguments ?? [];
    return isPlain && given.every(({ value }) => value.kind !== Kind.VARIABLE) ? Object.freeze(args) : undefined;
  } catch {
    return undefined;
  }
}
