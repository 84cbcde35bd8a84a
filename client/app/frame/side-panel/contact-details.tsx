import { Mail, MapPin, Phone } from 'lucide-react';
import { MailLink } from '#client/ui/links.tsx';
import { office } from '#schema/rules/office.ts';

/** Address, telephone and e-mail. */
export function ContactDetails() {
  const { name, street, city, country, email, phone, phoneHref } = office;
  return (
    <section aria-labelledby="contact-details">
      <h2 className="side-panel__title" id="contact-details">
        Contact
      </h2>
      <ul className="contact-details">
        <li>
          <MapPin aria-hidden="true" size={20} />
          <address>
            {name}, {street}, {city}, {country}
          </address>
        </li>
        <li>
          <Phone aria-hidden="true" size={20} />
          <a href={phoneHref}>{phone}</a>
        </li>
        <li>
          <Mail aria-hidden="true" size={20} />
          <MailLink to={email} />
        </li>
      </ul>
    </section>
  );
}
