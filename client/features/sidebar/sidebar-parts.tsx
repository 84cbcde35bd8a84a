import { useId } from 'react';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { AuthorCard_AuthorFragmentDoc, RecipeLinks_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { type NavLink, paths } from '#client/paths.ts';
import { Portrait } from '#client/ui/avatar.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { RecipeLink } from '#client/ui/recipe-link.tsx';
import './sidebar.css';

type Term = { slug: string; name: string };
export type CountedCategory = Term & { recipeCount: number };

type AuthorCardProps = {
  author: FragmentType<typeof AuthorCard_AuthorFragmentDoc>;
  /** URL that the name links to, if not the author's page. Then a link to the author's page replaces the bio. */
  to?: string;
};

/** An author's portrait, name, role and bio. */
export function AuthorCard({ author, to }: AuthorCardProps) {
  const { slug, name, role, bio, picture } = readFragment(AuthorCard_AuthorFragmentDoc, author);
  return (
    <section className="author-card" aria-label="About the author">
      <Portrait picture={picture} />
      <h2 className="author-card__name">
        <Link to={to ?? paths.author(slug)}>{name}</Link>
      </h2>
      <p className="author-card__role">{role}</p>
      {to ? <Link to={paths.author(slug)}>All recipes by {name.split(' ')[0]}</Link> : <p dir="auto">{bio}</p>}
    </section>
  );
}

/** The categories, with the number of recipes in each. */
export function CategoryCounts({ categories }: { categories: readonly CountedCategory[] }) {
  return (
    <section aria-labelledby="category-counts">
      <h2 className="sidebar__title" id="category-counts">
        Recipe Categories
      </h2>
      <ul className="category-counts">
        {categories.map(({ slug, name, recipeCount }) => (
          <li key={slug}>
            <Link to={paths.blogInCategory(slug)}>
              {name} <span className="category-counts__count">({recipeCount})</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Terms to make tags of. */
export type TagTerms = {
  categories: readonly Term[];
  cuisine?: Term;
  collections?: readonly Term[];
};

/** Returns links to the pages that list the recipes with each term. */
export function getTags({ categories, cuisine, collections = [] }: TagTerms): readonly NavLink[] {
  return [
    ...categories.map(({ slug, name }) => ({ label: name, to: paths.category(slug) })),
    ...(cuisine ? [{ label: cuisine.name, to: paths.cuisine(cuisine.slug) }] : []),
    ...collections.map(({ slug, name }) => ({ label: name, to: paths.collection(slug) })),
  ];
}

export function TagList({ tags }: { tags: readonly NavLink[] }) {
  return (
    <section aria-labelledby="tag-list">
      <h2 className="sidebar__title" id="tag-list">
        Tags
      </h2>
      <ul className="tags">
        {tags.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RecipeLinksProps = {
  title: string;
  /** Only the second to the fifth recipe are shown, as the specification says. */
  recipes: readonly FragmentType<typeof RecipeLinks_RecipeFragmentDoc>[];
  /** Text if no recipe is shown. */
  empty: string;
  /** Returns the URL to link to; default: the recipe's own. */
  getPath?: (slug: string) => string;
};

/** Links to a few recipes. */
export function RecipeLinks({ title, recipes, empty, getPath }: RecipeLinksProps) {
  const id = useId();
  const listedRecipes = recipes.slice(1, 5).map((recipe) => readFragment(RecipeLinks_RecipeFragmentDoc, recipe));
  return (
    <section aria-labelledby={id}>
      <h2 className="sidebar__title" id={id}>
        {title}
      </h2>
      {listedRecipes.length === 0 && <p>{empty}</p>}
      <ul className="recipe-links">
        {listedRecipes.map(({ slug, path, title: name, publishedOn, picture }) => (
          <RecipeLink
            key={slug}
            to={getPath ? getPath(slug) : path}
            name={name}
            note={<DateText value={publishedOn} />}
            picture={picture}
          />
        ))}
      </ul>
    </section>
  );
}

/** An offer of help, with a link to the contact page. */
export function HelpCard() {
  return (
    <section className="help-card" aria-labelledby="help-card">
      <h2 className="sidebar__title" id="help-card">
        Need a hand?
      </h2>
      <p>Stuck on a step, or found a mistake? Write to us, and a cook will answer.</p>
      <Link className="button button--quiet" to={paths.contact}>
        Contact Us
      </Link>
    </section>
  );
}
