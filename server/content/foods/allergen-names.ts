import { ALLERGENS, type Allergen } from '#schema/rules/vocabulary.ts';
import type { AllergenNameEntity } from '#server/features/catalogue/foods/food.entity.ts';
import type { AllergenFields } from '../format/allergens.schema.ts';
import type { Problem } from '../problem.ts';
import type { YamlSource } from '../reading/yaml-source.ts';
import { type Food, getNames } from './foods.ts';
import { nameKey, toWords } from './words.ts';

type Foods = ReadonlyMap<string, Pick<Food, 'key' | 'name' | 'plural' | 'aka' | 'contains' | 'mayContain'>>;

/** Finds names that indicate an allergen: the names of all foods, and the names in `allergens.yaml`. */
export class AllergenNames {
  private readonly byKey = new Map<string, AllergenNameEntity>();
  private readonly maxWords: number;

  constructor(foods: Foods, fields: Partial<AllergenFields> = {}) {
    for (const { name, contains, mayContain } of getListedNames(fields)) this.add(name, contains, mayContain);
    // A name of several foods indicates the allergens of all of them.
    for (const food of foods.values())
      for (const name of getNames(food)) this.add(name, food.contains, food.mayContain);
    this.maxWords = Math.max(1, ...[...this.byKey.keys()].map((key) => key.split(' ').length));
  }

  /** Returns every name that indicates an allergen. */
  get all(): AllergenNameEntity[] {
    return [...this.byKey.values()].filter(({ contains, mayContain }) => contains.length + mayContain.length > 0);
  }

  /**
   * Returns the names in a text that indicate an allergen, in their order, the longest name at each position:
   * "oyster mushrooms" indicates no molluscs.
   */
  findAll(text: string): AllergenNameEntity[] {
    const words = toWords(text);
    const matches: AllergenNameEntity[] = [];
    for (let end = words.length; end > 0; ) {
      const { name, length } = this.findEndingAt(words, end);
      if (name && name.contains.length + name.mayContain.length > 0) matches.push(name);
      end -= length;
    }
    return matches.reverse();
  }

  private findEndingAt(words: readonly string[], end: number): { name?: AllergenNameEntity; length: number } {
    for (let length = Math.min(this.maxWords, end); length > 0; length -= 1) {
      const name = this.byKey.get(words.slice(end - length, end).join(' '));
      if (name) return { name, length };
    }
    return { length: 1 };
  }

  private add(name: string, contains: readonly Allergen[], mayContain: readonly Allergen[]): void {
    const key = nameKey(name);
    const existing = this.byKey.get(key);
    const contained = [...new Set([...(existing?.contains ?? []), ...contains])];
    const possible = new Set([...(existing?.mayContain ?? []), ...mayContain]);
    this.byKey.set(key, {
      name: existing?.name ?? name,
      contains: contained,
      mayContain: [...possible].filter((allergen) => !contained.includes(allergen)),
    });
  }
}

function getListedNames(fields: Partial<AllergenFields>): AllergenNameEntity[] {
  const allergenNames = ALLERGENS.flatMap((allergen) =>
    (fields[allergen] ?? []).map((entry) => {
      if (typeof entry === 'string') return { name: entry, contains: [allergen], mayContain: [] };
      return { name: entry.name, contains: [], mayContain: [allergen] };
    }),
  );
  return [...allergenNames, ...(fields.none ?? []).map((name) => ({ name, contains: [], mayContain: [] }))];
}

/** Reports names that are listed twice, or that contradict the food of that name. */
export function checkAllergenNames(fields: AllergenFields, foods: Foods, { at }: YamlSource): Problem[] {
  const byName = new Map([...foods.values()].flatMap((food) => getNames(food).map((name) => [nameKey(name), food])));
  const problems: Problem[] = [];
  const report = (path: PropertyKey[], message: string) => problems.push({ ...at(path), message });
  const indicatingKeys = new Set<string>();
  for (const allergen of ALLERGENS) {
    const seenKeys = new Set<string>();
    for (const [index, entry] of fields[allergen].entries()) {
      const [name, isSure] = typeof entry === 'string' ? [entry, true] : [entry.name, false];
      const key = nameKey(name);
      if (seenKeys.has(key)) report([allergen, index], `"${name}" is listed twice for ${allergen}: delete one`);
      seenKeys.add(key);
      indicatingKeys.add(key);
      const food = byName.get(key);
      if (!food || food.contains.includes(allergen) || (!isSure && food.mayContain.includes(allergen))) continue;
      const field = isSure ? 'contains' : 'mayContain';
      report([allergen, index], `"${name}" is a name of ${food.key}, which lacks ${allergen}: add it to its ${field}`);
    }
  }
  for (const [index, name] of fields.none.entries()) {
    if (indicatingKeys.has(nameKey(name)))
      report(['none', index], `"${name}" is also listed for an allergen: delete one`);
  }
  return problems;
}
