import { type Allergen, Diet } from '#schema/rules/vocabulary.ts';
import type { PathProblem } from '../foods/recipe-facts.ts';
import { wordsOf } from '../foods/words.ts';
import { type CheckedRecipe, type Rule, sentencesOf, statementsOf } from './checked-recipe.ts';
import { CONDITIONAL, SELF } from './claims.ts';

/** A diet or an allergen that texts claim, by the words for what is left out and for those who leave it out. */
interface Claim {
  diet?: Diet;
  allergens: readonly Allergen[];
  name: string;
  left: string;
  people: string;
}

const CLAIMS: Claim[] = [
  {
    diet: Diet.VEGAN,
    allergens: [],
    name: 'Vegan',
    left: 'animal products?|animals?',
    people:
      'vegans|plant[- ](?:based|eaters?)|fasting\\b|(?:all|only|nothing but|entirely|purely)(?: of| from)? plants\\b|plants (?:only|alone)',
  },
  {
    diet: Diet.VEGETARIAN,
    allergens: [],
    name: 'Vegetarian',
    left: 'meat',
    people:
      'vegetarians|meat[- ]?less\\b|veggie\\b|(?:nothing but|entirely|purely|wholly|all) (?:of )?(?:vegetables?|greens)\\b',
  },
  {
    diet: Diet.GLUTEN_FREE,
    allergens: ['gluten'],
    name: 'Gluten-free',
    left: 'gluten|wheat',
    people: 'coeliacs?|celiacs?|(?:coeliac|celiac) disease',
  },
  {
    diet: Diet.DAIRY_FREE,
    allergens: ['milk'],
    name: 'Dairy-free',
    left: 'dairy|milk|lactose|dairy products',
    people: 'lactose(?! and\\b)',
  },
  {
    diet: Diet.NUT_FREE,
    allergens: ['nuts', 'peanut'],
    name: 'Nut-free',
    left: '(?:tree )?nuts?|peanuts?|groundnuts?',
    people: '',
  },
  { diet: Diet.EGG_FREE, allergens: ['egg'], name: 'Egg-free', left: 'eggs?', people: '' },
  { diet: Diet.HIGH_PROTEIN, allergens: [], name: 'High-protein', left: '', people: 'high[- ]protein' },
  { diet: Diet.LOW_SUGAR, allergens: [], name: 'Low-sugar', left: '', people: 'low[- ]sugar' },
  { allergens: ['sesame'], name: 'free of sesame', left: 'sesame', people: '' },
  { allergens: ['soy'], name: 'free of soya', left: 'soya?', people: '' },
  { allergens: ['fish'], name: 'free of fish', left: 'fish', people: '' },
  { allergens: ['crustaceans', 'molluscs'], name: 'free of shellfish', left: 'shellfish|crustaceans?', people: '' },
  { allergens: ['mustard'], name: 'free of mustard', left: 'mustard', people: '' },
  { allergens: ['celery'], name: 'free of celery', left: 'celery', people: '' },
];
/** Words between "free of" and what it is free of: "free of nuts, eggs and milk". */
const OTHERS =
  "(?:(?:any|all|the|added|both|other|either|traces? of|cow's|wheat|[\\p{L}]+,|[\\p{L}]+ (?:and|or|nor)) ){0,5}";

interface Read {
  claim: Claim;
  /** "gluten-free", "vegan", "free of nuts". */
  says: RegExp;
  /** Those who leave it out: "coeliacs", "a milk allergy". */
  eaters: RegExp | undefined;
  /** "no dairy": of a certain food this is right although a label has to be checked. */
  without: RegExp | undefined;
  /** The words anywhere in a question. */
  asks: RegExp;
  /** The allergen itself. */
  names: RegExp | undefined;
}

/** Words that deny a food: "no", "does not contain", "not a drop of". */
const DENIES =
  "no|zero|(?:hardly|barely|scarcely) (?:any|an?)|next to no|without(?: any| a| an)?(?: single)?(?: (?:trace|grain|drop|crumb|speck|bit|hint|scrap|shred|whiff|spoon|splash|pinch) of)?|not (?:a|one|any)(?: single)?(?: (?:trace|grain|drop|crumb|speck|bit|hint|scrap|shred) of)?|never (?:a|an|any|sees? (?:a|an|any))|neither|nor(?: any)?|none of the|(?:contains|holds|has|uses|needs|asks for|calls for) (?:no|neither)|(?:do|does)(?: not|n't) (?:contain|hold|have|use|need)(?: any)?|lacks(?: any)?|omits|skips(?: all| the)?|does without(?: any)?|gets by without(?: any)?|nothing (?:with|from)(?: an?)?";

