import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import type { StatementReader } from './database/statements.ts';
import { AccountService } from './features/accounts/account.service.ts';
import { GoogleSignInService } from './features/accounts/google-sign-in.service.ts';
import { PasswordResetService } from './features/accounts/password-reset.service.ts';
import { RegistrationService } from './features/accounts/registration.service.ts';
import { SignInService } from './features/accounts/sign-in.service.ts';
import { RecipeService } from './features/catalogue/recipe.service.ts';
import { SearchService } from './features/catalogue/search.service.ts';
import { Taxonomy } from './features/catalogue/taxonomy.ts';
import { Sessions } from './security/sessions.ts';

/** What resolvers and REST adapters may call; made once for the process. */
export interface Services {
  taxonomy: Taxonomy;
  recipes: RecipeService;
  search: SearchService;
  sessions: Sessions;
  registration: RegistrationService;
  signIn: SignInService;
  googleSignIn: GoogleSignInService;
  passwordReset: PasswordResetService;
  account: AccountService;
  /** What the forms have to know about this site. */
  siteSettings: { googleClientId: string | null; mailProviders: string[] };
}

/** What services are made from. */
export interface ServiceMaterial {
  config: Config;
  dataSource: DataSource;
  reader: StatementReader;
}

/** Puts the services together, with the taxonomy read once. */
export async function createServices({ config, reader }: ServiceMaterial): Promise<Services> {
  const taxonomy = new Taxonomy(reader);
  await taxonomy.refresh();
  return {
    taxonomy,
    recipes: new RecipeService(reader, taxonomy),
    search: new SearchService(reader),
    sessions: new Sessions(),
    registration: new RegistrationService(),
    signIn: new SignInService(),
    googleSignIn: new GoogleSignInService(),
    passwordReset: new PasswordResetService(),
    account: new AccountService(),
    siteSettings: { googleClientId: config.googleClientId ?? null, mailProviders: config.mailProviders },
  };
}
