/** A line of a pasted text, without the marks of lists and of Markdown. */
export interface TextLine {
  text: string;
  /** Level of a Markdown heading; 0 for other lines. */
  level: number;
  /** Number before a step: 3 of "3. Stir" and "Step 3". */
  number?: number;
  isBullet: boolean;
  /** `true` if all of it is bold, as small headings are. */
  isBold: boolean;
  isIndented: boolean;
  /** `true` after an empty line. */
  isAfterBlank: boolean;
  /** `true` before an empty line. */
  isBeforeBlank: boolean;
}

const BULLET = /^(?:(?:[-–—*+•●◦▪▢☐□○·‣✓]|\[[ x]?\])\s+|\p{Extended_Pictographic}\ufe0f?\s*)+/iu;
/** "1.5 cups" and "1 onion" are no numbers of steps. */
const NUMBER = new RegExp(
  [
    '^(?:(?:step\\s*#?\\s*(\\d{1,2})\\s*(?:[.):–-]|$)',
    '(\\d{1,2})\\s*[.)](?=\\s|\\p{L})',
    '(\\d{1,2})(?:\\ufe0f?\\u20e3|\\s*[:–-]\\s+(?=\\p{Lu})|\\s+(?=\\p{Lu}\\p{Ll}+ .*[.!]$)))\\s*',
    'step\\s+(\\d{1,2})\\s+(?=\\p{Lu}))',
  ].join('|'),
  'iu',
);
const RULE = /^(?:[-*_=~]\s*){3,}$/;
/** Sign for a line that divides a text. */
export const DIVIDER = '\f';

/** Returns the lines of a text that have content, and its dividers. */
export function linesIn(text: string): TextLine[] {
  const written = text
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .split('\n')
    .flatMap(tableRow);
  const isBlank = (line = '') => line.trim() === '';
  return written.flatMap((line, index) =>
    (isBlank(line) ? [] : numberedParts(line)).map((part) =>
      toLine(part, isBlank(written[index - 1]), isBlank(written[index + 1])),
    ),
  );
}

/** A row of a table in Markdown is a line, with its amount first: "| Oats | 50 g |". */
function tableRow(line: string): string[] {
  if (!/^\s*\|.*\|\s*$/.test(line)) return [line];
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return [];
  if (cells.some((cell) => /^ingredients?$/i.test(cell))) return ['Ingredients'];
  const amounts = cells.filter((cell) => /^[\d½¼¾⅓⅔⅛]/.test(cell));
  return [`- ${[...amounts, ...cells.filter((cell) => !amounts.includes(cell))].join(' ')}`];
}

/** Steps in one paragraph: "1. Boil. 2. Stir." */
function numberedParts(line: string): string[] {
  return /^\s*(?:[\p{L} ]{3,24}:\s+)?1[.)]\s.*\s2[.)]\s+\p{Lu}/u.test(line)
    ? line.split(/\s+(?=\d{1,2}[.)]\s+\p{Lu})/u)
    : [line];
}

function toLine(written: string, isAfterBlank: boolean, isBeforeBlank: boolean): TextLine {
  const trimmed = written.trim();
  const position = { isIndented: /^\s{2,}/.test(written), isAfterBlank, isBeforeBlank };
  if (RULE.test(trimmed) || trimmed === DIVIDER)
    return { text: DIVIDER, level: 0, isBullet: false, isBold: false, ...position };
  const [, marks = '', rest = trimmed] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(trimmed.replace(/^>\s+/, '')) ?? [];
  const body = marks === '' ? trimmed.replace(/^>\s+/, '') : rest;
  const isBullet = marks === '' && BULLET.test(body) && !/^\*\*/.test(body);
  const unmarked = isBullet ? body.replace(BULLET, '') : body;
  const isBold = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(unmarked);
  const plain = withoutMarkdown(unmarked);
  const found = isBullet || marks === '' || /^step/i.test(plain) ? NUMBER.exec(plain) : null;
  const number = found ? Number(found[1] ?? found[2] ?? found[3] ?? found[4]) : undefined;
  return {
    text: plain.slice(found?.[0].length ?? 0).trim(),
    level: marks.length,
    number,
    isBullet,
    isBold,
    ...position,
  };
}

/** No line of a recipe is longer: signs of Markdown in it stay, since looking for their ends takes long. */
const MAX_LINE_LENGTH = 5_000;

