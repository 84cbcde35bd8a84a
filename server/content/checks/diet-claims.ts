import { type Allergen, Diet } from '#schema/rules/vocabulary.ts';
import type { PathProblem } from '../foods/recipe-facts.ts';
import { type CheckedRecipe, type CheckedText, type Rule, sentencesOf, statementsOf } from './checked-recipe.ts';
import { CONDITIONAL, SELF } from './claims.ts';

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
      'vegans?|plant[- ](?:based|eaters?)|fasting|(?:all|only|nothing but|entirely|purely)(?: of| from)? plants|plants (?:only|alone)',
  },
  {
    diet: Diet.VEGETARIAN,
    allergens: [],
    name: 'Vegetarian',
    foods: 'meat',
    words: 'vegetarians?|veggie|(?:nothing but|entirely|purely|wholly|all)(?: of)? (?:vegetables?|greens)',
  },
  { diet: Diet.GLUTEN_FREE, allergens: ['gluten'], name: 'Gluten-free', foods: 'gluten|wheat', words: 'co?eliacs?' },
  {
    diet: Diet.DAIRY_FREE,
    allergens: ['milk'],
    name: 'Dairy-free',
    foods: 'dairy|milk|lactose',
    words: 'lactose(?! and)',
  },
  {
    diet: Diet.NUT_FREE,
    allergens: ['nuts', 'peanut'],
    name: 'Nut-free',
    foods: '(?:pea|ground)?nuts?',
  },
  { diet: Diet.EGG_FREE, allergens: ['egg'], name: 'Egg-free', foods: 'eggs?' },
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
  "no|zero|without|neither|nor|lacks|omits|skips|(?:hardly|barely|scarcely) (?:any|an?)|not (?:an?|one|any)|never (?:an?|any|sees?)|none of|nothing (?:with|from)|(?:do|does)(?: not|n't) (?:contain|hold|have|use|need)";
/** After a food: "nuts play no part in it". */
const ABSENT =
  "plays? no|ha(?:s|ve) no(?:thing)?|(?:is|are)(?: not|n't| never| nowhere) (?:in|part|needed|used|added|missed)|(?:is|are) (?:absent|missing|left out)|never (?:comes?|goes|enters?|touch)";
/** Words for eaters who leave a food out: their habits, and the harm that it does them. */
const LEAVES_OUT =
  "allerg\\p{L}*|intoleran\\p{L}*|sensitiv\\p{L}*|avers\\p{L}*|avoid\\p{L}*|shy|wary|trouble|safe|friendly|gives? up|given up|cut out|sworn off|(?:stays?|keeps?) (?:clear|off|away)|skips?|hives|(?:cannot|can't|may not|must not|(?:do|does) not|don't|doesn't|hasn't|haven't) (?:eat|have|take|touch|stand|touched|had)|eats? no";
/** Words for no harm: said of an allergen they are a claim. */
const HARMLESS =
  /\b(?:bothers?|hurts?|harms?|upsets?|trouble|worr(?:y|ies)|issue|damage|reacts?|hives|rash|risks?|kind to|gentle on|easy on|digest\p{L}*|stomachs?|adrenaline|allergens?)\b/iu;

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
}

const pattern = (source: string) => new RegExp(`(?<![\\p{L}-])(?:${source})(?!\\p{L})`, 'iu');
const anyOf = (...sources: (string | undefined)[]) => pattern(sources.filter(Boolean).join('|') || '(?!)');
const LEFT_OUT = pattern(`(?:${LEAVES_OUT})((?: [\\p{L}'’]+){1,5})`);
const READ: Read[] = CLAIMS.map((claim) => {
  const { diet, foods, words, name } = claim;
  const free = foods && `(?:${foods})(?:[- ]free|less|[- ](?:safe|proof))|free (?:of|from)${few(5)}(?:${foods})`;
  const leaving = foods && `(?:${LEAVES_OUT})${few(5)}(?:${foods})|(?:${foods})${few(2)}(?:${LEAVES_OUT})`;
  return {
    claim,
    label: anyOf(diet && name.replace('-', '[- ]'), free),
    eaters: anyOf(words, leaving),
    denies: anyOf(foods && `(?:${DENIES}) ${OF_ALL}(?:${foods})(?![- ](?:free|like))|(?:${foods}) (?:${ABSENT})`),
    names: anyOf(foods),
  };
});

