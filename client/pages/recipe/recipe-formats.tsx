import { Fragment } from 'react';
import { recipeFormats } from '#schema/rules/paths.ts';

/** @returns the other forms of the recipe whose page is at a path, and where they lie. */
export function formatsOf(path: string) {
  return recipeFormats.map(({ ending, name, type }) => ({ name, type, path: `${path}.${ending}` }));
}

/** For programs, and for those who keep recipes elsewhere. */
export function RecipeFormats({ path }: { path: string }) {
  const links = formatsOf(path).map((format, index) => (
    <Fragment key={format.path}>
      {index > 0 && ', '}
      <a href={format.path} type={format.type} rel="alternate">
        {format.name}
      </a>
    </Fragment>
  ));
  return <p className="recipe-page__formats no-print">This recipe as {links}</p>;
}
