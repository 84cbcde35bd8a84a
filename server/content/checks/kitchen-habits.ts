import type { PathProblem } from '../foods/recipe-facts.ts';
import { wordsOf } from '../foods/words.ts';
import { type CheckedRecipe, linesOf, type Rule, statementsOf } from './checked-recipe.ts';

/** A habit that spreads germs or hurts, what would be right, and the words with which a text warns of it. */
interface Habit {
  words: RegExp;
  right: string;
  unless: RegExp;
  /** `true` when it matters only beside meat, fish or poultry. */
  meat?: boolean;
}

const WARNING = /\b(?:not|never|don't|avoid|no need|nor|rather than|instead of)\b/i;
const MEAT = `(?:raw )?(?:chicken|turkey|duck|poultry|meat|thighs?|drumsticks?|wings|legs|breasts?|pieces of chicken|bird|pork(?! bones)(?: \\p{L}+)?|beef|lamb|veal|steaks?|bacon|mince)`;

const HABITS: Habit[] = [
  {
    words: new RegExp(
      String.raw`\b(?:wash|rinse)(?:es|ed)? (?:off )?(?:the |your |all (?:the |of the )?|each |every )?${MEAT}\b|\b(?:hold|run|put|give) (?:the |each |every )?${MEAT}\b[^.;]*\b(?:tap|running|rinse|wash|bath)\b`,
      'iu',
    ),
    right: 'do not: it spreads germs; pat it dry',
    unless: WARNING,
    meat: true,
  },
  {
    words:
      /\b(?:thaw|defrost|frozen)\p{L}*\b[^.;]{0,60}\b(?:room temperature|on the (?:counter|worktop|table|side|bench|sink|windowsill|draining board)|in the sink|warm water|hot water|in the sun|radiator|overnight in the kitchen)/iu,
    right: 'thaw it in the fridge',
    unless: WARNING,
    meat: true,
  },
  {
    words:
      /\bmarinat\p{L}*\b[^.;]{0,60}\b(?:room temperature|(?:on|beside|by) the (?:counter|worktop|table|bench|side|stove|hob))/iu,
    right: 'marinate it in the fridge',
    unless: /\bnot\b|never|30 minutes|an hour|1 hour/i,
    meat: true,
  },
  {
    words:
      /\b(?:same|unwashed) (?:\p{L}+ )?(?:board|plate|knife|tray|bowl|tongs)\b(?=[^.;]*\b(?:raw|salad|cooked|serve|rest)\b)|\b(?:raw|marinat\p{L}+)\b[^.;]*\b(?:same|unwashed) (?:\p{L}+ )?(?:board|plate|knife|tongs|bowl)\b/iu,
    right: 'wash what has touched raw meat first',
    unless: /\b(?:not|never|don't|wash|clean|scrub)/i,
    meat: true,
  },
  {
    words:
      /\b(?:part(?:ly|ially)?|half|under)[- ]?(?:way|cook|roast|fry|bake)\p{L}*\b[^.;]*\b(?:tomorrow|next day|later|overnight|fridge|the day after|\p{L}+day)|\b(?:brown|sear|colou?r|start|fry|cook)\p{L}*\b[^.;]*\b(?:today|tonight|now|the night before)\b[^.;]*\b(?:tomorrow|next day|the day after)\b|\bfinish (?:cooking )?(?:it|them|the \p{L}+) (?:tomorrow|the next day)/iu,
    right: 'cook meat through at once',
    unless: WARNING,
    meat: true,
  },
  {
    words: /\b(?:re-?freez\p{L}*|freez\p{L}* (?:it|them) again)\b/iu,
    right: 'freeze it once only',
    unless: WARNING,
    meat: true,
  },
  {
    words:
      /\breheat\p{L}*\b[^.;]*\b(?:until|to)\b[^.;]{0,15}\b(?:just |barely |luke)?(?:warm|lukewarm|tepid|blood heat)\b|\breheat\p{L}*\b[^.;]*\b(?:several times|many times|again and again|as often as|more than once|twice)/iu,
    right: 'reheat it once, until it steams all through, 74 °C (165 °F)',
    unless: WARNING,
  },
  {
    words:
      /\b(?:shells?|clams?|mussels?|vongole)\b[^.;]*\b(?:stay(?:ed|s)?|remain(?:ed|s)?|still|are) (?:closed|shut|unopened)\b|\b(?:closed|shut|unopened) (?:shells?|ones|clams?|mussels?)\b|\b(?:clams?|mussels?|shells?)\b.*\b(?:pri[sz]e|pry|force|lever|coax|knife)\b|\b(?:pri[sz]e|pry|force|lever|coax)\b.*\b(?:clams?|mussels?|shells?)\b/i,
    right: 'throw away shells that stay shut',
    unless: /\b(?:throw|discard|bin|not|never|don't|no|until|tap|knock|dead|was)\b/i,
    meat: true,
  },
  {
    words:
      /\b(?:taste|try|sample) the (?:filling|mince|meat|mixture)\b|\b(?:taste|try|eat|nibble|sample)\b[^.;]*\braw (?:mince|meat|pork|chicken|beef|lamb|filling|fish)\b|\b(?:mince|minced meat|ground (?:beef|pork|meat)|patt(?:y|ies))\b[^.;]*\b(?:left|served?|eaten|stays?|kept|remains?) (?:quite |almost |half )?raw\b/i,
    right: 'fry a little of it, and taste that',
    unless: /\b(?:not|never|don't|no|fry|cook|poach|simmer)\b/i,
    meat: true,
  },
  {
    words:
      /\b(?:board|plate|knife|tray|bowl|dish)\b[^.;]*\b(?:where|on which|in which|that|with which)\b[^.;]*\braw\b/i,
    right: 'wash what has touched raw meat first',
    unless: /\b(?:not|never|don't|wash\p{L}*|clean\p{L}*|scrub\p{L}*|another|other)\b/iu,
    meat: true,
  },
  {
    words:
      /\b(?:broken|cracked|open|dead) (?:shells?|clams?|mussels?|ones)\b[^.;]*\b(?:use|keep|eat|too|sweet|fine|good)\b/i,
    right: 'throw away shells that are broken, or open before they cook',
    unless: /\b(?:throw|discard|bin|not|never|don't|no)\b/i,
    meat: true,
  },
  {
    words: new RegExp(
      String.raw`\b(?:boards?|knife|knives|plates?|bowl|cloth|tongs)\b.*\b${MEAT}\b.*\b(?:then|next|after|before|too|as well)\b.*\b(?:salad|bread|lettuce|tomato(?:es)?|herbs|fruit|cucumbers?|vegetables|garnish)\b`,
      'iu',
    ),
    right: 'wash what has touched raw meat first',
    unless: /\b(?:not|never|don't|wash\p{L}*|clean\p{L}*|scrub\p{L}*|another|other|second)\b/iu,
    meat: true,
  },
  {
    words: /\b(?:raw|unpasteuri[sz]ed) (?:cow's |goat's |whole )?milk\b|\bmilk straight from the (?:cow|farm|udder)\b/i,
    right: 'take pasteurised milk, or boil it first',
    unless: /\b(?:not|never|don't|boil|bring it to|avoid|scald)/i,
  },
];

/** Returns the words in a sentence, or in the question and the sentence that answers it together. */
function saidIn(words: RegExp, sentence: string, asked: string): string | undefined {
  const question = asked.replace(/[?.!;]/g, '');
  const match = words.exec(`${question} ${sentence}`);
  return words.exec(sentence)?.[0] ?? (match && match.index + match[0].length > question.length ? match[0] : undefined);
}

/** Habits that spread germs. */
const unsafeHabits: Rule = (recipe) => {
  const meat = recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian');
  return inSentences(recipe, (sentence, asked) =>
    HABITS.flatMap((habit) => {
      const said = (meat || !habit.meat) && saidIn(habit.words, sentence, asked);
      return said && !habit.unless.test(sentence) ? [`says "${said}": ${habit.right}`] : [];
    }),
  );
};

const MARINADE =
  /\b(?:marinade|brine|marinating (?:liquid|juices)|juices? (?:in which|of|from) (?:the )?raw|raw (?:\p{L}+ )?juices?)\b/iu;
/** Groups of lines in which raw meat lies. */
const SOAKS = /\b(?:marinade|brine)\b/i;
const LEFT_OVER = /\b(?:left(?:over)?|leftovers|used|remaining|remains|rest of)\b/i;
const SERVED =
  /\b(?:pour|serve|spoon|drizzle|brush|baste|glaze|dress|dip|dipping|use|save|reserve|keep|stir|toss|sauce|whisk|over)\b/i;
const MADE_SAFE =
  /\bboil|\bsimmer|\bthrow|\bdiscard|\bbin\b|\bset aside\b[^.]*\bbefore|\bbefore\b[^.]*\b(?:chicken|meat|pork|fish|beef)\b|\bcook|\bstew|\bpot\b|\bbury|\bcover and|\bfridge|\brefrigerat|\bmix\b|\bmake\b|\bfor the (?:marinade|brine)\b|\bfresh\b|\bnight before\b|\bahead\b|\bstart\b|\b(?:not|never)\b(?! (?:pour|throw|tip|waste))|\bshake\b|\bdrip|\bsame marinade\b|\binto the oven\b|\broast\b/i;

const AS_IT_IS =
  /\b(?:without (?:boil|cook|heat)ing|no need to (?:boil|cook|heat)|(?:boil|cook|heat) nothing|unboiled|straight from|as it is)\b/i;

/** A marinade of raw meat that is served. */
const usedMarinade: Rule = (recipe) => {
  const meat = recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian');
  if (!meat) return [];
  // Buttermilk in which chicken lay is a marinade, too.
  const soaking = recipe.fields.ingredients.flatMap(({ title }, group) =>
    SOAKS.test(title)
      ? linesOf(recipe, ({ path, food }) => path[1] === group && (food.liquid || food.aisle === 'drinks'))
      : [],
  );
  const names = soaking.flatMap(({ food }) => wordsOf(food.name));
  return inSentences(recipe, (sentence, asked) => {
    const byName = LEFT_OVER.test(sentence) ? wordsOf(sentence).find((word) => names.includes(word)) : undefined;
    const said = (MARINADE.exec(sentence) ?? MARINADE.exec(asked))?.[0] ?? byName;
    if (
      !said ||
      !(SERVED.test(sentence) || LEFT_OVER.test(sentence)) ||
      (MADE_SAFE.test(sentence) && !AS_IT_IS.test(sentence))
    )
      return [];
    return [`serves the ${said.toLowerCase()} in which raw meat lay: boil it hard for a minute, or throw it away`];
  });
};

/** Words that soothe, where a cook would say what makes it safe. */
const SOOTHES =
  /\b(?:do not|don't|no need to|never|need not|needn't) (?:worry|mind|fear|fret|panic|fuss)\b|\bno (?:danger|damage|worries)\b|\bnot (?:an issue|a problem|a worry)\b|\b(?:nobody|no one|not one|never)\b(?: \p{L}+){0,3} (?:ill|sick|hurt|harmed|died)\b|\b(?:perfectly|quite|completely|absolutely) safe\b|\bwithout harm\b|\bno damage\b/iu;

/** Comfort in place of a temperature, a time or a label. */
const soothing: Rule = (recipe) =>
  inSentences(recipe, (sentence) => {
    const said = SOOTHES.exec(sentence)?.[0];
    return said ? [`says "${said}": say what makes it safe, or leave it out`] : [];
  });

const CANNED =
  /\b(?:home[- ]?cann?(?:ed|ing)|canning)\b|\bwater[- ]bath\b[^.]*\bjars?\b|\bjars?\b[^.]*\bwater[- ]bath\b|\b(?:can|bottle) (?:it|them|the \p{L}+) (?:in|for)\b|\bseal(?:ed)?\b[^.]*\b(?:hot )?jars?\b|\bjars?\b[^.]*\b(?:vacuum|pops?|seals? (?:itself|themselves|shut|tight))|\bsterili[sz]ed jars?\b|\bboil\b[^.]*\bjars\b|\bpreserving jars?\b|\bjars?\b[^.]*\b(?:cellar|larder|pantry|all (?:winter|year))\b/iu;

/** Jars for the cupboard: what is not sour enough grows botulism. */
const canning: Rule = (recipe) =>
  inSentences(recipe, (sentence) => {
    const said = CANNED.exec(sentence)?.[0];
    if (!said || WARNING.test(sentence) || /\bfridge|refrigerat|freez/i.test(sentence)) return [];
    return [`says "${said}": only what is sour enough by a tested method keeps in jars; freeze it`];
  });

const BABIES =
  /\b(?:little ones|(?:of|at|from) (?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01]) months|bab(?:y|ies)(?! (?:bok|spinach|leaves|corn|lima|potatoes|carrots|kale|pak|courgette|aubergine))|infants?|newborns?|weaning|first foods?|under (?:one|1|twelve months|12 months)|(?:is|are|aged|turned|nearly) (?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01]) months|(?:six|6|seven|8|eight|nine|9|ten)[- ]months?[- ]olds?)\b/i;

/** Honey for babies, which may carry botulism. */
const honey: Rule = (recipe) => {
  const listed = recipe.facts.lines.some(({ food }) => food.key === 'honey');
  return recipe.texts.flatMap(({ text, path, asked = '' }): PathProblem[] => {
    const said = BABIES.exec(`${text} ${asked}`)?.[0];
    const named = listed || /\bhoney\b/i.test(text);
    if (!said || !named || /\b(?:no|not|never|without|leave out|unsafe)\b/i.test(text)) return [];
    return [{ path, message: `speaks of "${said}" with honey: say that it is not for children under one year` }];
  });
};

const HOT = /(\d{3})(?:\s*(?:–|-|to)\s*(\d{3}))?\s*°\s*C/g;
const HOTTEST_OIL = 200;
const FRYING = /\b(?:oil|fat|lard|ghee|deep[- ]fr\p{L}+|fryer|fry|fries|frying)\b/iu;
const OVEN = /\b(?:oven|bake|baking|roast|grill|broiler|tray|air fryer|smokes (?:at|only|near))/i;

/** Oil near its flash point. */
const fryingOil: Rule = (recipe) =>
  inSentences(recipe, (sentence, asked, before) => {
    // "Heat it" means the oil of the sentence before.
    const isFrying = FRYING.test(`${asked} ${sentence}`) || (/\b(?:it|them)\b/i.test(sentence) && FRYING.test(before));
    if (!isFrying || OVEN.test(`${asked} ${sentence}`) || WARNING.test(sentence)) return [];
    const hottest = Math.max(0, ...[...sentence.matchAll(HOT)].map(([, from, to]) => Number(to ?? from)));
    if (hottest <= HOTTEST_OIL) return [];
    return [`heats fat to ${hottest} °C: above ${HOTTEST_OIL} °C (400 °F) it smokes and can catch fire`];
  });

const OIL_DANGER =
  /\b(?:fat|oil|pan|it) (?:catches|burns|flames|is on fire|goes up)\b[^.;]*\bwater\b|\b(?:put out|douse|extinguish|throw)\b[^.]*\b(?:fire|flames?|oil)\b[^.]*\bwater\b|\bwater\b[^.]*\b(?:on|onto|over) (?:the )?(?:burning|flaming|hot) (?:oil|fat)\b|\bleave the (?:hot )?oil\b[^.]*\b(?:alone|unattended|and go)\b/i;

/** Fire, and oil that is left alone. */
const oilFire: Rule = (recipe) =>
  inSentences(recipe, (sentence) => {
    const said = OIL_DANGER.exec(sentence)?.[0];
    return said && !WARNING.test(sentence) ? [`says "${said}": stay with hot oil, and smother a fire with a lid`] : [];
  });

function inSentences(
  { texts }: CheckedRecipe,
  problemsOf: (sentence: string, asked: string, before: string) => string[],
): PathProblem[] {
  return texts.flatMap(({ text, path, field, about }, at) => {
    // A picture shows what lies there, and tells no one to do it.
    if (field === 'alt') return [];
    const last = texts[at - 1];
    const step = field === 'instructions' && last?.field === field ? last.text : '';
    return statementsOf(text).flatMap((sentence, index, all) =>
      problemsOf(sentence, about, all[index - 1] ?? step).map((message) => ({ path, message })),
    );
  });
}

export const habitRules: Rule[] = [unsafeHabits, soothing, usedMarinade, canning, honey, fryingOil, oilFire];
