import { useQuery } from '@apollo/client/react';
import { ChevronDown } from 'lucide';
import { NavLink } from 'react-router-dom';
import { SocialLinks } from '#client/features/taxonomy/social-links.tsx';
import { MenuDishQueryDocument } from '#client/gql/graphql.ts';
import { paths, slideOutLinks } from '#client/paths.ts';
import { openDialog, useSignInLink } from '#client/state/account-dialogs.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { formatTimes } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { ListLinks } from './list-links.tsx';
import type { Menu } from './menus.ts';
import './slide-out.css';

type Props = { open: boolean; onClose: () => void; menus: readonly Menu[] };

/** The panel that slides out: search, the visitor's lists, all pages, and a dish. */
export function SlideOutDrawer({ open, onClose, menus }: Props) {
  return (
    <Drawer open={open} onClose={onClose} label="Menu" heading={<SlideOutAccount />}>
      <SearchForm label="Search recipes" />
      <ListLinks look="tiles" />
      <SlideOutLinks menus={menus} />
      <MenuDish />
      <SocialLinks />
    </Drawer>
  );
}

/** Shows the member's name, or else the title of the menu. */
function SlideOutAccount() {
  const visitor = useSignedInVisitor();
  if (!visitor) return <p className="slide-out__title">Food Recipes</p>;
  return (
    <button type="button" className="slide-out__visitor" aria-haspopup="dialog" onClick={() => openDialog('sign-out')}>
      <ProfilePicture {...visitor} />
      <span className="slide-out__title" dir="auto">
        {visitor.name}
      </span>
    </button>
  );
}

/** The expandable menus, the other pages, and the links to sign in or out. */
function SlideOutLinks({ menus }: { menus: readonly Menu[] }) {
  const visitor = useSignedInVisitor();
  const signInLink = useSignInLink();
  const getAccountPath = useAccountPath();
  return (
    <>
      <nav className="slide-out__links" aria-label="Menu">
        {slideOutLinks.map(({ to, label }) => {
          const menu = menus.find((each) => each.to === to);
          return menu ? (
            <Section key={to} menu={menu} />
          ) : (
            <NavLink key={to} className="slide-out__entry" to={to}>
              {label}
            </NavLink>
          );
        })}
      </nav>
      {visitor ? (
        <div className="slide-out__account">
          <Link className="button button--quiet" to={paths.account}>
            Your account
          </Link>
          <Link className="button" to={paths.logout}>
            Logout
          </Link>
        </div>
      ) : (
        <div className="slide-out__account">
          <Link className="button" {...signInLink}>
            Login
          </Link>
          <Link className="button button--quiet" to={getAccountPath(paths.register)}>
            Register
          </Link>
        </div>
      )}
    </>
  );
}

function Section({ menu: { title, all, items } }: { menu: Menu }) {
  const links = [...items.map(({ name, to }) => ({ label: name, to })), ...(all ? [all] : [])];
  // A menu without a link to all its items is short, so it starts expanded.
  return (
    <details className="slide-out__section" open={!all}>
      <summary className="slide-out__entry">
        {title} <Icon of={ChevronDown} size={20} />
      </summary>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink className="slide-out__link" to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The dish that readers rate highest, fetched when the menu first opens. Failures are not shown. */
function MenuDish() {
  const dish = useQuery(MenuDishQueryDocument).data?.recipes.nodes[0];
  return (
    <div className="menu-dish">
      {dish && (
        <Link className="menu-dish__link" to={dish.path}>
          <Picture picture={dish.picture} shape="landscape" sizes="22rem" decorative />
          <span className="menu-dish__name">{dish.title}</span>
          <span className="menu-dish__time">{formatTimes(dish)}</span>
        </Link>
      )}
    </div>
  );
}
