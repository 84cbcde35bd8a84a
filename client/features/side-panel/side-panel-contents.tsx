import { SocialLinks } from '#client/ui/social-links.tsx';
import { ContactDetails } from './contact-details.tsx';
import { CuisineBanners, type CuisineBannersProps } from './cuisine-banners.tsx';
import { SidePanelAccount } from './side-panel-account.tsx';
import { TopLikedRecipes } from './top-liked-recipes.tsx';

/** What the side panel holds. */
export function SidePanelContents({ cuisines }: CuisineBannersProps) {
  return (
    <div className="side-panel__contents">
      <SidePanelAccount />
      <TopLikedRecipes />
      <CuisineBanners cuisines={cuisines} />
      <ContactDetails />
      <SocialLinks />
    </div>
  );
}
