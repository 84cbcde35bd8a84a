import { Bookmark, CalendarDays, ShoppingBasket } from 'lucide';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import './list-links.css';

const lists = [
  { key: 'saved', label: 'Saved', to: paths.saved, icon: Bookmark },
  { key: 'basket', label: 'Basket', to: paths.cart, icon: ShoppingBasket },
  { key: 'plan', label: 'Week', to: paths.plan, icon: CalendarDays },
] as const;

/** Links to the visitor's saved recipes, basket and plan; the first two with counts once storage has been read. */
export function ListLinks({ look }: { look: 'icons' | 'tiles' }) {
  const counts = {
    saved: useBrowserStore(({ saved }) => saved?.length ?? 0),
    basket: useBrowserStore(({ basket }) => basket?.length ?? 0),
    plan: 0,
  };
  return (
    <ul className={`list-links list-links--${look}`}>
      {lists.map(({ key, label, to, icon }) => (
        <li key={key} className={`list-links__list list-links__list--${key}`}>
          <Link className={look === 'icons' ? 'icon-button list-links__link' : 'list-links__link'} to={to}>
            <Icon of={icon} size={23} />
            <span className={look === 'icons' ? 'visually-hidden' : undefined}>{label}</span>
            {counts[key] > 0 && <span className="list-links__count">{counts[key]}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
