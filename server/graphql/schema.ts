import type { GraphQLSchema } from 'graphql';
import { ArgumentValidationError, buildSchema, type ResolverData } from 'type-graphql';
import { AccountResolver, ViewerResolver } from '#server/features/accounts/account.resolver.ts';
import { PasswordResetResolver } from '#server/features/accounts/password-reset.resolver.ts';
import { RegistrationResolver } from '#server/features/accounts/registration.resolver.ts';
import { SignInResolver } from '#server/features/accounts/sign-in.resolver.ts';
import { SiteSettingsResolver } from '#server/features/accounts/site-settings.resolver.ts';
import { IngredientFoodResolver, LabelCheckFoodResolver } from '#server/features/catalogue/food.resolver.ts';
import { RecipeResolver } from '#server/features/catalogue/recipe.resolver.ts';
import {
  FaqResolver,
  IngredientResolver,
  InstructionStepResolver,
} from '#server/features/catalogue/recipe-parts.resolver.ts';
import { CategoryResolver, CuisineResolver } from '#server/features/catalogue/term.resolver.ts';
import { ContactResolver } from '#server/features/contact/contact.resolver.ts';
import { NewsletterResolver, SubscribedViewerResolver } from '#server/features/newsletter/newsletter.resolver.ts';
import { ReviewResolver } from '#server/features/reviews/review.resolver.ts';
import { SearchResolver } from '#server/features/search/search.resolver.ts';
import { checkInput } from '#server/follows.ts';
import type { RequestContext } from './context.ts';

/** Builds the executable schema out of all resolvers. `schema/schema.graphql` is its printed form. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      CategoryResolver,
      CuisineResolver,
      RecipeResolver,
      IngredientFoodResolver,
      LabelCheckFoodResolver,
      InstructionStepResolver,
      FaqResolver,
      IngredientResolver,
      SearchResolver,
      ReviewResolver,
      SiteSettingsResolver,
      RegistrationResolver,
      SignInResolver,
      PasswordResetResolver,
      ViewerResolver,
      AccountResolver,
      NewsletterResolver,
      SubscribedViewerResolver,
      ContactResolver,
    ],
    // Off by default in type-graphql 2: arguments and inputs would go unchecked.
    validateFn: checkArguments,
    // `@Authorized()` stands before arguments are looked at: who is not signed in learns nothing else.
    authChecker: async ({ context }: ResolverData<RequestContext>) => Boolean(await context.viewer.require()),
  });
}

/** What type-graphql's own `validate` does, without importing class-validator anew for each argument. */
async function checkArguments(value: unknown): Promise<void> {
  if (typeof value !== 'object' || value === null) return;
  const problems = await checkInput(value);
  if (problems.length > 0) throw new ArgumentValidationError(problems);
}
