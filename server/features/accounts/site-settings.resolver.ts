import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { SiteSettingsType } from './site-settings.type.ts';

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettingsType, {
    description:
      'What the forms have to know about this site.\n\nExample: `{ settings { googleClientId mailProviders } }`',
  })
  settings(@Ctx() { services }: RequestContext): SiteSettingsType {
    return services.siteSettings;
  }
}
