import type { StorageKey } from './storage-keys.ts';

/** What is stored under which key, what for, and for how long. */
export function StorageList({ keys }: { keys: readonly StorageKey[] }) {
  return (
    <dl className="policy__keys">
      {keys.map(({ names, purpose, kept }) => (
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
            {purpose} <span className="policy__kept">Kept {kept}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
