import fs from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import ownDocuments from '../../client/gql/persisted-documents.json';

const schema = buildSchema(fs.readFileSync('schema/schema.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

interface Element {
  /** Example: "Recipe.reviews(page:)". */
  name: string;
  description?: string | null;
  deprecationReason?: string | null;
}

const getArgument =
  (field: string) =>
  ({ name, description, deprecationReason }: GraphQLArgument): Element => {
    return { name: `${field}(${name}:)`, description, deprecationReason };
  };

/** All schema elements with a description, with the names that introspection shows. */
const elements: Element[] = types.flatMap((type) => {
  const members: Element[] = [];
  if (isEnumType(type))
    members.push(...type.getValues().map((value) => ({ ...value, name: `${type.name}.${value.name}` })));
  else if (!isScalarType(type) && !isUnionType(type)) {
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
    for (const field of fields) {
      const name = `${type.name}.${field.name}`;
      members.push({ name, description: field.description, deprecationReason: field.deprecationReason });
      if ('args' in field) members.push(...field.args.map(getArgument(name)));
    }
  }
  return [{ name: type.name, description: type.description }, ...members];
});

describe('the schema', () => {
  it('describes every type, field, argument and value, and has no directives of its own', () => {
    expect(elements.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
    const ownDirectives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
    expect(ownDirectives).toEqual([]);
  });

  it('has specifiedBy URLs for its scalars', () => {
    const scalars = types.filter(isScalarType);
    expect(scalars.map(({ name }) => name).sort()).toEqual(['DateTimeISO', 'LocalDate']);
    for (const { name, specifiedByURL } of scalars) expect(specifiedByURL, name).toMatch(/^https:\/\//);
  });

  it('names an existing, non-deprecated replacement for each deprecation', () => {
    const deprecated = elements.filter(({ deprecationReason }) => deprecationReason);
    const names = new Set(
      elements
        .filter(({ deprecationReason }) => !deprecationReason)
        .map(({ name }) => /(\w+)(?::\))?$/.exec(name)?.[1]),
    );
    for (const { name, deprecationReason } of deprecated) {
      const [, replacement = ''] = /`(\w+)/.exec(deprecationReason ?? '') ?? [];
      expect(names.has(replacement), `${name}: ${deprecationReason}`).toBe(true);
    }
  });

  // The rules of Relay's compiler (https://relay.dev/graphql/connections.htm).
  it('has connections as Relay and linters expect them', () => {
    const objects = types.filter(isObjectType);
    const getFields = (name: string) =>
      Object.fromEntries(
        Object.entries(objects.find((type) => type.name === name)?.getFields() ?? {}).map(([field, { type }]) => [
          field,
          String(type),
        ]),
      );
    expect(getFields('PageInfo')).toMatchObject({
      ...{ hasNextPage: 'Boolean!', hasPreviousPage: 'Boolean!' },
      ...{ startCursor: 'String', endCursor: 'String' },
    });
    const connections = objects.filter(({ name }) => name.endsWith('Connection')).map(({ name }) => name);
    expect(connections.length).toBeGreaterThan(3);
    for (const name of connections) {
      const node = name.replace(/Connection$/, '');
      expect(getFields(name), name).toMatchObject({
        ...{ edges: `[${node}Edge!]!`, nodes: `[${node}!]!` },
        ...{ pageInfo: 'PageInfo!', totalCount: 'Int!' },
      });
      expect(getFields(`${node}Edge`), name).toEqual({ cursor: 'String!', node: `${node}!` });
    }
    for (const object of objects)
      for (const { name, type, args } of Object.values(object.getFields())) {
        if (!String(type).includes('Connection')) continue;
        const parts = args.map((argument) => `${argument.name}: ${argument.type}`);
        expect(parts.join(), `${object.name}.${name}`).toMatch(/after: String(,|$)/);
        expect(parts.join(), `${object.name}.${name}`).toMatch(/first: Int(!|,|$)/);
      }
    expect(String(schema.getQueryType()?.getFields().node?.type)).toBe('Node');
    expect(objects.filter(({ name }) => name.endsWith('Page'))).toEqual([]);
  });

  it('has every mutation take one input, or nothing', () => {
    for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const present = args.filter(({ deprecationReason }) => !deprecationReason);
      expect(present.map((argument) => argument.name).join(), name).toMatch(/^(input)?$/);
      const input = present[0]?.type;
      if (input) expect(isNonNullType(input) && isInputObjectType(input.ofType), name).toBe(true);
    }
  });

  it('lets the result of every mutation be null, so that each can fail separately', () => {
    for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {}))
      expect(isNonNullType(type), name).toBe(false);
  });

  it('requires the slugs and ids that a query needs', () => {
    const needed = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) =>
      args.filter((argument) => /^(slugs?|ids?|recipeSlug)$/.test(argument.name)).map(({ type }) => ({ name, type })),
    );
    expect(needed.length).toBeGreaterThan(6);
    for (const { name, type } of needed) expect(isNonNullType(type), name).toBe(true);
  });
});

describe('the documents of our own client', () => {
  it.each(Object.values(ownDocuments))('use nothing deprecated: %s', (document) => {
    expect(validate(schema, parse(document), [NoDeprecatedCustomRule]).map(({ message }) => message)).toEqual([]);
  });
});
