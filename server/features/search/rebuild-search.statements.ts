// Hand-written SQL, because Postgres computes the word vectors from texts that Node does not read.
import { type EntityManager, MoreThan } from 'typeorm';
import type { ContentLists } from '#server/content/content.ts';
import { type Food, getNames } from '#server/content/foods/foods.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { toHash } from '#server/content/reading/source-file.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { getOtherSpellings, toPlainName } from './name-spellings.ts';
import { SearchWordEntity } from './recipe-search.entity.ts';
import { OVEN_WORD, toFoodWord } from './search-query.ts';

/** Minimum shares of a recipe's weight, without water, for a main food and for a large ingredient. */
const MAIN_SHARE = 0.15;
const LARGE_SHARE = 0.05;

/** Stocks are found only by their whole name: a soup with chicken stock is not a chicken dish. */
const STOCK = /\bstock\b/;

/** Matches excluded words, so that a dish "without eggs" is not found by "eggs". */
const EXCLUSION = '\\m(without|no|not|never)\\s+(any\\s+|an?\\s+)?[[:alpha:]]+|\\m[[:alpha:]]+[- ]?(free|less)\\M';

/** Matches words of steps that need an oven. */
const NEEDS_OVEN = '\\m(oven|bakes?|baked|baking (sheets?|trays?|tins?|pans?|dish))\\M';

const WORDS = [
  ...getVectorSql('A', ['title']),
  ...getVectorSql('B', ['aka', 'named_foods', 'spellings']),
  ...getVectorSql('C', ['main_foods', 'large_foods']),
  ...getVectorSql('D', ['other_foods', 'labels']),
].join(' || ');
const TEXTS = getVectorSql('D', ['description', 'ingredients', 'remainder']).join(' || ');

/** SQL for the MD5 of a row's inputs: its texts, and `WORDS` and `TEXTS`. */
const DIGEST = `md5('${toHash(WORDS + TEXTS)}' || t::text)`;

/**
 * Updates the search index: weighted words of names, foods and labels, and words of texts. Of instructions, only titles
 * are included; tips and FAQs are left out: they name other dishes. Rows whose texts are the same stay.
 * @param rewritesAll - `true` to write all rows again
 */
export async function rebuildSearch(
  manager: EntityManager,
  lists: Pick<ContentLists, 'foods'>,
  rewritesAll = false,
): Promise<void> {
  // Updates the planner's statistics, which do not include this transaction's rows yet. Otherwise, the planner would
  // choose slow plans for many recipes.
  await manager.query('analyze recipes, recipe_bodies, recipe_foods');
  await createNameTables(manager, lists.foods);
  await manager.query(
    `create temporary table import_texts on commit drop as
     select r.id, r.published_on <= (now() at time zone 'utc')::date as is_public, r.title,
       array_to_string(r.aka, ' and ') as aka, named.spellings, named.foods as named_foods, food.*,
       concat_ws(' ', cuisine.name, array_to_string(array(
         select diet from unnest(r.diets) diet where diet in ('Vegan', 'Vegetarian')), ' '), r.difficulty,
         (select string_agg(c.name, ' ') from categories c where c.id = any (r.category_ids))) as labels,
       ${removeExclusions('r.description')} as description, ${removeExclusions('ingredients')} as ingredients,
       concat_ws(' ', author.name, ${removeExclusions('b.summary')},
         (select ${removeExclusions("string_agg(value, ' ')")} from jsonb_array_elements_text(b.reasons || b.equipment) value),
         (select string_agg(step ->> 'title', ' ') from jsonb_array_elements(b.instructions) step),
         case when b.instructions::text ~* '${NEEDS_OVEN}' then '${OVEN_WORD}' end) as remainder
     from recipes r
     join recipe_bodies b on b.recipe_id = r.id
     join cuisines cuisine on cuisine.id = r.cuisine_id
     join authors author on author.id = r.author_id
     join import_recipe_names named on named.recipe_id = r.id
     cross join lateral (
       select string_agg(item ->> 'item', ' and ') as ingredients
       from jsonb_array_elements(b.ingredient_groups) g, jsonb_array_elements(g -> 'items') item) listed
     cross join lateral (
       select string_agg(names, ' and ') filter (where share >= ${MAIN_SHARE}) as main_foods,
         string_agg(names, ' and ') filter (where share >= ${LARGE_SHARE} and share < ${MAIN_SHARE}) as large_foods,
         string_agg(names, ' and ') filter (where share < ${LARGE_SHARE}) as other_foods
       from (
         select n.names, f.grams / greatest(1, sum(f.grams) over ()) as share
         from recipe_foods f join import_food_names n on n.key = f.food_key
         where f.recipe_id = r.id and f.food_key <> 'water') shared) food
     where r.is_published`,
  );
  await manager.query(
    `delete from recipe_search s where $1 or not exists (
       select from import_texts t where t.id = s.recipe_id and ${DIGEST} = s.digest)`,
    [rewritesAll],
  );
  await manager.query(
    `insert into recipe_search (recipe_id, words, texts, digest)
     select id, words, strip(words || ${TEXTS}), ${DIGEST}
     -- "offset 0" keeps Postgres from computing the words twice.
     from import_texts t cross join lateral (select ${WORDS} as words offset 0) vectors
     where not exists (select from recipe_search s where s.recipe_id = t.id)`,
  );
  await rebuildWords(manager);
}

