import { toWords } from '../foods/words.ts';
import { getLines, getStatements, getSteps, inStatements, type Rule } from './checked-recipe.ts';
import { isEgg } from './core-temperatures.ts';
import { longestHours } from './spans.ts';

/** Kidney beans and their kin hold a poison that only boiling destroys. */
const beans: Rule = (recipe) =>
  getLines(recipe, ({ food }) => food.cooking?.boil !== undefined).flatMap(({ line, food, path }) => {
    const least = food.cooking?.boil ?? 0;
    const words = new Set(toWords(food.name));
    const boiled = getSteps(recipe).some(
      ({ text }) =>
        /\bboil/i.test(text) && longestHours(text) * 60 >= least && toWords(text).some((word) => words.has(word)),
    );
    if (boiled) return [];
    const message = `"${line.text}": no step boils ${food.name} hard for ${least} minutes, which makes them safe`;
    return [{ path, message }];
  });

const NO_BOIL =
  /\b(?:skip|without|no need (?:to|for)|instead of|leave out|rather than|forget(?: about)?|omit|spare (?:yourself|them)|never mind|bother|need not|needn't|don't (?:need to|have to)|do not (?:need to|have to))\b[^.;]*\b(?:boil|soak)/i;
const SLOW_COOKER = /\bslow[- ](?:cooker|pot)|\bcrock[- ]?pot|\bsous[- ]vide/i;
const DENIED = /\b(?:not|never|no\b(?! need)|poison|danger)/i;

/** Dried beans that are not boiled, or that go into a slow cooker without boiling. */
const unboiled: Rule = (recipe) => {
  const [bean] = getLines(recipe, ({ food }) => food.cooking?.boil !== undefined);
  return recipe.texts.flatMap(({ text, path, field, asked = '' }) => {
    if (field === 'title' || path.at(-1) === 'question') return [];
    const beansNamed = /\b(?:kidney|borlotti|cannellini|black|pinto|dried|red) beans?\b/i.test(`${asked} ${text}`);
    if (!bean && !beansNamed) return [];
    const skipped = getStatements(text).some(
      (sentence) => NO_BOIL.test(sentence) && /boil/i.test(sentence) && !DENIED.test(sentence.replace(NO_BOIL, '')),
    );
    const slow =
      SLOW_COOKER.test(`${asked} ${text}`) &&
      !/\bboil/i.test(text) &&
      !DENIED.test(text) &&
      !/\bcanned|\btinned/i.test(text);
    if (!skipped && !slow) return [];
    const least = bean?.food.cooking?.boil ?? 10;
    const message = `dried beans have to boil hard for ${least} minutes first: no slow cooker gets hot enough`;
    return [{ path, message }];
  });
};

/** "Can I skip the water bath?" and "Do I need the ten minutes of boiling?" */
const SPARES = /\b(?:skip|leave out|do without|spare|omit)\b/i;
const NEEDS = /\b(?:need|needed|necessary|must|have to|optional)\b/i;
const HEAT = /\b(?:water bath|bain-marie|double boiler|heating|cooking|boiling|boil|thermometer)\b/i;
const NO =
  /^(?:no\b|not|never|only if|rarely)|\bdoes the same\b|\b(?:can|may) (?:go|start|move) straight\b|\bstraight to\b/i;

/** Answers that skip the heat that makes eggs or beans safe. */
const sparedHeat: Rule = (recipe) => {
  const [risky] = getLines(recipe, (line) => isEgg(line) || line.food.cooking?.boil !== undefined);
  if (!risky) return [];
  return recipe.texts.flatMap(({ text, path, asked = '' }) => {
    const isSpared = (SPARES.test(asked) && !NO.test(text)) || (NEEDS.test(asked) && NO.test(text));
    if (!isSpared || !HEAT.test(asked) || /pasteuri[sz]|\bboil them\b/i.test(text)) return [];
    return [{ path, message: `spares ${risky.food.name} the heat that makes it safe: say that it is needed` }];
  });
};

const HARD =
  /\b(?:crunch\w*|al dente|chalky|squeak\w*|resist\w*|bite (?:left|to|in)|(?:a|some|slight|bit of) bite|firm|half[- ]soft|not (?:quite |fully )?soft)\b/i;
const NOT_HARD =
  /\b(?:no|never|without|until|if|means|acids?|pasta|crumb|bread|vegetables?|salad|green beans|lost|onions?|peanuts?|why)\b/i;

/** Beans of the poisonous kinds that are served hard. */
const hardBeans: Rule = (recipe) => {
  const [bean] = getLines(recipe, ({ food }) => food.cooking?.boil !== undefined);
  if (!bean) return [];
  return inStatements(recipe.texts, (sentence, { path, about, field }) => {
    const isElse = field === 'alt' || path.at(-1) === 'question' || NOT_HARD.test(`${about} ${sentence}`);
    const said = isElse ? undefined : HARD.exec(sentence)?.[0];
    return said && `says "${said}": ${bean.food.name} is safe only when it is soft all through`;
  });
};

export const beanRules: Rule[] = [beans];
export const beanTextRules: Rule[] = [unboiled, sparedHeat, hardBeans];
