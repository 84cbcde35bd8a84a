import {
  defaultFieldResolver,
  defaultTypeResolver,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLObjectType,
  getArgumentValues,
  getVariableValues,
  isObjectType,
  locatedError,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { addPath, type Path, pathToArray } from 'graphql/jsutils/Path.js';
import { FieldInfo } from './field-info.ts';
import { type PlannedField, type PlannedType, plannableQuery, type QueryPlan } from './query-plan.ts';

type Maybe<Value> = Value | Promise<Value>;
type Data = Record<string, unknown>;

/** As many as graphql-js words. */
const MAX_VARIABLE_ERRORS = 50;

/**
 * Does what `execute` of graphql-js does, with the same answer, errors included. Of a query it remembers what graphql-js
 * finds out anew for each field of each object: its definition, its arguments, what is selected of it. The rest
 * (mutations, several operations, variables that do not fit) is graphql-js's.
 */
export function executeQuery(
  args: Pick<ExecutionArgs, 'schema' | 'document' | 'variableValues' | 'operationName' | 'contextValue'>,
): Maybe<ExecutionResult> {
  const { schema, document, operationName, contextValue } = args;
  const query = plannableQuery(schema, document);
  if (!query || (operationName && operationName !== query.operation.name?.value)) return execute(args);
  const options = { maxErrors: MAX_VARIABLE_ERRORS };
  const definitions = query.operation.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, args.variableValues ?? {}, options);
  const plan = coerced && query.planFor(coerced);
  return plan ? new Execution(plan, coerced, contextValue).run() : execute(args);
}

/** One execution of a plan. Where graphql-js has a function of the same name, it does the same. */
class Execution {
  readonly errors: GraphQLError[] = [];
  /** Where a null stands for an error: what fails below has no place in the answer any more. */
  private readonly nulled = new Set<Path | undefined>();

  constructor(
    readonly plan: QueryPlan,
    readonly variables: Data,
    readonly context: unknown,
  ) {}

  run(): Maybe<ExecutionResult> {
    try {
      const data = this.fields(this.plan.rootFields(this.variables), undefined, undefined);
      return isPromise(data)
        ? data.then(
            (read) => this.result(read),
            (error) => this.failed(error),
          )
        : this.result(data);
    } catch (error) {
      return this.failed(error);
    }
  }

  private failed(error: unknown): ExecutionResult {
    this.addError(error as GraphQLError, undefined);
    return this.result(null);
  }

  private result(data: Data | null): ExecutionResult {
    return this.errors.length > 0 ? { errors: this.errors, data } : { data };
  }

  private fields(fields: readonly PlannedField[], source: unknown, path: Path | undefined): Maybe<Data> {
    // Not without a prototype, as graphql-js makes it: then V8 looks names up in a table, and JSON takes twice as long.
    const results: Data = {};
    let waiting: string[] | undefined;
    try {
      for (const field of fields) {
        const value = this.field(field, source, path);
        results[field.responseName] = value;
        if (isPromise(value)) {
          waiting ??= [];
          waiting.push(field.responseName);
        }
      }
    } catch (error) {
      // The others may fail as well, and nothing else listens to them.
      if (waiting)
        return settled(results, waiting).finally(() => {
          throw error;
        });
      throw error;
    }
    return waiting ? settled(results, waiting) : results;
  }

  private field(field: PlannedField, source: unknown, parentPath: Path | undefined): unknown {
    const { definition, responseName, parentType, type, typename } = field;
    if (typename !== undefined) return typename;
    let path: Path | undefined;
    try {
      const property = definition.resolve ? undefined : propertyOf(source, definition.name);
      const isRead = !definition.resolve && isPlain(property);
      // Most fields are these: nothing of them can need a path, unless they fail.
      if (isRead && type.kind === 'leaf') return this.complete(field, type, property, undefined, undefined);
      path = addPath(parentPath, responseName, parentType.name);
      const info = new FieldInfo(this.plan, this.variables, field, path);
      const value = isRead ? property : this.resolved(field, source, info);
      const at = path;
      const completed = isPromise(value)
        ? value.then((found) => this.complete(field, type, found, at, info))
        : this.complete(field, type, value, at, info);
      return this.caught(field, type, at, completed);
    } catch (error) {
      return this.failedField(field, type, path ?? addPath(parentPath, responseName, parentType.name), error);
    }
  }

  private resolved({ definition, node, args }: PlannedField, source: unknown, info: FieldInfo): unknown {
    const given = args ?? getArgumentValues(definition, node, this.variables);
    return (definition.resolve ?? defaultFieldResolver)(source, given, this.context, info);
  }

  private caught(field: PlannedField, type: PlannedType, path: Path, completed: unknown): unknown {
    return isPromise(completed)
      ? completed.then(undefined, (error) => this.failedField(field, type, path, error))
      : completed;
  }

  /** @throws where the value may not be null, @returns null otherwise */
  private failedField(field: PlannedField, { isNonNull }: PlannedType, path: Path, raw: unknown): null {
    const error = locatedError(raw, field.nodes, pathToArray(path));
    if (isNonNull) throw error;
    this.addError(error, path);
    return null;
  }

  private addError(error: GraphQLError, path: Path | undefined): void {
    for (let place = path; place !== undefined; place = place.prev) if (this.nulled.has(place)) return;
    if (this.nulled.has(undefined)) return;
    this.nulled.add(path);
    this.errors.push(error);
  }

