import { SaveSlot } from '#client/features/cards/save-slot.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { Post_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Byline } from '#client/ui/byline.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { cuisineRecipePath } from '#schema/rules/paths.ts';
import './post.css';

type Props = {
  recipe: FragmentType<typeof Post_RecipeFragmentDoc>;
  /** `true` to link to its URL under its cuisine instead of its category. */
  isUnderCuisine: boolean;
};

/** The one recipe on a page of a category or cuisine. */
export function Post({ recipe, isUnderCuisine }: Props) {
  const post = readFragment(Post_RecipeFragmentDoc, recipe);
  const { slug, path, title, description, publishedOn, author, cuisine, rating, picture } = post;
  const to = isUnderCuisine ? cuisineRecipePath(cuisine.slug, slug) : path;
  return (
    <article className="post">
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          shape="landscape"
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 48vw, 88vw"
          first
        />
      </Link>
      <Byline
        author={author}
        authorPath={paths.author(author.slug)}
        date={publishedOn}
        rating={rating.average}
        comments={rating.count}
        commentsPath={`${to}#reviews`}
      />
      <h2 className="post__title">
        <Link to={to}>{title}</Link>
      </h2>
      <p className="lede">{description}</p>
      <Link className="button" to={to} aria-label={`Read more of ${title}`}>
        READ MORE...
      </Link>
      <SaveSlot recipe={post} look="row" />
    </article>
  );
}
