import type { DataSource } from 'typeorm';
import { MORE_PUNCTUATION } from '#schema/rules/review-problems.ts';
import type { Config } from '#server/config.ts';
import { getPool } from '#server/database/data-source.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import type { DataChange } from '#server/http/response-cache/cache-tags.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import { Passwords } from '#server/security/passwords.ts';
import { ThrottleStore } from '#server/security/throttle-store.ts';
import { Throttles } from '#server/security/throttles.ts';
import type { StatementReader } from './database/statements.ts';
import { AccessTokenService, personalTokens } from './features/accounts/access-token.service.ts';
import { AccountService } from './features/accounts/account.service.ts';
import { AccountLinks } from './features/accounts/account-parts.ts';
import { GoogleCredentials } from './features/accounts/google-identity.ts';
import { GoogleSignInService } from './features/accounts/google-sign-in.service.ts';
import { KnownNetworks, personalNetworks } from './features/accounts/known-networks.ts';
import { PasswordResetService } from './features/accounts/password-reset.service.ts';
import type { PersonalData } from './features/accounts/personal-data.ts';
import { RegistrationService } from './features/accounts/registration.service.ts';
import { Sessions } from './features/accounts/sessions.ts';
import { SignInService } from './features/accounts/sign-in.service.ts';
import { SignInAttempts } from './features/accounts/sign-in-attempts.ts';
import { RecipeService } from './features/catalogue/recipe/recipe.service.ts';
import { RemovedRecipeService } from './features/catalogue/removed/removed-recipe.service.ts';
import { CatalogueService } from './features/catalogue/snapshot.ts';
import { ContactService, personalMessages } from './features/contact/contact.service.ts';
import { ContentChecker } from './features/desk/content/content-checker.ts';
import { ContentDeskService } from './features/desk/content/content-desk.service.ts';
import { ContentDocuments } from './features/desk/content/content-documents.ts';
import { ContentPublisher } from './features/desk/content/content-publisher.ts';
import { PreviewLinks } from './features/desk/content/preview-links.ts';
import { DeskService } from './features/desk/desk.service.ts';
import { DeskFoodsService } from './features/desk/foods/desk-foods.service.ts';
import { ModerationService } from './features/desk/moderation.service.ts';
import { decisionsAboutMember, personalActions } from './features/desk/personal-actions.ts';
import { PhotographService } from './features/desk/photographs/photograph.service.ts';
import { ReportService } from './features/desk/report.service.ts';
import { StaffService } from './features/desk/staff/staff.service.ts';
import { KitchenService } from './features/kitchen/kitchen.service.ts';
import { personalKitchen } from './features/kitchen/personal-kitchen.ts';
import { IssueService } from './features/newsletter/issue/issue.service.ts';
import { NewsletterService } from './features/newsletter/newsletter.service.ts';
import { NewsletterLinks, SubscriberIds } from './features/newsletter/newsletter-links.ts';
import { personalSubscription } from './features/newsletter/personal-data.ts';
import { SubscriberService } from './features/newsletter/subscribers/subscriber.service.ts';
import { personalAnswers, personalQuestions } from './features/questions/personal-questions.ts';
import { QuestionService } from './features/questions/question.service.ts';
import { ReaderCounts } from './features/readers/reader-counts.ts';
import { ReadersService } from './features/readers/readers.service.ts';
import { VisitService } from './features/readers/visit.service.ts';
import { createSettingsRule, requireApprovalAfterHiding } from './features/reviews/approval-rule.ts';
import { personalHelpfulMarks, personalReviews } from './features/reviews/personal-reviews.ts';
import { ReviewService } from './features/reviews/review.service.ts';
import { SharedListService } from './features/shopping/shared-list.service.ts';

interface ServiceDependencies {
  config: Config;
  dataSource: DataSource;
  /** Keys are derived from it, for example to sign sessions. */
  secret: string;
  outbox: Outbox;
  passwords?: Passwords;
  reader: StatementReader;
  /** Data source for slow work, such as reading the catalogue or publishing, with a longer statement timeout. */
  slowWorkSource?: DataSource;
  /** Called after changes that all visitors see; the response to the member or editor waits for it. */
  onChange?: (change: DataChange) => Promise<void> | void;
}

