import {
  type FoundHeading,
  type Heading,
  isClosed,
  isSentence,
  startsWithAmount,
  type TextLine,
} from './plain-text-lines.ts';

const HEADINGS: [Heading, RegExp][] = [
  [
    'ingredients',
    /^(?:(?:the |recipe |main |fresh )?ingredients?(?: list| needed)?(?: (?:and |& )?(?:amounts?|nutrition|directions|measures?|method|quantity|quantities|weights?))?(?: (?:for|of|in) .{1,40})?|(?:what |things )?you(?:(?:’|'|wi| wi)?ll)? ?(?:also )?need|shopping list)$/i,
  ],
  [
    'method',
    /^(?:(?:the |cooking |baking |recipe |step[- ]by[- ]step )?(?:methods?|instructions?|directions?|preparations?|procedure|steps?)(?: methods?| steps?| instructions?| of preparation| and cooking){0,2}(?: for \p{L}.{1,40})?|how to (?:make|cook|prepare|bake|do it)\b.*|to (?:make|prepare)(?: it)?|what to do|let(?:’|')s (?:cook|bake|get started)|step[- ]by[- ]step)$/iu,
  ],
  [
    'tips',
    /^(?:(?:.{2,30}[’'](?:s )?|recipe |cooks |my |helpful |top |pro |expert )?(?:notes?|tips?|tips? (?:and|&) (?:tricks|notes)|tips (?:for|from) .{2,30}|hints?|options?|information|variations?|substitutions?|storage|storing|to store|make[- ]ahead|freezing|reheating)(?:(?:,| and| &|, and) [a-z]+){0,2}(?: guidelines)?)$/i,
  ],
  [
    'equipment',
    /^(?:(?:special(?:ized)? |kitchen |optional )?(?:equipment|tools?|utensils?|hardware|materials|supplies)(?: needed)?)$/i,
  ],
  ['serving', /^(?:serving suggestions?|how to serve|to serve with|serve with)$/i],
  [
    'other',
    /^(?:nutrition(?:al)?(?: facts?| information| info| values?)?(?: per serving)?|calories\b.*|(?:amount )?(?:each|per|one) (?:serving|portion)(?: (?:contains|provides))?|comments?(?: \d+)?|reviews?|faqs?|(?:related|similar) \p{L}+|(?:you (?:may|might)|fans|people|readers) also .*|(?:more|see more|other) .{0,30}recipes.*|did you (?:make|try) this.*|(?:rate|share)(?: (?:this|it|your)\b.*)?|(?:leave|post|add) a (?:comment|review|reply)|keywords?|tags?|filed under.*|about the author|(?:written|photos?|photographs?|recipe|posted|styled) by .*|last modified.*|©.*|copyright.*|exclusive offers|video|(?:recipe |printable )?(?:source|cards?)|recommended (?:products?|for you)|toolbox|allergens?|(?:if you (?:make|made|try|tried)|like|tried|made) this\b.*|join the conversation|(?:sign up|subscribe)\b.*|tag (?:me|us)\b.*|recipe types?|special diets?|measurement converter)$/iu,
  ],
];

const MAX_HEADING = 100;

/** Returns the part of a recipe that a line begins. */
function headingIn({ text, number }: TextLine): FoundHeading | undefined {
  if (number !== undefined) return undefined;
  const [, name = text, rest = ''] = /^([^:]{3,60}):\s*(.*)$/.exec(text) ?? [];
  if (name.length > MAX_HEADING) return undefined;
  const word = name
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
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

/** Returns whether a line is the title of a part with its own lists: "Frosting:". */
export function isPartWithLists(text: string): boolean {
  return text.endsWith(':') || (PARTS.test(text) && !/salad$/i.test(text));
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
  if (line.level > 0 || line.isBold || (/^\P{Ll}.*:$/u.test(text) && (!isBullet || /^for /i.test(text)))) return true;
  const isListed = next !== undefined && startsWithAmount(next);
  if (startsWithAmount(line)) return false;
  if (
    text === text.toUpperCase() &&
    /\p{Lu}{3}/u.test(text) &&
    (!isBullet || (isListed && next.text !== next.text.toUpperCase()))
  )
    return true;
  if (isBullet) return false;
  if (
    /^(?:for|to make) (?:the|a|an|your)\b|^for (?:garnish|decoration|\p{L}{3,}ing)\b|^to (?:serve|garnish|finish|decorate|assemble)$/iu.test(
      text,
    ) ||
    /^FOR \p{Lu}{3}|^For(?: \p{Lu}\p{L}+)+$/u.test(text) ||
    /^(?:the )?(?:sauce|seasoning)$/i.test(text) ||
    (!/ (?:for|as) \p{L}+$/u.test(text) &&
      PARTS.test(text.replace(/ \(optional\)$/i, '')) &&
      /^\p{Lu}[^,]*$/u.test(text))
  )
    return true;
  return isShortName(text) && isListed && line.isAfterBlank && !line.isBeforeBlank;
}

/** Returns whether a line without an amount, the first of a list, is its title: "Marinated tempeh". */
export function isListTitle({ text, isBullet, number }: TextLine, next?: TextLine): boolean {
  const isListed = next !== undefined && startsWithAmount(next);
  return !isBullet && number === undefined && isListed && isShortName(text) && !SEASONINGS.test(text);
}

/** Returns whether a line is a name of at most four words, without an amount. */
export function isShortName(text: string): boolean {
  return text.split(' ').length <= 4 && /^\p{Lu}[^,()\d]*$/u.test(text) && !isClosed(text);
}

/** Lines in which a heading of ingredients is looked for again. */
const REPEATED_WITHIN = 5;

/** Adds the headings. One of ingredients above another heading, or above itself again, is a switch of the page. */
export function withHeadings(lines: TextLine[]): TextLine[] {
  const found = lines.map(headingIn);
  const isSwitch = (heading: FoundHeading, index: number) =>
    heading.heading === 'ingredients' &&
    heading.rest === '' &&
    (/^(?:ingredients|method)$/.test(found[index + 1]?.heading ?? '') ||
      found
        .slice(index + 1, index + REPEATED_WITHIN)
        .some((other) => other?.name.toLowerCase() === heading.name.toLowerCase()));
  return lines.map((line, index) => {
    const heading = found[index];
    return { ...line, found: heading && isSwitch(heading, index) ? { ...heading, heading: 'other' } : heading };
  });
}
