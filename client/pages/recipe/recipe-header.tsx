import { Link, useLocation } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeHeader_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { SaveSlot } from '#client/state/save-slot.tsx';
import { Byline } from '#client/ui/byline.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import './recipe-header.css';

type Props = {
  recipe: FragmentType<typeof RecipeHeader_RecipeFragmentDoc>;
  /** For how many it is shown. Left out: as written. */
  servings?: number;
};

/** What a recipe opens with. */
export function RecipeHeader({ recipe, servings = 0 }: Props) {
  const header = readFragment(RecipeHeader_RecipeFragmentDoc, recipe);
  // The way to the comments leaves the servings as they are.
  const { search } = useLocation();
  const { title, description, publishedOn, author, category, cuisine, rating, picture, servings: written } = header;
  const batch = servings > 0 && servings !== written ? { servings, written } : undefined;
  return (
    <header className="recipe-header">
      <Picture
        className="recipe-header__picture"
        picture={picture}
        shape="landscape"
        sizes="(min-width: 80rem) 47rem, (min-width: 64rem) 58vw, 100vw"
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
          author={author.name}
          authorPath={paths.about}
          date={publishedOn}
          rating={rating.average}
          comments={rating.count}
          commentsPath={`${search}#reviews`}
        />
        <RecipeActions />
        <SaveSlot recipe={header} look="words" batch={batch} />
      </div>
    </header>
  );
}
