import { accountTexts } from '#schema/rules/accounts.ts';
import { contactTexts, sharedContactTexts } from '#schema/rules/contact.ts';
import { kitchenTexts } from '#schema/rules/kitchen.ts';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { reviewTexts } from '#schema/rules/reviews.ts';
import { shoppingTexts } from '#schema/rules/shopping.ts';

/** What kind of thing is wrong with a field of an input. */
export const ProblemCode = {
  REQUIRED: 'REQUIRED',
  TOO_SHORT: 'TOO_SHORT',
  TOO_LONG: 'TOO_LONG',
  OUT_OF_RANGE: 'OUT_OF_RANGE',
  TOO_COMMON: 'TOO_COMMON',
  NOT_FOUND: 'NOT_FOUND',
  INVALID: 'INVALID',
} as const;
export type ProblemCode = (typeof ProblemCode)[keyof typeof ProblemCode];

/** The rules say what is wrong in words only; each of their texts is of one kind. */
const codes = new Map<string, ProblemCode>(
  Object.entries({
    [ProblemCode.REQUIRED]: [
      ...[accountTexts.allFieldsRequired, accountTexts.usernameRequired, accountTexts.emailRequired],
      ...[accountTexts.passwordRequired, accountTexts.passwordMissing, accountTexts.resendEmailRequired],
      ...[accountTexts.credentialMissing, newsletterTexts.emailRequired, shoppingTexts.noRecipes],
      ...[reviewTexts.messageEmpty, reviewTexts.ratingEmpty, kitchenTexts.noteEmpty, kitchenTexts.listNameEmpty],
      ...Object.values(contactTexts).flatMap((form) => [form.nameRequired, form.emailRequired, form.messageRequired]),
    ],
    [ProblemCode.TOO_SHORT]: [accountTexts.passwordTooShort],
    [ProblemCode.TOO_LONG]: [
      ...[accountTexts.usernameLong, accountTexts.passwordTooLong, reviewTexts.messageLong],
      ...[sharedContactTexts.nameLong, sharedContactTexts.messageLong],
      ...[shoppingTexts.tooManyRecipes, shoppingTexts.tooManyThings],
      ...[kitchenTexts.noteLong, kitchenTexts.listNameLong],
    ],
    [ProblemCode.OUT_OF_RANGE]: [
      ...[reviewTexts.ratingRange, reviewTexts.ratingStep, shoppingTexts.servings],
      ...[kitchenTexts.batchesRange, kitchenTexts.servingsRange],
      ...[kitchenTexts.tooManyChanges, kitchenTexts.tooManyLists],
    ],
    [ProblemCode.TOO_COMMON]: [accountTexts.passwordCommon],
    [ProblemCode.NOT_FOUND]: [accountTexts.unknownSession, shoppingTexts.unknownRecipe],
  }).flatMap(([code, texts]) => texts.map((text) => [text, code as ProblemCode] as const)),
);

/** @param text what a rule says of a field */
export function problemCodeOf(text: string): ProblemCode {
  return codes.get(text) ?? ProblemCode.INVALID;
}