/** All services; one instance per process. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the services, and reads the catalogue. */
export async function createServices(dependencies: ServiceDependencies) {
  const { config, dataSource, reader, outbox, onChange = () => {} } = dependencies;
  const slowSource = dependencies.slowWorkSource ?? dataSource;
  const catalogue = new CatalogueService(slowSource);
  await catalogue.refresh();
  const { publicUrl } = config;
  const morePunctuation = config.commentPunctuation ? MORE_PUNCTUATION : '';
  const counts = new ReaderCounts(dataSource);
  const accounts = createAccountServices(dependencies, [
    personalReviews,
    personalHelpfulMarks,
    personalQuestions,
    personalAnswers,
    personalKitchen,
    personalSubscription(counts),
    personalMessages,
    personalActions,
    decisionsAboutMember,
  ]);
  // Limits search to a third of the connections, but at least two.
  const search = new SearchService(reader, Math.max(2, Math.floor(config.databasePoolSize / 3)));
  const isHeld = requireApprovalAfterHiding(
    dataSource,
    createSettingsRule({ firstDay: config.holdFirstDay, words: config.holdWords ?? [] }),
  );
  const recipes = new RecipeService(reader);
  const desk = new DeskService(dataSource, catalogue);
  const contentChecker = new ContentChecker(slowSource, config.contentDir);
  const ids = new SubscriberIds(dependencies.secret);
  const mailing = { dataSource, outbox, ids, links: new NewsletterLinks(publicUrl) };
  const issues = new IssueService({
    ...mailing,
    catalogue,
    publicUrl,
    deliversMail: Boolean(config.mailgun || config.smtpUrl),
  });
  const contentPublisher = new ContentPublisher(slowSource, contentChecker, async () => {
    await catalogue.refreshIfChanged();
    await onChange('everything');
  });
  return {
    ...accounts,
    /** The published catalogue, in memory. */
    catalogue,
    /** Ingredients, steps and other long texts of recipes. */
    recipes,
    removedRecipes: new RemovedRecipeService(reader),
    search,
    questions: new QuestionService(dataSource, catalogue, accounts.throttles, counts, onChange, isHeld),
    reviews: new ReviewService(dataSource, catalogue, accounts.throttles, counts, onChange, isHeld, morePunctuation),
    newsletter: new NewsletterService({
      ...mailing,
      tokens: accounts.oneTimeTokens,
      throttles: accounts.throttles,
      counts,
    }),
    issues,
    contact: new ContactService(dataSource, outbox, accounts.throttles, config.contactTo),
    sharedLists: new SharedListService({
      dataSource,
      catalogue,
      recipes,
      throttles: accounts.throttles,
      publicUrl,
    }),
    kitchen: new KitchenService(dataSource, catalogue, accounts.throttles, counts),
    reports: new ReportService(dataSource, accounts.throttles),
    desk,
    moderation: new ModerationService(dataSource, desk, catalogue, onChange),
    staff: new StaffService({
      ...{ dataSource, outbox, publicUrl },
      ...{ tokens: accounts.oneTimeTokens, throttles: accounts.throttles },
    }),
    subscribers: new SubscriberService({ ...mailing, tokens: accounts.oneTimeTokens }),
    photographs: new PhotographService(slowSource, catalogue, config.contentDir),
    readerCounts: counts,
    readers: new ReadersService(dataSource, catalogue),
    visits: new VisitService(catalogue, search, counts, issues, publicUrl),
    contentChecker,
    deskFoods: new DeskFoodsService(slowSource, config.contentDir),
    contentDesk: new ContentDeskService(slowSource, contentChecker),
    contentPublisher,
    contentDocuments: new ContentDocuments(slowSource, contentPublisher),
    previewLinks: new PreviewLinks(dependencies.secret, publicUrl),
    /** URL of the site, without a trailing slash. Example: "https://mesob.example". */
    publicUrl,
    /** Settings of this site that pages need. */
    siteSettings: {
      googleClientId: config.googleClientId ?? null,
      mailProviders: config.mailProviders,
      morePunctuation,
      socialLinks: [
        { name: 'Facebook', url: config.facebookUrl },
        { name: 'Twitter', url: config.twitterUrl },
        { name: 'Instagram', url: config.instagramUrl },
        { name: 'Youtube', url: config.youtubeUrl },
      ].flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    },
  };
}

/**
 * Creates the services of accounts.
 * @param personalData - members' data in other features
 */
function createAccountServices(
  { config, dataSource, secret, outbox, passwords = new Passwords() }: ServiceDependencies,
  personalData: PersonalData[],
) {
  const store = new ThrottleStore(getPool(dataSource), secret);
  const knownNetworks = new KnownNetworks(dataSource, store);
  const throttles = new Throttles(store);
  const parts = {
    dataSource,
    outbox,
    links: new AccountLinks(config.publicUrl),
    passwords,
    sessions: new Sessions(dataSource, secret),
    accessTokens: new AccessTokenService(dataSource, throttles),
    tokens: new OneTimeTokens(),
    throttles,
    attempts: new SignInAttempts(store, knownNetworks),
    knownNetworks,
  };
  const google = config.googleClientId
    ? new GoogleCredentials(config.googleClientId, config.googleCertsUrl)
    : undefined;
  return {
    sessions: parts.sessions,
    accessTokens: parts.accessTokens,
    throttles,
    oneTimeTokens: parts.tokens,
    passwords: parts.passwords,
    registration: new RegistrationService(parts),
    signIn: new SignInService(parts),
    googleSignIn: new GoogleSignInService(parts, google),
    passwordReset: new PasswordResetService(parts),
    account: new AccountService(parts, google, [personalTokens, personalNetworks, ...personalData]),
  };
}
