import { isEgg, isFlour } from '../foods/kinds-of-food.ts';
import { getEaten, getFlour } from '../foods/recipe-facts.ts';
import { isState, toWords } from '../foods/words.ts';
import { getSentenceProblems, hasPronoun, type Rule, reportAt, toClauses, toSentences } from './checked-recipe.ts';
import { getTemperatures, MINCED, POULTRY } from './core-temperatures.ts';
import { TERMS } from './terms.ts';
import { getLongestHours } from './times.ts';

const HARD_BOILED = /\beggs for (?:9|1\d) minutes\b/i;
/** Grams of egg per serving above which a dish is an egg dish, if it has less flour than egg. */
const EGG_DISH = 30;

/** Reports eggs that no step cooks, unless the recipe says that they are pasteurized. */
const rawEggs: Rule = (recipe) => {
  const eggs = recipe.lines.filter(({ food }) => isEgg(food));
  const [first] = eggs;
  if (!first) return [];
  const allText = recipe.texts.map(({ text }) => text).join(' ');
  const runny = recipe.steps.find(({ text }) => TERMS.runny.test(text) && !/no longer|not\b/i.test(text));
  const message = 'leaves the yolk runny: say who should not eat it, or name pasteurized eggs or 71 °C (160 °F)';
  if (runny && !TERMS.caution.test(allText)) return reportAt(runny, message);
  const eaten = getEaten(eggs);
  const isEggDish = eaten / recipe.fields.servings > EGG_DISH && eaten > getFlour(recipe.lines);
  // Only cooking after the eggs are added makes them safe.
  const sentences = toSentences(recipe.method);
  const firstIndex = sentences.findIndex((sentence) => /\b(?:egg|yolk)/i.test(sentence));
  const method = sentences.slice(Math.max(0, firstIndex)).join(' ');
  const isHot = getTemperatures(method).some((value) => value >= MINCED) || HARD_BOILED.test(method);
  const isSafe = isHot || (isEggDish ? TERMS.cookedEggDish : TERMS.cookedEggs).test(method);
  if (isSafe || /pasteuri[sz]/i.test(`${recipe.method} ${first.line.text}`)) return [];
  const raw = `"${first.line.text}" stays raw: cook it until it is set, 71 °C (160 °F), or ask for pasteurized eggs`;
  return reportAt(first, raw);
};

/** Reports beans that no step boils hard: kidney beans and similar beans contain a toxin that only boiling destroys. */
const poisonousBeans: Rule = (recipe) =>
  recipe.lines.flatMap((bean) => {
    const { name, cooking } = bean.food;
    const minMinutes = cooking?.boil;
    if (minMinutes === undefined) return [];
    const words = new Set(toWords(name));
    const isBoiled = (text: string) =>
      /\bboil/i.test(text) && getLongestHours(text) * 60 >= minMinutes && toWords(text).some((word) => words.has(word));
    const message = `"${bean.line.text}": no step boils ${name} hard for ${minMinutes} minutes, as needed to make them safe`;
    return recipe.steps.some(({ text }) => isBoiled(text)) ? [] : reportAt(bean, message);
  });

/** Reports texts that recommend eating raw dough, or a slow cooker for beans, which does not boil them. */
const riskyAdvice: Rule = ({ texts, lines }) => {
  const isRisky = lines.some(({ food }) => isEgg(food) || isFlour(food));
  const bean = lines.find(({ food }) => food.cooking?.boil !== undefined);
  return texts.flatMap((text) => {
    const statement = `${text.question ?? ''} ${text.text}`;
    const advice =
      isRisky && !/\b(?:not|never|once|when|after)\b/i.test(statement) && TERMS.eatsRaw.exec(statement)?.[0];
    if (advice) return reportAt(text, `says "${advice}": raw flour and raw eggs carry germs`);
    const isUnboiled = /\bslow cooker/i.test(statement) && !/\bboil|\?$/i.test(text.text);
    if (!bean || !isUnboiled) return [];
    return reportAt(text, `a slow cooker leaves ${bean.food.name} poisonous: boil them hard first`);
  });
};

/** Rinsing without a grammatical object: "Rinse under the tap". */
const IMPLIED = /\b(?:wash|rinse) (?:and|in|under|well|with)\b|\b(?:wash|rinse)[.!]?$/i;

/** Reports poultry that is rinsed, which spreads germs. */
const rinsedPoultry: Rule = ({ texts, lines, fields }) => {
  const words = lines.flatMap(({ food }) => (food.cooking?.core === POULTRY ? toWords(food.name) : []));
  const birds = new Set(words.filter((word) => word.length > 3 && !isState(word, '')));
  const isBird = (text: string) => TERMS.poultry.test(text) || toWords(text).some((word) => birds.has(word));
  return getSentenceProblems(texts, (sentence, { field, path }, context) => {
    const title = field === 'step' ? fields.instructions[Number(path[1])]?.title : '';
    const clause = toClauses(sentence).find((each) => {
      const isImplied = hasPronoun(each) || IMPLIED.test(each);
      return TERMS.rinses.test(each) && isBird(isImplied ? `${title} ${context} ${each}` : each);
    });
    if (!clause || field === 'alt' || /\b(?:not|never|no need|after|hands|board)\b/i.test(sentence)) return undefined;
    return `says "${clause.trim().replace(/[.!]$/, '')}": do not: it spreads germs; pat it dry`;
  });
};

export const rinsedPoultryRules: Rule[] = [rinsedPoultry];
export const rawFoodRules: Rule[] = [rawEggs, poisonousBeans, riskyAdvice];
