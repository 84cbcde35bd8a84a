import { type GraphQLSchema, isScalarType } from 'graphql';
import { buildSchema } from 'type-graphql';
import { refuseUnfit } from '#server/check-input.ts';
import { AccessTokenResolver, ViewerTokensResolver } from '#server/features/accounts/access-token.resolver.ts';
import { AccountResolver, ViewerResolver } from '#server/features/accounts/account.resolver.ts';
import { PasswordResetResolver } from '#server/features/accounts/password-reset.resolver.ts';
import { RegistrationResolver } from '#server/features/accounts/registration.resolver.ts';
import { SignInResolver } from '#server/features/accounts/sign-in.resolver.ts';
import { SiteSettingsResolver } from '#server/features/accounts/site-settings.resolver.ts';
import {
  CollectionResolver,
  RecipeCollectionsResolver,
} from '#server/features/catalogue/collections/collection.resolver.ts';
import {
  FoodRecipeResolver,
  IngredientFoodResolver,
  LabelCheckFoodResolver,
  SubstituteFoodResolver,
} from '#server/features/catalogue/foods/food.resolver.ts';
import {
  FoodGuidesResolver,
  GuideResolver,
  StepGuidesResolver,
} from '#server/features/catalogue/guides/guide.resolver.ts';
import { HomeResolver } from '#server/features/catalogue/home/home.resolver.ts';
import {
  RecipesOfAuthorResolver,
  RecipesOfCategoryResolver,
  RecipesOfCuisineResolver,
  RecipesOfFoodResolver,
} from '#server/features/catalogue/lists/recipes-of.resolver.ts';
import { MenuResolver } from '#server/features/catalogue/menus/menu.resolver.ts';
import { CookingResolver } from '#server/features/catalogue/recipe/cooking.resolver.ts';
import { PictureResolver } from '#server/features/catalogue/recipe/picture.resolver.ts';
import { RecipeResolver } from '#server/features/catalogue/recipe/recipe.resolver.ts';
import {
  decimalsResolvers,
  FaqResolver,
  IngredientResolver,
  InstructionStepResolver,
  NutritionFactResolver,
} from '#server/features/catalogue/recipe/recipe-parts.resolver.ts';
import {
  AuthorResolver,
  CategoryResolver,
  CuisineResolver,
  FoodResolver,
} from '#server/features/catalogue/terms/term.resolver.ts';
import { ContactResolver } from '#server/features/contact/contact.resolver.ts';
import {
  ContentChangesResolver,
  DeleteRecipeResolver,
} from '#server/features/desk/content/content-changes.resolver.ts';
import { ContentDeskResolver, ContentFileResolver } from '#server/features/desk/content/content-desk.resolver.ts';
import { ContentPreviewResolver } from '#server/features/desk/content/content-preview.resolver.ts';
import { DeskResolver, ViewerDeskResolver } from '#server/features/desk/desk.resolver.ts';
import { DeskFoodsResolver } from '#server/features/desk/foods/desk-foods.resolver.ts';
import { DeskPicturesResolver } from '#server/features/desk/photographs/photograph.resolver.ts';
import { StaffResolver } from '#server/features/desk/staff/staff.resolver.ts';
import {
  KitchenResolver,
  kitchenRecipeResolvers,
  RecipeNoteResolver,
  ViewerKitchenResolver,
} from '#server/features/kitchen/kitchen.resolver.ts';
import { IssueCheckResolver, IssueResolver } from '#server/features/newsletter/issue/issue.resolver.ts';
import { NewsletterResolver, SubscribedViewerResolver } from '#server/features/newsletter/newsletter.resolver.ts';
import { SubscriberResolver } from '#server/features/newsletter/subscribers/subscriber.resolver.ts';
import {
  AnsweringAuthorResolver,
  AnswersResolver,
  QuestionResolver,
} from '#server/features/questions/question.resolver.ts';
import { ReadersResolver } from '#server/features/readers/readers.resolver.ts';
import {
  RatingResolver,
  RecipeOfReviewResolver,
  ReviewResolver,
  ViewerReviewsResolver,
} from '#server/features/reviews/review.resolver.ts';
import { SharedListResolver } from '#server/features/shopping/shared-list.resolver.ts';
import { authChecker } from './context.ts';
import { divideExecution } from './divide-execution.ts';
import { NodeResolver } from './node/node.resolver.ts';
import { markPersonalFields, personalFields } from './personal.ts';

/** Specification of times ("date-time") and days ("full-date"). */
const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

/** Builds the executable schema out of all resolvers. `schema/schema.graphql` is its printed form. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      NodeResolver,
      CategoryResolver,
      CuisineResolver,
      AuthorResolver,
      FoodResolver,
      RecipesOfAuthorResolver,
      RecipesOfCategoryResolver,
      RecipesOfCuisineResolver,
      RecipesOfFoodResolver,
      CookingResolver,
      RecipeResolver,
      CollectionResolver,
      RecipeCollectionsResolver,
      GuideResolver,
      StepGuidesResolver,
      FoodGuidesResolver,
      MenuResolver,
      HomeResolver,
      IngredientFoodResolver,
      FoodRecipeResolver,
      LabelCheckFoodResolver,
      SubstituteFoodResolver,
      InstructionStepResolver,
      FaqResolver,
      IngredientResolver,
      ...decimalsResolvers,
      PictureResolver,
      NutritionFactResolver,
      RatingResolver,
      RecipeOfReviewResolver,
      ViewerReviewsResolver,
      ReviewResolver,
      QuestionResolver,
      AnswersResolver,
      AnsweringAuthorResolver,
      SiteSettingsResolver,
      RegistrationResolver,
      SignInResolver,
      PasswordResetResolver,
      ViewerResolver,
      AccountResolver,
      ViewerTokensResolver,
      AccessTokenResolver,
      NewsletterResolver,
      SubscribedViewerResolver,
      ContactResolver,
      ViewerDeskResolver,
      DeskResolver,
      ReadersResolver,
      ContentDeskResolver,
      ContentFileResolver,
      ContentPreviewResolver,
      ContentChangesResolver,
      DeskFoodsResolver,
      DeleteRecipeResolver,
      DeskPicturesResolver,
      IssueResolver,
      StaffResolver,
      SubscriberResolver,
      IssueCheckResolver,
      SharedListResolver,
      ViewerKitchenResolver,
      KitchenResolver,
      RecipeNoteResolver,
      ...kitchenRecipeResolvers,
    ],
    // Apollo Server checks the schema; type-graphql would have it introspected as well, at each start.
    skipCheck: true,
    // Off by default in type-graphql 2. Its own call of class-validator would name the values, passwords among them.
    validateFn: (value) => {
      if (typeof value === 'object' && value !== null) refuseUnfit(value);
    },
    authChecker,
    // A field is null if `authChecker` returns false. For other callers without access, it throws an error.
    authMode: 'null',
  });
  // Neither type-graphql nor the library of scalars can state the specification of a scalar.
  for (const name of ['DateTimeISO', 'LocalDate']) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) scalar.specifiedByURL = RFC_3339;
  }
  markPersonalFields(schema);
  divideExecution(schema);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const names = personalFields(schema).map((field) => `\`${field.replace('Query.', '')}\``);
  if (query)
    query.description = `Operations that read data. Only these depend on the token: ${names.join(', ')}, and \`node\` and \`nodes\` if their IDs belong to the member.`;
  if (mutation)
    mutation.description = 'Operations that change data. Each takes at most one `input`, and returns its result.';
  return schema;
}
