import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { refuseUnfit } from '#server/follows.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { instancesOf } from './input-instances.ts';

type Metadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Method = Pick<Metadata, 'target' | 'methodName' | 'params' | 'middlewares' | 'roles'>;
type Param = NonNullable<Metadata['params']>[number];
type Resolve = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/**
 * Calls the methods of resolver classes directly, with the parameters that type-graphql would give them. It looks at each
 * call for what never changes, and waits for every argument to be checked: of a page of recipes that was a third of the
 * execution. Methods with a middleware or for members only stay as type-graphql calls them.
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  const { queries, objectTypes, interfaceTypes, fieldResolvers } = getMetadataStorage();
  const root = schema.getQueryType()?.getFields() ?? {};
  for (const query of queries) {
    const field = root[query.schemaName];
    if (field) field.resolve = directly(query) ?? field.resolve;
  }
  for (const { name, fields = [], interfaceClasses = [] } of objectTypes) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    const ofInterfaces = interfaceTypes.filter(({ target }) => interfaceClasses.includes(target));
    for (const declared of [...ofInterfaces.flatMap((each) => each.fields ?? []), ...fields]) {
      const method = fieldResolvers.find(
        ({ kind, methodName, getObjectType }) =>
          kind === 'external' && methodName === declared.name && getObjectType?.() === declared.target,
      );
      const field = type.getFields()[declared.schemaName];
      if (method && field) field.resolve = directly(method) ?? field.resolve;
    }
  }
}

type ResolverInstance = Record<string, (...values: unknown[]) => unknown>;
const instances = new Map<unknown, ResolverInstance>();

/** @returns undefined where type-graphql has more to do than to call the method. */
function directly({ target, methodName, params = [], middlewares = [], roles }: Method): Resolve | undefined {
  const readers = params.toSorted((a, b) => a.index - b.index).map(readerOf);
  if (middlewares.length > 0 || roles || readers.includes(undefined)) return undefined;
  const instance = instances.get(target) ?? new (target as new () => ResolverInstance)();
  instances.set(target, instance);
  const read = readers as Resolve[];
  return (...given) => instance[methodName]?.(...read.map((each) => each(...given)));
}

/** @returns what finds a parameter's value; undefined for a kind of parameter that is left to type-graphql. */
function readerOf(param: Param): Resolve | undefined {
  switch (param.kind) {
    case 'root':
      return param.propertyName || param.getType ? undefined : (root) => root;
    case 'context':
      return param.propertyName ? undefined : (_root, _args, context) => context;
    case 'info':
      return (_root, _args, _context, info) => info;
    case 'arg': {
      if (param.validateFn || param.validateSettings !== undefined) return undefined;
      const instance = instancesOf(param.getType());
      return instance ? (_root, args) => checked(instance(args[param.name])) : (_root, args) => args[param.name];
    }
    case 'args': {
      const instance = param.validateFn ? undefined : instancesOf(param.getType());
      return instance && ((_root, args) => checked(instance(args)));
    }
    default:
      return undefined;
  }
}

function checked(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) refuseUnfit(value);
  return value;
}
