import { paths } from '#client/paths.ts';
import { openCookieSettings } from '#client/state/consent.ts';
import { Link, MailLink } from '#client/ui/link.tsx';
import { office } from '#schema/rules/office.ts';
import type { Policy } from './policy-view.tsx';
import { PolicyView } from './policy-view.tsx';
import type { StorageKey } from './storage-keys.ts';
import { cacheKeys, localKeys, sessionKeys } from './storage-keys.ts';

const policy: Policy = {
  title: 'Cookies Policy',
  path: paths.cookiesPolicy,
  description: 'Every setting that Mesob keeps in your browser, by name, and how to change your choice.',
  summary:
    'Mesob sets no cookies. It keeps a few settings in your browser’s own storage, each listed below, and loads nothing from other sites unless you allow it.',
  sections: [
    {
      id: 'what-they-are',
      title: 'What this is about',
      body: (
        <>
          <p>
            A cookie is a small text that a site leaves in your browser and gets back with every request. Browser
            storage is similar, but stays in the browser: a page can read it, and nothing is sent automatically. The law
            treats both alike, and so does this policy.
          </p>
          <p>
            Mesob uses browser storage only, and only for what you asked it to do. There are no keys for advertising or
            for measuring visitors, so there is nothing of that kind to switch off.
          </p>
        </>
      ),
    },
    {
      id: 'local-storage',
      title: 'What stays in your browser',
      body: (
        <>
          <p>
            These are all the names under which Mesob stores something. Most appear only if you use the feature they
            belong to.
          </p>
          <StorageList keys={localKeys} />
        </>
      ),
    },
    {
      id: 'session-storage',
      title: 'What is deleted when you close the tab',
      body: <StorageList keys={sessionKeys} />,
    },
    {
      id: 'without-a-network',
      title: 'Stored for offline use',
      body: (
        <>
          <p>
            From your first visit your browser stores an offline page, the empty pages for saved and compared recipes,
            the basket, the plan and shared shopping lists, and a small program of ours (a service worker) that serves
            these copies. When you save a recipe, plan it, add it to your basket or tick a step, it also stores the
            recipe’s page, and those lists as you last opened them. When you save your first recipe, we also ask your
            browser not to delete the copies when space is short. If your browser saves data or your connection is slow,
            none of this is stored until you do one of these or open a shared list.
          </p>
          <StorageList keys={cacheKeys} />
        </>
      ),
    },
    {
      id: 'third-parties',
      title: 'Other sites',
      body: (
        <>
          <p>Three things on Mesob come from other sites. None is loaded unless you allow it or sign in with Google.</p>
          <ul>
            <li>
              <strong>The map</strong> on the <Link to={paths.contact}>contact page</Link> comes from OpenStreetMap when
              you have accepted content from other sites, or press “Show the map”.
            </li>
            <li>
              <strong>The Google button</strong>, where we offer it, comes from Google when you press our own button for
              it, or, if you have accepted content from other sites, when you open sign-in, registration or account
              deletion with Google. Google may then set its own cookies.
            </li>
            <li>
              <strong>Your Google picture</strong>, if you sign in with Google, comes from Google’s servers on each
              page, until you sign out.
            </li>
          </ul>
          <p>Their privacy policies apply to what they store.</p>
        </>
      ),
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      body: (
        <>
          <p>On your first visit a popup asks for your choice. Both answers leave the whole site open to you.</p>
          <ul>
            <li>
              <strong>Reject:</strong> no other site is contacted. Before you open content from one, we say which site
              that contacts, and your choice applies to that visit only, except that your Google picture is loaded until
              you sign out.
            </li>
            <li>
              <strong>Accept:</strong> the contact page shows the map automatically, and Google’s own button replaces
              ours. Opening these contacts OpenStreetMap and Google, who see your IP address and may set their own
              cookies. Nothing else changes.
            </li>
          </ul>
          <p>
            Until you choose, we act as if you had rejected. You can change your mind here, or with “Cookie settings” at
            the end of every page.
          </p>
          <button type="button" className="button button--quiet no-print needs-script" onClick={openCookieSettings}>
            Change my choice
          </button>
        </>
      ),
    },
    {
      id: 'clearing',
      title: 'Deleting everything',
      body: (
        <p>
          Your browser can delete what a site has stored, usually under “Privacy” or “Site data” in its settings. You
          are then signed out, your saved recipes and your basket are gone, and the popup asks again. If your browser
          refuses to store anything, Mesob still works, but forgets your settings when you leave.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          If a new key is added, it is added to this list, and the date at the top changes. If a key ever needs your
          consent, the popup will ask you again first.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about cookies and storage: <MailLink to={office.privacyEmail} />. What we do with data that reaches
          our server is in the <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      ),
    },
  ],
};

export function Component() {
  return <PolicyView policy={policy} />;
}

/** Storage keys with purpose and duration. */
function StorageList({ keys }: { keys: readonly StorageKey[] }) {
  return (
    <dl className="policy__keys">
      {keys.map(({ names, purpose, retention }) => (
        <div key={names.join()}>
          <dt>
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
          </dt>
          <dd>
            {purpose} <span className="policy__kept">Kept {retention}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
