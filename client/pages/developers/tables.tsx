import { CodedText } from '#client/ui/coded-text.tsx';
import reference from '#schema/reference.json';

/** All error codes. */
export function ErrorTable() {
  const rows = reference.errors.map(({ code, status, meaning }) => [`\`${code}\``, String(status), meaning]);
  return <Table label="Error codes" heads={['Code', 'HTTP', 'What it means']} rows={rows} hasRowIds />;
}

export function DocumentLimitTable() {
  return <Table label="Limits of a document" heads={['At most', 'Code']} rows={reference.documentLimits} />;
}

export function ThrottleTable() {
  return <Table label="How often" heads={['What', 'How often']} rows={reference.throttles} />;
}

type Props = {
  label: string;
  heads: string[];
  rows: string[][];
  /** `true` to give each row its first cell as id, so that links can lead to it. */
  hasRowIds?: boolean;
};

function Table({ label, heads, rows, hasRowIds = false }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, which needs keyboard access
    <section className="developers__table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first} id={hasRowIds ? first.replaceAll('`', '') : undefined}>
              <th scope="row">
                <CodedText text={first} />
              </th>
              {others.map((cell, index) => (
                <td key={heads[index + 1]}>
                  <CodedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