/** Words after a food that deny it: "nuts play no part in it". */
const ABSENT =
  "(?:plays? no|has no|have no|has nothing|have nothing|(?:is|are|was|were)(?: not|n't| never| nowhere) (?:in|part|needed|used|added|among|missed)|(?:is|are) (?:absent|missing|left out)|(?:does|do)(?: not|n't) (?:come|go|appear)|never (?:comes?|goes|enters?|touch)|nowhere)\\b";

const READ: Read[] = CLAIMS.map((claim) => {
  const { left, people, name } = claim;
  const allergic = `(?:${left})[- ](?:allerg|intoleran|sensitiv|avers|avoid|shy|wary|hat|safe|friendly|proof)[\\p{L}]*|(?:with|who have|who has) (?:an? )?${OTHERS}(?:${left})(?: (?:or|and) [\\p{L}]+)? (?:allerg|intoleran)[\\p{L}]*|(?:allergic|intolerant|sensitive) to ${OTHERS}(?:${left})|(?:who|that|to) (?:avoids?|skips?|gives? up|cannot (?:eat|have|take|touch|stand)|can't (?:eat|have|take)|may not (?:eat|have)|(?:must|do|does) not (?:eat|have)|don't eat|eats? no|keeps? (?:clear|off|away) (?:of|from)?|stays? (?:clear|off|away) (?:of|from)?) ${OTHERS}(?:${left})|(?:anyone|everyone|people|those|guests?|friends?) (?:off|without|avoiding) (?:${left})|(?:has|have|having) (?:sworn off|given up|cut out|gone off|quit) ${OTHERS}(?:${left})|(?:cannot|can't|may not|must not) (?:eat|have|take|touch) ${OTHERS}(?:${left})`;
  const free = `(?:${left})[- ]free|(?:${left})less|free (?:of|from) ${OTHERS}(?:${left})|(?:safe|suitable|fine|right|good|made) for (?:[\\p{L}]+ ){0,3}?(?:${allergic})`;
  const says = [name.includes(' ') ? '' : name.replace('-', '[- ]'), left ? free : ''].filter(Boolean).join('|');
  const eaters = [people, left ? allergic : ''].filter(Boolean).join('|');
  return {
    claim,
    says: new RegExp(`\\b(?:${says})\\b`, 'iu'),
    eaters: eaters ? new RegExp(`\\b(?:${eaters})`, 'iu') : undefined,
    without: left
      ? new RegExp(`\\b(?:${DENIES}) ${OTHERS}(?:${left})(?![- ](?:free|like))\\b|\\b(?:${left}) ${ABSENT}`, 'iu')
      : undefined,
    names: left && claim.allergens.length > 0 ? new RegExp(`\\b(?:${left})\\b`, 'iu') : undefined,
    asks: new RegExp(
      `\\b(?:${[says, people, left ? `(?:without|no|avoids?) ${OTHERS}(?:${left})|${allergic}` : ''].filter(Boolean).join('|')})`,
      'iu',
    ),
  };
});

/** Words that take a claim back, right before it: "not vegan", "is no longer free of gluten", "almost dairy-free". */
const TAKEN_BACK =
  /\b(?:not|never|isn't|aren't|no longer|nor|hardly|most|almost|nearly|far from)(?: (?:be|is|are|all|always|by itself|really|quite|a|an|for|something|safe|suitable|fine|right|good|made))* $/i;
/** Words that warn those who leave a food out, or send them to something else. */
const WARNS_THEM =
  /\b(?:not|never|cannot (?:eat|have) (?:it|this|them)|warn|beware|leave out|avoid it|contains?|holds? (?:milk|nuts?|eggs?|wheat|gluten)|choose|check|labels?|instead|swap|replace|without it|give them|serve them|something else|traces|(?:use|take|need|look for|ask for) (?!it\b|this\b|them\b)|tolerate)\b/i;
/** Words for no harm: said of an allergen they are a claim. */
const HARMLESS =
  /\b(?:bothers?|hurts?|harms?|upsets?|trouble|worr(?:y|ies)|reacts?|hives|rash(?:es)?|itch\w*|swell\w*|sneez\w*|risks?|kind to|gentle on|easy on|settles?|digest\w*|touchy|delicate|stomachs?|tumm(?:y|ies)|adrenaline|allergens?)\b/i;

/** No list of foods can tell what a faith allows. */
const FAITH =
  /\b(?:halal|kosher|muslims?|jew(?:s|ish)?|hindus?|jains?|ramadan|iftar|eid|passover)\b(?! (?:version|kitchen))/i;
