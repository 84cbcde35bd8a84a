import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeLinks_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
  title: string;
  /** The second to the fifth are shown. */
  recipes: readonly FragmentType<typeof RecipeLinks_RecipeFragmentDoc>[];
  /** Said where there are none. */
  empty: string;
  /** Where each is read. At its own address, if left out. */
  pathOf?: (slug: string) => string;
};

/** A few recipes beside a page. */
export function RecipeLinks({ title, recipes, empty, pathOf }: Props) {
  const id = useId();
  const shown = recipes.slice(1, 5).map((recipe) => readFragment(RecipeLinks_RecipeFragmentDoc, recipe));
  return (
    <section aria-labelledby={id}>
      <h2 className="sidebar__title" id={id}>
        {title}
      </h2>
      {shown.length === 0 && <p>{empty}</p>}
      <ul className="recipe-links">
        {shown.map(({ slug, path, title: name, publishedOn, picture }) => (
          <li key={slug}>
            <Link className="recipe-links__link" to={pathOf ? pathOf(slug) : path}>
              <Picture picture={picture} shape="square" sizes="4.5rem" decorative />
              <span>
                <span className="recipe-links__name">{name}</span>
                <span className="recipe-links__date">
                  <DateText value={publishedOn} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
