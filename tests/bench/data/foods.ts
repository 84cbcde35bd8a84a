import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { partsOf } from '#server/content/foods/foods.ts';
import { searchedFoods } from '#server/content/writing/rebuild-search.ts';

interface FoodFields {
  name: string;
  plural?: string;
  aka?: string[];
  kinds?: string[];
  parts?: Record<string, number>;
  contains?: string[];
  mayContain?: string[];
  diet: string;
  aisle: string;
}

const file = path.resolve(process.env.CONTENT_DIR ?? 'content', 'foods.yaml');
const fields = parse(fs.readFileSync(file, 'utf8')) as Record<string, FoodFields>;
const foods = Object.entries(fields).map(([key, food]) => ({
  key,
  ...food,
  aka: food.aka ?? [],
  kinds: food.kinds ?? [],
}));

const byKey = new Map(foods.map((food) => [food.key, food]));

/** The cookbook's own foods, with the words by which search finds them and what they are made of. */
export const FOODS = searchedFoods(foods).map((searched, place) => ({
  ...foods[place],
  ...searched,
  parts: [...partsOf(foods[place] ?? searched, byKey)],
}));
