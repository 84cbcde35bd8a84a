import { getIndent, isBlank, isRule, withoutBreaks } from './plain-text-breaks.ts';
import { type Fact, factsIn, isValue, toFigures } from './plain-text-facts.ts';
import { headingIn } from './plain-text-headings.ts';
import { withListNumbers } from './plain-text-numbers.ts';
import { fromTableRow, withTableLines } from './plain-text-tables.ts';
import { AMOUNT, isAmountAlone, isClosed, isSentence, isStateAlone, withAmountFirst } from './plain-text-words.ts';

/** A line of a pasted text, without the marks of lists and of Markdown. */
export interface TextLine {
  text: string;
  /** Facts of which the line consists: "Prep: 10 min | Serves 4". */
  facts: Fact[];
  /** Level of a Markdown heading; 0 for other lines. */
  level: number;
  /** Number before a step: 3 of "3. Stir" and "Step 3". */
  number?: number;
  isBullet: boolean;
  /** `true` if all of it is bold, as small headings are. */
  isBold: boolean;
  /** Number of spaces before the line. */
  indent: number;
  /** `true` in the front matter of a Markdown file. */
  isFrontMatter: boolean;
  /** `true` after an empty line or a rule. */
  isAfterBlank: boolean;
  /** `true` before an empty line or a rule. */
  isBeforeBlank: boolean;
  /** `true` below a rule, which divides a text. */
  isAfterRule: boolean;
}

const BULLET =
  /^(?:(?:\*{2}(?=\s)|[-=]+>|[-–—*+•●◦▪▢☐□○·∙⁃‣✓■◆◇❖►▸➢➤➔→»~§ü?o]|\[[ x]?\])\s+|[-–・](?=[\p{L}\d¼½¾])|(?![©®™])\p{Extended_Pictographic}\ufe0f?\s*)+/iu;
/** Matches a step number, but not the amounts of "1.5 cups" and "1 onion". */
const NUMBER = new RegExp(
  [
    '^(?!\\(\\d+\\)\\s+\\d)(?:\\d{1,2}\\.\\s+(?=[Ss]tep \\d))?(?:(?:[Ss][Tt][Ee][Pp]\\s*#?\\s*(\\d{1,2})\\s*(?:(?:/|of)\\s*\\d{1,2}\\s*)?(?:[.):–-]|$)',
    '\\(?(\\d{1,2})(?:[ab](?=[.)]\\s))?(?:\\s*[.)]{1,2}(?=\\s|\\p{L})|,(?= \\p{Lu}))',
    '(\\d{1,2})(?:\\ufe0f?\\u20e3|:\\s+(?=\\p{L})|\\s+(?=(?!(?:Tbsps?|Tsps?|Cups?|Cans?|Pounds?|Ounces?|Tablespoons?|Teaspoons?|Sticks?|Large|Medium|Small)\\b)\\p{Lu}\\p{Ll}+ .*[.!]$|In \\p{L}+ \\p{L}+, )))\\s*',
    // Some pages have no space after the number: "Step 1Heat the oven".
    '[Ss]tep\\s+(\\d{1,2})\\s*(?=\\p{Lu}))',
  ].join('|'),
  'u',
);
/** Start of a list item, a heading or a table row in Markdown, or a label: such a line never continues another. */
const SEPARATE = new RegExp(`^[#|>]|^\\(?[a-z][.)]\\s|^[\\p{L} ]{3,24}:|${BULLET.source}|${NUMBER.source}`, 'iu');
/** Rules with a title in them, as Meal-Master has: "MMMMM-----SAUCE-----". */
const BANNERS = /^[^\S\n]*M*-{4,}[^\S\n]*([^\s-].*?)[^\S\n]*-*$/gm;
/**
 * Start of a line that is too long for a recipe. The line is split, because some patterns take quadratic time.
 */
const LONG = /[^\n]{5000}(?=[^\n])/g;

/** Time and writer before a message of a copied chat: "[03/06/2019, 10:22] Ada: Fry the leeks." */
const CHAT =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:\n]{1,30}: /gim;

/** Before the name of a list within a paragraph: "Serves 4. Ingredients: 2 leeks, 1 egg." */
const INLINE_HEADING = /(?<=\S \S*[.!?;)]) +(?=(?:Ingredients|Directions|Instructions|Method|Preparation): )/g;
/** Marks of a quoted line in an email. */
const QUOTE = /^(?:> ?)+/gm;
/** A line with an asterisk right before its first word, a bullet or a remark; minimum number of such bullets. */
const [STAR, MIN_STARS] = [/^\*(?=[\p{L}\d][^*\n]*$)/gmu, 4];

