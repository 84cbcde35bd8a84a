import './main-nav.css';
import './mega-menu.css';
import { ArrowRight, ChevronDown } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { usePageState } from '#client/ui/use-page-state.ts';
import type { Menu } from './menus.ts';
import { useMegaMenu } from './use-mega-menu.ts';

/** The main navigation, if it fits in the row. Only one menu is open at a time. */
export function MainNav({ menus }: { menus: readonly Menu[] }) {
  const [openMenu, setOpenMenu] = usePageState<string>();
  return (
    <nav className="main-nav" aria-label="Main">
      <ul className="main-nav__list">
        {mainLinks.map(({ label, to }) => {
          const link = (
            <NavLink className="main-nav__link" to={to}>
              {label}
            </NavLink>
          );
          const menu = menus.find((each) => each.to === to);
          if (!menu) {
            return (
              <li key={to} className="main-nav__item">
                {link}
              </li>
            );
          }
          const setOpen = (open: boolean) =>
            setOpenMenu((current) => {
              if (open) return to;
              return current === to ? undefined : current;
            });
          return <MegaMenu key={to} link={link} menu={menu} open={openMenu === to} setOpen={setOpen} />;
        })}
      </ul>
    </nav>
  );
}

type Props = {
  /** The link of the entry, which works without the menu. */
  link: ReactNode;
  menu: Menu;
  open: boolean;
  setOpen: (open: boolean) => void;
};

/** An entry of the navigation with a button that opens its menu below it. */
function MegaMenu({ link, menu: { title, all, items }, open, setOpen }: Props) {
  const id = useId();
  const { item, button, panel } = useMegaMenu(open, setOpen);
  // Loads the pictures on first open: few visitors see them, and they would be a tenth of each page's bytes.
  const [hasPictures, setHasPictures] = useState(open);
  if (open && !hasPictures) setHasPictures(true);
  return (
    <li className="main-nav__item mega-menu" {...item}>
      {link}
      <button
        type="button"
        className="mega-menu__button needs-script"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${title} menu`}
        {...button}
      >
        <Icon of={ChevronDown} size={18} />
      </button>
      <div
        className={all ? 'mega-menu__panel' : 'mega-menu__panel mega-menu__panel--short'}
        id={id}
        hidden={!open}
        {...panel}
      >
        <ul className="mega-menu__columns">
          {items.map(({ name, to, note, picture }) => (
            <li key={to}>
              <Link className="mega-menu__dish" to={to}>
                {picture && hasPictures && <Picture picture={picture} shape="square" sizes="3rem" decorative />}
                <span>
                  <span className="mega-menu__name">{name}</span> <span className="mega-menu__note">{note}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {all && (
          <Link className="mega-menu__all" to={all.to}>
            {all.label} <Icon of={ArrowRight} size={18} />
          </Link>
        )}
      </div>
    </li>
  );
}
