import { paths } from '#client/paths.ts';
import { Link, MailLink } from '#client/ui/link.tsx';
import { contentLicense } from '#schema/rules/license.ts';
import { office } from '#schema/rules/office.ts';
import type { Policy } from './policy-view.tsx';
import { PolicyView } from './policy-view.tsx';

const policy: Policy = {
  title: 'Terms of Service',
  path: paths.termsOfService,
  description: 'The rules for reading Mesob, for accounts and comments, and for using its recipes.',
  summary:
    'Cook from Mesob, print it, and share links to it as you like. Be civil in comments, keep your password to yourself, and name Mesob if you publish what you copy. The rest of this page says the same with more care.',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      body: (
        <>
          <p>
            These terms are an agreement between you and {office.name} (“Mesob”, “we”). By using the site you accept
            them. If you do not, please do not use it.
          </p>
          <p>
            To open an account, comment or subscribe you must be at least 13 years old, or the minimum age for this in
            your country, if that is higher. If you are under the age of majority, a parent or guardian must agree as
            well.
          </p>
        </>
      ),
    },
    {
      id: 'use',
      title: 'Use of the site',
      body: (
        <>
          <p>
            Reading Mesob is free. You may cook from it for yourself, your family and your guests, print recipes, and
            link to any page. You may also sell food that you cook by one of our recipes.
          </p>
          <p>You may not:</p>
          <ul>
            <li>break the law with it, or harm, harass or deceive others through it;</li>
            <li>
              try to enter accounts or systems that are not yours, or look for weaknesses without telling us first;
            </li>
            <li>send it so many requests that it becomes slow for others;</li>
            <li>post advertising, or have a program open accounts or post comments;</li>
            <li>publish its recipes, texts or pictures without naming Mesob and their license.</li>
          </ul>
          <p>
            The programming interface under <code>/graphql</code> and <code>/api</code> is open to programs that respect
            its limits and name Mesob, with a link, as the source.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: (
        <>
          <p>
            An account needs an email address that is yours and that you have confirmed. Keep your password secret and
            tell us if another person uses your account: until then you are responsible for what is done with it. One
            person, one account, please.
          </p>
          <p>
            You can sign out everywhere, download your data and delete your account at any time. We may suspend or close
            an account that breaks these terms. Unless the matter is urgent, we tell you why and hear you first.
          </p>
        </>
      ),
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      body: (
        <>
          <p>
            Recipes, texts and pictures belong to Mesob or to the authors named with them. You may copy, change and
            publish them, in a book, a newsletter or an app, even for money, under the license{' '}
            <a href={contentLicense.url} rel="license">
              {contentLicense.name}
            </a>
            : name the author and Mesob with a link to the page, and say what you changed.
          </p>
          <p>
            The code of this site is free software under the MIT license. The name Mesob and its logo are not part of
            either: do not let a reader believe that your work comes from us. Comments belong to the members who wrote
            them.
          </p>
          <p>
            If you believe that something here infringes your copyright, send the address of the page, a description of
            your work and your contact details to <MailLink to={office.supportEmail} />. We look into it promptly and
            take down what has to go.
          </p>
        </>
      ),
    },
    {
      id: 'user-content',
      title: 'User content',
      body: (
        <>
          <p>
            What you write stays yours. By posting a comment, a question or an answer you allow us, without payment and
            for as long as it is on the site, to store, show and translate it, to shorten it where a page needs that,
            and to count the stars of a comment in a recipe’s rating.
          </p>
          <p>
            Post only what you wrote yourself and what you honestly found. Do not post insults, threats, hatred, other
            people’s private data, advertising, or health claims that could hurt a reader. We may hide or remove such
            texts, and block accounts that keep posting them. Use “Report” under a text to tell us about one. We never
            remove a comment because it gives few stars.
          </p>
          <p>Comments, questions and answers are the views of their authors. We do not check each before it appears.</p>
        </>
      ),
    },
    {
      id: 'other-sites',
      title: 'Links to other sites',
      body: (
        <p>
          Some pages link to sites run by others. We choose links with care but do not control those sites, and their
          own terms apply there. How we mark links that earn us money is in the{' '}
          <Link to={paths.disclaimer}>Disclaimer</Link>.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <>
          <p>
            We test recipes and correct mistakes, but the site is provided “as is”, without warranties of any kind, as
            far as the law allows. Ovens, ingredients and hands differ. You are responsible for what you cook, for
            checking it against your allergies and your health, and for safety in your kitchen. Please read the{' '}
            <Link to={paths.disclaimer}>Disclaimer</Link>.
          </p>
          <p>
            As far as the law allows, Mesob is not liable for indirect or consequential loss, nor for more than 100 US
            dollars in total. Nothing here limits liability for intent, gross negligence, or injury to life or body
            where it cannot be limited by law, and none of it takes away rights that you have as a consumer.
          </p>
        </>
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      body: (
        <p>
          These terms are governed by the laws of the United States and of the State of Maryland, without their rules on
          conflicts of law. Disputes go to the state and federal courts in Montgomery County, Maryland, unless the law
          of the country you live in gives you, as a consumer, the right to your own courts. Write to us first: most
          things can be settled by email.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          We may change the site and these terms. The date at the top shows when they last changed. If a change matters,
          we announce it on the site, and by email to members, 30 days ahead. If you do not agree, you can delete your
          account before then. If one clause turns out not to be valid, the others stay.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about these terms: <MailLink to={office.supportEmail} />. By post: {office.name}, {office.street},{' '}
          {office.city}, {office.country}.
        </p>
      ),
    },
  ],
};

export function Component() {
  return <PolicyView policy={policy} />;
}
