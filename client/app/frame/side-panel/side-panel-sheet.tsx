import { Mail, MapPin, Phone } from 'lucide-react';
import { SocialLinks } from '#client/features/taxonomy/social-links.tsx';
import { paths } from '#client/paths.ts';
import { openDialog, useSignInLink } from '#client/state/account-dialogs.ts';
import { useSignedIn } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { Link, MailLink } from '#client/ui/link.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { office } from '#schema/rules/office.ts';
import { CuisineBanners, type CuisineBannersProps } from './cuisine-banners.tsx';
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

/** Names the member, and leads in or out. */
function SidePanelAccount() {
  const visitor = useSignedIn();
  const link = useSignInLink();
  if (!visitor) {
    return (
      <div className="side-panel__account">
        <Link className="button button--quiet" {...link}>
          Sign In
        </Link>
      </div>
    );
  }
  return (
    <div className="side-panel__account">
      <ProfilePicture {...visitor} />
      <Link className="side-panel__name" to={paths.account} aria-label={`${visitor.name}: your account`}>
        {visitor.name}
      </Link>
      <button type="button" className="button button--quiet" onClick={() => openDialog('sign-out')}>
        Logout
      </button>
    </div>
  );
}

/** Address, telephone and e-mail. */
function ContactDetails() {
  const { name, street, city, country, email, phone, phoneHref } = office;
  return (
    <section aria-labelledby="contact-details">
      <h2 className="side-panel__title" id="contact-details">
        Contact
      </h2>
      <ul className="contact-details">
        <li>
          <MapPin aria-hidden="true" size={20} />
          <address>
            {name}, {street}, {city}, {country}
          </address>
        </li>
        <li>
          <Phone aria-hidden="true" size={20} />
          <a href={phoneHref}>{phone}</a>
        </li>
        <li>
          <Mail aria-hidden="true" size={20} />
          <MailLink to={email} />
        </li>
      </ul>
    </section>
  );
}
