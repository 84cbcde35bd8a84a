import { Link } from 'react-router-dom';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { paths } from '#client/paths.ts';
import { MailLink } from '#client/ui/links.tsx';
import { SocialLinks } from '#client/ui/social-links.tsx';
import { office } from '#schema/rules/office.ts';

/** How to reach those who make Mesob. */
export function AboutContact() {
  return (
    <section className="wrap section about-contact" aria-labelledby="write">
      <div className="about-contact__words">
        <h2 id="write">Write to us</h2>
        <p className="lede">
          Tell us what you cooked, what went wrong, or which dish of your own ought to be here:{' '}
          <MailLink to={office.email} />.
        </p>
        <Link to={paths.contact}>All ways to reach us</Link>
        <div className="about-contact__social">
          <p>Mesob elsewhere:</p>
          <SocialLinks />
        </div>
      </div>
      <ContactForm kind="about" labelledBy="write" />
    </section>
  );
}
