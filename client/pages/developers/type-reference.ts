import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
  type StringValueNode,
  type TypeNode,
} from 'graphql';

/** A type of the schema, ready for display. */
export interface TypeEntry {
  name: string;
  /** Example: "enum". */
  kind: string;
  description: string;
  /** Names of the type's interfaces or of a union's members, after a label. Example: "Implements". */
  related: { label: string; names: string[] };
  /** Fields, or an enum's values. */
  parts: PartEntry[];
}

/** A field, an argument, an input's field, or an enum's value. */
export interface PartEntry {
  name: string;
  /** Type in GraphQL's notation; undefined for values. Example: "[Recipe!]!". */
  type?: string;
  /** Name of the type, without brackets and exclamation marks. Example: "Recipe". */
  typeName?: string;
  defaultValue?: string;
  description: string;
  /** Reason for the deprecation. */
  deprecated?: string;
  args: PartEntry[];
}

/**
 * Returns the types of a schema in alphabetical order, after the query and mutation types.
 * @param text - the schema in SDL
 */
export function getTypeEntries(text: string): TypeEntry[] {
  const roots = ['Query', 'Mutation'];
  const rank = ({ name }: TypeEntry) => (roots.includes(name) ? roots.indexOf(name) : roots.length);
  return parse(text)
    .definitions.flatMap((definition) => getEntry(definition) ?? [])
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/**
 * Returns the types that match a text. A type whose name contains the text is complete; others have only the fields
 * and values that contain it in their name or an argument's.
 */
export function findTypes(types: readonly TypeEntry[], text: string): readonly TypeEntry[] {
  const searchText = text.trim().toLowerCase();
  if (searchText === '') return types;
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(searchText);
  return types.flatMap((type) => {
    if (matches(type)) return [type];
    const parts = type.parts.filter((part) => matches(part) || part.args.some(matches));
    return parts.length > 0 ? [{ ...type, parts }] : [];
  });
}

function getEntry(node: DefinitionNode): TypeEntry | undefined {
  if (!('name' in node) || !('description' in node) || !node.name) return undefined;
  const base = {
    name: node.name.value,
    description: getDescription(node.description),
    related: { label: '', names: [] },
    parts: [],
  };
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const kind = node.kind === Kind.OBJECT_TYPE_DEFINITION ? 'type' : 'interface';
      const names = (node.interfaces ?? []).map(({ name }) => name.value);
      return { ...base, kind, related: { label: 'Implements', names }, parts: (node.fields ?? []).map(getPart) };
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return { ...base, kind: 'input', parts: (node.fields ?? []).map(getPart) };
    case Kind.ENUM_TYPE_DEFINITION:
      return {
        ...base,
        kind: 'enum',
        parts: (node.values ?? []).map(({ name, description, directives }) => ({
          name: name.value,
          description: getDescription(description),
          deprecated: getDeprecation(directives),
          args: [],
        })),
      };
    case Kind.UNION_TYPE_DEFINITION:
      return {
        ...base,
        kind: 'union',
        related: { label: 'One of', names: (node.types ?? []).map(({ name }) => name.value) },
      };
    case Kind.SCALAR_TYPE_DEFINITION:
      return { ...base, kind: 'scalar' };
    default:
      return undefined;
  }
}

function getPart(node: FieldDefinitionNode | InputValueDefinitionNode): PartEntry {
  return {
    name: node.name.value,
    type: print(node.type),
    typeName: getTypeName(node.type),
    defaultValue: 'defaultValue' in node && node.defaultValue ? print(node.defaultValue) : undefined,
    description: getDescription(node.description),
    deprecated: getDeprecation(node.directives),
    args: 'arguments' in node ? (node.arguments ?? []).map(getPart) : [],
  };
}

function getTypeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : getTypeName(type.type);
}

function getDescription(description?: StringValueNode): string {
  return description?.value.trim() ?? '';
}

function getDeprecation(directives: readonly ConstDirectiveNode[] = []): string | undefined {
  const [reason] = directives.find(({ name }) => name.value === 'deprecated')?.arguments ?? [];
  return reason?.value.kind === Kind.STRING ? reason.value.value : undefined;
}
