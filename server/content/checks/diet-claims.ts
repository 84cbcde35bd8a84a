import { type Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { getNames } from '../foods/foods.ts';
import type { PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { type CheckedRecipe, type CheckedText, getStatements, type Rule, toSentences } from './checked-recipe.ts';

/** A diet or an allergen that texts claim, by the foods that are left out and by words for the dish or its eaters. */
interface Claim {
  diet?: Diet;
  allergens: readonly Allergen[];
  name: string;
  foods?: string;
  words?: string;
}

const CLAIMS: Claim[] = [
  {
    diet: Diet.VEGAN,
    allergens: [],
    name: 'Vegan',
    foods: 'animal products?|animals?',
    words:
      'vegans?|cruelty[- ]free|plant[- ](?:based|eaters?)|fasting|(?:all|only|nothing but|entirely|purely|100 ?%)(?: of| from)? plants?|plants (?:only|alone)',
  },
  {
    diet: Diet.VEGETARIAN,
    allergens: [],
    name: 'Vegetarian',
    foods: 'meat',
    words: 'vegetarians?|veggie|(?:nothing but|entirely|purely|wholly|all)(?: of)? (?:vegetables?|greens)',
  },
  { diet: Diet.GLUTEN_FREE, allergens: ['gluten'], name: 'Gluten-free', foods: 'gluten|wheat', words: 'co?eliacs?|GF' },
  {
    diet: Diet.DAIRY_FREE,
    allergens: ['milk'],
    name: 'Dairy-free',
    foods: 'dairy|milk|lactose',
    words: 'lactose(?! and)',
  },
  { diet: Diet.NUT_FREE, allergens: ['nuts', 'peanut'], name: 'Nut-free', foods: '(?:pea|ground)?nuts?' },
  { diet: Diet.EGG_FREE, allergens: ['egg'], name: 'Egg-free', foods: 'eggs?(?! (?:whites?|yolks?))' },
  { diet: Diet.HIGH_PROTEIN, allergens: [], name: 'High-protein' },
  { diet: Diet.LOW_SUGAR, allergens: [], name: 'Low-sugar' },
  { allergens: ['sesame'], name: 'free of sesame', foods: 'sesame' },
  { allergens: ['soy'], name: 'free of soya', foods: 'soya?' },
  { allergens: ['fish'], name: 'free of fish', foods: 'fish' },
  { allergens: ['crustaceans', 'molluscs'], name: 'free of shellfish', foods: 'shellfish|crustaceans?' },
  { allergens: ['mustard'], name: 'free of mustard', foods: 'mustard' },
  { allergens: ['celery'], name: 'free of celery', foods: 'celery' },
];

/** A few words between: "free of any nuts, eggs and milk". */
const few = (most: number) => `(?:[ ,]+[\\p{L}'’]+){0,${most}}?[ -]+`;
/** Words between a denial and its food: "not a drop of the", "without eggs or". */
const OF_ALL = "(?:(?:an?|any|all|the|its|added|single|cow's|[\\p{L}]+ (?:of|or|nor)) )*";
const DENIES =
  "no|zero|0(?: g| grams?| %)?(?: of)?|sin|senza|without|neither|nor|lacks|omits|skips|(?:hardly|barely|scarcely) (?:any|an?)|not (?:an?|one|any)|never (?:an?|any|sees?)|none of|nothing(?: \\p{L}+){0,2} (?:with|from)|(?:do|does)(?: not|n't) (?:contain|hold|have|use|need)";
/** Words for what a cook looks for: "until no egg is liquid". */
const STILL = ' (?:is|are) (?:left|raw|liquid|loose|wet|pink)| (?:remains?|shows?|runs?|sticks?)\\b';
/** After a food: "nuts play no part in it". */
const ABSENT =
  "plays? no|ha(?:s|ve) no(?:thing)?|(?:is|are)(?: not|n't| never| nowhere) (?:in|part|needed|used|added|missed)|(?:is|are) (?:absent|missing|left out)|never (?:comes?|goes|enters?|touch)";
/** Words for eaters who leave a food out: their habits, and the harm that it does them. */
const LEAVES_OUT =
  "allerg\\p{L}*|intoleran\\p{L}*|sensitiv\\p{L}*|avers\\p{L}*|avoid\\p{L}*|shy|wary|trouble|safe|friendly|gives? up|gave up|given up|cut out|sworn off|(?:stays?|keeps?) (?:clear|off|away)|skips?|hives|(?:cannot|can't|may not|must not|(?:do|does) not|don't|doesn't|hasn't|haven't) (?:eat|have|take|touch|stand|digest|touched|had)|eats? no";
const EATING = '(?!(?:eating|having|taking|touching|digesting)\\b)';
/** The same words for cooking actions: "avoid stirring the eggs", "to avoid a skin", "it cannot take more milk". */
const DEEDS = new RegExp(
  [
    `\\b(?:avoid(?:s|ed|ing)?|trouble) ${EATING}\\p{L}+ing\\b`,
    '(?<!\\b(?:has|have|had|having|needs?|wants?|wish|tr(?:y|ies|ying)|asked|told) )\\bto (?:avoid|keep (?:clear|off|away))\\b',
    '(?:^|(?<=[.!?;:,] |\\b(?:so|then) ))(?:avoid|skip|(?:keep|stay) (?:clear|off|away))\\b(?= )',
    "\\b(?:it|batter|dough|rice|sauce|custard|cream|soup|mixture|pan|pot)(?: that \\p{L}+)? (?:cannot|can't|(?:do|does)(?: not|n't)) (?:take|stand|have|touch)\\b",
    '\\b(?:is|are|be) safe\\b(?= (?:once|when|only|at|from|after|above|if)\\b|[.,;])',
  ].join('|'),
  'giu',
);
/** Words for no harm: said of an allergen they are a claim. */
const HARMLESS =
  /\b(?:bothers?|hurts?|harms?|upsets?|trouble|worr(?:y|ies)|issue|problems?|damage|reacts?|hives|rash|risks?|kind to|gentle on|easy on|digest\p{L}*|stomachs?|adrenaline|allergens?)\b/iu;

type Facts = CheckedRecipe['facts'];

interface Read {
  claim: Claim;
  /** "gluten-free", "vegan", "free of nuts". */
  label: RegExp;
  /** "a milk allergy", "cannot have eggs". */
  eaters: RegExp;
  /** "no dairy": of a certain food this is right although a label has to be checked. */
  denies: RegExp;
  /** The food itself. */
  names: RegExp;
  /** "this vegan curry" */
  granted: RegExp;
  /** "Gluten?", "What about gluten?" */
  bare: RegExp;
}

const pattern = (source: string) => new RegExp(`(?<![\\p{L}-])(?:${source})(?!\\p{L})`, 'iu');
const anyOf = (...sources: (string | undefined)[]) => pattern(sources.filter(Boolean).join('|') || '(?!)');
const NEVER = anyOf();
const LEFT_OUT = pattern(`(?:${LEAVES_OUT})((?: [\\p{L}'’]+){1,5})`);
const READ: Read[] = CLAIMS.map((claim) => {
  const { diet, foods, words, name } = claim;
  const free =
    foods && `(?:${foods})(?:[- ]free|less|[- ](?:safe|proof))|non-?(?:${foods})|free (?:of|from)${few(5)}(?:${foods})`;
  const labelled = [diet && name.replace('-', '[- ]'), free].filter(Boolean).join('|');
  const leaving = foods && `(?:${LEAVES_OUT})${few(5)}(?:${foods})|(?:${foods})${few(2)}(?:${LEAVES_OUT})`;
  return {
    claim,
    label: anyOf(labelled),
    eaters: anyOf(words, leaving),
    denies: anyOf(
      foods && `(?:${DENIES})[- ]${OF_ALL}(?:${foods})(?![- ](?:free|like)|${STILL})|(?:${foods}) (?:${ABSENT})`,
    ),
    names: anyOf(foods),
    granted: pattern(`(?:this|these|the|your) (?:[\\p{L}-]+ )?(?:${labelled})`),
    bare: new RegExp(
      `^(?:(?:and|any|what about|how about|is there|does it have) )?(?:any )?(?:${foods ?? '(?!)'})(?: in it)?(?:\\?|$)`,
      'i',
    ),
  };
});

/** Words that take a claim back, shortly before it: "not vegan", "no longer free of gluten", "almost dairy-free". */
const TAKEN_BACK = /\b(?:not|never|nor|isn't|aren't|no longer|hardly|most|almost|nearly|far from)\b[^,.;:]{0,30}$/i;
/** The same of eaters: "not for vegans", and neither "most vegans" nor "not a problem for vegans". */
const NOT_FOR = /\b(?:not|never|nor|isn't|aren't|no longer)\b(?! an? (?:problem|issue|worry))[^,.;:]{0,30}$/i;
/** Words that warn people who avoid a food. */
const WARNS =
  /\bcontains?\b(?! (?:no|0|zero|neither|none)\b)|\bnot (?:\p{L}+ )?for\b|\bwarn\b|\bbeware\b|\btraces\b|\b(?:(?:must|should|may) not|cannot|can't) (?:eat|have|share|get) (?:it|this|them|any)\b|\bshould (?:use|leave|choose|avoid|skip)\b(?! (?:it|this)\b)|^(?:do not|don't|never)\b/iu;
/** The one form that speaks of another dish: what a cook takes, checks or leaves out, and for whom, up to a comma. */
const CHANGE =
  /(?<=^|[,;:(] |\b(?:so|and|or|then) )(?:(?:for|if) [^,;:]*,? )?(?:only |please |just )?(?:use|take|buy|choose|look for|ask for|check|read|leave|replace|swap|add|serve them|give them)\b(?! (?:it|this|these|your)\b(?! out))[^,;:]*/gi;
/** In an answer to a question for another dish: "With mushrooms it is vegan", "oil in place of butter". */
const IN_PLACE = /^(?:yes[.,:]? )?with(?:out)?\b[^,;:]*|\b(?:instead|in place) of\b[^,;:]*/i;

/** No list of foods can tell what a faith allows. */
const FAITH =
  /\b(?:halal|kosher|muslims?|jew(?:s|ish)?|hindus?|jains?|ramadan|iftar|eid|passover)\b(?! (?:version|kitchen))/i;
/** Words for allergies without saying which, and for all the guests that there can be. */
const ANY_GUEST =
  /\ballerg\p{L}*|\bintoleran\p{L}*|\breacts? (?:badly )?to\b|\bepipens?\b|\b(?:every|any)(?:one|body)\b[^.;]*\b(?:whatever they|can (?:safely )?(?:eat|have))\b|\b(?:safe|suitable|right|fine) for (?:nearly |almost )?(?:everyone|everybody|anyone|any table|all)\b/iu;

/** A question for a food: "Is there milk in it?" */
const ASKS_FOR =
  /\b(?:contains?|(?:is|are) there|holds?)\b|^(?:does|do|is|are|has|have)\b[^?]*\b(?:have|any|in (?:it|them|this)|go(?:es)? in(?:to)?|used)\b/i;
/** A question for another version of the dish. */
const ASKS_CHANGE =
  /\b(?:make|made|turn|cook|adapt|swap|replace|version|way|possible|use|leave out|without|instead)\b/i;
const AFFIRMS =
  /^(?:yes|it (?:does|has|is)|they (?:do|have|are)|there (?:is|are)|a (?:little|lot|bit)|some|plenty|of course|indeed|certainly|sadly|unfortunately)\b|\b(?:contains?|brings?)\b/i;
const REFUSES =
  /^(?:no\b(?! (?:problem|worr))|not\b(?! at all)|never|neither|only|sadly|unfortunately|rarely|seldom|hardly)|\b(?:is|are|does|do|will|can|may|must|should)(?: not|n't)\b(?! (?:contain|hold|have|use|need|show|matter|hurt|harm|notice))|\bcannot\b|\bcontains?\b|\bunsafe\b|\bdepends\b/i;
const NO = /^(?:no\b(?! (?:problem|worr))|not|never|none|nothing|neither)\b|\bnone\b/i;

/** Checks diets and allergens that a text claims, that an answer confirms, or that are left for any guest to decide. */
const dietClaims: Rule = ({ texts, facts, finder }) =>
  texts.map(withoutDeeds).flatMap((text) => {
    const { path, asked } = text;
    const say = (message: string): PathProblem[] => [{ path, message }];
    const faith = FAITH.exec(text.text)?.[0];
    if (faith) return say(`says "${faith}", which no list of foods can tell: leave it out`);
    const answered = READ.flatMap((read) => answerProblem(read, text, facts)).slice(0, 1);
    if (answered.length > 0) return answered.flatMap(say);
    return toSentences(text.text).flatMap((sentence) => {
      const said = sentence.replace(CHANGE, ' ').replace(asked ? IN_PLACE : /(?!)/, ' ');
      if (said.trimEnd().endsWith('?')) return READ.flatMap((read) => questionProblem(read, said, facts)).flatMap(say);
      // "My guests do not eat eggs. What can I cook?" is one question.
      const isAsked = text.field === 'faqs' && !asked;
      const claimed = READ.flatMap((read) => claimProblem(isAsked ? { ...read, eaters: NEVER } : read, said, facts));
      if (claimed.length > 0 || isAsked) return claimed.flatMap(say);
      const guest = guestProblem(said, text.about, facts, finder);
      return guest ? say(guest) : [];
    });
  });

/** Removes the words for what cooks do; every other word keeps its index. */
function withoutDeeds(text: CheckedText): CheckedText {
  const blank = (said: string) => said.replace(DEEDS, (found) => ' '.repeat(found.length));
  return { ...text, text: blank(text.text), about: blank(text.about), asked: text.asked && blank(text.asked) };
}

/** Returns the problem of a question that takes a label for granted: "Why is this vegan dish so creamy?" */
function questionProblem({ claim, granted }: Read, question: string, facts: Facts): string[] {
  const said = suits(claim, facts) ? undefined : granted.exec(question)?.[0];
  return said ? [`says "${said}", but it is not ${claim.name}: ${reason(claim, facts)}`] : [];
}

/** Returns the problem of a sentence, for one claim. */
function claimProblem({ claim, label, eaters, denies }: Read, sentence: string, facts: Facts): string[] {
  const unless = (words: RegExp, denied: RegExp) => {
    const match = words.exec(sentence);
    return match && !denied.test(sentence.slice(0, match.index)) ? match[0] : undefined;
  };
  const said = unless(label, TAKEN_BACK) ?? (WARNS.test(sentence) ? undefined : unless(eaters, NOT_FOR));
  if (said && !suits(claim, facts))
    return [`says "${said}", but it is not ${claim.name}: ${reason(claim, facts)}; of another dish say "For … use …"`];
  const denied = denies.exec(sentence)?.[0];
  return denied && holds(claim, facts) ? [`says "${denied}", but ${reason(claim, facts)}`] : [];
}

/**
 * Returns the problem of a sentence about guests who avoid a food, or about a harmless allergen, if the dish contains
 * it.
 */
function guestProblem(
  sentence: string,
  about: string,
  facts: Facts,
  finder: CheckedRecipe['finder'],
): string | undefined {
  if (WARNS.test(sentence)) return undefined;
  // "My sister has not touched cream in years": a food implies the allergens that it contains.
  const [, after = ''] = LEFT_OUT.exec(sentence) ?? [];
  const meat = meatIn(after, facts);
  if (meat) return `speaks of those who leave out ${meat.name}, but "${meat.text}" is that: say for whom it is not`;
  if (facts.contains.length === 0) return undefined;
  const food = finder
    .mentioned(after)
    .map((mention) => mention.food)
    .find(({ contains }) => contains.some((allergen) => facts.contains.includes(allergen)));
  if (food)
    return `speaks of those who leave out ${food.name}, but it contains ${facts.contains.join(', ')}: say for whom it is not`;
  const named = READ.find(
    ({ claim, names }) => claim.allergens.length > 0 && names.test(`${about} ${sentence}`) && holds(claim, facts),
  );
  const said = ANY_GUEST.exec(sentence)?.[0] ?? (named && HARMLESS.exec(`${about} ${sentence}`)?.[0]);
  if (!said) return undefined;
  return `says "${said}", but it contains ${facts.contains.join(', ')}: say for whom it is not`;
}

/** Returns the meat or fish of the dish that words name, and its line: "pork" of "1 kg pork belly". */
function meatIn(said: string, { lines }: Facts): { name: string; text: string } | undefined {
  const words = ` ${toWords(said).join(' ')} `;
  return lines
    .filter(({ food }) => food.diet === 'meat' || food.diet === 'fish')
    .flatMap(({ food, line }) => [...getNames(food), ...food.kinds].map((name) => ({ name, text: line.text })))
    .find(({ name }) => words.includes(` ${toWords(name).join(' ')} `));
}

/** Returns the problems of an answer to "Is it vegan?", "May a coeliac eat it?", "Does it contain nuts?" or "Nuts?" */
function answerProblem(read: Read, { text, about, asked = '' }: CheckedText, facts: Facts): string[] {
  const { claim, label, eaters, denies, names, granted, bare } = read;
  const [first = ''] = getStatements(asked ? text : text.slice(about.length + 2));
  const harm = names.test(asked) && HARMLESS.test(asked);
  const asksFree = !granted.test(asked) && (harm || [label, eaters, denies].some((words) => words.test(asked)));
  const asksFor = !asksFree && ASKS_FOR.test(asked) && names.test(asked);
  const isBare = bare.test(about);
  if (!(asksFree || asksFor || isBare)) return [];
  if (suits(claim, facts))
    return asksFree && !ASKS_CHANGE.test(asked) && /^no\b/i.test(first)
      ? [`answers no, but by its foods it is ${claim.name}`]
      : [];
  const isRight = asksFree
    ? REFUSES.test(first) || /\bnot (?:safe|always|for)\b/i.test(text)
    : !NO.test(first) && (isBare || AFFIRMS.test(first));
  if (isRight || toSentences(text).some((sentence) => sentence.search(CHANGE) >= 0 || IN_PLACE.test(sentence)))
    return [];
  return [`answers ${asksFree ? 'yes' : 'no'}, but it is not ${claim.name}: ${reason(claim, facts)}`];
}

/** Returns whether the dish has an ingredient that the claim excludes, or an unknown food. */
function holds(claim: Claim, facts: Facts): boolean {
  if (facts.unknownFoods.length > 0) return true;
  if (claim.allergens.length > 0) return claim.allergens.some((allergen) => facts.contains.includes(allergen));
  return claim.diet !== undefined && !suits(claim, facts);
}

function suits({ diet, allergens }: Claim, { diets, contains, mayContain, unknownFoods }: Facts): boolean {
  if (unknownFoods.length > 0) return false;
  if (diet) return diets.includes(diet);
  return !allergens.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen));
}

function reason({ diet, allergens }: Claim, facts: Facts): string {
  if (allergens.length > 0) return source(allergens, facts);
  const kinds: Partial<Record<Diet, string[]>> = {
    [Diet.VEGAN]: ['vegetarian', 'fish', 'meat'],
    [Diet.VEGETARIAN]: ['fish', 'meat'],
  };
  const line = facts.lines.find(({ food }) => diet && kinds[diet]?.includes(food.diet));
  if (line) return `"${line.line.text}"`;
  return facts.unknownFoods.length > 0 ? notKnown(facts.unknownFoods) : 'by its nutrition';
}

function notKnown(foods: readonly string[]): string {
  return `what ${foods.join(', ')} contains is not known`;
}

function source(allergens: readonly Allergen[], { lines, unknownFoods }: Facts): string {
  const holds = (list: readonly Allergen[]) => allergens.some((allergen) => list.includes(allergen));
  const certain = lines.find(({ food }) => holds(food.contains));
  const possible = lines.find(({ food }) => holds(food.mayContain));
  if (certain) return `"${certain.line.text}" contains ${allergens.join(' or ')}`;
  if (unknownFoods.length > 0) return notKnown(unknownFoods);
  return possible ? `"${possible.line.text}" may contain ${allergens.join(' or ')}` : 'by its foods';
}

export const dietRules: Rule[] = [dietClaims];
