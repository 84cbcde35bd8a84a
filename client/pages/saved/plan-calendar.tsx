import { useMutation, useQuery } from '@apollo/client/react';
import { CalendarPlus } from 'lucide';
import { use, useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import {
  PlanCalendar_CreateMutationDocument,
  PlanCalendar_RevokeMutationDocument,
  PlanCalendarQueryDocument,
} from '#client/gql/graphql.ts';
import { useSignInLink } from '#client/state/account-dialogs.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import type { PlanEntry } from '#client/state/store.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { downloadText } from '#client/ui/download.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { SiteContext } from '#client/ui/page-head.tsx';
import { ShareLink } from '#client/ui/share/share-link.tsx';
import { planCalendar } from '#cooking/plan-calendar.ts';
import { accountTexts } from '#schema/rules/accounts.ts';
import type { PlannedRecipe } from './plan-day.tsx';

const texts = {
  signedOut: accountTexts.signInFirst,
  unreachable: 'Unable to connect to the server. Please try again.',
  failed: 'Something went wrong. Please try again.',
};

type Props = {
  entries: readonly PlanEntry[];
  getRecipe: (slug: string) => PlannedRecipe | undefined;
};

/** Exports the plan to calendars: the displayed week as a file and, for members, all of it at a URL. */
export function PlanCalendar({ entries, getRecipe }: Props) {
  const { publicUrl } = use(SiteContext);
  const visitor = useSignedInVisitor();
  const signInLink = useSignInLink();
  const download = () => {
    const text = planCalendar(
      entries.map(({ id, day, dish, note, servings }) => {
        const recipe = dish && getRecipe(dish.id);
        if (!recipe) return { id, day, title: dish?.title ?? note ?? '', note: dish && note };
        const { path, title, totalMinutes: minutes, stepsDayBefore } = recipe;
        const url = publicUrl + path;
        return { id, day, title, note, dish: { url, servings: servings ?? recipe.servings, minutes, stepsDayBefore } };
      }),
      new Date(),
    );
    downloadText(text, { type: 'text/calendar', name: 'mesob-week.ics' });
  };
  return (
    <section className="plan-calendar no-print" aria-labelledby="plan-calendar">
      <h2 className="plan__title" id="plan-calendar">
        In your calendar
      </h2>
      {entries.length > 0 && (
        <>
          <p>These days as a file for any calendar, including what to start the evening before.</p>
          <button type="button" className="button button--quiet" onClick={download}>
            <Icon of={CalendarPlus} size={18} />
            Calendar file
          </button>
        </>
      )}
      {visitor && <PrivateAddress publicUrl={publicUrl} />}
      {visitor === null && (
        <p>
          <Link {...signInLink}>Sign in</Link> for a private address that keeps your calendar up to date with your plan.
        </p>
      )}
    </section>
  );
}

/** The URL that calendars read. It is shown once; the account stores only the hash of its token. */
function PrivateAddress({ publicUrl }: { publicUrl: string }) {
  const { data, error } = useQuery(PlanCalendarQueryDocument);
  const [create, { loading: creating }] = useMutation(PlanCalendar_CreateMutationDocument);
  const [revoke, { loading: revoking }] = useMutation(PlanCalendar_RevokeMutationDocument);
  const [url, setUrl] = useState<string>();
  const [result, setResult] = useState<FormResult>();
  const tokens = (data?.viewer?.tokens ?? []).filter(({ scope }) => scope === 'CALENDAR');
  const [newestToken] = tokens;
  const busy = creating || revoking;

  /**
   * Revokes the tokens of the existing URLs.
   * @returns the result of a failure; undefined on success
   */
  const revokeAll = async () => {
    for (const { id } of tokens) {
      const revokeResult = await getResult(revoke({ variables: { id } }), 'revokeToken', texts);
      if (!revokeResult.ok) return revokeResult;
    }
    return undefined;
  };
  const createAddress = async () => {
    const createResult = await getResult(create(), 'createToken', texts);
    if (createResult.ok) setUrl(`${publicUrl}/plan/calendar/${createResult.data.token}.ics`);
    const success = { ok: true, text: 'Address created. Copy it now: it will not be shown again.' };
    setResult(createResult.ok ? ((await revokeAll()) ?? success) : createResult);
  };
  const removeAddress = async () => {
    const failure = await revokeAll();
    if (!failure) setUrl(undefined);
    setResult(failure ?? { ok: true, text: 'Address removed. Calendars can no longer read your plan.' });
  };

  if (!data) return error ? <p>Your private address could not be loaded. Please try again later.</p> : null;
  return (
    <>
      <p>
        {newestToken ? (
          <>
            Your private address was created on <DateText value={newestToken.createdAt.slice(0, 10)} />
            {newestToken.lastUsedOn ? (
              <>
                {' '}
                and last read on <DateText value={newestToken.lastUsedOn} />.
              </>
            ) : (
              ', and no calendar has read it yet.'
            )}
          </>
        ) : (
          'With a private address your calendar always shows your plan. Anyone with the address can read it.'
        )}
      </p>
      <FormMessage result={result} />
      {url && <ShareLink url={url} title="My week at Mesob" />}
      <p className="plan-calendar__ways">
        <button type="button" className="button button--quiet" disabled={busy} onClick={() => void createAddress()}>
          {newestToken ? 'Create a new address' : 'Create a private address'}
        </button>
        {newestToken && (
          <button type="button" className="button button--quiet" disabled={busy} onClick={() => void removeAddress()}>
            Remove the address
          </button>
        )}
      </p>
    </>
  );
}