/** Words for allergies without saying which, and for all the guests that there can be. */
const ANY_GUEST =
  /\ballerg\p{L}*|\bintoleran\p{L}*|\b(?:kids?|child(?:ren)?|guests?|one|body|they|people|friends?) (?:is |are )?reacts? (?:badly )?to\b|\bepipens?\b|\b(?:everyone|everybody|anyone|anybody|all)\b[^.;]*\bwhatever (?:they|their)\b|\b(?:safe|suitable|right|fine) for (?:nearly |almost )?(?:everyone|everybody|anyone|any table|all (?:guests|diets|comers|tables))\b|\b(?:everyone|everybody|anyone|anybody) can (?:safely )?(?:eat|have|enjoy|share)\b/iu;

/** A faith, and a guest whom one has to know. */
const guestClaims: Rule = ({ texts, facts }) =>
  texts.flatMap(({ text, path, asked, about, field }) =>
    (field === 'instructions' ? [] : statementsOf(text)).flatMap((sentence): PathProblem[] => {
      const faith = FAITH.exec(sentence)?.[0];
      if (faith) return [{ path, message: `says "${faith}", which no list of foods can tell: leave it out` }];
      const [allergen] = facts.contains;
      const named = READ.find(({ claim, names }) => names?.test(`${about} ${sentence}`) && !suits(claim, facts));
      const said = ANY_GUEST.exec(sentence)?.[0] ?? (named && HARMLESS.exec(`${about} ${sentence}`)?.[0]);
      if (!said || !allergen || WARNS_THEM.test(sentence) || (asked !== undefined && !named)) return [];
      if (READ.some(({ eaters, says }) => eaters?.test(sentence) || says.test(sentence))) return [];
      return [
        { path, message: `says "${said}", but it contains ${facts.contains.join(', ')}: say for whom it is not` },
      ];
    }),
  );

