import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AccountPage_ExportQueryDocument } from '#client/gql/graphql.ts';
import { downloadText } from '#client/ui/download.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';

/** The section with a button that downloads the member's data as a file. */
export function ExportData() {
  const client = useApolloClient();
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setHasFailed(false);
    try {
      // Keeps the export out of Apollo's cache.
      const { data } = await client.query({ query: AccountPage_ExportQueryDocument, fetchPolicy: 'no-cache' });
      if (data?.viewer) downloadText(data.viewer.exportedData, { type: 'application/json', name: 'mesob-data.json' });
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="data">
      <h2 className="account-page__title" id="data">
        Your data
      </h2>
      <p className="account-page__text">Everything we store about you, as a JSON file.</p>
      <FormMessage
        result={hasFailed ? { ok: false, text: 'Your data could not be fetched. Please try again.' } : undefined}
      />
      <button type="button" className="button button--quiet" disabled={busy} onClick={download}>
        Download my data
      </button>
    </section>
  );
}