  /** Path and info are there wherever something below needs them: not for a leaf that is read as it stands. */
  private complete(
    field: PlannedField,
    type: PlannedType,
    value: unknown,
    path: Path | undefined,
    info: FieldInfo | undefined,
  ): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (type.isNonNull) throw nullError(field);
      return null;
    }
    switch (type.kind) {
      case 'leaf':
        return leaf(type.type, value);
      case 'list':
        return this.list(field, type.items, value, path, info);
      case 'object':
        return this.object(field, type.type, value, path, info);
      case 'abstract':
        return this.abstract(field, type.type, value, path, info);
    }
  }

  private list(
    field: PlannedField,
    type: PlannedType,
    value: unknown,
    path: Path | undefined,
    info: FieldInfo | undefined,
  ): Maybe<unknown[]> {
    if (!isIterable(value)) {
      const name = `${field.parentType.name}.${field.definition.name}`;
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
    }
    let isWaiting = false;
    const completed = Array.from(value, (item, index) => {
      let itemPath = type.kind === 'leaf' ? undefined : addPath(path, index, undefined);
      try {
        if (type.kind === 'leaf' && !isPromise(item)) return this.complete(field, type, item, undefined, info);
        itemPath ??= addPath(path, index, undefined);
        const at = itemPath;
        const found = isPromise(item)
          ? item.then((read) => this.complete(field, type, read, at, info))
          : this.complete(field, type, item, at, info);
        if (isPromise(found)) isWaiting = true;
        return this.caught(field, type, at, found);
      } catch (error) {
        return this.failedField(field, type, itemPath ?? addPath(path, index, undefined), error);
      }
    });
    return isWaiting ? Promise.all(completed) : completed;
  }

  private abstract(
    field: PlannedField,
    type: Extract<PlannedType, { kind: 'abstract' }>['type'],
    value: unknown,
    path: Path | undefined,
    info: FieldInfo | undefined,
  ): unknown {
    const resolveType = type.resolveType ?? defaultTypeResolver;
    const found: unknown = resolveType(value, this.context, info as FieldInfo, type);
    return isPromise(found)
      ? found.then((name) => this.object(field, this.runtimeType(field, type, name, value), value, path, info))
      : this.object(field, this.runtimeType(field, type, found, value), value, path, info);
  }

  private object(
    field: PlannedField,
    type: GraphQLObjectType,
    value: unknown,
    path: Path | undefined,
    info: FieldInfo | undefined,
  ): Maybe<Data> {
    const fields = this.plan.fieldsOf(field, type, this.variables);
    if (!type.isTypeOf) return this.fields(fields, value, path);
    const isOfType = type.isTypeOf(value, this.context, info as FieldInfo);
    const fieldsIf = (isOne: boolean) => {
      if (isOne) return this.fields(fields, value, path);
      const text = `Expected value of type "${type.name}" but got: ${inspect(value)}.`;
      throw new GraphQLError(text, { nodes: field.nodes });
    };
    return isPromise(isOfType) ? isOfType.then(fieldsIf) : fieldsIf(isOfType);
  }

  private runtimeType(
    field: PlannedField,
    type: Extract<PlannedType, { kind: 'abstract' }>['type'],
    name: unknown,
    value: unknown,
  ): GraphQLObjectType {
    const { schema } = this.plan;
    const nodes = field.nodes;
    const where = `for field "${field.parentType.name}.${field.definition.name}"`;
    const must = `Abstract type "${type.name}" must resolve to an Object type at runtime ${where}`;
    if (name === null || name === undefined) {
      const remedy = `Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`;
      throw new GraphQLError(`${must}. ${remedy}`, { nodes });
    }
    if (typeof name !== 'string')
      throw new GraphQLError(`${must} with value ${inspect(value)}, received "${inspect(name)}".`);
    const found = schema.getType(name);
    if (isObjectType(found) && schema.isSubType(type, found)) return found;
    if (isObjectType(found))
      throw new GraphQLError(`Runtime Object type "${name}" is not a possible type for "${type.name}".`, { nodes });
    const what = found ? `a non-object type "${name}"` : `a type "${name}" that does not exist inside the schema`;
    throw new GraphQLError(`Abstract type "${type.name}" was resolved to ${what}.`, { nodes });
  }
}

function leaf(type: Extract<PlannedType, { kind: 'leaf' }>['type'], value: unknown): unknown {
  const serialized = type.serialize(value);
  if (serialized !== null && serialized !== undefined) return serialized;
  const call = `${inspect(type)}.serialize(${inspect(value)})`;
  throw new Error(`Expected \`${call}\` to return non-nullable value, returned: ${inspect(serialized)}`);
}

function nullError({ parentType, definition }: PlannedField): Error {
  return new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`);
}

function propertyOf(source: unknown, name: string): unknown {
  return (typeof source === 'object' && source !== null) || typeof source === 'function'
    ? (source as Data)[name]
    : undefined;
}

/** Whether a property is the value itself, neither what makes it nor a promise of it. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'function' && !isPromise(value);
}

function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return typeof (value as Promise<Value> | null | undefined)?.then === 'function';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** @returns the results, once those that wait have come. */
async function settled(results: Data, waiting: readonly string[]): Promise<Data> {
  const values = await Promise.all(waiting.map((name) => results[name]));
  for (const [place, name] of waiting.entries()) results[name] = values[place];
  return results;
}