/** Words that take a claim back, shortly before it: "not vegan", "no longer free of gluten", "almost dairy-free". */
const TAKEN_BACK = /\b(?:not|never|nor|isn't|aren't|no longer|hardly|most|almost|nearly|far from)\b[^,.;:]{0,30}$/i;
/** Words that warn those who leave a food out, or send them to something else. */
const WARNS =
  /\b(?:not|never|cannot (?:eat|have) (?:it|this|them)|warn|beware|leave out|contains?|holds? (?:milk|nuts?|eggs?|wheat|gluten)|choose|check|labels?|instead|swap|replace|without it|give them|serve them|something else|traces|(?:use|take|need|look for|ask for) (?!it\b|this\b|them\b)|tolerate)\b/i;

/** No list of foods can tell what a faith allows. */
const FAITH =
  /\b(?:halal|kosher|muslims?|jew(?:s|ish)?|hindus?|jains?|ramadan|iftar|eid|passover)\b(?! (?:version|kitchen))/i;
/** Words for allergies without saying which, and for all the guests that there can be. */
const ANY_GUEST =
  /\ballerg\p{L}*|\bintoleran\p{L}*|\breacts? (?:badly )?to\b|\bepipens?\b|\b(?:every|any)(?:one|body)\b[^.;]*\b(?:whatever they|can (?:safely )?(?:eat|have))\b|\b(?:safe|suitable|right|fine) for (?:nearly |almost )?(?:everyone|everybody|anyone|any table|all)\b/iu;

