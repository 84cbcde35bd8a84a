import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { linesOf, methodOf, type Rule, sentencesOf, statementsOf, stepsOf } from './checked-recipe.ts';
import { isEgg } from './core-temperatures.ts';

/** Heat that may set an egg somewhere in the dish, and words that it is set for certain. */
const EGG_IS_HEATED =
  /71 °C|74 °C|pasteuri[sz]|\bset\b|firm|hard-boil|\bboil|\bbake|bak(?:e|ed|ing)\b|fry|fried|simmer|griddle|custard thickens|cook(?:ed|s)? through|no longer (?:runs|runny)|steam|poach/i;
const EGG_IS_SET =
  /\b(?:7[1-9]|8\d) °C|\byolks? (?:are|is) (?:set|firm)|hard[- ]boiled|\bno [^,.;]*liquid|no longer runs?\b|\beggs for (?:9|1\d) minutes|pasteuri[sz]/i;
/** Grams a serving above which a dish is one of eggs, if it has less flour. */
const EGG_DISH = 30;
const RUNNY = /runny|soft-boil|soft yolk|liquid yolk|barely set|sunny|over easy|coddled/i;
const CAUTION =
  /pasteuri[sz]|pregnan|71 °C|firm|set (?:through|fully|completely)|fully set|whites? (?:are|is) set|yolks? (?:are|is)? ?(?:set|firm)/i;

/** Eggs set, or the recipe says that they are pasteurised. */
const eggs: Rule = (recipe) => {
  const lines = linesOf(recipe, isEgg);
  const [first] = lines;
  if (!first) return [];
  const method = fromFirstEgg(methodOf(recipe));
  const everything = recipe.texts.map(({ text }) => text).join(' ');
  const runny = stepsOf(recipe).find(({ text }) => RUNNY.test(text) && !/no longer|not\b/i.test(text));
  if (runny && !CAUTION.test(everything)) {
    return [
      {
        path: runny.path,
        message: 'leaves the yolk runny: say who should not eat it, or name pasteurised eggs or 71 °C (160 °F)',
      },
    ];
  }
  const gramsOf = (passes: (line: FoodLine) => boolean) =>
    linesOf(recipe, passes).reduce((sum, { eaten }) => sum + eaten, 0) / recipe.fields.servings;
  const eaten = gramsOf(isEgg);
  const isEggDish = eaten > EGG_DISH && eaten > gramsOf(({ food }) => food.key.includes('flour'));
  const cooked = isEggDish ? EGG_IS_SET : EGG_IS_HEATED;
  if (!cooked.test(method) && !/pasteuri[sz]/i.test(`${methodOf(recipe)} ${first.line.text}`)) {
    return [
      {
        path: first.path,
        message: `"${first.line.text}" stays raw: say that it cooks until it is set, 71 °C (160 °F), or ask for pasteurised eggs`,
      },
    ];
  }
  return [];
};

/** Cooking that is over before the eggs come makes none of them safe. */
function fromFirstEgg(method: string): string {
  const sentences = sentencesOf(method);
  const first = sentences.findIndex((sentence) => /\begg|\byolk/i.test(sentence));
  return sentences.slice(Math.max(0, first)).join(' ');
}

const RAW_EGG =
  /\b(?:raw|uncooked|liquid) (?:egg yolk|egg white|egg|yolk|white)s?\b(?! (?:custard|wash))|\blick(?: \p{L}+){1,4} (?:bowl|whisk|beaters?|spatula|spoon)\b|\b(?:taste|nibble|eat|try|sample)(?: \p{L}+){1,3} (?:dough|batter)\b|\beggs? (?:stays?|is|are|left) raw\b|\b(?:raw|unbaked|uncooked) (?:cookie |cake )?(?:dough|batter|custard|mousse|meringue|mayonnaise)\b|\b(?:dough|batter)\b[^.]*\b(?:by the spoon\b|straight from|from the (?:mixer|bowl|beaters?))|\b(?:bowl|spoon|whisk|beaters?) of (?:the )?(?:batter|dough)\b|\begg\b[^.]*\b(?:to drink|drunk|unheated|eaten as)\b/iu;