/** Returns the multi-word foods in the names of a dish, each as one word: "xfoodgreenbean" for "Green Bean Salad". */
function joinFoodNames(names: readonly string[], foods: ReadonlySet<string>): string {
  const phrases = names.flatMap((name) => {
    const words = toPlainName(name).split(' ');
    return words.flatMap((_, start) =>
      [2, 3, 4, 5].map((count) => nameKey(words.slice(start, start + count).join(' '))),
    );
  });
  return [...new Set(phrases.filter((key) => key.includes(' ') && foods.has(key)).map(toFoodWord))].join(' ');
}

/** Fields of a food that search uses. */
type NamedFood = Pick<Food, 'key' | 'name' | 'plural' | 'aka' | 'kinds'>;

/** Names of foods in the forms that search needs. */
interface FoodNames {
  /** JSON list of the words by which each food is found. */
  rows: string;
  /** Words of all names, as `toPlainName` returns them. */
  words: ReadonlySet<string>;
  /** All names, as `nameKey` returns them. */
  keys: ReadonlySet<string>;
}

/** Cached per list of foods, because the next publication of a recipe reads the same foods. */
const cache = new WeakMap<readonly NamedFood[], FoodNames>();

function readFoodNames(foods: readonly NamedFood[]): FoodNames {
  const cached = cache.get(foods);
  if (cached) return cached;
  const names = foods.flatMap(getNames);
  const rows = JSON.stringify(toFoodRows(foods));
  const foodNames = { rows, words: new Set(toPlainWords(names)), keys: new Set(names.map(nameKey)) };
  cache.set(foods, foodNames);
  return foodNames;
}

function toPlainWords(names: readonly string[]): string[] {
  return names.flatMap((name) => toPlainName(name).split(' '));
}

/** Returns the words by which each food is found. */
function toFoodRows(foods: readonly NamedFood[]): { key: string; names: string }[] {
  const shortNames = new Set(
    foods
      .flatMap(getNames)
      .map(toPlainName)
      .filter((name) => !name.includes(' ')),
  );
  return foods.map((food) => ({ key: food.key, names: toSearchText(food, shortNames) }));
}

/** Number of recipes whose names are in memory at the same time. */
const NAMES_AT_A_TIME = 2_000;

