import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';

@ObjectType('SiteSettings', { simpleResolvers: true, description: 'What the forms have to know about this site.' })
class SiteSettingsType {
  @Field(() => String, {
    nullable: true,
    description: 'For Google’s button; null where signing in with Google is not offered.',
  })
  googleClientId: string | null;

  @Field(() => [String], {
    description: 'The mail providers that the register form expects. Example: ["gmail.com", "yahoo.com"].',
  })
  mailProviders: string[];
}

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
