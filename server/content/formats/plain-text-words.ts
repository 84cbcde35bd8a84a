/** Start of a line with an amount. */
export const AMOUNT =
  /^(?:~\s*|(?:about|approx(?:imately|\.)?|around|roughly|scant|heaped|generous)\s+)?(?:[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖]|[Il] (?:cup|tbsp|tsp|tin|can|lb|oz|large|small|medium)\b|(?:an?|half|one|two|three|four|five|six|eight|ten|twelve|a few|few|some|several|enough|(?:lots|plenty|couple|cup|can|tin|packet|package|sprinkl(?:e|ing)|dollop|squeeze|glug) of)\s+\p{L}|(?:pinch|dash|handful|knob|splash|drizzle|sprig|bunch|juice|zest|grated zest|(?:small|medium|large) \p{Ll}\p{L}*)\b)/iu;

/** Returns whether a text ends with the punctuation of a sentence. */
export function isClosed(text: string): boolean {
  return /[.!?]["”’)]?$/.test(text);
}

export function isSentence(text: string): boolean {
  return (
    (isClosed(text) || isClosed(text.replace(/\s*\([^()]*\)$/, ''))) &&
    (text.split(' ').length > 2 || /\p{Ll}\. \p{Lu}/u.test(text)) &&
    !/\b(?:tbsp|tsp|oz|lb|lbs|pkg|approx|etc)\.$/i.test(text)
  );
}

const UNITS_ALONE =
  'g|kg|ml|l|cl|dl|oz|lbs?|c|tbsps?|tsps?|large|medium|small|pinch|bunch|(?:cup|tablespoon|teaspoon|gram|ounce|pound|can|clove|sprig|spray|stalk|stick|slice|sheet|unit|package|container|jar|bag)(?:s|\\(s\\))?';
/** How a food is, before its name or after it: "cold", "finely chopped", "thawed, drained". */
const STATE = '(?:(?:\\p{L}+ly )?(?:\\p{L}{3,}(?<!e)ed|beaten|cold|dry|fresh|lean|ripe|whole))';
const STATES = `${STATE}(?:(?:,|,? (?:and|or|&))? ${STATE})*`;
const AMOUNT_ALONE = new RegExp(
  `^[\\d½¼¾⅓⅔⅛.,/\\s–-]+\\s*(?:\\([^()]{1,20}\\)\\s*)?(?:(?:${UNITS_ALONE})\\.?)?(?:(?: \\([^()]{1,20}\\))? ${STATES})?$`,
  'iu',
);
const STATES_ALONE = new RegExp(`^${STATES}$`, 'u');
const DAY_ALONE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/;

/** Returns whether a line is an amount whose food is on the next line. */
export function isAmountAlone(text: string): boolean {
  return AMOUNT_ALONE.test(text) && !DAY_ALONE.test(text);
}

/** Returns whether a line says only how the food above it is: "finely chopped". */
export function isStateAlone(text: string): boolean {
  return STATES_ALONE.test(text);
}

/** A food with its amount in parentheses: "Tomato paste (2-3 tablespoons)". */
const AMOUNT_IN_PARENS = new RegExp(`^(\\p{Lu}[\\p{L} ,'’-]{2,40}) \\(([\\d½¼¾⅓⅔⅛./ –-]+(?:${UNITS_ALONE}))\\)$`, 'u');

/** Moves an amount at the end of a line to its start: "Flour – 200 g", "Flour (200 g)". */
export function withAmountFirst(line: string): string {
  const match =
    /^(?!optional)([^\d½¼¾⅓⅔⅛:]{2,50}?)\s*(?:\.{2,}|…+|:|\s[–—-])\s*((?:about )?[\d½¼¾⅓⅔⅛][^,:]{0,24}(?:, \p{Ll}[^,:]{0,30}| \([^()]{1,40}\))?)$/iu.exec(
      line,
    );
  const [, food, amount] = match ?? AMOUNT_IN_PARENS.exec(line) ?? [];
  return amount === undefined ? line : `${amount} ${food}`;
}

/** Returns whether a text is a sentence, or as long as one without separators: "Posted on 3 May | 34 comments". */
export function isProse(text: string): boolean {
  return isSentence(text) || (text.split(' ').length > 8 && !/ [|·•] /.test(text));
}

/** Returns the subject of a message without the marks of replies and mailing lists: "Re: [cooks] Pea soup". */
export function withoutReply(subject: string): string {
  return subject.replace(/^(?:(?:re|fwd?): *|\[\p{L}+\] +)+(?=\p{L})/iu, '');
}

/** Splits a list of ingredients in one line. */
export function listIn(text: string): string[] {
  if (text === '') return [];
  const items = text.split(
    text.includes(';')
      ? /;\s*/
      : /,\s+(?=[\d½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|half)\s|salt\b|pinch\b|some\b|and\s|\p{L}[^,\d]{2,30}\s[-–]\s\d)/iu,
  );
  return items.map((item) => item.replace(/^and\s+|\.$/gi, ''));
}
