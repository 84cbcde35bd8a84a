import { SocialLinks } from '#client/features/taxonomy/social-links.tsx';
import { importantLinks, type NavLink, paths, policyLinks } from '#client/paths.ts';
import { openCookieSettings } from '#client/state/consent.ts';
import { Link } from '#client/ui/link.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import './footer.css';

type Props = {
  /** All categories: "Browse by Tag" links to each. */
  categories: readonly { slug: string; name: string }[];
  cuisines: readonly { slug: string; name: string }[];
};

/** The end of every page. */
export function Footer({ categories, cuisines }: Props) {
  const categoryLinks = categories.map(({ slug, name }) => ({ label: name, to: paths.category(slug) }));
  const cuisineLinks = cuisines.map(({ slug, name }) => ({ label: name, to: paths.cuisine(slug) }));
  return (
    <footer className="footer no-print">
      <div className="weave" />
      <div className="wrap footer__columns">
        <div className="footer__about">
          <Wordmark />
          <p>A recipe magazine, named after the woven table that Ethiopian families share.</p>
          <SocialLinks />
        </div>
        <FooterLinks title="Important Link" links={importantLinks} />
        <div className="footer__tags">
          <FooterLinks title="Browse by Tag" links={categoryLinks} asTags />
          <FooterLinks title="Cuisines" links={cuisineLinks} asTags />
        </div>
      </div>
      <div className="wrap footer__end">
        <p>© Mesob. All rights reserved.</p>
        <ul className="footer__policies">
          {policyLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li className="needs-script">
            <button type="button" className="footer__button" onClick={openCookieSettings}>
              Cookie settings
            </button>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links, asTags = false }: { title: string; links: readonly NavLink[]; asTags?: boolean }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer__title">{title}</h2>
      <ul className={asTags ? 'tags' : 'footer__links'}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
