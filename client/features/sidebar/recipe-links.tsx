import { useId } from 'react';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeLinks_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { RecipeLink } from '#client/ui/recipe-link.tsx';
import './sidebar.css';

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
          <RecipeLink key={slug} to={pathOf ? pathOf(slug) : path} name={name} day={publishedOn} picture={picture} />
        ))}
      </ul>
    </section>
  );
}
