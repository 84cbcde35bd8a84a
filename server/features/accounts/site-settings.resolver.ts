import { Ctx, Field, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { getShortListCost } from '#server/graphql/field-costs.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('SocialLink', 'The magazine’s profile on a social network.')
class SocialLinkType {
  @Field({ description: 'Name of the network. Example: "Instagram".' })
  name: string;

  @Field({ description: 'Full URL of the profile. Example: "https://www.instagram.com/mesob".' })
  url: string;
}

@SimpleType('SiteSettings', 'Settings of this site that pages need.')
class SiteSettingsType {
  @Field(() => String, {
    nullable: true,
    description: 'Client ID for Google’s button; null if sign-in with Google is not offered.',
  })
  googleClientId: string | null;

  @Field(() => [String], {
    description: 'Mail providers that the register form accepts. Example: ["gmail.com", "yahoo.com"].',
  })
  mailProviders: string[];

  @Field({
    description:
      'Characters that comments may contain in addition to . , ! : ( ) - \' ’. Empty by default. Example: "½°&;?/".',
  })
  morePunctuation: string;

  @Field(() => [SocialLinkType], {
    complexity: getShortListCost,
    description: 'The magazine’s profiles, as configured. Icons of other networks link to the home page.',
  })
  socialLinks: SocialLinkType[];
}

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettingsType, {
    description: 'Settings of this site that pages need.\n\nExample: `{ settings { googleClientId mailProviders } }`',
  })
  settings(@Ctx() { services }: RequestContext): SiteSettingsType {
    return services.siteSettings;
  }
}
