import { paths } from '#client/paths.ts';
import { Link, MailLink } from '#client/ui/link.tsx';
import { office } from '#schema/rules/office.ts';
import { CollectedData, Retention } from './personal-data.tsx';
import type { Policy } from './policy-view.tsx';
import { PolicyView } from './policy-view.tsx';

const policy: Policy = {
  title: 'Privacy Policy',
  path: paths.privacyPolicy,
  description: 'What Mesob knows about its readers, why, for how long, and how to see, correct or delete it.',
  summary:
    'You can read every recipe without telling us who you are. If you open an account, comment, subscribe or write to us, we keep only the data we need for that. We do not sell data, we show no advertising, and we do not track you from site to site.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: (
        <>
          <p>
            Mesob is an online recipe magazine, published by {office.name}, {office.street}, {office.city},{' '}
            {office.country}. “We” means Mesob, and “you” means anyone who visits the site. For the data described here
            we are the controller: we decide what is collected and are responsible for it.
          </p>
          <p>
            Questions about this policy go to <MailLink to={office.privacyEmail} />. A person reads every message.
          </p>
        </>
      ),
    },
    {
      id: 'data-we-collect',
      title: 'Data we collect',
      body: <CollectedData />,
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      body: (
        <>
          <ul>
            <li>To show you the pages you ask for, and to keep the site running and safe from abuse.</li>
            <li>To open your account, confirm your email address, sign you in and reset a forgotten password.</li>
            <li>To publish your comments, questions and answers, and to work out the average rating of a recipe.</li>
            <li>To send the newsletter to subscribers who agreed to receive it.</li>
            <li>To answer your messages.</li>
            <li>To meet our legal duties.</li>
          </ul>
          <p>
            We make no profiles, we make no automated decisions about you, and we do not use your comments or messages
            to train anything.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <p>
          Mesob sets no cookies of its own. It keeps a few settings in your browser’s storage, such as your answer to
          the cookie popup and, if you sign in, the token that shows who you are. The{' '}
          <Link to={paths.cookiesPolicy}>Cookies Policy</Link> lists every one of them by name.
        </p>
      ),
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      body: (
        <>
          <p>
            A page of Mesob loads everything from Mesob: fonts, pictures and scripts. There is no analytics service, no
            advertising network and no social plug-in. Other companies are involved only in these cases:
          </p>
          <ul>
            <li>
              <strong>OpenStreetMap.</strong> The map on the <Link to={paths.contact}>contact page</Link> is loaded when
              you have accepted content from other sites, or press “Show the map”. The OpenStreetMap Foundation then
              receives your IP address and what your browser says about itself.
            </li>
            <li>
              <strong>Google.</strong> Where we offer it, Google’s button and its script are loaded when you press our
              own button for it, or, if you have accepted content from other sites, when you open sign-in, registration
              or account deletion with Google. Google then receives your IP address. If you use its button, Google
              learns that you signed in to Mesob, and each page loads your Google picture from Google’s servers until
              you sign out.
            </li>
            <li>
              <strong>Our mail service.</strong> Our emails, such as a confirmation link or the newsletter, and what you
              send us in a form are delivered by Mailgun or by the mail server of another provider, which handles your
              address and the email on our behalf.
            </li>
            <li>
              <strong>Our hosting company</strong> runs the computers that the site and its database are on, under a
              contract that forbids any other use of the data.
            </li>
          </ul>
          <p>Other sites that we link to have rules of their own. We are not responsible for those.</p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'Sharing',
      body: (
        <>
          <p>We do not sell or rent personal data, and we do not share it for advertising. We pass it on only:</p>
          <ul>
            <li>to the companies named above, as far as their work for us needs it;</li>
            <li>where a law or a court obliges us to, after checking that it does;</li>
            <li>where it is needed to protect a person from harm;</li>
            <li>to a buyer of Mesob, if there ever is one: you would be told before, and could delete your account.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'retention',
      title: 'Retention',
      body: <Retention />,
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <>
          <p>
            Passwords are stored as argon2id hashes. Emailed links to confirm, reset or invite work once. Their tokens,
            and API tokens, are stored as hashes. Repeated failed sign-ins are slowed down, the site is served over
            HTTPS, and few people can reach the database.
          </p>
          <p>
            No system is perfectly safe. If your data is ever exposed, we tell you and the authorities as the law
            requires, without waiting to be asked. If you find a vulnerability, please write to{' '}
            <MailLink to={office.supportEmail} /> before you publish it.
          </p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>Wherever you live, you may:</p>
          <ul>
            <li>see the data we have about you and download a copy, as a JSON file from your account page;</li>
            <li>correct it: your user name in your account, anything else by email;</li>
            <li>delete your account, or individual comments, questions and answers;</li>
            <li>withdraw a consent, for instance to the newsletter, with effect for the future;</li>
            <li>object to a use, or ask us to limit it.</li>
          </ul>
          <p>
            For anything you cannot do in your account, write to <MailLink to={office.privacyEmail} />. We answer within
            30 days, free of charge, after confirming your identity. You will not be treated worse for asking. If our
            answer does not satisfy you, you can complain to your data protection authority or, in the United States, to
            your state’s attorney general.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children under 13',
      body: (
        <p>
          Anyone may read Mesob, but accounts, comments and the newsletter are for people aged 13 and over, or the
          higher age set by the law of their country. We do not knowingly collect data from children under 13. If you
          believe that a child has given us data, write to <MailLink to={office.privacyEmail} />, and we delete it.
        </p>
      ),
    },
    {
      id: 'international-users',
      title: 'International users',
      body: (
        <>
          <p>
            Mesob is run from the United States, and your data is processed there. If you are in the European Economic
            Area, the United Kingdom or Switzerland, we rely on your contract with us for your account and your
            comments, on your consent for the newsletter and for content from other sites, and on our legitimate
            interest in a working, safe site for server logs and limits on sign-in attempts.
          </p>
          <p>
            If data leaves your country, we use the safeguards that its law provides, such as the European Commission’s
            standard contractual clauses. Write to us for a copy.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When this policy changes, the date at the top changes with it. If a change matters to people with an account,
          we send them an email before it takes effect.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Privacy questions and requests: <MailLink to={office.privacyEmail} />. By post: {office.name}, {office.street}
          , {office.city}, {office.country}. Everything else: <Link to={paths.contact}>the contact page</Link>.
        </p>
      ),
    },
  ],
};

export function Component() {
  return <PolicyView policy={policy} />;
}
