import { type Allergen, Diet } from '#schema/rules/vocabulary.ts';
import type { RecipeFacts } from '../foods/recipe-facts.ts';
import { removeExclusions } from '../foods/words.ts';
import { getSentenceProblems, getYesAnswers, type Rule, reportAt, toSentences } from './checked-recipe.ts';
import { TERMS, toPattern } from './terms.ts';
import lists from './words.json';

/** A diet, or the absence of allergens, that a text can state. */
interface Claim {
  name: string;
  diet?: Diet;
  allergens: readonly Allergen[];
}

/** Returns the phrases for each food, separated by commas; the food replaces `_` in `forms`. */
const toForms = (forms: string, foods: string) => {
  const list = foods.split(', ').filter(Boolean);
  return list.map((food) => forms.replaceAll('_', food)).join();
};

const { freeOf, eaters, denied, asks } = lists.claimForms;
const CLAIMS = lists.claims.map(({ name, diet, allergens, foods, terms }) => ({
  claim: { name, diet: diet && Diet[diet as keyof typeof Diet], allergens } as Claim,
  /** States the claim: "egg-free", "cannot eat eggs". */
  label: toPattern([toForms(`${freeOf}, ${eaters}`, foods), terms].filter(Boolean).join()),
  /** Denies a food: "no eggs". */
  denial: toPattern(toForms(denied, foods)),
  /** Asks for a food: "Are there eggs in it?" */
  question: toPattern(toForms(asks, foods)),
}));

/** A list of excluded foods: "without milk, egg or wheat". */
const DENIED_LIST = /\b(without|no|free of|free from)((?: \p{L}+,)* \p{L}+,? (?:or|and|nor)(?= \p{L}))/giu;

/** Returns a sentence with "without" before each food that it excludes. */
function repeatDenials(sentence: string): string {
  return sentence.replace(
    DENIED_LIST,
    (_, denial, foods) => `${denial}${foods.replace(/,? (?:or|and|nor)$|,/gi, `, ${denial}`)}`,
  );
}