const EATEN =
  /\b(?:stir|fold|whisk|drop|crack|serve|top|add|eat|taste|lick|enjoy|pour|mixer|gets?|slide|break|put|finish|spoon(?:ful)?|nibble|drink|straight|delicious|good|fine|safe|best|treat|try|sample|children|kids|share|have|harm(?:less|s))\b/i;
const WARNED =
  /\b(?:not|never|don't|no|until|danger|germs|unsafe|pregnan|avoid|cook(?:s|ed)? (?:it|them|through|until|the)|cooks? (?:as|in|with)|to cook|fr(?:y|ied|ies)|bak(?:e[sd]?|ing)|freez|keeps?|pasteuri[sz]|fridge|set)\b/i;

/** Raw eggs, doughs and batters that a text tells a reader to eat. */
const rawEggs: Rule = ({ texts }) =>
  texts.flatMap(({ text, path }) =>
    statementsOf(text).flatMap((sentence): PathProblem[] => {
      const said = RAW_EGG.exec(sentence)?.[0];
      if (!said || !EATEN.test(sentence) || WARNED.test(sentence)) return [];
      return [{ path, message: `says "${said}": eat eggs and flour cooked, or name pasteurised eggs` }];
    }),
  );

const LEFT_LOOSE =
  /\b(?:take|pull|lift|stop|done|ready|serve|enough)\b[^.;]*\b(?:while|when|if|with)\b[^.;]*\b(?:runs|runny|liquid|loose|pours?)\b/i;
/** "Can I skip the water bath?" */
const SKIPS_HEAT =
  /\b(?:skip|leave out|do without|need|necessary|spare|omit)\b[^?]*\b(?:water bath|bain-marie|double boiler|heating|warming|cooking|boiling|stove|hob|thermometer)\b|\b(?:water bath|heating|cooking|boiling|thermometer)\b[^?]*\b(?:necessary|needed|optional)\b/i;
const ALLOWS = /^(?:yes|sure|of course|certainly|gladly|you can|by all means|go ahead)\b/i;
const REFUSES = /^(?:no\b|not)/i;

/** Eggs that a text leaves liquid, or spares the heat that makes them safe. */
const sparedEggs: Rule = (recipe) => {
  if (linesOf(recipe, isEgg).length === 0 || linesOf(recipe, ({ food }) => food.diet === 'meat').length > 0) return [];
  return recipe.texts.flatMap(({ text, path, asked = '' }): PathProblem[] => {
    const loose = statementsOf(text).find((sentence) => LEFT_LOOSE.test(sentence) && !WARNED.test(sentence));
    const isNeeded = /\b(?:need|necessary|needed)\b/i.test(asked);
    const spared = SKIPS_HEAT.test(asked) && (isNeeded ? REFUSES : ALLOWS).test(text) && !/pasteuri[sz]/i.test(text);
    if (!loose && !spared) return [];
    return [{ path, message: 'leaves eggs raw: cook them until they set, 71 °C (160 °F), or name pasteurised eggs' }];
  });
};

/** An egg more than the list has, and heat that it may get. */
const ADDED =
  /\b(?:beat|fold|stir|whisk|crack|break|drop|slide|slip|mix|finish|top|crown)\w*\b[^.;]{0,30}\b(?:an?|one|two|three|four|whole|extra|another|fresh|more|few|spare|raw) (?:\p{L}+ ){0,2}(?:eggs?|yolks?|egg whites?)\b/iu;
const HEATED =
  /\b(?:cook|bak|boil|poach|scrambl|set\b|heat|simmer|steam|pasteuri|hard|firm|hot|oven|pan\b|stove|wok|griddle|dough|batter|flour)|\bfr(?:y|ie)|°/i;

/** Eggs that a text adds, and no one cooks. */
const addedEggs: Rule = ({ texts }) =>
  texts
    .filter(({ field, path }) => field !== 'instructions' && path.at(-1) !== 'question')
    .flatMap(({ text, path }): PathProblem[] => {
      const said = ADDED.exec(text)?.[0];
      if (!said || HEATED.test(text) || RAW_EGG.test(text)) return [];
      return [{ path, message: `says "${said}", and nothing cooks it: name the heat, or pasteurised eggs` }];
    });

export const eggRules: Rule[] = [eggs, rawEggs, sparedEggs, addedEggs];