function withoutMarkdown(text: string): string {
  if (text.length > MAX_LINE_LENGTH) return text;
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!<>~-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Buttons and units of a page's card, and the end of a letter: no lines of a recipe. */
export const BUTTON =
  /^(?:print(?: recipe)?|pin(?: recipe| it)?|save(?: recipe)?|rate(?: this recipe)?|share|jump to .*|us customary|metric|us customary\s*[-–|]\s*metric|(?:[½\d]x\s*)+|cook mode.*|prevent your screen.*|advertisement|[★☆⭐ ]+|\d(?:\.\d+)? from \d+ .*|(?:love|best(?: wishes)?|cheers|(?:kind )?regards|yours)[,!].{0,30})$/i;

export type Heading = 'ingredients' | 'method' | 'tips' | 'equipment' | 'serving' | 'other';

const HEADINGS: [Heading, RegExp][] = [
  [
    'ingredients',
    /^(?:(?:the |recipe )?ingredients?(?: list| needed)?(?: for .{1,40})?|what you(?:’|'|wi)?(?:ll)? ?need|you(?:’|'|wi| wi)?ll need|you need|shopping list)$/i,
  ],
  [
    'method',
    /^(?:(?:the |cooking |baking )?(?:methods?|instructions?|directions?|preparations?|procedure|steps?)(?: of preparation| and cooking)?|how to (?:make|cook|prepare|bake)\b.*|to (?:make|prepare)(?: it)?|what to do|let(?:’|')s (?:cook|bake))$/i,
  ],
  [
    'tips',
    /^(?:(?:recipe |cook(?:’|')?s(?:’|')? |chef(?:’|')?s |baker(?:’|')?s |my |helpful |top )?(?:notes?|tips?|tips? (?:and|&) (?:tricks|notes)|hints?|variations?|substitutions?|storage|storing|to store|make ahead|freezing|reheating)(?: and [a-z]+)?)$/i,
  ],
  ['equipment', /^(?:(?:special |kitchen )?(?:equipment|tools|utensils)(?: needed)?)$/i],
  ['serving', /^(?:serving suggestions?|how to serve|to serve with|serve with)$/i],
  [
    'other',
    /^(?:nutrition(?:al)?(?: facts?| information| info)?(?: per serving)?|calories|comments?|reviews?|faqs?|related recipes|you (?:may|might) also like|more recipes.*|did you make this.*|share(?: this.*)?|keywords?|tags?|about the author|video)$/i,
  ],
];

interface FoundHeading {
  heading: Heading;
  /** Text after the heading on its line: "Ingredients: 2 eggs, salt". */
  rest: string;
  /** Further words of the heading: "Ingredients (serves 4)", "Ingredients for 4 people". */
  aside?: string;
}

/** Returns the part of a recipe that a line begins. */
export function headingIn({ text, number }: TextLine): FoundHeading | undefined {
  if (number !== undefined) return undefined;
  const [, name = text, rest = ''] = /^([^:]{3,40}):\s*(.*)$/.exec(text) ?? [];
  const word = name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim();
  const found = HEADINGS.find(([, pattern]) => pattern.test(word));
  if (!found) return undefined;
  // "Preparation: 10 minutes" is a time, and "Tip: use ripe figs" a separate sentence.
  if (rest !== '' && /^\d|^about \d/i.test(rest) && found[0] === 'method') return undefined;
  const aside = /\(([^)]*)\)/.exec(name)?.[1] ?? /^ingredients?\s+(for .+)$/i.exec(word)?.[1];
  return { heading: found[0], rest, aside };
}

const AMOUNT =
  /^(?:(?:about|approx\.?|around|scant|heaped|generous)\s+)?(?:[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖]|(?:an?|half|one|two|three|four|five|six|eight|ten|twelve|a few|few|some|several)\s+\p{L}|(?:pinch|dash|handful|knob|splash|drizzle|sprig|bunch|juice|zest|grated zest)\b)/iu;

export function startsWithAmount({ text, number }: TextLine): boolean {
  return number === undefined && AMOUNT.test(text);
}

/** Returns whether a line could be an ingredient if no heading says so. */
export function seemsIngredient(line: TextLine): boolean {
  return line.text.length < 100 && !isSentence(line.text) && (startsWithAmount(line) || line.isBullet);
}

/** Returns whether a line could be a step if no heading says so. */
export function seemsStep(line: TextLine): boolean {
  if (line.number !== undefined) return !AMOUNT.test(line.text) || isSentence(line.text);
  return isSentence(line.text) && !startsWithAmount(line) && !/^\p{Ll}/u.test(line.text);
}

export function isSentence(text: string): boolean {
  return (
    /[.!?]["”’)]?$/.test(text) &&
    (text.split(' ').length > 2 || /\p{Ll}\. \p{Lu}/u.test(text)) &&
    !/\b(?:tbsp|tsp|oz|lb|lbs|pkg|approx|etc)\.$/i.test(text)
  );
}

/** Returns whether a line names a part of the dish: "For the sauce:", "SAUCE", "### Sauce", "To serve". */
export function isPartTitle(line: TextLine, next?: TextLine): boolean {
  const { text, number, isBullet } = line;
  if (
    number !== undefined ||
    text === '' ||
    text.length > 60 ||
    isSentence(text) ||
    /[\d½¼¾⅓⅔]\s*(?:g|ml|cups?|tbsp|tsp|oz)\b/i.test(text)
  )
    return false;
  if (line.level > 0 || line.isBold || (/^\P{Ll}.*:$/u.test(text) && !isBullet)) return true;
  if (isBullet || startsWithAmount(line)) return false;
  if (
    /^(?:for|to make) (?:the|a|an|your)\b|^for (?:serving|garnish|decoration|dusting|brushing)\b|^to (?:serve|garnish|finish|decorate|assemble)$|^(?:assembly|topping|filling|dressing|marinade|glaze|frosting|icing)s?$/i.test(
      text,
    )
  )
    return true;
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return true;
  const words = text.split(' ').length;
  return (
    line.isAfterBlank &&
    !line.isBeforeBlank &&
    words <= 4 &&
    !text.includes(',') &&
    next !== undefined &&
    startsWithAmount(next)
  );
}

export function isAmountAlone(text: string): boolean {
  return /^[\d½¼¾⅓⅔⅛.,/\s–-]+\s*(?:g|kg|ml|l|cl|dl|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|grams?)?$/i.test(
    text,
  );
}

/** Some lists have amounts at the end: "Flour – 200 g". */
export function withAmountFirst(line: TextLine): string {
  const found = /^([^\d½¼¾⅓⅔⅛:]{2,50}?)\s*(?:\.{2,}|…+|:|\s[–—-])\s*((?:about )?[\d½¼¾⅓⅔⅛][^,:]{0,24})$/.exec(
    line.text,
  );
  return found ? `${found[2]} ${found[1]}` : line.text;
}
