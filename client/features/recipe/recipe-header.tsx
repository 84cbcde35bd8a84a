import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeHeader_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Byline } from '#client/ui/byline.tsx';
import { formatMinutes } from '#client/ui/format.ts';
import { HashLink } from '#client/ui/hash-link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { difficultyNames } from './vocabulary.ts';

type Props = { recipe: FragmentType<typeof RecipeHeader_RecipeFragmentDoc> };

/** What a recipe opens with. */
export function RecipeHeader({ recipe }: Props) {
  const header = readFragment(RecipeHeader_RecipeFragmentDoc, recipe);
  const { title, description, publishedOn, servings, totalMinutes, difficulty, author, rating, picture } = header;
  return (
    <header className="recipe-header">
      <Picture
        className="recipe-header__picture"
        picture={picture}
        shape="landscape"
        sizes="(min-width: 80rem) 34rem, (min-width: 64rem) 46vw, 100vw"
        first
      />
      <div className="recipe-header__text">
        <p className="recipe-header__shelf">
          <Link to={paths.category(header.category.slug)}>{header.category.name}</Link>
          <Link to={paths.cuisine(header.cuisine.slug)}>{header.cuisine.name}</Link>
        </p>
        <h1 className="recipe-header__title">{title}</h1>
        <p className="lede">{description}</p>
        <Byline
          author={author.name}
          authorPath={paths.about}
          date={publishedOn}
          rating={rating.average}
          comments={rating.count}
          commentsPath="#reviews"
        />
        <p className="recipe-header__facts">
          <span>{formatMinutes(totalMinutes)}</span>
          <span>Serves {servings}</span>
          <span>{difficultyNames[difficulty]}</span>
          <HashLink className="no-print" to="ingredients">
            Jump to recipe
          </HashLink>
        </p>
      </div>
    </header>
  );
}
