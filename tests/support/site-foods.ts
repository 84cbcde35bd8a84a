import fs from 'node:fs';
import { AllergenNames } from '#server/content/foods/allergen-names.ts';
import { computeFoods } from '#server/content/foods/foods.ts';
import { readUsda } from '#server/content/foods/usda.ts';
import { allergensSchema } from '#server/content/format/allergens.schema.ts';
import { foodsSchema } from '#server/content/format/foods.schema.ts';
import { readYaml } from '#server/content/reading/yaml-source.ts';

const readSource = (file: string) => ({
  file,
  text: fs.readFileSync(`content/${file}`, 'utf8'),
  hash: '',
  problems: [],
});

/** Reads the foods and the names of allergens in the site's content. */
export function readSiteFoods() {
  const foodsYaml = readYaml(readSource('foods.yaml'));
  const { rows } = readUsda(readSource('usda-sr28.csv'));
  const { foods } = computeFoods(foodsSchema().parse(foodsYaml.value), rows, foodsYaml);
  const allergensYaml = readYaml(readSource('allergens.yaml'));
  const allergens = allergensSchema.parse(allergensYaml.value);
  return { foods, allergens, allergensYaml, names: new AllergenNames(foods, allergens) };
}