/** A sentence of an answer that speaks of the dish as it is. */
const OF_ITSELF =
  /\b(?:it|this|they|(?:dish|recipe|soup|stew|curry|cake|bread|sauce|batter|dough|filling) (?:itself )?)(?: is|'s| are| has| have| holds| contains| stays| remains| suits| does not| needs no| itself)\b/i;

/** A diet or an allergen that the foods contradict. */
const dietClaims: Rule = ({ texts, facts }) =>
  texts
    .filter(({ field, path }) => SELF.has(field) || path.at(-1) === 'answer')
    .filter(({ asked = '' }) => !ANOTHER.test(asked) && !/\b(?:without|instead)\b/i.test(asked))
    .flatMap(({ text, path, field }) =>
      sentencesOf(text)
        .filter((sentence) => !CONDITIONAL.test(sentence) && (field !== 'faqs' || OF_ITSELF.test(sentence)))
        .flatMap((sentence) =>
          READ.flatMap(({ claim, says, eaters, without }): PathProblem[] => {
            const said =
              claimed(says, sentence) ?? (WARNS_THEM.test(sentence) ? undefined : eaters?.exec(sentence)?.[0]);
            if (said && !suits(claim, facts)) {
              return [{ path, message: `says "${said}", but it is not ${claim.name}: ${reason(claim, facts)}` }];
            }
            const denied = without?.exec(sentence)?.[0];
            return denied && holds(claim, facts)
              ? [{ path, message: `says "${denied}", but ${reason(claim, facts)}` }]
              : [];
          }),
        ),
    );

/** Returns the words of a claim that the words before it do not take back. */
function claimed(says: RegExp, sentence: string): string | undefined {
  const match = says.exec(sentence);
  return match && !TAKEN_BACK.test(sentence.slice(0, match.index)) ? match[0] : undefined;
}

/** Returns `true` when the dish certainly has what the claim leaves out. */
function holds(claim: Claim, facts: CheckedRecipe['facts']): boolean {
  if (claim.allergens.length > 0) return claim.allergens.some((allergen) => facts.contains.includes(allergen));
  return claim.diet !== undefined && !suits(claim, facts);
}

/** Words with which an answer refuses, and those of one that tells what would have to change. */
const REFUSES =
  /^(?:no\b(?! (?:problem|worr))|not\b(?! at all)|never|neither|only\b|better not|sadly|unfortunately|that depends|it depends|rarely|seldom|hardly\b(?! any))|\b(?:is|are|does|do|will|can|may|must|should)(?: not|n't)\b(?! (?:contain|hold|have|use|need|show|matter|hurt|harm))|\bcannot\b|\bcontains?\b|\bunsafe\b/i;
const CHANGES =
  /\b(?:use|take|swap|replace|leave (?:it |them |that )?out|leave off|instead|in place of|as written|version|need(?:s)? (?:a |an )?(?:different|another|gluten-free|vegan))\b/i;
const AFFIRMS =
  /^(?:yes|it (?:does|has|is)|they (?:do|have|are)|there (?:is|are)|a (?:little|lot|bit)|some|plenty|of course|indeed|certainly|sadly|unfortunately)\b|\b(?:contains?|brings?)\b/i;
const NO = /^(?:no\b(?! (?:problem|worr))|not|never|none|nothing|neither)\b/i;
const CHECKED = /\b(?:labels?|check|read|as long as|provided|packets?|says so|labelled|unless)\b/i;
/** Words for making another dish of it. */
const ANOTHER =
  /\b(?:make|made|turn|cook|adapt|swap|replace|version|way|possible|use|leave out|can it be|could it be)\b/i;
const CONTAINS =
  /\b(?:contains?|is there|are there|holds?)\b|^(?:does|do|is|are|has|have)\b[^?]*\b(?:have|any|in it|in them|in this|go(?:es)? in(?:to)?|used)\b/i;

/** "Is it vegan?" and "Does it contain nuts?", answered against the foods. */
const dietAnswers: Rule = ({ fields, facts }) =>
  fields.faqs.flatMap(({ question, answer }, index): PathProblem[] => {
    if (ANOTHER.test(question) || isOfOneFood(question, fields.title)) return [];
    const path = ['faqs', index, 'answer'];
    const [first = ''] = statementsOf(answer);
    const contains = CONTAINS.test(question);
    return READ.flatMap(({ claim, says, eaters, asks, names }): PathProblem[] => {
      const asksFree = asks.test(question) && !(contains && !says.test(question) && !eaters?.test(question));
      const asksHeld = contains && !asksFree && names?.test(question) === true;
      if (!asksFree && !asksHeld) return [];
      // An answer that does not refuse says yes, by any words.
      const saysFree = asksFree
        ? !REFUSES.test(first) && !/\bnot (?:safe|for)\b/i.test(answer) && !CHANGES.test(answer)
        : NO.test(first) || !AFFIRMS.test(first);
      const deniesFree = asksFree && NO.test(first);
      if (saysFree && !suits(claim, facts) && !CHECKED.test(answer)) {
        const said = asksFree ? 'yes' : 'no';
        return [{ path, message: `answers ${said}, but it is not ${claim.name}: ${reason(claim, facts)}` }];
      }
      if (deniesFree && suits(claim, facts) && /^no\b/i.test(first)) {
        return [{ path, message: `answers no, but by its foods it is ${claim.name}` }];
      }
      return [];
    });
  });

/** "Is glutinous rice safe …?" asks of a food, not of the dish. */
function isOfOneFood(question: string, title: string): boolean {
  const named = new Set(wordsOf(title));
  if (wordsOf(question).some((word) => named.has(word))) return false;
  return (
    /^(?:is|are) (?:(?!it\b|this\b|they\b|these\b|the (?:dish|recipe|soup|stew|salad|curry|cake|pie|bread|finished|whole))[\p{L}]+ ){1,3}(?:always )?(?:safe|free|gluten|dairy|nut|egg|vegan|vegetarian)/iu.test(
      question,
    ) && !/^(?:is|are) (?:it|this|they|these|there)\b/i.test(question)
  );
}

function suits({ diet, allergens }: Claim, { diets, contains, mayContain }: CheckedRecipe['facts']): boolean {
  if (diet) return diets.includes(diet);
  return !allergens.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen));
}

function reason({ diet, allergens }: Claim, facts: CheckedRecipe['facts']): string {
  if (allergens.length > 0) return source(allergens, facts);
  const kinds: Partial<Record<Diet, string[]>> = {
    [Diet.VEGAN]: ['vegetarian', 'fish', 'meat'],
    [Diet.VEGETARIAN]: ['fish', 'meat'],
  };
  const line = facts.lines.find(({ food }) => diet && kinds[diet]?.includes(food.diet));
  return line ? `"${line.line.text}"` : 'by its nutrition';
}

function source(allergens: readonly Allergen[], { lines }: CheckedRecipe['facts']): string {
  const holds = (list: readonly Allergen[]) => allergens.some((allergen) => list.includes(allergen));
  const certain = lines.find(({ food }) => holds(food.contains));
  const possible = lines.find(({ food }) => holds(food.mayContain));
  if (certain) return `"${certain.line.text}" contains ${allergens.join(' or ')}`;
  return possible ? `"${possible.line.text}" may contain ${allergens.join(' or ')}` : 'by its foods';
}

export const dietRules: Rule[] = [dietClaims, guestClaims, dietAnswers];
