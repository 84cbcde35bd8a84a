import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { EmptyPlatter } from '#client/ui/empty-platter.tsx';

type Props = { title: string; text: string };

/** A list with nothing in it, and the way to something. */
export function KeptEmpty({ title, text }: Props) {
  return (
    <div className="kept-empty">
      <EmptyPlatter />
      <div className="kept-empty__text">
        <h2>{title}</h2>
        <p className="lede">{text}</p>
        <p className="kept-empty__ways">
          <Link className="button" to={paths.recipes}>
            Find recipes
          </Link>
          <Link className="button button--quiet" to={paths.cuisines}>
            Browse cuisines
          </Link>
        </p>
      </div>
    </div>
  );
}
