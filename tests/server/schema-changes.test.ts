import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../../scripts/schema-changes.ts';

const released = `
  type Query { recipe(slug: String!, marked: Boolean): Recipe }
  type Recipe { title: String! yield: String difficulty: Difficulty! }
  enum Difficulty { EASY HARD }
`;

describe('the check for breaking changes of the schema', () => {
  it.each([
    ['a field is removed', 'title: String!', '', "Field 'title' was removed from object type 'Recipe'"],
    [
      'a field may be null',
      'title: String!',
      'title: String',
      "Field 'Recipe.title' changed type from 'String!' to 'String'",
    ],
    [
      'an argument is required',
      'marked: Boolean',
      'marked: Boolean!',
      "Type for argument 'marked' on field 'Query.recipe' changed from 'Boolean' to 'Boolean!'",
    ],
    [
      'a new argument is required',
      'marked: Boolean',
      'marked: Boolean, units: String!',
      "Argument 'units: String!' added to field 'Query.recipe'",
    ],
    ['a value is removed', 'EASY HARD', 'EASY', "Enum value 'HARD' was removed from enum 'Difficulty'"],
    [
      'a field gets another type',
      ': Recipe }',
      ': Dish } type Dish { title: String! }',
      "Field 'Query.recipe' changed type from 'Recipe' to 'Dish'",
    ],
  ])('refuses where %s', async (_what, from, to, message) => {
    expect(await breakingChanges(released, released.replace(from, to))).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it.each([
    ['a field is added', 'yield: String', 'yield: String, path: String!'],
    ['an argument may be left out', 'slug: String!', 'slug: String'],
    ['an argument that may be left out is added', 'marked: Boolean', 'marked: Boolean, units: String'],
    ['a field is deprecated', 'yield: String', 'yield: String @deprecated(reason: "Use `makes`."), makes: String'],
    ['a null is ruled out', 'yield: String', 'yield: String!'],
    ['a value is added', 'EASY HARD', 'EASY MEDIUM HARD'],
  ])('lets pass where %s', async (_what, from, to) => {
    expect(released).toContain(from);
    expect(await breakingChanges(released, released.replace(from, to))).toEqual([]);
  });
});
