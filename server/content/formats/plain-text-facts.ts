import { durationsInText } from '#cooking/durations-in-text.ts';
import type { RecipeField } from '../format/recipe.schema.ts';
import { AMOUNT, withoutReply } from './plain-text-words.ts';
import { type ReadRecipe, TIME_FIELDS } from './read-recipe.ts';
import { readYield } from './schema-org-yield.ts';
import { parseDay, toMinutes } from './values.ts';

const TIME = '(?:\\s*time)?';
/** Names before a fact: "Prep time: 10 min". */
const LABELS: [RecipeField, RegExp][] = [
  ['title', /^(?:recipe(?: for| name| title| of the (?:day|month|week))?|title|subject|name)$/i],
  ['prepTime', new RegExp(`^(?:prep(?:aration|ping)?|hands[- ]on|active)${TIME}$`, 'i')],
  ['cookTime', new RegExp(`^(?:estimated )?(?:cook(?:ing)?|bak(?:e|ing))${TIME}$`, 'i')],
  [
    'totalMinutes',
    new RegExp(
      `^(?:total|prep(?:aration)? (?:&|and) cook(?:ing)?|ready in|takes|overall|time|total cooking)${TIME}$`,
      'i',
    ),
  ],
  [
    'servings',
    /^(?:serves(?: for|\/makes)?|servings?(?: per recipe)?|serving size|portions?|persons|people|yields?|makes|recipe yield|quantity|(?:no\.?|number|#) of (?:servings|portions|people|persons)|feeds|for)$/i,
  ],
  ['author', /^(?:author|by|recipe by|written by|from the kitchen of|adapted by|chef)$/i],
  ['cuisine', /^cuisine$/i],
  ['category', /^(?:categor(?:y|ies)|course|meal|meal type|type)$/i],
  ['difficulty', /^(?:difficulty|(?:difficulty |skill )?level)$/i],
  ['published', /^(?:published|posted)(?: on)?$/i],
  ['description', /^(?:description|summary|about)$/i],
];
/** A label, with or without a colon, and the text after it. */
const LABELED = /^([\p{L}][\p{L}/ -]{1,24}?)(?:\s*[:–=]|\s-|-(?=\s|\d|$))\s*(\S.*)?$/u;
/** Facts without a colon. */
const BARE: [RecipeField, RegExp][] = [
  [
    'servings',
    /^(?:yield(?=serves))?(?:serves|feeds|(?:(?:this |the |original )?recipe )?(?:makes|yields?|serves)|(?:(?:no\.?|number) of )?servings?|for|cuts into|enough for)(?:\s+|(?<=serves|servings)(?=\d))(?:about |around |approx(?:\. |imately | ))?(?:\d|an?\s|one|two|three|four|six|eight|ten|twelve).{0,60}$/i,
  ],
  ['servings', /^\d+\+?(?:\s*(?:-|–|to)\s*\d+)?\s*(?:servings?|serves|portions?|helpings?|people|persons?)$/i],
  ['prepTime', /^(?:prep(?:aration)?|active|hands[- ]on)(?: time)?\s*\d.{0,40}$/i],
  ['cookTime', /^(?:cook(?:ing)?|bak(?:e|ing))(?: time)?\s*\d[^.]{0,40}$/i],
  ['totalMinutes', /^(?:total(?: time)?|ready in|takes)\s*\d.{0,40}$/i],
  ['prepTime', /^\d[^.]{0,30}\s(?:prep(?:aration)?|active|hands[- ]on)(?: time)?$/i],
  ['cookTime', /^\d[^.]{0,30}\s(?:cook(?:ing)?|bak(?:e|ing))(?: time)?$/i],
  ['totalMinutes', /^\d[^.]{0,30}\stotal(?: time)?$/i],
  ['author', /^(?:(?:[Rr]ecipe )?[Bb]y|[Aa]uthor)\s+\p{Lu}[\p{L}’'. -]{1,50}$/u],
  ['category', /^(?:[Cc]ourse|[Cc]ategory)\s*\p{Lu}\p{L}+(?:[ ,/&-]+\p{Lu}\p{L}*){0,6}$/u],
  ['cuisine', /^[Cc]uisine\s*\p{Lu}.{1,50}$/u],
  ['difficulty', /^(?:easy|medium|moderate|hard|difficult)$/i],
];

export interface Fact {
  /** Undefined for a label that is no field of a recipe: "Calories: 310". */
  field?: RecipeField;
  /** Its value; undefined if the value is on the next line. */
  text?: string;
  written: string;
}

/** A label and a short value, as pages have below the steps: "Method: Stovetop", "Diet: Vegan". */
const LABEL = /^(?:category|course|cuisine|author|method|diet|keywords?)\s*:\s*(?![–—-]$)\S.{0,80}(?<!\.)$/i;

/** Returns whether a line is a label with a short value. */
export function isLabeled(line: string): boolean {
  return LABEL.test(line) && !/^method: *\p{Lu}\p{Ll}+ \S+ \S/iu.test(line);
}

/** Maximum length of a line with facts, in characters. */
const MAX_FACTS = 500;
/** Minimum number of facts in a line for its other labels to count as facts, too. */
const MIN_FACTS = 3;

/** Returns the facts of a line that consists of facts: "Prep: 10 min | Serves 4"; an empty list for other lines. */
export function factsIn(line: string): Fact[] {
  if (line.length > MAX_FACTS) return [];
  const parts = line
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\[(\p{L}[\p{L} ]*)\] /u, '$1: ')
    .replace(/^times?: (?=.*,.* total$)/i, '')
    .replace(/(?<=\p{Ll})(?=(?:Prep|Cook|Total|Servings?|Yield)\b)/gu, ' ')
    .replace(/(?<=\d|\bpeople|servings)[.-]$/i, '')
    .split(
      /\s*[|•·●]\s*|\s{3,}|;\s+|,\s+(?=(?:prep|cook|bake|total|serves|makes|yield|servings)\b|\d+ \w+ (?:prep|cook|bak|total))|(?<!\bof)\.?\s+(?=(?:prep|cook|bak|total|yields?|servings|serves|makes|author|difficulty|cuisine|course|category)(?:aration|ing)?(?: time)? ?:)|\s+(?=(?:(?:prep|cook|total)\p{L}* time|ready in):? \d)/iu,
    )
    .flatMap((part) => part.split(/(?<!\p{Lu}\p{Ll}*|\b(?:of|per))\s+(?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?: \S)/u))
    .filter((part) => part !== '');
  const facts = parts.map((part): Fact | undefined => factIn(part));
  const isCard = facts.filter(Boolean).length >= MIN_FACTS;
  const all = facts.map((fact, index) => fact ?? (isCard ? { written: parts[index] ?? '' } : undefined));
  return all.every((fact) => fact !== undefined) ? all : [];
}

function factIn(written: string): Fact | undefined {
  // "Servings (tap to change): 4"
  const [, label = '', text] = LABELED.exec(written.replace(/ ?\([^)]*\)(?=: *\S)/, '')) ?? [];
  const named = LABELS.find(([, pattern]) => pattern.test(label.trim()));
  const isTime = named !== undefined && TIME_FIELDS.has(named[0]);
  // "Recipe: adapted from a book" has no title.
  if (named?.[0] === 'title' && /^(?:adapted|courtesy|from)\b/i.test(text ?? '')) return undefined;
  // "Cooking: heat the oven …" is a heading.
  if (named && isTime && text !== undefined && toMinutes(text) === undefined && !/\d|½/.test(text.slice(0, 20)))
    return undefined;
  if (named && !(isTime && /^1[.)]\s/.test(text ?? ''))) return { field: named[0], text, written };
  const alone = LABELS.find(([field, pattern]) => field !== 'author' && field !== 'title' && pattern.test(written));
  if (alone && !/^(?:for|name|type|meal|date|about|summary|level|chef|quantity|time)$/i.test(written))
    return { field: alone[0], written };
  const bare = BARE.find(([, pattern]) => pattern.test(written));
  return bare && { field: bare[0], text: written, written };
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Replaces the numbers up to twelve in words by figures. */
export function toFigures(text: string): string {
  return text.replace(/\b[a-z]+\b/gi, (word) => {
    const index = NUMBERS.indexOf(word.toLowerCase());
    return index < 0 ? word : String(index + 1);
  });
}

/** Returns whether a line can be the value of the label above it: no fact, and with a number for numeric fields. */
export function isValue(line: string, field = ''): boolean {
  if (factsIn(line).length > 0) return false;
  if (field === 'title') return !AMOUNT.test(line);
  if (field === 'servings') return /\d/.test(toFigures(line));
  return !TIME_FIELDS.has(field) || toMinutes(line) !== undefined;
}

const STATED_SERVINGS =
  /\b(?:serves|feeds|makes(?=[\w ]{1,20} servings))\s+(?:about |around |up to )?(\d+)|(?<!\b(?:dough|batter|mixture|pastry) into )\b(\d+)\+?(?:\s*(?:-|–|to)\s*\d+)?\s+(?:-\s+\d\S*\s+\p{L}+\s|\d+[\s-]?(?:oz|g|ml|cups?)\s|\([^()]{1,20}\)\s|(?!or\s)[\p{L}-]+\s)?(?:servings|portions|helpings)\b(?! of)|\bfor (\d+)(?:\s*(?:-|–|to)\s*\d+)? (?:people|persons)\b/giu;

/** Returns the servings that sentences state, unless they differ: "Enough for 2 generous servings." */
export function servingsIn(lines: string[]): number | undefined {
  // "2 main servings or 4 side servings" are 2.
  const hits = lines.flatMap((line) => [
    ...toFigures(line)
      .replace(/(servings|portions) or \d+.*/i, '$1')
      .matchAll(STATED_SERVINGS),
  ]);
  const [first, ...others] = new Set(hits.map(([, ...counts]) => Number(counts.find((count) => count !== undefined))));
  return others.length === 0 ? first : undefined;
}

const STATED_YIELD =
  /(?:^|[.!] )(?:(?:this|recipe) )*(?:makes|yields?:?) ((?:about |around |approximately )?\d[^.!;()]{2,38})(?:[.!;(]|$)/i;

/** Returns the yield that a sentence states: "Makes about 15 pancakes." */
export function yieldIn(lines: string[]): string | undefined {
  return lines.map((line) => STATED_YIELD.exec(toFigures(line))?.[1]?.trim()).find((text) => text !== undefined);
}

/** Maximum length of a yield: longer ones are remarks. */
const MAX_YIELD = 40;

/** Stores a fact in the recipe; returns the parts that it could not read. */
export function storeFact({ field, text = '', written }: Fact, recipe: ReadRecipe): string[] {
  if (field === undefined || recipe[field] !== undefined) return [written];
  if (field === 'servings') {
    // The text of a copied drop-down list has its value twice: "2 2".
    const figures = toFigures(text.replace(/^(\d+) \1$/, '$1'));
    const isPeople =
      /^(?:serves|servings?|portions?|feeds|for|number)/i.test(written) &&
      /^\D*\d+(?:\s*(?:-|–|to)\s*\d+)?\+?$/.test(figures);
    const { servings, makes, unread } = readYield(isPeople ? figures.replace(/^\D+|\+$/g, '') : figures);
    if (/^serving size/i.test(written) && !/^\d+(?:-\d+)?$/.test(text.trim())) return [written];
    // "Servings: 4 (1 ½ cups each)"
    const counted = /^(?:servings?\b|serves:? \d+ \()/i.test(written)
      ? /\d+(?!.)|\d{2,}|[02-9]|1(?! ?\p{L})/u.exec(figures)?.[0]
      : undefined;
    if (servings === undefined && counted !== undefined) {
      recipe.servings = Number(counted);
      return [`${written}, read as ${counted}`];
    }
    if ((servings ?? makes) === undefined || servings === 0 || (makes?.length ?? 0) > MAX_YIELD) return [written];
    Object.assign(recipe, { servings, yield: makes ?? recipe.yield });
    return unread.length > 0 || (isPeople && figures.endsWith('+')) ? [`${written}, read as ${servings}`] : [];
  }
  if (TIME_FIELDS.has(field)) {
    const minutes = toMinutes(
      text
        .replace(/^(?!PT?\d)[^\d½¼¾]*(?=[\d½¼¾])/, '')
        .replace(/\s*(?:prep(?:aration)?|cook(?:ing)?|active|total|bak(?:e|ing))(?: time)?$/i, ''),
    );
    if (minutes === undefined) return [written];
    recipe[field] = minutes;
    return isPlainTime(text) ? [] : [`${written}, read as ${minutes} minutes`];
  }
  if (field === 'published') {
    recipe.published = parseDay(text);
    return recipe.published === undefined ? [written] : [];
  }
  if (text === '') return [];
  recipe[field] = withoutReply(text).replace(/^(?:(?:recipe )?by|author|course|category|cuisine)\s*(?=\p{Lu})/iu, '');
  return [];
}

/** Returns whether a text contains only a duration. */
function isPlainTime(text: string): boolean {
  const times = durationsInText(text);
  const rest = times.reduce((left, { text: words }) => left.replace(words, ''), text);
  const words = rest.replace(
    /\b(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|total|time|ready in|takes|hands[- ]on|about|and|mins?|minutes?|hrs?|hours?|h|m)\b/gi,
    '',
  );
  return !/[\p{L}]/u.test(words) && times.every(({ seconds, maxSeconds }) => seconds === maxSeconds);
}
