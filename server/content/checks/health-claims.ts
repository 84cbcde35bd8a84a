import { type Rule, statementsOf } from './checked-recipe.ts';

const CURES =
  /\b(?:heals?|healing|remed(?:y|ies)|detox\p{L}*|medicinal|superfoods?|anti-?inflammatory|antioxidants?|cleans(?:e|es|ing) (?:your|the) (?:body|blood|liver|gut)|slimming|fat[- ]burning|burns? fat|weight[- ]loss|immune|immunity|metabolism|probiotics?|toxins out|flush(?:es)? (?:out )?toxins|good for (?:your|the) (?:heart|gut|digestion|liver|blood|skin|brain|eyes|joints|stomach|bones)|doctor away)\b/iu;
const ACTS =
  /\b(?:cures?|treats?|prevents?|fights?|wards? off|lowers?|reduces?|eases?|soothes?|relieves?|helps? (?:with|against)|works? against|protects? (?:you )?(?:from|against)|keeps? (?:off|away)|drives? (?:out|off|away)|settles?|calms?|gets? rid of|lose|clears?)\b[^.]{0,40}\b(?:colds?\b(?! (?!in\b|and\b|or\b|overnight\b|away\b)\p{L})|flu|fever|cancer|diabetes|disease|illness|infections?|cough|headaches?|arthritis|(?:upset )?stomach|nausea|inflammation|cholesterol|blood (?:pressure|sugar)|pain|anxiety|insomnia|hangover|weight|sore throat|hypertension|an[ae]mia)\b/iu;
const KEEPS_OFF =
  /\b(?:keeps?|drives?|chases?|sends?|holds?) (?:a |the |your )?(?:colds?|flu|coughs?|fevers?|germs|illness(?:es)?|infections?) (?:off|away|at bay|out)\b/iu;
/** Ailments, which have no place in a recipe but in a warning. */
const AILMENTS =
  /\b(?:blood (?:pressure|sugar)|cholesterol|diabet\p{L}+|arthritis|(?:swollen|aching|stiff|painful) (?:joints?|limbs|muscles|backs?|knees)|rheumati\p{L}+|inflammations?|nausea|cancers?|fevers?|sore throats?|headaches?|migraines?|hangovers?|infections?|asthma|insomnia|heartburn|arter(?:y|ies)|pills?|tablets?|medicines?|doctors?)\b/iu;
/** A warning is no promise. */
const WARNS = /\b(?:doctor first|ask (?:a|their|your) doctor|not|never|no (?:medicine|cure))\b/i;

/** Promises of healing, which no recipe keeps and the law forbids. */
const healing: Rule = ({ texts }) =>
  texts.flatMap(({ text, path }) =>
    WARNS.test(text)
      ? []
      : statementsOf(text).flatMap((sentence) => {
          const said =
            CURES.exec(sentence)?.[0] ??
            KEEPS_OFF.exec(sentence)?.[0] ??
            ACTS.exec(sentence)?.[0] ??
            AILMENTS.exec(sentence)?.[0];
          return said ? [{ path, message: `says "${said}": a dish is no medicine; leave the claim out` }] : [];
        }),
  );

export const healthRules: Rule[] = [healing];
