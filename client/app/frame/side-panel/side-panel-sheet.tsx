import { Drawer } from '#client/ui/drawer.tsx';
import { SocialLinks } from '#client/ui/social-links.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { ContactDetails } from './contact-details.tsx';
import { CuisineBanners, type CuisineBannersProps } from './cuisine-banners.tsx';
import { SidePanelAccount } from './side-panel-account.tsx';
import { TopLikedRecipes } from './top-liked-recipes.tsx';

type Props = CuisineBannersProps & { open: boolean; onClose: () => void };

/** The side panel itself. */
export function SidePanelSheet({ open, onClose, cuisines }: Props) {
  return (
    <Drawer open={open} onClose={onClose} label="Side panel" heading={<Wordmark />}>
      <div className="side-panel__contents">
        <SidePanelAccount />
        <TopLikedRecipes />
        <CuisineBanners cuisines={cuisines} />
        <ContactDetails />
        <SocialLinks />
      </div>
    </Drawer>
  );
}
