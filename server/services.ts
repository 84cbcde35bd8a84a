import { SearchService } from '#server/features/search/search.service.ts';
import { StatementReader } from './database/statements.ts';
import { type AccountServices, createAccountServices } from './features/accounts/create-account-services.ts';
import { CatalogueService } from './features/catalogue/catalogue.service.ts';
import { CollectionService } from './features/catalogue/collection.service.ts';
import { RecipeService } from './features/catalogue/recipe.service.ts';
import { facetTableOf, RecipeCounts } from './features/catalogue/recipe-counts.ts';
import { RelatedRecipes } from './features/catalogue/related-recipes.ts';
import { SitemapService } from './features/catalogue/sitemap.service.ts';
import { Taxonomy } from './features/catalogue/taxonomy.ts';
import { ContactService } from './features/contact/contact.service.ts';
import { personalMessages } from './features/contact/personal-data.ts';
import { KitchenService } from './features/kitchen/kitchen.service.ts';
import { personalKitchen } from './features/kitchen/personal-kitchen.ts';
import { NewsletterService } from './features/newsletter/newsletter.service.ts';
import { NewsletterLinks, SubscriberIds } from './features/newsletter/newsletter-links.ts';
import { personalSubscription } from './features/newsletter/personal-data.ts';
import { personalReviews } from './features/reviews/personal-reviews.ts';
import { ReviewService } from './features/reviews/review.service.ts';
import { SharedListService } from './features/shopping/shared-list.service.ts';
import type { ServiceMaterial } from './service-material.ts';

/** What resolvers and REST adapters may call; made once for the process. */
export interface Services extends AccountServices {
  taxonomy: Taxonomy;
  recipes: RecipeService;
  /** Lists and searches with filters, facets and cursors. */
  catalogue: CatalogueService;
  collections: CollectionService;
  related: RelatedRecipes;
  search: SearchService;
  sitemap: SitemapService;
  reviews: ReviewService;
  newsletter: NewsletterService;
  contact: ContactService;
  sharedLists: SharedListService;
  kitchen: KitchenService;
  /** Where the site is, without a slash at its end. Example: "https://mesob.example". */
  publicUrl: string;
  /** What the forms have to know about this site. */
  siteSettings: { googleClientId: string | null; mailProviders: string[] };
}

/** Puts the services together, with the taxonomy read once. */
export async function createServices(material: ServiceMaterial): Promise<Services> {
  const { config, dataSource, reader, outbox, onChange } = material;
  // A replica may not know yet what was just written.
  const primary = StatementReader.ofPrimary(dataSource);
  const imported = material.patientReader ?? primary;
  const taxonomy = new Taxonomy(imported);
  await taxonomy.refresh();
  const { publicUrl } = config;
  const facetTable = facetTableOf(imported, taxonomy);
  const counts = new RecipeCounts(primary, taxonomy, facetTable);
  const freshRecipes = new RecipeService(primary, taxonomy, counts);
  const accounts = createAccountServices(material, [
    personalReviews,
    personalKitchen,
    personalSubscription,
    personalMessages,
  ]);
  // The other connections are left to those who only read.
  const search = new SearchService(reader, taxonomy, Math.max(2, Math.floor(config.databasePoolSize / 3)));
  return {
    ...accounts,
    taxonomy,
    recipes: new RecipeService(reader, taxonomy, counts),
    catalogue: new CatalogueService(reader, taxonomy, counts, search),
    collections: new CollectionService(
      reader,
      taxonomy,
      new CatalogueService(imported, taxonomy, new RecipeCounts(imported, taxonomy, facetTable), search),
    ),
    related: new RelatedRecipes(reader, primary, taxonomy),
    search,
    sitemap: new SitemapService(imported, taxonomy),
    reviews: new ReviewService(dataSource, freshRecipes, accounts.throttles, onChange),
    newsletter: new NewsletterService({
      dataSource,
      outbox,
      tokens: accounts.oneTimeTokens,
      throttles: accounts.throttles,
      ids: new SubscriberIds(material.secret),
      links: new NewsletterLinks(config.publicUrl),
    }),
    contact: new ContactService(dataSource, outbox, accounts.throttles, config.contactTo),
    sharedLists: new SharedListService({
      dataSource,
      recipes: freshRecipes,
      taxonomy,
      throttles: accounts.throttles,
      publicUrl,
    }),
    kitchen: new KitchenService(dataSource, accounts.throttles),
    publicUrl,
    siteSettings: { googleClientId: config.googleClientId ?? null, mailProviders: config.mailProviders },
  };
}