/** Words before a term that negate it. */
const NEGATED = /\b(?:not|never|nor|isn't|aren't|no longer|hardly|most|almost|nearly)\b[^,.;:]{0,30}$/i;
/** Words after a food that describe doneness, so that "no" does not exclude the food: "until no egg is liquid". */
const STATE = /^ (?:is|are|remains?|shows?|runs?|sticks?|whites?|yolks?)\b/i;
/** A part of a sentence about another version of the dish, or about labels: "For vegans use oil", "check the stock". */
const SUBSTITUTION =
  /(?:^|(?<=[,;:(] |\b(?:so|and|or|then) ))(?:(?:for|if) [^,;:]*[,:]? )?(?:use|take|choose|buy|look for|check|leave|replace|swap|add)\b(?! (?:it|this|these)\b(?! out))[^,;:]*/gi;
/** A part of an answer about another version: "With mushrooms it is vegan", "oil in place of butter". */
const REPLACEMENT = /^(?:yes[.,:]? )?with(?:out)?\b[^,;:]*|\b(?:instead|in place) of\b[^,;:]*/i;
const FAITH = /\b(?:halal|kosher|muslims?|jewish|hindus?|jains?|ramadan|passover)\b(?! (?:version|lists))/i;

/** Reports stated diets and allergens that contradict the foods, and claims about religious rules. */
const statedLabels: Rule = ({ texts, facts }) =>
  getSentenceProblems(texts, (sentence, { path, question }) => {
    if (path.at(-1) === 'question') return undefined;
    const faith = FAITH.exec(sentence)?.[0];
    if (faith) return `says "${faith}", which the ingredients cannot prove: delete it`;
    const claimText = repeatDenials(sentence)
      .replace(SUBSTITUTION, ' ')
      .replace(question ? REPLACEMENT : /(?!)/, ' ');
    const isWarning = TERMS.warns.test(claimText.replace(/\bcontains? no\b/gi, ' '));
    const problems = CLAIMS.flatMap(({ claim, label, denial }) => {
      const stated = isWarning || isTrue(claim, facts) ? null : label.exec(claimText);
      if (stated && !NEGATED.test(claimText.slice(0, stated.index)))
        return `says "${stated[0]}", but ${getReason(claim, facts)}; for a substitution, write "For … use …"`;
      const absent = hasExcluded(claim, facts) ? denial.exec(claimText) : null;
      const isState = absent && STATE.test(claimText.slice(absent.index + absent[0].length));
      return absent && !isState ? `says "${absent[0]}", but ${getReason(claim, facts)}` : [];
    });
    if (problems.length > 0) return problems;
    const guest =
      facts.contains.length > 0 && !isWarning ? TERMS.anyGuest.exec(removeExclusions(claimText))?.[0] : undefined;
    if (!guest || CLAIMS.some(({ label }) => label.test(claimText))) return undefined;
    return `says "${guest}", but it contains ${facts.contains.join(', ')}: say who cannot eat it`;
  });

/** Words before a label that a question presupposes. */
const PRESUPPOSED = /\b(?:this|these)(?: \p{L}+)? $/iu;

/** Reports labels that questions presuppose and the dish does not have: "Can I freeze this vegan pot?" */
const presupposedLabels: Rule = ({ texts, facts }) =>
  texts.flatMap((question) =>
    CLAIMS.flatMap(({ claim, label }) => {
      const match = question.text.endsWith('?') && !isTrue(claim, facts) ? label.exec(question.text) : null;
      if (!match || !PRESUPPOSED.test(question.text.slice(0, match.index))) return [];
      return reportAt(question, `says "${match[0]}", but ${getReason(claim, facts)}`);
    }),
  );

const NO = /^(?:no|not|never|nothing|neither)\b|\bnone\b/i;

/** Reports answers to "Is it vegan?" and "Does it contain nuts?" that contradict the foods. */
const answeredLabels: Rule = ({ texts, facts }) => {
  const affirmed = new Set(getYesAnswers(texts).map(({ path }) => path));
  return texts.flatMap(({ text, path, question }) => {
    const sentences = toSentences(text);
    const isNo = NO.test(sentences[0] ?? '');
    if (!question || sentences.some((each) => each.search(SUBSTITUTION) >= 0 || REPLACEMENT.test(each))) return [];
    const wrong = CLAIMS.map(({ claim, label, denial, question: containsFood }) => {
      const freeOf = label.exec(question) ?? denial.exec(question);
      const isFree = freeOf !== null && !PRESUPPOSED.test(question.slice(0, freeOf.index));
      if (isTrue(claim, facts)) return isFree && isNo && `no, but its ingredients make it ${claim.name}`;
      const answer = isFree ? affirmed.has(path) && 'yes' : containsFood.test(question) && isNo && 'no';
      return answer && `${answer}, but ${getReason(claim, facts)}`;
    }).find(Boolean);
    return wrong ? reportAt({ path }, `answers ${wrong}`) : [];
  });
};

/** Reports promises of healing, which the law forbids. */
const cures: Rule = ({ texts }) =>
  getSentenceProblems(texts, (sentence, { field, text }) => {
    if (field === 'step' || NO.test(sentence) || /\bdoctor\b/i.test(text)) return undefined;
    const term = TERMS.cures.exec(sentence)?.[0];
    return term && `says "${term}": delete this health claim`;
  });

/** Returns whether the dish has an ingredient that the claim excludes, or an unknown food. */
function hasExcluded(claim: Claim, facts: RecipeFacts): boolean {
  if (facts.unknownFoods.length > 0 || claim.allergens.length === 0) return !isTrue(claim, facts);
  return claim.allergens.some((allergen) => facts.contains.includes(allergen));
}

/** Returns whether a claim is true. Unknown foods make it false; so do possible allergens if it names no diet. */
function isTrue({ diet, allergens }: Claim, { diets, contains, mayContain, unknownFoods }: RecipeFacts): boolean {
  if (unknownFoods.length > 0) return false;
  if (diet) return diets.includes(diet);
  return !allergens.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen));
}

/** Returns why a claim is false for the dish, worded to follow "but". */
function getReason({ name, diet, allergens }: Claim, { lines, unknownFoods }: RecipeFacts): string {
  const has = (list: readonly Allergen[]) => allergens.some((allergen) => list.includes(allergen));
  const isAgainst = (kind: string) => kind === 'meat' || kind === 'fish' || (diet === Diet.VEGAN && kind !== 'vegan');
  const certain = lines.find(({ food }) => (allergens.length > 0 ? has(food.contains) : diet && isAgainst(food.diet)));
  const possible = lines.find(({ food }) => has(food.mayContain));
  const not = `it is not ${name}: `;
  if (certain && allergens.length === 0) return `${not}"${certain.line.text}"`;
  if (certain) return `${not}"${certain.line.text}" contains ${allergens.join(' or ')}`;
  if (unknownFoods.length > 0) return `${not}what ${unknownFoods.join(', ')} contains is unknown`;
  return `${not}${possible ? `"${possible.line.text}" may contain ${allergens.join(' or ')}` : 'by its nutrition'}`;
}

export const claimRules: Rule[] = [statedLabels, presupposedLabels, answeredLabels, cures];
