import * as z from 'zod';
import { authorsSchema } from './format/authors.schema.ts';
import { recipeSchema } from './format/recipe.schema.ts';
import { taxonomySchema } from './format/taxonomy.schema.ts';

/**
 * What editors complete and check the content with, derived from the schemas that the check uses.
 * @returns the text of each file by its path from the root of the project.
 */
export function jsonSchemas(): Record<string, string> {
  return {
    'content/schemas/authors.schema.json': asJson(authorsSchema, 'The authors of Mesob'),
    'content/schemas/categories.schema.json': asJson(taxonomySchema('categories'), 'The categories, in their order'),
    'content/schemas/cuisines.schema.json': asJson(taxonomySchema('cuisines'), 'The cuisines, in their order'),
    'content/schemas/recipe.schema.json': asJson(recipeSchema(), 'A recipe; docs/content.md says more'),
  };
}

function asJson(schema: z.ZodType, title: string): string {
  const { $schema, ...derived } = z.toJSONSchema(schema, {
    // Draft 7 is what the YAML extensions of editors read; `input` is what authors write.
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // `format` says it; zod's pattern for days is longer than the rest of the field.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  });
  return `${JSON.stringify({ $schema, title, ...derived }, null, 2)}\n`;
}
