import type { GraphQLResolveInfo } from 'graphql';
import type { Path } from 'graphql/jsutils/Path.js';
import type { PlannedField, QueryPlan } from './query-plan.ts';

/** What resolvers are told of their field. Most ask for nothing of it, so it is put together as they ask. */
export class FieldInfo implements GraphQLResolveInfo {
  readonly rootValue = undefined;

  constructor(
    private readonly plan: QueryPlan,
    readonly variableValues: Record<string, unknown>,
    private readonly field: PlannedField,
    readonly path: Path,
  ) {}

  get fieldName() {
    return this.field.definition.name;
  }

  get fieldNodes() {
    return this.field.nodes;
  }

  get returnType() {
    return this.field.definition.type;
  }

  get parentType() {
    return this.field.parentType;
  }

  get schema() {
    return this.plan.schema;
  }

  get fragments() {
    return this.plan.fragments;
  }

  get operation() {
    return this.plan.operation;
  }
}