/** A sentence of an answer that speaks of the dish as it is. */
const OF_ITSELF =
  /\b(?:it|this|they|(?:dish|recipe|soup|stew|curry|cake|bread|sauce|batter|dough|filling) (?:itself )?)(?: is|'s| are| has| have| holds| contains| stays| remains| suits| does not| needs no| itself)\b/i;
/** A question about another dish that one makes of it. */
const ANOTHER =
  /\b(?:make|made|turn|cook|adapt|swap|replace|version|way|possible|use|leave out|without|instead|can it be|could it be)\b/i;
/** A question for a food: "Is there milk in it?" */
const ASKS_FOR =
  /\b(?:contains?|(?:is|are) there|holds?)\b|^(?:does|do|is|are|has|have)\b[^?]*\b(?:have|any|in (?:it|them|this)|go(?:es)? in(?:to)?|used)\b/i;
const AFFIRMS =
  /^(?:yes|it (?:does|has|is)|they (?:do|have|are)|there (?:is|are)|a (?:little|lot|bit)|some|plenty|of course|indeed|certainly|sadly|unfortunately)\b|\b(?:contains?|brings?)\b/i;
const REFUSES =
  /^(?:no\b(?! (?:problem|worr))|not\b(?! at all)|never|neither|only|sadly|unfortunately|rarely|seldom)|\b(?:is|are|does|do|will|can|may|must|should)(?: not|n't)\b(?! (?:contain|hold|have|use|need|show|matter|hurt|harm|notice))|\bcannot\b|\bcontains?\b|\bunsafe\b|\bdepends\b/i;
const NO = /^(?:no\b(?! (?:problem|worr))|not|never|none|nothing|neither)\b/i;
const CHANGES =
  /\b(?:use|take|swap|replace|leave (?:it |them |that )?(?:out|off)|instead|in place of|as written|version|another|labels?|labelled|check|read|as long as|provided|packets?|unless)\b/i;

/** Diets and allergens that a text claims, that an answer grants, or that are left to any guest. */
const dietClaims: Rule = ({ texts, facts, finder }) =>
  texts
    .filter(({ field, path }) => SELF.has(field) || path.at(-1) === 'answer')
    .flatMap((text) => {
      const { path, asked = '' } = text;
      const say = (message: string): PathProblem[] => [{ path, message }];
      const answered = READ.flatMap((read) => answerProblem(read, text, facts)).slice(0, 1);
      if (answered.length > 0) return answered.flatMap(say);
      return sentencesOf(text.text).flatMap((sentence) => {
        const faith = FAITH.exec(sentence)?.[0];
        if (faith) return say(`says "${faith}", which no list of foods can tell: leave it out`);
        if (CONDITIONAL.test(sentence) || ANOTHER.test(asked) || (asked && !OF_ITSELF.test(sentence))) return [];
        const claimed = READ.flatMap((read) => claimProblem(read, sentence, facts));
        if (claimed.length > 0) return claimed.flatMap(say);
        const guest = guestProblem(sentence, text.about, facts, finder);
        return guest ? say(guest) : [];
      });
    });

/** Returns what is wrong with a sentence, by one claim. */
function claimProblem({ claim, label, eaters, denies }: Read, sentence: string, facts: Facts): string[] {
  const match = label.exec(sentence);
  const isTakenBack = match && TAKEN_BACK.test(sentence.slice(0, match.index));
  const said =
    (isTakenBack ? undefined : match?.[0]) ?? (WARNS.test(sentence) ? undefined : eaters.exec(sentence)?.[0]);
  if (said && !suits(claim, facts)) return [`says "${said}", but it is not ${claim.name}: ${reason(claim, facts)}`];
  const denied = denies.exec(sentence)?.[0];
  return denied && holds(claim, facts) ? [`says "${denied}", but ${reason(claim, facts)}`] : [];
}

/** Returns what is wrong with words for guests whom one has to know, or for an allergen that does no harm. */
function guestProblem(
  sentence: string,
  about: string,
  facts: Facts,
  finder: CheckedRecipe['finder'],
): string | undefined {
  if (WARNS.test(sentence) || facts.contains.length === 0) return undefined;
  // "My sister has not touched cream in years": a food stands for what it contains.
  const [, after = ''] = LEFT_OUT.exec(sentence) ?? [];
  const food = finder
    .mentioned(after)
    .map((mention) => mention.food)
    .find(({ contains }) => contains.some((allergen) => facts.contains.includes(allergen)));
  if (food)
    return `speaks of those who leave out ${food.name}, but it contains ${facts.contains.join(', ')}: say for whom it is not`;
  const named = READ.find(({ claim, names }) => names.test(`${about} ${sentence}`) && holds(claim, facts));
  const said = ANY_GUEST.exec(sentence)?.[0] ?? (named && HARMLESS.exec(`${about} ${sentence}`)?.[0]);
  if (!said) return undefined;
  return `says "${said}", but it contains ${facts.contains.join(', ')}: say for whom it is not`;
}

/** Returns what is wrong with an answer to "Is it vegan?", "May a coeliac eat it?" or "Does it contain nuts?" */
function answerProblem(read: Read, { text, asked = '' }: CheckedText, facts: Facts): string[] {
  const { claim, label, eaters, denies, names } = read;
  const [first = ''] = statementsOf(text);
  const harm = names.test(asked) && HARMLESS.test(asked);
  const asksFree = harm || [label, eaters, denies].some((words) => words.test(asked));
  const asksFor = !asksFree && ASKS_FOR.test(asked) && names.test(asked);
  if (ANOTHER.test(asked) || !(asksFree || asksFor)) return [];
  if (suits(claim, facts))
    return asksFree && /^no\b/i.test(first) ? [`answers no, but by its foods it is ${claim.name}`] : [];
  const isRight = asksFree
    ? REFUSES.test(first) || /\bnot (?:safe|always|for)\b/i.test(text)
    : AFFIRMS.test(first) && !NO.test(first);
  if (isRight || CHANGES.test(text)) return [];
  return [`answers ${asksFree ? 'yes' : 'no'}, but it is not ${claim.name}: ${reason(claim, facts)}`];
}

/** Returns `true` when the dish certainly has what the claim leaves out. */
function holds(claim: Claim, facts: Facts): boolean {
  if (claim.allergens.length > 0) return claim.allergens.some((allergen) => facts.contains.includes(allergen));
  return claim.diet !== undefined && !suits(claim, facts);
}

function suits({ diet, allergens }: Claim, { diets, contains, mayContain }: Facts): boolean {
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
  return line ? `"${line.line.text}"` : 'by its nutrition';
}

function source(allergens: readonly Allergen[], { lines }: Facts): string {
  const holds = (list: readonly Allergen[]) => allergens.some((allergen) => list.includes(allergen));
  const certain = lines.find(({ food }) => holds(food.contains));
  const possible = lines.find(({ food }) => holds(food.mayContain));
  if (certain) return `"${certain.line.text}" contains ${allergens.join(' or ')}`;
  return possible ? `"${possible.line.text}" may contain ${allergens.join(' or ')}` : 'by its foods';
}

export const dietRules: Rule[] = [dietClaims];
