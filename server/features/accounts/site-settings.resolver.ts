import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms } from '#server/graphql/field-costs.ts';

@ObjectType('SocialLink', { simpleResolvers: true, description: 'The site’s own page on a social network.' })
class SocialLinkType {
  @Field({ description: 'Example: "Instagram".' })
  name: string;

  @Field({ description: 'The whole address. Example: "https://www.instagram.com/mesob".' })
  url: string;
}

@ObjectType('SiteSettings', { simpleResolvers: true, description: 'What pages have to know about this site.' })
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

  @Field({
    description:
      'Characters that comments may contain in addition to . , ! : ( ) - \' ’. Empty by default. Example: "½°&;?/".',
  })
  morePunctuation: string;

  @Field(() => [SocialLinkType], {
    complexity: costOfFewTerms,
    description: 'The site’s profiles that settings name. The pages link other networks’ icons to the home page.',
  })
  socialLinks: SocialLinkType[];
}

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettingsType, {
    description: 'What pages have to know about this site.\n\nExample: `{ settings { googleClientId mailProviders } }`',
  })
  settings(@Ctx() { services }: RequestContext): SiteSettingsType {
    return services.siteSettings;
  }
}
