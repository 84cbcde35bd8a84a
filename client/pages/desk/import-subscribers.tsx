import Papa from 'papaparse';
import { useState } from 'react';
import { formatCount } from '#client/ui/format.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { MAX_IMPORTED_ADDRESSES } from '#schema/rules/subscribers.ts';
import { useImportSubscribers } from './staff-mutations.ts';

/** The form that imports subscribers from a CSV file, in batches, with a progress bar. */
export function ImportSubscribers() {
  const importBatch = useImportSubscribers();
  const [emails, setEmails] = useState<string[]>();
  const [consent, setConsent] = useState('');
  const [importedCount, setImportedCount] = useState<number>();
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const readFile = async (file: File | undefined) => {
    setResult(undefined);
    setEmails(undefined);
    if (!file) return;
    const addresses = await readAddresses(file).catch(() => []);
    if (addresses.length === 0) return setResult({ ok: false, text: 'No email addresses were found in this file.' });
    setEmails(addresses);
  };
  const importAll = async (list: string[]) => {
    const counts = { subscribed: 0, asked: 0, known: 0, unsubscribed: 0, invalid: [] as string[] };
    for (let start = 0; start < list.length; start += MAX_IMPORTED_ADDRESSES) {
      setImportedCount(start);
      const batch = list.slice(start, start + MAX_IMPORTED_ADDRESSES);
      const response = await importBatch(
        { emails: batch, consent: consent.trim() || null },
        start + MAX_IMPORTED_ADDRESSES >= list.length,
      );
      if (!response.ok) {
        setImportedCount(undefined);
        // A repeated import skips the addresses that are already known.
        return setResult({ ok: false, text: `${response.text} ${start} of ${list.length} addresses were imported.` });
      }
      counts.subscribed += response.data.subscribed;
      counts.asked += response.data.asked;
      counts.known += response.data.known;
      counts.unsubscribed += response.data.unsubscribed;
      counts.invalid.push(...response.data.invalid);
    }
    setImportedCount(undefined);
    setEmails(undefined);
    setResult({
      ok: true,
      text: [
        `${counts.subscribed} subscribed, ${counts.asked} asked to confirm, ${counts.known} already known.`,
        ...(counts.unsubscribed > 0 ? [`Skipped: ${counts.unsubscribed} unsubscribed.`] : []),
        ...(counts.invalid.length > 0 ? [`Not an address: ${counts.invalid.slice(0, 10).join(', ')}.`] : []),
      ].join(' '),
    });
  };
  return (
    <div className="desk__import">
      <h3 className="reported__title">Import</h3>
      <label className="field">
        <span className="field__label">A CSV file with a column of email addresses</span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
      </label>
      <FormMessage result={result} />
      {emails && (
        <>
          <TextArea
            label="Where and how did they all agree to receive the newsletter?"
            hint="If you leave this empty, each address gets an email that asks for confirmation. With an answer, all are subscribed at once, and the answer is logged."
            rows={2}
            maxLength={300}
            value={consent}
            onChange={({ target }) => setConsent(target.value)}
          />
          <button
            type="button"
            className="button"
            disabled={importedCount !== undefined}
            onClick={() => void importAll(emails)}
          >
            {consent.trim() === '' ? 'Ask' : 'Subscribe'} {formatCount(emails.length, 'reader')}
          </button>
          {importedCount !== undefined && <progress max={emails.length} value={importedCount} aria-label="Import" />}
        </>
      )}
    </div>
  );
}

/**
 * Returns the column of a CSV file with the most email addresses: each value once, without a header, and without the
 * apostrophe that keeps spreadsheets from running formulas.
 */
async function readAddresses(file: Blob): Promise<string[]> {
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' });
  const counts = new Map<number, number>();
  for (const row of data)
    for (const [index, cell] of row.entries()) if (cell.includes('@')) counts.set(index, (counts.get(index) ?? 0) + 1);
  const [column] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (column === undefined) return [];
  const cells = data.map((row) => (row[column] ?? '').trim().replace(/^'(?=[=+\-@])/, ''));
  const [firstCell = ''] = cells;
  return [...new Set(firstCell.includes('@') ? cells : cells.slice(1))].filter((cell) => cell !== '');
}
