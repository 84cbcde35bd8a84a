import { LifeBuoy, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { MailLink } from '#client/ui/link.tsx';
import { office } from '#schema/rules/office.ts';

/** The address, email addresses and telephone number of the office. */
export function OfficeBlock() {
  return (
    <section className="office" aria-labelledby="office">
      <h2 className="office__title" id="office">
        The office
      </h2>
      <dl className="office__list">
        <Entry icon={<Icon of={MapPin} size={22} />} label="Address">
          <address className="office__address">
            {office.name}
            <br />
            {office.street}
            <br />
            {office.city}
            <br />
            {office.country}
          </address>
        </Entry>
        <Entry icon={<Icon of={Mail} size={22} />} label="Recipes and everything else">
          <MailLink to={office.email} />
        </Entry>
        <Entry icon={<Icon of={LifeBuoy} size={22} />} label="Accounts and technical help">
          <MailLink to={office.supportEmail} />
        </Entry>
        <Entry icon={<Icon of={Phone} size={22} />} label="Telephone, weekdays 9 to 5 Eastern time">
          <a href={office.phoneHref}>{office.phone}</a>
        </Entry>
      </dl>
    </section>
  );
}

function Entry({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="office__entry">
      {icon}
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
