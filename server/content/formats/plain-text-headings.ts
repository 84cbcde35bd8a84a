import { isPageControl } from './plain-text-page.ts';

export type Heading = 'ingredients' | 'method' | 'tips' | 'equipment' | 'serving' | 'other';

export interface FoundHeading {
  heading: Heading;
  /** Its words: "Notes". */
  name: string;
  /** Text after the heading on its line: "Ingredients: 2 eggs, salt". */
  rest: string;
  /** Further words of the heading: "Ingredients (serves 4)", "Ingredients for 4 people". */
  aside?: string;
}

const HEADINGS: [Heading, RegExp][] = [
  [
    'ingredients',
    /^(?:(?:the |recipe |main |fresh |list of )?i{1,2}n[cg]r[ei]d[ei]+[ae]?nts?(?: list| needed| required| used| i used| you(?:(?:’|')ll)? need)?(?: (?:and |& )?(?:amounts?|nutrition|directions|instructions|measures?|method|quantity|quantities|weights?))?(?: (?:for|of|in) .{1,40})?|(?:what |things )?you(?:(?:’|'|wi| wi)?ll)? ?(?:also )?need|shopping list)$/i,
  ],
  [
    'method',
    /^(?:(?:the |cooking |baking |recipe |step[- ]by[- ]step )?(?:methods?|instructions?|directions?|preparations?|procedure|steps?)(?:\s?\/\s?(?:methods?|instructions?|directions?|steps?))?(?: methods?| steps?| instructions?| of preparation| and cooking){0,2}(?: for \p{L}.{1,40})?|cooking|how to (?:make|cook|prepare|bake|do it|assemble|put it together)\b.*|how to|to (?:make|prepare)(?: it)?|steps to (?:make|cook|prepare|bake)\b.*|how i (?:make|made|cook|cooked) (?:it|this|them)|making it|what (?:to|you(?:(?:’|')ll)?) do|let(?:’|')s (?:cook|bake|make it|get started)|step[- ]by[- ]step)$/iu,
  ],
  [
    'tips',
    /^(?:(?:.{2,30}[’'](?:s )?|recipe |cooks |my |private |cooking |additional |helpful |top |pro |expert )?(?:notes?|tips?|tips? (?:and|&) (?:tricks|notes)|tips (?:for|from) .{2,30}|hints?|options?|information|(?:\p{L}+ )?(?:variations?|substitutions?)|to make (?:it|this) \p{L}+(?:[- ]free)?|(?:vegan|gluten[- ]free) (?:option|version)|storage|storing|to store|make[- ]ahead|(?:optional )?additions|freezing|reheating)(?:(?:,| and| &|, and) [a-z]+){0,2}(?: guidelines)?)$/iu,
  ],
  [
    'equipment',
    /^(?:(?:special(?:ized)? |kitchen |optional )?(?:equipment|gear|tools?|utensils?|hardware|materials|supplies)(?: needed)?)$/i,
  ],
  ['serving', /^(?:serving suggestions?|how to serve|to serve with|serve with)$/i],
  [
    'other',
    /^(?:nutrition(?:al)?(?: (?:facts?|information|info|values?|per)\b.{0,40})?|calories\b.*|(?:amount )?(?:each|per|one) (?:serving|portion)(?: (?:contains|provides))?|comments?(?: \d+)?|reviews?|faqs?|(?:related|similar) \p{L}+|(?:you (?:may|might)|fans|people|readers) also .*|(?:more|see more|other) .{0,30}recipes.*|did you (?:make|try) this.*|(?:rate|share)(?: (?:this|it|your)\b.*)?|(?:leave|post|add) a (?:comment|review|reply)|keywords?|tags?|filed under.*|about the author|(?:written|photos?|photographs?|recipe|posted|styled) by .*|last modified.*|©.*|copyright.*|exclusive offers|video|(?:recipe |printable )?(?:source|cards?)|recommended (?:products?|for you)|toolbox|allergens?|(?:if you (?:make|made|try|tried)|like|tried|made) this\b.*|join the conversation|(?:sign up|subscribe)\b.*|tag (?:me|us)\b.*|recipe types?|special diets?|measurement converter)$/iu,
  ],
];

const MAX_HEADING = 100;
/** A dish, or a part of it, before the name of a list: "Banana Bread Preparation", "Dough Ingredients". */
const OWNER =
  /^(?!(?:All|Fresh|Main|My|Recipe|The) )(?:\p{Lu}[\p{L}’'-]* ){1,5}(?<!For )(?=(?:Preparation|Directions|Instructions|Method|Ingredients)\b)/u;
/** A heading without a colon before a sentence or an amount: "DIRECTIONS In a bowl, mix …", "Ingredients 1 leek". */
const GLUED =
  /^(DIRECTIONS|INSTRUCTIONS|METHOD|PREPARATION) (\p{Lu}\P{Lu}{12}.*)$|^([Ii]ngredients) (?=(?:[\d¼½¾]+ ){1,2}\p{L}|\d+ ?(?:g|ml)\b)(?!.*\b(?:servings?|people|persons?|items?)\b)(.+)$|^([Mm]ethod|[Pp]reparation|[Dd]irections|[Ii]nstructions)(?: -)? (?=(?:1[.)]? )?\p{Lu}\P{Lu}{20})(.+)$/u;

/** Returns the part of a recipe that a line begins. */
export function headingIn({ text: written, number }: { text: string; number?: number }): FoundHeading | undefined {
  // "Ingredients | serves 4"
  const text = written.replace(/^(\p{L}+) \| ([^|]+)$/u, '$1 ($2)');
  const [, name = text, rest = ''] = (GLUED.exec(text) ?? /^([^:;]{3,60})[:;][\s–—-]*(.*)$/.exec(text) ?? []).filter(
    (group) => group !== undefined,
  );
  if (name.length > MAX_HEADING) return undefined;
  const word = withoutButtons(
    name
      .replace(/\s*[([][^)\]]*[)\]]/g, '')
      // "Ingredients - Dough"
      .replace(/(?<=\p{L}) [-–—] (?=\p{L})/u, ' for ')
      .replace(/^[^\p{L}©]+|[^\p{L}\d]+$/gu, '')
      .trim(),
  );
  const found = HEADINGS.find(([, pattern]) => pattern.test(word.replace(OWNER, '')));
  // "6. Instructions" is a heading, "2. Variations: stir in the egg." a step.
  if (!found || (number !== undefined && rest !== '')) return undefined;
  // "Preparation: 10 minutes" is a time, and "Tip: use ripe figs" a separate sentence.
  if (rest !== '' && /^\d(?![.)]\s)|^about \d/i.test(rest) && found[0] === 'method') return undefined;
  // "Method: Stovetop" says where it is cooked.
  if (/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(rest) && found[0] === 'method') return undefined;
  // "Ingredients (serves 4):" and "Ingredients: (serves 4)"
  const inParens = /^\(([^()]*)\)$/.exec(rest)?.[1];
  const aside =
    inParens ??
    /\(([^)]*)\)/.exec(name)?.[1] ??
    /^ingredients?\s+(?:for (?=(?:serves|makes|feeds)\b))?((?:for|serves|makes|feeds) .+)$/i.exec(word)?.[1] ??
    ownerIn(word);
  return { heading: found[0], name: word, rest: inParens === undefined ? rest : '', aside };
}

/** Returns the part of the dish before the name of its ingredients: "Dough". */
function ownerIn(word: string): string | undefined {
  return / Ingredients\b/.test(word) ? OWNER.exec(word)?.[0].trim() : undefined;
}

/** Words that name a part of a dish, at the end of its title: "Balsamic glaze". */
export const PARTS =
  /(?:^|\s)(?:assembly|batter|brine|coating|crumble|crust|dough|dressing|filling|frosting|garnish|glaze|icing|marinade|salad|toppings?)$|^(?:the )?(?:sauce|seasoning)$/i;

/** Removes the buttons that pages have next to headings: "Ingredients 1x 2x 3x", "Instructions Jump to Ingredients". */
function withoutButtons(name: string): string {
  const [, heading = name, rest = ''] = /^(ingredients|instructions|directions|method)\s+(.+)$/i.exec(name) ?? [];
  return rest !== '' && isPageControl(rest) ? heading : name;
}
