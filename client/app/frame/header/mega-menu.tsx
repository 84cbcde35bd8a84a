import { ArrowRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Menu } from './menus.ts';
import { useMegaMenu } from './use-mega-menu.ts';
import './mega-menu.css';

type Props = {
  /** The entry of the navigation itself: it works without the menu. */
  link: ReactNode;
  menu: Menu;
  open: boolean;
  setOpen: (open: boolean) => void;
};

/** An entry of the navigation with a button that opens two columns of dishes below it. */
export function MegaMenu({ link, menu: { title, to, all, items }, open, setOpen }: Props) {
  const id = useId();
  const { item, button, panel } = useMegaMenu(open, setOpen);
  // Pictures that few will see would be a tenth of each page.
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
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <div className="mega-menu__panel" id={id} hidden={!open} {...panel}>
        <ul className="mega-menu__columns">
          {items.map(({ name, to, recipeCount, picture }) => (
            <li key={to}>
              <Link className="mega-menu__dish" to={to}>
                {hasPictures && <Picture picture={picture} shape="square" sizes="3rem" decorative />}
                <span>
                  <span className="mega-menu__name">{name}</span>{' '}
                  <span className="mega-menu__count">{formatCount(recipeCount, 'recipe')}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className="mega-menu__all" to={to}>
          {all} <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </div>
    </li>
  );
}
