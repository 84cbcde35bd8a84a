import { NavLink } from 'react-router-dom';
import { mainLinks } from '#client/paths.ts';

/** The main navigation. */
export function MainNav() {
  return (
    <nav aria-label="Main">
      <ul className="main-nav">
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink className="main-nav__link" to={to}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
