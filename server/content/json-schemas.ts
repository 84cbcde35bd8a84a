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

const RECIPE = 'A recipe; docs/content.md says more';

/**
 * Returns the JSON schemas for editors to complete and check the content, by name, derived from the schemas of the
 * check. `recipe` is written to `content/schemas/recipe.schema.json`.
 */
export function jsonSchemas(): Record<
  'allergens' | 'authors' | 'categories' | 'cuisines' | 'foods' | 'glossary' | 'guides' | 'home' | 'menus' | 'recipe',
  object
> {
  return {
    allergens: asJson(allergensSchema, 'Names that indicate an allergen; see docs/content.md'),
    authors: asJson(authorsSchema, 'The authors of Mesob'),
    categories: asJson(taxonomySchema('categories'), 'The categories, in their order'),
    cuisines: asJson(taxonomySchema('cuisines'), 'The cuisines, in their order'),
    foods: asJson(foodsSchema(), 'The foods of recipes; see docs/content.md'),
    glossary: asJson(glossaryEntrySchema, 'A food’s entry in the glossary; see docs/content.md'),
    guides: asJson(guidesSchema(), 'The guides, in their order'),
    home: asJson(homeSchema(), 'The issues of the home page by their days'),
    menus: asJson(menusSchema(), 'The menus, in their order'),
    recipe: asJson(recipeSchema(), RECIPE),
  };
}

let recipeSchemaText: string | undefined;

/** Returns the schema of recipes as text, made once: making it takes a while, and it stays as it is. */
export function recipeJsonSchema(): string {
  recipeSchemaText ??= JSON.stringify(asJson(recipeSchema(), RECIPE));
  return recipeSchemaText;
}

function asJson(schema: z.ZodType, title: string): object {
  const { $schema, ...derived } = z.toJSONSchema(schema, {
    // Draft 7 is what the YAML extensions of editors read; `input` is what authors write.
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // `format` says it; zod's pattern for days is longer than the rest of the field.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  });
  return { $schema, title, ...derived };
}