/** Maximum length of a value below a label that may also be a heading, "Preparation", in characters. */
const MAX_VALUE = 25;
/** Names of columns above the list: "Ingredient", "Quantity". */
const COLUMN = /^(?:ingredients?|quantity|amount)$/i;
/** Minimum number of amounts below their foods in a list. */
const MIN_AMOUNTS = 3;
/** Maximum length of an ingredient with an open parenthesis, in characters. */
const MAX_OPEN = 100;
/** Maximum indent of a line below an ingredient that continues it, in spaces: columns of a list are wider. */
const MAX_HANGING = 3;
/** A break within a remark about an ingredient: "2 plums, pitted so that" above "they fit". */
const WITHIN =
  /\b(?:and|for|in|of|or|so|that|the|with)\n|\n(?:because|but|depending|from|if|it|like|on|so|such as|that|they|to taste|which|with) ?\p{Ll}/u;
/** Maximum number of words of an alternative food for an amount. */
const MAX_CHOICE = 5;

/** Returns the lines of a text that have content. */
export function linesIn(text: string): TextLine[] {
  const written = withoutBreaks(
    withTableLines(
      withBullets(withoutQuotes(text))
        .replace(/\n {8,}-(?=[\p{L}\d(]| \p{Ll})/gu, ' ')
        .replace(/(?<=\S) {4,}/g, '   ')
        .replace(/^(?:#\+(?=title:)|:(?=\p{L}+: ))/gimu, '')
        .replace(CHAT, '')
        .replace(INLINE_HEADING, '\n')
        .replace(/^\W{0,4}step [a-z]+\b/gim, toFigures)
        .replace(/^[^\n]{5001,}/gm, (line) => line.replace(LONG, '$&\n'))
        .replace(BANNERS, '### $1'),
    )
      .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
      .replace(/[\u200b-\u200d\u2060-\u2064\ufeff]/g, '')
      .replaceAll('⁄', '/')
      .split('\n')
      .flatMap(fromTableRow),
    (line) => SEPARATE.test(line) || headingIn({ text: line.trim() }) !== undefined,
  );
  const isFence = (line: string) => /^(?:---|\+\+\+)\s*$/.test(line);
  const fence = isFence(written[0] ?? '') ? written.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  const lines = written.flatMap((line, index) =>
    (isBlank(line) || isRule(line) ? [] : splitNumberedSteps(line)).map((part) => ({
      ...toLine(index < fence ? withPlainName(part) : part),
      facts: [],
      isFrontMatter: index < fence,
      isAfterBlank: isBlank(written[index - 1]) || isRule(written[index - 1]),
      isBeforeBlank: isBlank(written[index + 1]) || isRule(written[index + 1]),
      isAfterRule: isRuleAbove(written, index),
    })),
  );
  const filled = lines.filter(({ text, number }) => text !== '' || number !== undefined);
  return withoutItemNumbers(withFacts(joinAmounts(withAmountsBelow(withNumbers(withListNumbers(filled))))));
}

/** Removes the marks of a quoted email, if most of the text is quoted: "> 2 leeks". */
function withoutQuotes(text: string): string {
  const quoted = text.match(QUOTE)?.length ?? 0;
  return quoted * 2 > (text.match(/^.*\S/gm)?.length ?? 0) ? text.replace(QUOTE, '') : text;
}

/** Adds the space that Markdown has after the asterisk of a bullet: "*Oil". */
function withBullets(text: string): string {
  return (text.match(STAR)?.length ?? 0) < MIN_STARS ? text : text.replace(STAR, '* ');
}

/** Returns an entry of front matter as a line: `prep_time = "10 min"` as "prep time: 10 min". */
function withPlainName(entry: string): string {
  const [, name = '', , value] = /^([\w -]+?)\s*[:=]\s*(["']?)(.*)\2\s*$/.exec(entry) ?? [];
  return value === undefined ? entry : `${name.replaceAll('_', ' ')}: ${value}`;
}

/** Returns whether a line is below a rule that divides the text: a rule between two amounts divides only a list. */
function isRuleAbove(lines: string[], index: number): boolean {
  const rule = isBlank(lines[index - 1]) ? index - 2 : index - 1;
  const isWithinList = [lines[rule - 1], lines[index]].every((line = '') => AMOUNT.test(line.trim()));
  return isRule(lines[rule]) && !isWithinList;
}

/** Joins a number alone in its line, or "Step 1", with the step in the next line. */
function withNumbers(lines: TextLine[]): TextLine[] {
  return lines.flatMap((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const isAlone = (each?: TextLine) =>
      each !== undefined &&
      ((each.number !== undefined && each.text === '') || /^\d{1,2}(?:[.)·]| [–-])$/.test(each.text));
    if (isAlone(line)) return below && below.number === undefined ? [] : [{ ...line, text: `Step ${line.number}` }];
    if (!above || !isAlone(above) || line.number !== undefined) return [line];
    return [{ ...line, number: above.number ?? Number.parseInt(above.text, 10), isAfterBlank: above.isAfterBlank }];
  });
}

/** Puts the amounts of a list before their foods, if each is below its food: "Carrots", "4 medium". */
function withAmountsBelow(lines: TextLine[]): TextLine[] {
  const heading = lines.findIndex((line) => headingIn(line)?.heading === 'ingredients');
  const start = heading + 1 + lines.slice(heading + 1).findIndex(({ text }) => !COLUMN.test(text));
  const length = lines.slice(start).findIndex((line) => headingIn(line) !== undefined);
  const list = lines.slice(start, length < 0 ? undefined : start + length);
  const isBelow = list.every(({ text }, index) => isAmountAlone(text.replace(/, \p{Ll}+$/u, '')) === (index % 2 === 1));
  if (heading < 0 || !isBelow || list.length < MIN_AMOUNTS * 2 || list.length % 2 > 0) return lines;
  const items = list.flatMap((line, index) => {
    const amount = list[index + 1];
    return index % 2 > 0 || !amount ? [] : [{ ...line, text: `${amount.text} ${line.text}` }];
  });
  return lines.toSpliced(start, list.length, ...items);
}

/** Joins an amount alone in its line with the food in the next line, and an open parenthesis with its end. */
function joinAmounts(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  // "3 cloves" is a spice if no other amount is alone.
  const isOnly = lines.filter(({ text }) => isAmountAlone(text)).length < 2;
  for (const line of lines) {
    const last = joined.at(-1);
    const above = joined.at(-2)?.text ?? '';
    const isValueOfLabel = factsIn(above).some(({ text }) => text === undefined);
    const isAmount =
      last !== undefined &&
      last.number === undefined &&
      isAmountAlone(last.text) &&
      !(isOnly && /cloves?$/i.test(last.text)) &&
      !isValueOfLabel &&
      !line.isBullet &&
      /^[\p{L}(]/u.test(line.text) &&
      line.level === 0 &&
      (/^\d+$/.test(last.text) || headingIn(line) === undefined);
    // "1" above "Heat the oven." is the number of a step, and so is "2" below it.
    const isNext = last !== undefined && Number(last.text) === (joined.at(-2)?.number ?? Number.NaN) + 1;
    if (isAmount && /^\d{1,2}$/.test(last.text) && (isNext || isSentence(line.text)))
      joined.splice(-1, 1, { ...line, number: Number(last.text), isAfterBlank: last.isAfterBlank });
    else if (last !== undefined && (isAmount || isOpen(last.text, line) || continuesItem(last, line)))
      joined.splice(-1, 1, {
        ...last,
        text: `${last.text} ${line.text}`.replace('( ', '(').replace(/ \)$/, ')'),
        isBeforeBlank: line.isBeforeBlank,
      });
    else joined.push(line);
  }
  return joined;
}

/** Returns whether an ingredient has a parenthesis that ends in the next line: "3 leeks (", "white part only", ")". */
function isOpen(text: string, next: TextLine): boolean {
  const isWithin = text.length < MAX_OPEN && AMOUNT.test(text) && text.lastIndexOf('(') > text.lastIndexOf(')');
  return isWithin && !next.isBullet && (text.endsWith('(') || /^[^(]*\)/.test(next.text));
}

/** Returns whether a line is about the food above: "2 cups chard", "or beet leaves"; "1 egg", "beaten". */
function continuesItem(item: TextLine, { text, isAfterBlank, isBullet, indent }: TextLine): boolean {
  const isFood = /^or (?!an? |half |substitute )\p{Ll}/u.test(text) && text.split(' ').length <= MAX_CHOICE;
  const isHanging = indent > item.indent && indent <= item.indent + MAX_HANGING;
  const isRest = /^\p{Ll}/u.test(text) && !AMOUNT.test(text) && (isHanging || WITHIN.test(`${item.text}\n${text}`));
  const isClear = AMOUNT.test(item.text) && !isClosed(item.text) && !isAfterBlank && !isBullet;
  return isClear && (isFood || isRest || isStateAlone(text));
}

/** Adds the facts of each line; a label takes its value from the next line. */
function withFacts(lines: TextLine[]): TextLine[] {
  let isTaken = false;
  return lines.flatMap((line, index) => {
    if (isTaken) {
      isTaken = false;
      return [];
    }
    const facts = line.number === undefined ? factsIn(line.text) : [];
    const [fact] = facts;
    const next = lines[index + 1];
    const isLabel = facts.length === 1 && fact?.text === undefined;
    const isHeading = isLabel && headingIn(line) !== undefined;
    const mayTake = isLabel && next !== undefined && headingIn(next) === undefined;
    isTaken = mayTake && !(isHeading && next.text.length > MAX_VALUE) && isValue(next.text, fact?.field);
    if (!isTaken || !next || !fact)
      return [{ ...line, facts: isHeading || (isLabel && fact?.field === 'title') ? [] : facts }];
    const text = `${line.text} ${next.text}`;
    return [{ ...line, text, facts: [{ ...fact, text: next.text, written: text }], isBeforeBlank: next.isBeforeBlank }];
  });
}

/** Turns the numbers of ingredients into bullets: some programs number both lists, each from 1. */
function withoutItemNumbers(lines: TextLine[]): TextLine[] {
  const start = lines.findIndex(({ number }) => number === 1);
  const end = start < 0 ? -1 : lines.findIndex(({ number }, index) => index > start && number === 1);
  const list = lines.slice(start, end).filter(({ number }) => number !== undefined);
  const items = list.filter(({ text }) => AMOUNT.test(withAmountFirst(text)) && !isSentence(text));
  const above = lines[start - 1];
  const isBelowHeading = above !== undefined && headingIn(above)?.heading === 'ingredients';
  const isMethod = (line: TextLine) => headingIn(line)?.heading === 'method';
  const isAboveMethod =
    lines.findIndex(isMethod) > start && lines.findIndex(isMethod) < end && !list.some(({ text }) => isSentence(text));
  if (end < 0 || (!isBelowHeading && !isAboveMethod && items.length * 2 <= list.length)) return lines;
  return lines.map((line, index) =>
    index >= start && index < end && line.number !== undefined ? { ...line, number: undefined, isBullet: true } : line,
  );
}

/** Splits numbered steps in one paragraph: "1. Boil. 2. Stir.", "Method: 1 Boil. 2 Stir." */
function splitNumberedSteps(line: string): string[] {
  return /^\s*(?:[\p{L} ]{3,24}:\s+)?1(?:[.)]\s.*\s2[.)]|\s\p{Lu}.*[.!)]\s2)\s+\p{Lu}/u.test(line)
    ? line.split(/\s+(?=\d{1,2}[.)]\s+\p{Lu})|(?<=[.!)]|\p{L}:)\s+(?=\d{1,2}\s\p{Lu}\p{Ll})/u)
    : [line];
}

function toLine(written: string): Pick<TextLine, 'text' | 'level' | 'number' | 'isBullet' | 'isBold' | 'indent'> {
  const trimmed = written.trim();
  const indent = getIndent(written);
  const [, marks = '', rest = trimmed] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(trimmed.replace(/^>\s+/, '')) ?? [];
  const body = marks === '' ? trimmed.replace(/^>\s+/, '') : rest;
  const isBullet = marks === '' && BULLET.test(body) && !/^\*\*(?=\S)/.test(body);
  const unmarked = isBullet ? body.replace(BULLET, '') : body;
  const isBold = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(unmarked);
  const plain = withoutMarkdown(unmarked);
  const match = isBullet || marks === '' || /^step/i.test(plain) ? NUMBER.exec(plain) : null;
  // "- 1 onion. Any will do." is not a step.
  const isCount = isBullet && match?.[3] !== undefined && /^\d+ \p{Lu}/u.test(plain);
  const number = match && !isCount ? Number(match[1] ?? match[2] ?? match[3] ?? match[4]) : undefined;
  return {
    text: isCount ? plain : plain.slice(match?.[0].length ?? 0).trim(),
    level: marks.length,
    number,
    isBullet,
    isBold,
    indent,
  };
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!<>~-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
