import { useQuery } from '@apollo/client/react';
import { Mail, MapPin, Phone } from 'lucide';
import { SocialLinks } from '#client/features/taxonomy/social-links.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { TopLikedRecipes_RecipeFragmentDoc, TopLikedRecipesQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { openDialog, useSignInLink } from '#client/state/account-dialogs.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link, MailLink } from '#client/ui/link.tsx';
import { RecipeLink } from '#client/ui/recipe-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { TOP_LIKED_LIMIT } from '#schema/rules/catalogue.ts';
import { office } from '#schema/rules/office.ts';
import { CuisineBanners, type CuisineBannersProps } from './cuisine-banners.tsx';
import './side-panel.css';

type Props = CuisineBannersProps & { open: boolean; onClose: () => void };

/** The content of the side panel. */
export function SidePanelDrawer({ open, onClose, cuisines }: Props) {
  return (
    <Drawer open={open} onClose={onClose} label="Account and contact" heading={<Wordmark />}>
      <div className="side-panel__contents">
        <SidePanelAccount />
        <TopLikedRecipes />
        <CuisineBanners cuisines={cuisines} />
        <ContactDetails />
        <SocialLinks />
      </div>
    </Drawer>
  );
}

/** Shows a link to sign in, or the member's name with a button to sign out. */
function SidePanelAccount() {
  const visitor = useSignedInVisitor();
  const link = useSignInLink();
  if (!visitor) {
    return (
      <div className="side-panel__account">
        <Link className="button button--quiet" {...link}>
          Sign In
        </Link>
      </div>
    );
  }
  return (
    <div className="side-panel__account">
      <ProfilePicture {...visitor} />
      <Link className="side-panel__name" to={paths.account} aria-label={`${visitor.name}: your account`}>
        <bdi>{visitor.name}</bdi>
      </Link>
      <button type="button" className="button button--quiet" onClick={() => openDialog('sign-out')}>
        Logout
      </button>
    </div>
  );
}

/** Address, telephone and email. */
function ContactDetails() {
  const { name, street, city, country, email, phone, phoneHref } = office;
  return (
    <section aria-labelledby="contact-details">
      <h2 className="side-panel__title" id="contact-details">
        Contact
      </h2>
      <ul className="contact-details">
        <li>
          <Icon of={MapPin} size={20} />
          <address>
            {name}, {street}, {city}, {country}
          </address>
        </li>
        <li>
          <Icon of={Phone} size={20} />
          <a href={phoneHref}>{phone}</a>
        </li>
        <li>
          <Icon of={Mail} size={20} />
          <MailLink to={email} />
        </li>
      </ul>
    </section>
  );
}

/** Minimum average rating of a liked recipe. */
const MIN_LIKED_RATING = 4;

/**
 * The recipes that readers rate highest, filled up with the editors' choice. Fetched when the panel is first opened.
 */
function TopLikedRecipes() {
  const { data, loading, error, refetch } = useQuery(TopLikedRecipesQueryDocument, {
    variables: { first: TOP_LIKED_LIMIT, liked: MIN_LIKED_RATING },
  });
  const links = [...(data?.liked.nodes ?? []), ...(data?.featured.nodes ?? [])].map((recipe) =>
    readFragment(TopLikedRecipes_RecipeFragmentDoc, recipe),
  );
  const topLiked = [...new Map(links.map((recipe) => [recipe.slug, recipe])).values()].slice(0, TOP_LIKED_LIMIT);
  return (
    <section aria-labelledby="top-liked" aria-busy={loading}>
      <h2 className="side-panel__title" id="top-liked">
        Our Top Liked Recipes
      </h2>
      {loading && !data && <RecipesPlaceholder />}
      {error && !loading && (
        <ErrorText onRetry={() => void refetch()}>
          Sorry, we couldn't load the recipes. Please try again later.
        </ErrorText>
      )}
      <ul className="recipe-links">
        {topLiked.map(({ slug, path, title, rating, picture }) => (
          <RecipeLink key={slug} to={path} name={title} note={<RatingReason {...rating} />} picture={picture} />
        ))}
      </ul>
    </section>
  );
}

/** Explains why a recipe is in the list. */
function RatingReason({ average, count }: { average: number; count: number }) {
  if (average < MIN_LIKED_RATING) return 'Editors’ choice';
  return (
    <>
      <Stars rating={average} /> {formatCount(count, 'rating')}
    </>
  );
}

/** Placeholder with the height of three recipes. */
function RecipesPlaceholder() {
  return (
    <div className="side-panel__waiting">
      <p className="visually-hidden" role="status">
        Loading...
      </p>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}
