import { inStatements, type Rule } from './checked-recipe.ts';

/** Ailments and cures, which have no place in a recipe but in a warning. */
const HEALTH =
  /\b(?:heal(?:s|ing)?|cures?|remed(?:y|ies)|detox\p{L}*|medicin\p{L}+|superfoods?|antioxidants?|immun\p{L}+|metaboli\p{L}+|probiotics?|slimming|inflammat\p{L}+|anti-?inflammatory|cholesterol|diabet\p{L}+|arthritis|rheumat\p{L}+|nausea|cancers?|fevers?|flu|coughs|colds|(?:sore|upset|aching|stiff|swollen|painful) (?:throats?|stomachs?|joints?|limbs|muscles|backs?|knees)|headaches?|migraines?|hangovers?|infections?|asthma|insomnia|anxiety|hypertension|an[ae]mia|heartburn|arter(?:y|ies)|blood (?:pressure|sugar)|(?:lose|losing) weight|weight loss|toxins|pills?|doctors?|good for (?:your|the) \p{L}+|(?:clears?|eases?|against|soothes?) a cold)\b/iu;
/** A warning is no promise. */
const WARNS = /\b(?:doctor first|ask (?:a|their|your) doctor|not|never|no (?:medicine|cure))\b/i;

/** Reports promises of healing, which no recipe keeps and the law forbids. */
const healing: Rule = ({ texts }) =>
  inStatements(texts, (sentence, { text, field }) => {
    const said = WARNS.test(text) || field === 'instructions' ? undefined : HEALTH.exec(sentence)?.[0];
    return said && `says "${said}": a dish is no medicine; leave the claim out`;
  });

export const healthRules: Rule[] = [healing];
