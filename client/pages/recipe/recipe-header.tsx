import { ArrowDown, ChefHat, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SaveSlot } from '#client/features/cards/save-slot.tsx';
import { searchWithScreen } from '#client/features/cook-mode/cook-address.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeHeader_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Byline } from '#client/ui/byline.tsx';
import { Late } from '#client/ui/late.tsx';
import { HashLink, Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { ShareButton } from '#client/ui/share/share-button.tsx';
import { SERVINGS_PARAMETER } from './scaling-address.ts';
import './recipe-header.css';

type Props = {
  recipe: FragmentType<typeof RecipeHeader_RecipeFragmentDoc>;
  /** For how many it is shown. */
  servings: number;
};

/** The opening of a recipe. */
export function RecipeHeader({ recipe, servings }: Props) {
  const header = readFragment(RecipeHeader_RecipeFragmentDoc, recipe);
  // The way to the comments leaves the servings as they are.
  const { search } = useLocation();
  const { title, description, publishedOn, author, category, cuisine, rating, picture, servings: written } = header;
  const batch = servings !== written ? { servings, written } : undefined;
  return (
    <header className="recipe-header">
      <Picture
        className="recipe-header__picture"
        picture={picture}
        shape="landscape"
        sizes="(min-width: 1500px) 51rem, (min-width: 80rem) 45rem, (min-width: 64rem) 58vw, (min-width: 40rem) 100vw, 88vw"
        first
      />
      <div className="recipe-header__text">
        <p className="recipe-header__shelf no-print">
          <Link to={paths.category(category.slug)}>{category.name}</Link>
          <Link to={paths.cuisine(cuisine.slug)}>{cuisine.name}</Link>
        </p>
        <h1 className="recipe-header__title">{title}</h1>
        <p className="lede">{description}</p>
        <Byline
          author={author}
          authorPath={paths.author(author.slug)}
          date={publishedOn}
          rating={rating.average}
          comments={rating.count}
          commentsPath={`${search}#reviews`}
        />
        <Actions
          servings={servings}
          title={title}
          path={batch ? `${header.path}?${SERVINGS_PARAMETER}=${servings}` : header.path}
        />
        <SaveSlot recipe={header} look="words" batch={batch} />
      </div>
    </header>
  );
}

/** Actions on a recipe besides reading it. */
function Actions({ title, path, servings }: { title: string; path: string; servings: number }) {
  const [printing, setPrinting] = useState(false);
  const inView = useInView('ingredients');
  const { search } = useLocation();
  return (
    <div className="recipe-actions no-print">
      <Link className="button needs-script" to={{ search: searchWithScreen(search, 0) }} state={{ stay: true }}>
        <ChefHat aria-hidden="true" size={18} />
        Cook
      </Link>
      {!inView && (
        <HashLink className="button button--quiet" to="ingredients">
          <ArrowDown aria-hidden="true" size={18} />
          Jump to recipe
        </HashLink>
      )}
      <button
        type="button"
        className="button button--quiet needs-script"
        aria-haspopup="dialog"
        onClick={() => setPrinting(true)}
      >
        <Printer aria-hidden="true" size={18} />
        Print
      </button>
      {printing && (
        <Late
          load={() => import('./print-sheet.tsx')}
          when="now"
          missing={<PrintAll onShown={() => setPrinting(false)} />}
        >
          {({ PrintSheet }) => <PrintSheet servings={servings} onClose={() => setPrinting(false)} />}
        </Late>
      )}
      <ShareButton title={title} path={path} />
    </div>
  );
}

/** Prints all of it, where the sheet that asks does not come. */
function PrintAll({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
    window.print();
  }, [onShown]);
  return null;
}

/** Returns `true` while the element with that id can be seen. `false` on the server, and until it is known. */
function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}