/** Creates temporary tables of foods' names, and of spellings and foods in recipes' names. */
async function createNameTables(manager: EntityManager, foods: readonly NamedFood[]): Promise<void> {
  const foodNames = readFoodNames(foods);
  await manager.query(
    `create temporary table import_food_names on commit drop as
     select * from jsonb_to_recordset($1) as food (key text, names text)`,
    [foodNames.rows],
  );
  await manager.query(
    `create temporary table import_recipe_names
       (recipe_id integer primary key, spellings text, foods text) on commit drop`,
  );
  const knownWords = new Set(foodNames.words);
  for await (const recipes of readRecipeNames(manager)) {
    for (const { names } of recipes) for (const word of toPlainWords(names)) knownWords.add(word);
  }
  for await (const recipes of readRecipeNames(manager)) {
    const rows = recipes.map(({ id, names }) => ({
      recipe_id: id,
      spellings: getOtherSpellings(names, knownWords, foodNames.words),
      foods: joinFoodNames(names, foodNames.keys),
    }));
    await manager.query(
      `insert into import_recipe_names
       select * from jsonb_to_recordset($1) as recipe (recipe_id integer, spellings text, foods text)`,
      [JSON.stringify(rows)],
    );
  }
  await manager.query('analyze import_food_names, import_recipe_names');
}

/** Yields the names of all published recipes, `NAMES_AT_A_TIME` at a time. */
async function* readRecipeNames(manager: EntityManager): AsyncGenerator<{ id: number; names: string[] }[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: RecipeEntity[] = await manager.find(RecipeEntity, {
      ...{ select: { id: true, title: true, aka: true }, where: { isPublished: true, id: MoreThan(last) } },
      ...{ order: { id: 'ASC' }, take: NAMES_AT_A_TIME },
    });
    yield rows.map(({ id, title, aka }) => ({ id, names: [title, ...aka] }));
    last = rows.length === NAMES_AT_A_TIME ? rows.at(-1)?.id : undefined;
  }
}

/**
 * Returns the words by which a food is found, without duplicates, so that more names do not add weight. Multi-word
 * names are added joined into one word. Other names count without words that are foods' names: "qundo berbere" is
 * pepper, not berbere.
 */
function toSearchText(food: NamedFood, shortNames: ReadonlySet<string>): string {
  const nameWords = [food.name, food.plural ?? '', ...food.kinds].flatMap((name) => toPlainName(name).split(' '));
  const ownWords = STOCK.test(food.name) ? nameWords.filter((word) => !shortNames.has(word)) : nameWords;
  const otherWords = food.aka.map(toPlainName).flatMap((name) => {
    const words = name.split(' ');
    return words.length === 1 ? words : words.filter((word) => !shortNames.has(word));
  });
  const joinedNames = getNames(food)
    .map(nameKey)
    .filter((key) => key.includes(' '))
    .map(toFoodWord);
  return [...new Set([...ownWords, ...otherWords, ...joinedNames])].join(' ');
}

function removeExclusions(sql: string): string {
  return `regexp_replace(${sql}, '${EXCLUSION}', ' ', 'gi')`;
}

/** Returns SQL for the vectors of columns: words as spelled, and their stems. */
function getVectorSql(weight: 'A' | 'B' | 'C' | 'D', columns: readonly string[]): string[] {
  return columns.map((column) => {
    const text = `coalesce(${column}, '')`;
    return `setweight(to_tsvector('mesob_simple', ${text}) || to_tsvector('mesob_english', ${text}), '${weight}')`;
  });
}

/**
 * Stores words as spelled, not stems, because corrected queries use them. Only words of names, labels and ingredients
 * are suggested: a reader who misspells "salmon" was not looking for "almost". Words of future recipes are known, but
 * not suggested.
 */
async function rebuildWords(manager: EntityManager): Promise<void> {
  await manager.createQueryBuilder().delete().from(SearchWordEntity).execute();
  await manager.query(
    `insert into search_words (word, recipe_count)
     select word, coalesce(named.ndoc, 0)
     from ${getWordsSql('title, aka, spellings, labels, description, ingredients, remainder, main_foods, large_foods, other_foods')} known
     left join ${getWordsSql('title, aka, spellings, labels, ingredients', 'where is_public')} named using (word)
     where word ~ '^[[:alpha:]]{3,}$'`,
  );
}

function getWordsSql(columns: string, condition = ''): string {
  return `ts_stat('select to_tsvector(''mesob_simple'', concat_ws('' '', ${columns})) from import_texts ${condition}')`;
}
