import { getMetadataStorage as getRules } from 'class-validator';
import { isScalarType } from 'graphql';
import { getMetadataStorage as getTypes } from 'type-graphql';
import { expect, it } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';

await createSchema();
const { inputTypes, argumentTypes } = getTypes();

/**
 * Text fields and nested inputs that have no decorator of class-validator, by reason. Fields of other types need none,
 * because GraphQL checks the type.
 */
const reasons = {
  'it is looked up or compared, and a wrong value causes its own failure': [
    'AddReviewInput.recipeSlug',
    'AskQuestionInput.recipeSlug',
    'ConfirmSubscriptionInput.token',
    'DeleteAccountInput.googleCredential',
    'DeleteAccountInput.password',
    'DeleteReviewInput.recipeSlug',
    'LoginWithGoogleInput.credential',
    'OpenDeskInput.password',
    'ResetPasswordInput.token',
    'StopSharingShoppingListInput.secret',
    'SyncKitchenInput.after',
    'UnsubscribeInput.token',
    'VerifyEmailInput.token',
    'AcceptInvitationInput.token',
    'AccountEmailInput.returnPath',
  ],
  'it is a cursor, which the code that reads the list checks': [
    'DeskListArgs.after',
    'DeskMemberListArgs.after',
    'DeskTextListArgs.after',
    'SubscriberListArgs.after',
    'KitchenPageArgs.after',
    'PageArgs.after',
    'QuestionListArgs.after',
    'RecipeListArgs.after',
    'RecipesArgs.after',
    'RemovedRecipesArgs.after',
    'ReviewListArgs.after',
    'SavedArgs.after',
  ],
  'a rule of the whole input checks it, in the order of the form or by the item’s kind': [
    'KitchenChangeInput.key',
    'KitchenChangeInput.value',
    'KitchenValueInput.name',
    'KitchenValueInput.recipe',
    'KitchenValueInput.text',
    'RegisterInput.email',
    'RegisterInput.password',
    'RegisterInput.username',
  ],
  'its service checks it, because the rule depends on a setting or on the edited text': [
    'AddReviewInput.message',
    'EditEntryInput.text',
  ],
  'an invalid value is ignored, not refused': [
    'ForgotPasswordInput.returnPath',
    'RegisterInput.returnPath',
    'ResendVerificationInput.returnPath',
    'SendMessageInput.website',
  ],
};

/** Returns the properties that have a decorator of class-validator, inherited ones included. */
function getPropertiesWithRules(type: unknown): string[] {
  const rules = getRules().getTargetValidationMetadatas(type as () => void, '', false, false);
  return rules.map(({ propertyName }) => propertyName);
}

function getAncestors(type: unknown): unknown[] {
  return typeof type === 'function' ? [type, ...getAncestors(Object.getPrototypeOf(type))] : [];
}

/** Returns whether GraphQL checks all values of a type, apart from bounds: scalars other than texts, enums, booleans. */
function isItsOwnRule(type: unknown): boolean {
  return type === Boolean || isScalarType(type) || (typeof type === 'object' && type !== null);
}

const fields = [...inputTypes, ...argumentTypes].flatMap(({ name, target }) => {
  const classes = getAncestors(target);
  const withRules = getPropertiesWithRules(target);
  return getTypes()
    .fields.filter((field) => classes.includes(field.target))
    .map((field) => ({
      name: `${name}.${field.name}`,
      type: field.getType(),
      hasRule: withRules.includes(field.name),
    }));
});

it('the schema has a decorator on each text or nested input, or a reason for having none', () => {
  const fieldsWithoutRule = fields.filter(({ type, hasRule }) => !hasRule && !isItsOwnRule(type));
  // `pageArgs` creates several classes with the same name.
  const names = new Set(fieldsWithoutRule.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.values(reasons).flat().sort());
});

it('the schema has bounds on each number, except for these fields', () => {
  const numbers = fields.filter(({ type, hasRule }) => !hasRule && ['Int', 'Float'].includes(String(type)));
  expect(numbers.map(({ name }) => name).sort()).toEqual([
    'AddReviewInput.rating',
    'DeleteIssueInput.version',
    'IntRange.min',
    'KitchenValueInput.batches',
    'KitchenValueInput.servings',
    'NutrientRange.min',
    'SaveIssueInput.version',
    'ScheduleIssueInput.version',
  ]);
});
