import { ChefHat, Printer, Share2 } from 'lucide';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SaveSlot } from '#client/features/cards/save-slot.tsx';
import { withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { type RecipeHeader_RecipeFragment, RecipeHeader_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Portrait } from '#client/ui/avatar.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { aboutDollars, formatCount, formatTimes, getCost } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { MoreMenu } from '#client/ui/more-menu.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useSharing } from '#client/ui/share/use-sharing.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { recipeFormats } from '#schema/rules/paths.ts';
import { getOmissionText } from '#schema/rules/unknown-foods.ts';
import { SERVINGS_PARAMETER } from './scaling-url.ts';
import '#client/ui/byline.css';
// Loaded with the page, because the buttons load right after it.
import '#client/features/cards/save-buttons.css';
import './recipe-header.css';

type Props = {
  recipe: FragmentType<typeof RecipeHeader_RecipeFragmentDoc>;
  /** The displayed number of servings. */
  servings: number;
};

/** The first screen of a recipe: title, facts, picture and actions, then its author and description. */
export function RecipeHeader({ recipe, servings }: Props) {
  const header = readFragment(RecipeHeader_RecipeFragmentDoc, recipe);
  const { title, description, picture } = header;
  return (
    <header className="recipe-header">
      <div className="recipe-header__top">
        <h1 className="recipe-header__title">{title}</h1>
        <Facts header={header} servings={servings} />
      </div>
      <Picture
        className="recipe-header__picture"
        picture={picture}
        shape="landscape"
        sizes="(min-width: 1500px) 51rem, (min-width: 80rem) 45rem, (min-width: 64rem) 58vw, (min-width: 40rem) 100vw, 88vw"
        first
      />
      <Actions header={header} servings={servings} />
      <div className="recipe-header__text">
        <Byline header={header} />
        <Description text={description} />
      </div>
    </header>
  );
}

type HeaderProps = { header: RecipeHeader_RecipeFragment; servings: number };

/** The key facts for a cook. Example: "30 min hands-on · 12 h resting · Serves 6 · about $16". */
function Facts({ header, servings }: HeaderProps) {
  const { estimatedCost, rating } = header;
  const cost = getCost(servings, { cost: estimatedCost, written: header.servings });
  return (
    <p className={`recipe-header__facts dotted${header.restingMinutes > 0 ? ' recipe-header__facts--long' : ''}`}>
      <span>{formatTimes(header)}</span>
      <span>Serves {servings}</span>
      {cost > 0 && <span className="no-print">{aboutDollars(cost) + getOmissionText(header.uncountedFoods)}</span>}
      {rating.count > 0 && (
        <span>
          <Stars rating={rating.average} />
        </span>
      )}
    </p>
  );
}

/** The author, the number of comments, the date, the category and the cuisine. */
function Byline({ header }: Pick<HeaderProps, 'header'>) {
  const { author, rating, publishedOn, category, cuisine } = header;
  // The query string keeps the servings in links to the comments.
  const { search } = useLocation();
  return (
    <ul className="byline">
      <li className="byline__author">
        <Portrait picture={author.picture} />
        <Link to={paths.author(author.slug)}>{author.name}</Link>
      </li>
      <li>
        <Link to={`${search}#reviews`}>{formatCount(rating.count, 'comment')}</Link>
      </li>
      {rating.count === 0 && (
        <li>
          <Link to={`${search}#reviews`}>Be the first to rate</Link>
        </li>
      )}
      <li>
        <DateText value={publishedOn} />
      </li>
      <li className="recipe-header__lists">
        <Link to={paths.category(category.slug)}>{category.name}</Link>
        <Link to={paths.cuisine(cuisine.slug)}>{cuisine.name}</Link>
      </li>
    </ul>
  );
}

/** Number of characters that fit on two lines of the narrowest phone. */
const TWO_LINES_LENGTH = 60;

/** The short description. On phones, a long one is cut to two lines until the reader presses a button. */
function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(text.length <= TWO_LINES_LENGTH);
  return (
    <div
      className={open ? 'recipe-header__description' : 'recipe-header__description recipe-header__description--short'}
    >
      <p className="lede">{text}</p>
      {!open && (
        <button type="button" className="recipe-header__all needs-script no-print" onClick={() => setOpen(true)}>
          Show all<span className="visually-hidden"> of the description</span>
        </button>
      )}
    </div>
  );
}

/** Cook, Save and Plan; all other actions are in the menu. */
function Actions({ header, servings }: HeaderProps) {
  const { title, servings: recipeServings } = header;
  const batch = servings !== recipeServings ? { servings, written: recipeServings } : undefined;
  const [isPrinting, setPrinting] = useState(false);
  const { search } = useLocation();
  const path = batch ? `${header.path}?${SERVINGS_PARAMETER}=${servings}` : header.path;
  const { url, share, panel } = useSharing({ title, path });
  return (
    <div className="recipe-actions no-print">
      <Link className="button needs-script" to={{ search: withCookScreen(search, 0) }} state={KEEP_PAGE}>
        <Icon of={ChefHat} size={18} />
        Cook
      </Link>
      <SaveSlot recipe={header} look="words" batch={batch} />
      <MoreMenu label={`More for ${title}`}>
        <LazyPart load={() => import('#client/features/cards/save-buttons.tsx')} when="now">
          {({ SaveButtons }) => <SaveButtons recipe={header} look="menu" batch={batch} />}
        </LazyPart>
        <li className="needs-script">
          <button type="button" aria-haspopup="dialog" onClick={() => setPrinting(true)}>
            <Icon of={Printer} size={18} />
            Print
          </button>
        </li>
        <li className="needs-script">
          <button type="button" aria-haspopup="dialog" onClick={share}>
            <Icon of={Share2} size={18} />
            Share
          </button>
        </li>
        <li className="share-address">
          To share it: <a href={url}>{url}</a>
        </li>
        {recipeFormats.map(({ ending, name, type }) => (
          <li key={ending}>
            <a href={`${header.path}.${ending}`} type={type} rel="alternate">
              {name}
            </a>
          </li>
        ))}
      </MoreMenu>
      {isPrinting && (
        <LazyPart
          load={() => import('./print-modal.tsx')}
          when="now"
          errorFallback={<PrintAll onClose={() => setPrinting(false)} />}
        >
          {({ PrintModal }) => <PrintModal servings={servings} onClose={() => setPrinting(false)} />}
        </LazyPart>
      )}
      {panel}
    </div>
  );
}

/** Prints the whole recipe once rendered: a fallback if the print modal cannot be loaded. */
function PrintAll({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    window.print();
  }, [onClose]);
  return null;
}
