import './recipe-card.css';
import './recipe-gallery.css';
import type { ComponentProps } from 'react';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeCard_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatKind, formatTimes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { SaveSlot } from './save-slot.tsx';

type Props = {
  recipe: FragmentType<typeof RecipeCard_RecipeFragmentDoc>;
  /** `true` if its picture is the first of the page. */
  first?: boolean;
};

/** A recipe in a grid. The whole card is a link, except its author and buttons. */
export function RecipeCard({ recipe, first }: Props) {
  const card = readFragment(RecipeCard_RecipeFragmentDoc, recipe);
  const { path, title, description, course, author, category, rating, picture } = card;
  return (
    <article className="covered recipe-card">
      <Picture
        picture={picture}
        shape="landscape"
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
        first={first}
        decorative
      />
      <p className="recipe-card__category">{formatKind(category.name, course)}</p>
      <h3 className="recipe-card__title">
        <Link className="covered__link" to={path}>
          {title}
        </Link>
      </h3>
      <p className="recipe-card__description">{description}</p>
      <p className="recipe-card__facts dotted">
        {rating.count > 0 && <Stars rating={rating.average} />}
        <span>{formatTimes(card)}</span>
        <span>
          <Link className="recipe-card__author" to={paths.author(author.slug)}>
            {author.name}
          </Link>
        </span>
      </p>
      <SaveSlot recipe={card} look="card" />
    </article>
  );
}

type RecipeGalleryProps = {
  recipes: readonly (ComponentProps<typeof RecipeCard>['recipe'] & { slug: string })[];
  /** `true` if the page has no pictures above the recipes. */
  first?: boolean;
};

/** Recipes as cards, as many in a row as fit. */
export function RecipeGallery({ recipes, first = false }: RecipeGalleryProps) {
  return (
    <ul className="recipe-gallery">
      {recipes.map((recipe, index) => (
        <li key={recipe.slug}>
          <RecipeCard recipe={recipe} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}
