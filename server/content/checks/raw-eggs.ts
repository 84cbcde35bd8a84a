import type { FoodLine } from '../foods/recipe-facts.ts';
import { getLines, getMethod, getSteps, inStatements, problemAt, type Rule, toSentences } from './checked-recipe.ts';
import { isEgg } from './core-temperatures.ts';

/** Heat that may set an egg somewhere in the dish, and words that it is set for certain. */
const EGG_IS_HEATED =
  /71 °C|74 °C|pasteuri[sz]|\bset\b|firm|hard-boil|\bboil|\bbake|bak(?:e|ed|ing)\b|fry|fried|simmer|griddle|custard thickens|cook(?:ed|s)? through|no longer (?:runs|runny)|steam|poach/i;
const EGG_IS_SET =
  /\b(?:7[1-9]|8\d) °C|\byolks? (?:are|is) (?:set|firm)|hard[- ]boiled|\bno [^,.;]*liquid|no longer runs?\b|\beggs for (?:9|1\d) minutes|pasteuri[sz]/i;
/** Grams a serving above which a dish is an egg dish, if it has less flour. */
const EGG_DISH = 30;
const RUNNY = /runny|soft-boil|liquid yolk|barely set|sunny|coddled/i;
const CAUTION =
  /pasteuri[sz]|pregnan|71 °C|firm|set (?:through|fully|completely)|fully set|whites? (?:are|is) set|yolks? (?:are|is)? ?(?:set|firm)/i;

/** Eggs set, or the recipe says that they are pasteurised. */
const eggs: Rule = (recipe) => {
  const lines = getLines(recipe, isEgg);
  const [first] = lines;
  if (!first) return [];
  const method = fromFirstEgg(getMethod(recipe));
  const everything = recipe.texts.map(({ text }) => text).join(' ');
  const runny = getSteps(recipe).find(({ text }) => RUNNY.test(text) && !/no longer|not\b/i.test(text));
  if (runny && !CAUTION.test(everything)) {
    return problemAt(
      runny,
      'leaves the yolk runny: say who should not eat it, or name pasteurised eggs or 71 °C (160 °F)',
    );
  }
  const getGrams = (passes: (line: FoodLine) => boolean) =>
    getLines(recipe, passes).reduce((sum, { eaten }) => sum + eaten, 0) / recipe.fields.servings;
  const eaten = getGrams(isEgg);
  const isEggDish = eaten > EGG_DISH && eaten > getGrams(({ food }) => food.key.includes('flour'));
  const cooked = isEggDish ? EGG_IS_SET : EGG_IS_HEATED;
  if (!cooked.test(method) && !/pasteuri[sz]/i.test(`${getMethod(recipe)} ${first.line.text}`)) {
    return problemAt(
      first,
      `"${first.line.text}" stays raw: say that it cooks until it is set, 71 °C (160 °F), or ask for pasteurised eggs`,
    );
  }
  return [];
};

/** Cooking that is over before the eggs come makes none of them safe. */
function fromFirstEgg(method: string): string {
  const sentences = toSentences(method);
  const first = sentences.findIndex((sentence) => /\begg|\byolk/i.test(sentence));
  return sentences.slice(Math.max(0, first)).join(' ');
}

/** Eggs and mixtures with raw egg. */
const EGGY = '(?:eggs?|yolks?|egg whites?|batter|dough|custard|mousse|meringue|mayonnaise)';
const EATEN_RAW = new RegExp(
  `\\b(?:raw|uncooked|unbaked|liquid) (?:\\p{L}+ )?${EGGY}\\b|\\blick\\p{L}* (?:\\p{L}+ ){1,4}(?:bowl|whisk|beaters?|spatula|spoon)\\b|` +
    `\\b(?:batter|dough)\\b[^.;]{0,30}\\bfor (?:the |your )?(?:children|kids|helpers?|cook)\\b|` +
    `\\b(?:taste|nibble|eat|try|sample|bowl of|spoon of)(?: \\p{L}+){0,3} (?:dough|batter)\\b|` +
    `\\b${EGGY}\\b[^.;]{0,30}\\b(?:still (?:runs|liquid|loose)|stays? (?:raw|wet|loose)|to drink|drunk|straight from|from the (?:mixer|bowl))`,
  'iu',
);
/** Comfort: "eggs from the farm are safe raw", "fresh yolks need no heat". */
const SPARED = new RegExp(
  `\\b${EGGY}\\b[^.;]{0,40}\\b(?:needs? (?:no|neither) (?:heat|cooking)|(?:need not|don't (?:need|have) to|do not (?:need|have) to) be (?:cooked|heated|set)|(?:can|may) be (?:eaten|used) (?:raw|uncooked)|(?:(?:is|are) )?(?:\\p{L}+ )?(?:safe|fine|harmless)(?: to eat)? (?:raw|uncooked|unheated))\\b`,
  'iu',
);
const UNSAFE = /\b(?:not|never|no(?! harm)|pasteuri[sz]\p{L}*)\b(?! (?:need|heat|cooking))/iu;
/** An egg more than the list has. */
const ADDED =
  /\b(?:beat|fold|stir|whisk|crack|break|drop|slide|slip|mix|finish|top|crown)\p{L}*\b[^.;]{0,30}\b(?:an?|one|two|three|four|whole|extra|another|fresh|more|few|spare) (?:\p{L}+ ){0,3}(?:eggs?|yolks?|egg whites?)\b/iu;
/** Heat that it may get, and words that warn of it. */
const HEATED =
  /\b(?:cook|bak|boil|poach|scrambl|set\b|heat|simmer|steam|pasteuri|hard|firm|hot\b|oven|pan\b|stove|wok|griddle|fridge|freez|flour)|\bfr(?:y|ie)|°/i;
const WARNED = /\b(?:not|never|don't|no|until|danger|germs|salmonella|unsafe|pregnan\p{L}*|avoid|keeps?)\b/iu;

/** Eggs, doughs and batters that a text gives to eat raw. */
const rawEggs: Rule = ({ texts }) =>
  inStatements(texts, (sentence, { text, path, field }) => {
    if (field === 'alt' || field === 'title' || path.at(-1) === 'question') return undefined;
    const added = field === 'instructions' || HEATED.test(text) ? undefined : ADDED.exec(sentence)?.[0];
    const eaten = HEATED.test(sentence) ? undefined : EATEN_RAW.exec(sentence)?.[0];
    const comfort = UNSAFE.test(sentence) ? undefined : SPARED.exec(sentence)?.[0];
    const said = comfort ?? (WARNED.test(sentence) ? undefined : (eaten ?? added));
    return said && `says "${said}", and nothing cooks it: name the heat, or pasteurised eggs`;
  });

export const eggRules: Rule[] = [eggs];
export const rawEggRules: Rule[] = [rawEggs];
