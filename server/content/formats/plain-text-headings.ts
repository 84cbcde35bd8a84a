import { type FoundHeading, type Heading, isSentence, startsWithAmount, type TextLine } from './plain-text-lines.ts';

const HEADINGS: [Heading, RegExp][] = [
  [
    'ingredients',
    /^(?:(?:the |recipe )?ingredients?(?: list| needed)?(?: for .{1,40})?|(?:what |things )?you(?:(?:’|'|wi| wi)?ll)? ?need|shopping list)$/i,
  ],
  [
    'method',
    /^(?:(?:the |cooking |baking |recipe )?(?:methods?|instructions?|directions?|preparations?|procedure|steps?)(?: of preparation| and cooking)?|how to (?:make|cook|prepare|bake)\b.*|to (?:make|prepare)(?: it)?|what to do|let(?:’|')s (?:cook|bake|get started)|step[- ]by[- ]step)$/i,
  ],
  [
    'tips',
    /^(?:(?:.{2,30}[’'](?:s )?|recipe |cooks |my |helpful |top |pro |expert )?(?:notes?|tips?|tips? (?:and|&) (?:tricks|notes)|tips (?:for|from) .{2,30}|hints?|variations?|substitutions?|storage|storing|to store|make[- ]ahead|freezing|reheating)(?: (?:and|&) [a-z]+)?(?: guidelines)?)$/i,
  ],
  ['equipment', /^(?:(?:special(?:ized)? |kitchen )?(?:equipment|tools|utensils|hardware)(?: needed)?)$/i],
  ['serving', /^(?:serving suggestions?|how to serve|to serve with|serve with)$/i],
  [
    'other',
    /^(?:nutrition(?:al)?(?: facts?| information| info| values?)?(?: per serving)?|calories|(?:each|per|one) (?:serving|portion)(?: (?:contains|provides))?|comments?(?: \d+)?|reviews?|faqs?|(?:related|similar) \p{L}+|(?:you (?:may|might)|fans|people|readers) also .*|(?:more|see more|other) .{0,30}recipes.*|did you (?:make|try) this.*|(?:rate|share)(?: (?:this|it).*)?|(?:leave|post|add) a (?:comment|review|reply)|keywords?|tags?|filed under.*|about the author|(?:written|photos?|photographs?|recipe|posted|styled) by .*|last modified.*|©.*|copyright.*|exclusive offers|video)$/iu,
  ],
];

const MAX_HEADING = 100;

/** Returns the part of a recipe that a line begins. */
export function headingIn({ text, number }: TextLine): FoundHeading | undefined {
  if (number !== undefined) return undefined;
  const [, name = text, rest = ''] = /^([^:]{3,40}):\s*(.*)$/.exec(text) ?? [];
  if (name.length > MAX_HEADING) return undefined;
  const word = name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^[^\p{L}©]+|[^\p{L}\d]+$/gu, '')
    .trim();
  const found = HEADINGS.find(([, pattern]) => pattern.test(word));
  if (!found) return undefined;
  // "Preparation: 10 minutes" is a time, and "Tip: use ripe figs" a separate sentence.
  if (rest !== '' && /^\d|^about \d/i.test(rest) && found[0] === 'method') return undefined;
  // "Method: Stovetop" says where it is cooked.
  if (/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(rest) && found[0] === 'method') return undefined;
  const aside = /\(([^)]*)\)/.exec(name)?.[1] ?? /^ingredients?\s+(for .+)$/i.exec(word)?.[1];
  return { heading: found[0], name: word, rest, aside };
}

/** Words that name a part of a dish, at the end of its title: "Balsamic glaze". */
const PARTS =
  /(?:^|\s)(?:assembly|batter|brine|coating|crumble|crust|dough|dressing|filling|frosting|garnish|glaze|icing|marinade|salad|toppings?)$/i;
/** Ingredients that lists name without an amount. */
const SEASONINGS =
  /\b(?:salt|pepper|oil|spray|butter|sugar|water|flour|cinnamon|nutmeg|parsley|cilantro|basil|mint|chives|cheese|cream|wedges|sauce|extract|seeds?|flakes|paprika|thyme|rosemary|scallions|onions?|garlic|lemon|lime)$/i;

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
    /^(?:for|to make) (?:the|a|an|your)\b|^for (?:serving|garnish|decoration|dusting|brushing)\b|^to (?:serve|garnish|finish|decorate|assemble)$/iu.test(
      text,
    ) ||
    /^FOR \p{Lu}{3}/u.test(text) ||
    (PARTS.test(text) && /^\p{Lu}[^,]*$/u.test(text))
  )
    return true;
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return true;
  return isShortName(text) && next !== undefined && startsWithAmount(next) && line.isAfterBlank && !line.isBeforeBlank;
}

/** Returns whether a line without an amount, the first of a list, is its title: "Marinated tempeh". */
export function isListTitle({ text, isBullet, number }: TextLine, next?: TextLine): boolean {
  const isListed = next !== undefined && startsWithAmount(next);
  return !isBullet && number === undefined && isListed && isShortName(text) && !SEASONINGS.test(text);
}

/** Returns whether a line is a name of at most four words, without an amount. */
export function isShortName(text: string): boolean {
  return text.split(' ').length <= 4 && /^\p{Lu}[^,()\d]*$/u.test(text) && !isSentence(text);
}
