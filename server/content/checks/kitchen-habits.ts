import type { PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { type CheckedRecipe, getLines, getStatements, inStatements, type Rule } from './checked-recipe.ts';
import { getDish, namedIn } from './kept.ts';
import { DAY } from './spans.ts';

/** A habit that spreads germs: words that occur together in one sentence, in any order, and the right way to do it. */
interface Habit {
  words: RegExp[];
  right: string;
  /** Words that make it harmless, besides a denial. */
  unless?: RegExp;
  /** `true` if it matters without meat or fish, too. */
  always?: boolean;
}

const WARNING = /\b(?:not|never|don't|avoid|no need|nor|rather than|instead of)\b/i;
/** Words that make a habit harmless. */
const CLEAN = /\b(?:no|throw|discard|wash\p{L}*|clean\p{L}*|scrub\p{L}*)\b/iu;
const MEAT = `(?:chicken|turkey|duck|poultry|meat|thighs?|drumsticks?|wings|legs|breasts?|bird|pork|beef|lamb|veal|steaks?|bacon|mince)`;
const RAW_MEAT = new RegExp(`\\braw\\b|\\b${MEAT}\\b`, 'i');
const SHELLS =
  /\b(?:shells?|clams?|mussels?|vongole)\b|\b(?:those|few|ones|some|any) (?:that|which)\b(?= (?:stay|remain)\w* (?:shut|closed))/i;
const UTENSIL =
  /\b(?:boards?|knife|knives|plates?|bowl|tray|tongs|cloth|dish|spatula|brush|rack|scissors|hands|fingers)\b/i;

const HABITS: Habit[] = [
  {
    words: [
      new RegExp(
        String.raw`\b(?:wash|rinse)(?:es|ed)? (?:off )?(?:the |your |all (?:the |of the )?|each |every )?(?:raw |pieces of )?${MEAT}\b(?! bones)|\b(?:hold|run|put|give) (?:the |each |every )?${MEAT}\b[^.;]*\b(?:tap|running|rinse|wash|bath)\b`,
        'i',
      ),
    ],
    right: 'do not: it spreads germs; pat it dry',
    unless: /\bno need\b/i,
  },
  {
    words: [
      /\b(?:thaw|defrost|frozen)\p{L}*\b/iu,
      /\b(?:room temperature|on the (?:counter|worktop|table|side|bench|windowsill)|(?:in|by) the (?:sink|sun)|warm water|hot water|radiator)\b/i,
    ],
    right: 'thaw it in the fridge',
  },
  {
    words: [
      /\bmarinat\p{L}*\b/iu,
      /\b(?:room temperature|(?:on|beside|by) the (?:counter|worktop|table|bench|side|stove|hob))\b/i,
    ],
    right: 'marinate it in the fridge',
    unless: /30 minutes|an hour|1 hour/i,
  },
  {
    words: [
      UTENSIL,
      RAW_MEAT,
      /\b(?:same|unwashed|one|then|next|after|before|where|that|which|with which|straight|without stopping)\b/i,
      /\b(?:salad|bread|lettuce|tomato(?:es)?|herbs|fruit|cucumbers?|vegetables|garnish|sauce|buns|dressing|cooked|serve|rest)\b/i,
    ],
    right: 'wash what has touched raw meat first',
    unless: /\b(?:another|other|second)\b/i,
  },
  {
    words: [
      /\b(?:part(?:ly|ially)?|half|under)[- ]?(?:way|cook|roast|fry|bake)\p{L}*|\bhalf (?:its|the|their) time\b|\b(?:brown|sear|colou?r|start|fry|cook|grill)\p{L}*\b[^.;]*\b(?:today|tonight|the night before)\b|\bfinish\b/iu,
      /\b(?:tomorrow|next day|later|the day after|before the party|\p{L}+day)\b/iu,
      /\b(?:part|half|today|tonight|night before|finish)/i,
    ],
    right: 'cook meat through at once',
  },
  { words: [/\b(?:re-?freez\p{L}*)\b/iu], right: 'freeze it once only' },
  {
    words: [
      /\breheat\p{L}*\b/iu,
      /\b(?:until|to)\b[^.;]{0,15}\b(?:luke)?(?:warm|tepid)\b|\b(?:several|many) times\b|\bas (?:often|many times) as\b|\btwice\b/i,
    ],
    right: 'reheat it once, until it steams all through, 74 °C (165 °F)',
    always: true,
  },
  {
    words: [
      SHELLS,
      /\b(?:stay(?:ed|s)?|remain(?:ed|s)?|still|are) (?:closed|shut|unopened)\b|\b(?:closed|shut|unopened) (?:shells?|ones|clams?|mussels?)\b|\b(?:pri[sz]e|pry|force|lever|coax|knife)\b|\b(?:broken|cracked|dead)\b/i,
    ],
    right: 'throw away shells that stay shut, or are broken',
    unless: /\b(?:until|tap|knock|was|bin|alive)\b/i,
  },
  {
    words: [
      /\b(?:taste|try|eat|nibble|sample|tongue)\b/i,
      new RegExp(
        String.raw`\braw\b[^.;]*\b(?:${MEAT}|filling|fish)\b|\bfilling\b[^.;]{0,25}\bbefore\b|\bthe (?:filling|mince)\b`,
        'i',
      ),
    ],
    right: 'fry a little of it, and taste that',
    unless: /\b(?:fry|cook|poach|simmer)\b/i,
  },
  {
    words: [
      /\b(?:mince|minced meat|ground (?:beef|pork|meat)|patt(?:y|ies))\b/i,
      /\b(?:left|served?|eaten|stays?|kept|remains?) (?:quite |almost |half )?raw\b/i,
    ],
    right: 'fry a little of it, and taste that',
  },
  {
    words: [/\b(?:raw|unpasteuri[sz]ed) (?:whole )?milk\b|\bmilk:? (?:straight|fresh) from the (?:cow|farm|udder)\b/i],
    right: 'take pasteurised milk, or boil it first',
    unless: /\b(?:boil|bring it to|scald)\b/i,
    always: true,
  },
];

/** Habits that spread germs. */
const unsafeHabits: Rule = (recipe) => {
  const hasMeat = recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian');
  return inSentences(recipe, (sentence, asked) =>
    HABITS.flatMap(({ words, right, unless, always }) => {
      // A question gives some of the words, and its answer the others.
      const isSaid =
        words.every((each) => each.test(`${asked} ${sentence}`)) && words.some((each) => each.test(sentence));
      const said = words[0]?.exec(`${asked} ${sentence}`)?.[0] ?? '';
      const rest = sentence.replace(said, '');
      const matters = always || hasMeat || RAW_MEAT.test(sentence);
      if (!isSaid || !matters || WARNING.test(rest) || CLEAN.test(rest) || unless?.test(sentence)) return [];
      return `says "${said}": ${right}`;
    }).at(0),
  );
};

const MARINADE = /\b(?:marinade|brine|raw (?:\p{L}+ )?juices?)\b/iu;
/** Groups of lines that raw meat soaks in. */
const SOAKS = /\b(?:marinade|brine)\b/i;
const LEFT_OVER = /\b(?:left(?:over)?|leftovers|used|remaining|remains|rest of)\b/i;
const SERVED =
  /\b(?:pour|serve|spoon|drizzle|brush|baste|glaze|dress|dip|dipping|use|save|reserve|keep|stir|toss|sauce|whisk|over)\b/i;
const MADE_SAFE =
  /\bboil|\bsimmer|\bthrow|\bdiscard|\bbin\b|\bbefore\b[^.]*\b(?:chicken|meat|pork|fish|beef)\b|\bcook|\bstew|\bpot\b|\bbury|\bcover and|\bfridge|\brefrigerat|\bmix\b|\bmake\b|\bfor the (?:marinade|brine)\b|\bfresh\b|\bnight before\b|\bahead\b|\bstart\b|\b(?:not|never)\b(?! (?:pour|throw|tip|waste))|\bshake\b|\bdrip|\bsame marinade\b|\binto the oven\b|\broast\b/i;

const AS_IT_IS = /\b(?:without (?:boil|cook|heat)ing|no need to (?:boil|cook|heat)|unboiled|straight from|as it is)\b/i;

/** Reports a marinade of raw meat that is served. */
const usedMarinade: Rule = (recipe) => {
  const meat = recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian');
  if (!meat) return [];
  // Buttermilk in which chicken lay is a marinade, too.
  const soaking = recipe.fields.ingredients.flatMap(({ title }, group) =>
    SOAKS.test(title)
      ? getLines(recipe, ({ path, food }) => path[1] === group && (food.liquid || food.aisle === 'drinks'))
      : [],
  );
  const names = soaking.flatMap(({ food }) => toWords(food.name));
  return inSentences(recipe, (sentence, asked) => {
    const byName = LEFT_OVER.test(sentence) ? toWords(sentence).find((word) => names.includes(word)) : undefined;
    const said = (MARINADE.exec(sentence) ?? MARINADE.exec(asked))?.[0] ?? byName;
    if (
      !said ||
      !(SERVED.test(sentence) || LEFT_OVER.test(sentence)) ||
      (MADE_SAFE.test(sentence) && !AS_IT_IS.test(sentence))
    )
      return undefined;
    return `serves the ${said.toLowerCase()} in which raw meat lay: boil it hard for a minute, or throw it away`;
  });
};

/** Words that reassure instead of saying what makes the food safe. */
const SOOTHES =
  /\b(?:do not|don't|no need to|never|need not|needn't) (?:worry|mind|fear|fret|panic|fuss)\b|\bno (?:danger|damage|worries)\b|\bnot (?:an issue|a worry)\b|\bwithout harm\b|\bno damage\b/iu;

/** Comfort in place of a temperature, a time or a label. */
const soothing: Rule = (recipe) =>
  inSentences(recipe, (sentence) => {
    const said = SOOTHES.exec(sentence)?.[0];
    return said && `says "${said}": say what makes it safe, or leave it out`;
  });

const JAR = /\b(?:jars?|bottles?|cann(?:ed|ing))\b/i;
/** Words for sealing a jar, and for where and how long it is stored. */
const SHELVED =
  /\b(?:seal\p{L}*|screw\p{L}*|vacuum|sterili[sz]\p{L}*|boil\p{L}*|bath|canning|cupboard|pantry|cellar|larder|shel(?:f|ves)|stairs|winter|months?|years?)\b/iu;

/** Jars for the cupboard: in food that is not sour enough, botulism grows. */
const canning: Rule = (recipe) => {
  const dish = getDish(recipe);
  return inSentences(recipe, (sentence) => {
    const said = JAR.test(sentence) ? SHELVED.exec(sentence)?.[0] : undefined;
    // Spices and oils keep by themselves.
    if (
      !said ||
      (namedIn(sentence, dish) ?? dish).out >= DAY ||
      WARNING.test(sentence) ||
      /\bfridge|refrigerat|freez/i.test(sentence)
    )
      return undefined;
    return `says "${said}": only what is sour enough by a tested method keeps in jars; freeze it`;
  });
};

const FEW_MONTHS = '(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01])[- ]months?';
const BABIES = new RegExp(
  `\\b(?:(?:of|at|from|is|are|aged|turned|nearly) ${FEW_MONTHS}|${FEW_MONTHS}[- ]old|bab(?:y|ies)(?! (?:bok|spinach|leaves|corn|lima|potatoes|carrots|kale|pak|courgette|aubergine))|infants?|newborns?|weaning|under (?:one|1|twelve months))\\b`,
  'i',
);

const HONEY_OR_BABIES = new RegExp(`\\bhoney\\b|${BABIES.source}`, 'i');
const NOT_FOR_THEM = /\b(?:no|not|never|without|leave out|unsafe)\b/i;

/** Honey for babies, which may carry botulism. */
const honey: Rule = (recipe) => {
  const listed = recipe.facts.lines.some(({ food }) => food.key === 'honey');
  return recipe.texts.flatMap(({ text, path, asked = '' }): PathProblem[] => {
    const said = BABIES.exec(`${text} ${asked}`)?.[0];
    const named = listed || /\bhoney\b/i.test(text);
    // "Leave out the chilli" takes no honey away.
    const about = getStatements(text).filter((sentence) => HONEY_OR_BABIES.test(sentence));
    const warns = about.some((sentence) => NOT_FOR_THEM.test(sentence)) || /^(?:no|not|never)\b/i.test(text);
    if (!said || !named || warns) return [];
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
    if (!isFrying || OVEN.test(`${asked} ${sentence}`) || WARNING.test(sentence)) return undefined;
    const hottest = Math.max(0, ...[...sentence.matchAll(HOT)].map(([, from, to]) => Number(to ?? from)));
    const isHot = hottest > HOTTEST_OIL;
    return isHot && `heats fat to ${hottest} °C: above ${HOTTEST_OIL} °C (400 °F) it smokes and can catch fire`;
  });

const OIL_DANGER =
  /\b(?:fat|oil|pan|it) (?:catches|burns|flames|flares up)\b[^.;]*\b(?:water|carry|move)\b|\b(?:put out|douse|extinguish|throw)\b[^.]*\b(?:fire|flames?|oil)\b[^.]*\bwater\b|\bwater\b[^.]*\b(?:on|onto|over) (?:the )?(?:burning|flaming|hot) (?:oil|fat)\b/i;

/** Fire, and oil that is left alone. */
const oilFire: Rule = (recipe) =>
  inSentences(recipe, (sentence) => {
    const said = OIL_DANGER.exec(sentence)?.[0];
    return said && !WARNING.test(sentence) && `says "${said}": stay with hot oil, and smother a fire with a lid`;
  });

/** @param getProblem - checks a sentence, given its question or subject, and the sentence before it */
function inSentences(
  { texts }: CheckedRecipe,
  getProblem: (sentence: string, about: string, before: string) => string | undefined | false,
): PathProblem[] {
  return inStatements(texts, (sentence, text, before) => {
    const last = texts[texts.indexOf(text) - 1];
    const step = text.field === 'instructions' && last?.field === text.field ? last.text : '';
    // An alt text describes the picture and gives no instructions.
    return text.field !== 'alt' && getProblem(sentence, text.about, before.at(-1) ?? step);
  });
}

export const habitRules: Rule[] = [unsafeHabits, soothing, usedMarinade, canning, honey, fryingOil, oilFire];
