import { NavLink } from 'react-router-dom';
import { mainLinks } from '#client/paths.ts';
import { usePageState } from '#client/ui/use-page-state.ts';
import { MegaMenu } from './mega-menu.tsx';
import type { Menu } from './menus.ts';
import './main-nav.css';

/** The main navigation, where there is room for it in the row. One menu at a time is open. */
export function MainNav({ menus }: { menus: readonly Menu[] }) {
  const [openMenu, change] = usePageState<string>();
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
            change((current) => {
              if (open) return to;
              return current === to ? undefined : current;
            });
          return <MegaMenu key={to} link={link} menu={menu} open={openMenu === to} setOpen={setOpen} />;
        })}
      </ul>
    </nav>
  );
}
