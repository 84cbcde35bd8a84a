import './about.css';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOptional } from '#client/apollo/load.ts';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { RecipeGallery } from '#client/features/cards/recipe-card.tsx';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { SocialLinks } from '#client/features/taxonomy/social-links.tsx';
import { AboutPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Link, MailLink } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import type { DescribedPicture } from '#client/ui/picture.tsx';
import { office } from '#schema/rules/office.ts';
import { FOUNDER, Founder, Mission, Subjects } from './about-texts.tsx';

/** Loads pictures and the newest Ethiopian recipes. The page renders without them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadOptional(context, AboutPageQueryDocument, {});
  return null;
}

export function Component() {
  return (
    <>
      <PageHead
        title="About"
        description="Hanna Tesfaye founded Mesob to write down, exactly, the food that is usually taught by hand."
        path={paths.about}
      />
      <PageBanner title="About Mesob" current="About">
        A recipe magazine for people who cook at home and like to know why it works.
      </PageBanner>
      <Founder portrait={useFounderPicture()} table={useTablePicture()} />
      <Subjects />
      <Mission />
      <FounderRecipes />
      <AboutContact />
    </>
  );
}

/** Returns the founder's portrait, from one of her loaded recipes; undefined if there is none. */
function useFounderPicture(): DescribedPicture | undefined {
  const recipes = useOptional(AboutPageQueryDocument, {})?.recipes.nodes ?? [];
  return recipes.find(({ author }) => author.name === FOUNDER)?.author.picture;
}

/** Returns the picture of Ethiopian cuisine, shown as the founder's table. */
function useTablePicture(): DescribedPicture | undefined {
  return useOptional(AboutPageQueryDocument, {})?.cuisine?.picture;
}

/** The newest recipes of the founder's cuisine, by any author. */
function FounderRecipes() {
  const recipes = useOptional(AboutPageQueryDocument, {})?.recipes.nodes ?? [];
  if (recipes.length === 0) return null;
  return (
    <section className="wrap section founder-recipes" aria-labelledby="founder-recipes">
      <h2 className="section__title" id="founder-recipes">
        From Hanna’s kitchen
      </h2>
      <RecipeGallery recipes={recipes} />
    </section>
  );
}

function AboutContact() {
  return (
    <section className="wrap section about-contact" aria-labelledby="write">
      <div className="about-contact__words">
        <h2 id="write">Write to us</h2>
        <p className="lede">
          Tell us what you cooked, what went wrong, or which dish of your own ought to be here:{' '}
          <MailLink to={office.email} />.
        </p>
        <Link to={paths.contact}>More ways to reach us</Link>
        <p>
          Building something with recipes? They are all available as data: <Link to={paths.developers}>Developers</Link>
          .
        </p>
        <div className="about-contact__social">
          <p>Mesob elsewhere:</p>
          <SocialLinks />
        </div>
      </div>
      <ContactForm kind="about" labelledBy="write" />
    </section>
  );
}
