import * as z from 'zod';
import { allergensSchema } from './format/allergens.schema.ts';
import { authorsSchema } from './format/authors.schema.ts';
import { foodsSchema } from './format/foods.schema.ts';
import { glossaryEntrySchema } from './format/glossary.schema.ts';
import { guidesSchema } from './format/guides.schema.ts';
import { homeSchema } from './format/home.schema.ts';
import { menusSchema } from './format/menus.schema.ts';
import { recipeSchema } from './format/recipe.schema.ts';
import { taxonomySchema } from './format/taxonomy.schema.ts';

const RECIPE_TITLE = 'A recipe; docs/content.md says more';

/**
 * Returns the JSON schemas of content files by name, with which text editors complete and check the files. `recipe` is
 * written to `content/schemas/recipe.schema.json`.
 */
export function getJsonSchemas() {
  return {
    allergens: toJsonSchema(allergensSchema, 'Names that indicate an allergen; see docs/content.md'),
    authors: toJsonSchema(authorsSchema, 'The authors of Mesob'),
    categories: toJsonSchema(taxonomySchema('categories'), 'The categories, in their order'),
    cuisines: toJsonSchema(taxonomySchema('cuisines'), 'The cuisines, in their order'),
    foods: toJsonSchema(foodsSchema(), 'The foods of recipes; see docs/content.md'),
    glossary: toJsonSchema(glossaryEntrySchema, 'A food’s entry in the glossary; see docs/content.md'),
    guides: toJsonSchema(guidesSchema(), 'The guides, in their order'),
    home: toJsonSchema(homeSchema(), 'The issues of the home page by their days'),
    menus: toJsonSchema(menusSchema(), 'The menus, in their order'),
    recipe: toJsonSchema(recipeSchema(), RECIPE_TITLE),
  };
}

let recipeSchemaText: string | undefined;

/** Returns the JSON schema of recipes as text. Cached, because deriving it is slow. */
export function getRecipeJsonSchema(): string {
  recipeSchemaText ??= JSON.stringify(toJsonSchema(recipeSchema(), RECIPE_TITLE));
  return recipeSchemaText;
}

function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...derived } = z.toJSONSchema(schema, {
    // YAML extensions of editors support draft 7. `input` describes the text that authors write.
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // `format` is enough; zod's pattern for dates is longer than the rest of the field.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  });
  return { $schema, title, ...derived };
}
