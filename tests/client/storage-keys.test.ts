import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localKeys, sessionKeys } from '#client/pages/policies/storage-keys.ts';
import { DESK_PREFIX } from '#client/state/desk-drafts.ts';
import { SESSION_KEYS } from '#client/state/session.ts';
import { STORE_KEY } from '#schema/rules/saved.ts';

/** Returns the keys that client files write to one of the browser's storages, as named in the source: `[KEY]: …`. */
function getWrittenKeys(storage: 'localStorage' | 'sessionStorage'): string[] {
  const files = fs.readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join('client', file), 'utf8');
    if (!source.includes('writeTexts(') || source.includes("'sessionStorage'") !== (storage === 'sessionStorage'))
      return [];
    const constants = [...source.matchAll(/^(?:export )?const (\w+) = '([\w-]+)';$/gm)];
    return constants.flatMap(([, name, key]) => (key && source.includes(`[${name}]: `) ? [key] : []));
  });
}

it('the browser’s storage keys are all named in the Cookies Policy', () => {
  const [local, session] = [localKeys, sessionKeys].map((keys) => keys.flatMap(({ names }) => names));
  const writtenKeys = getWrittenKeys('localStorage');
  expect(writtenKeys).toEqual(expect.arrayContaining(['units', 'timers', 'rememberEmail', 'rememberPassword']));
  expect(local).toEqual(expect.arrayContaining([...writtenKeys, ...SESSION_KEYS, STORE_KEY, `${DESK_PREFIX}…`]));
  expect(session?.toSorted()).toEqual([...getWrittenKeys('sessionStorage'), `${DESK_PREFIX}tab`].sort());
  expect(getWrittenKeys('sessionStorage')).toContain('commentDrafts');
});
