import { DESK_PREFIX } from '#client/state/desk-drafts.ts';
import { readEditorDraft, writeEditorDraft } from '#client/state/editor-draft.ts';
import { readText, writeTexts } from '#client/state/storage.ts';

/** Text that was typed in a tab and not saved yet; it outlives the page. */
export type KeptText = {
  /** Key in the browser's storage. */
  key: string;
  text: string;
  /** The revision that it is based on; null if the desk had none. */
  basedOn: string | null;
  /** Time of the last change, in ms; 0 if it is not known. */
  at: number;
  /** `true` while its tab has it open. A tab that crashed stays open. */
  isOpen: boolean;
};

const TAB = `${DESK_PREFIX}tab`;

let tab: string | undefined;

/**
 * Returns the id of this tab. It outlives a reload. While the page is open, the id is not in the tab's storage: a
 * duplicate of the tab copies that, and needs its own id.
 */
function getTab(): string {
  if (tab !== undefined) return tab;
  const tabId = readText(TAB, 'sessionStorage') ?? Math.random().toString(36).slice(2);
  tab = tabId;
  writeTexts({ [TAB]: null }, 'sessionStorage');
  window.addEventListener('pagehide', () => writeTexts({ [TAB]: tabId }, 'sessionStorage'));
  window.addEventListener('pageshow', () => writeTexts({ [TAB]: null }, 'sessionStorage'));
  return tabId;
}

/** Returns the key of this tab's text of a file. */
export function getOwnKey(file: string): string {
  return `${DESK_PREFIX}${file} ${getTab()}`;
}

/** Returns the unsaved texts of a file, of this visitor, in all tabs; the last changed first. */
export function readKeptTexts(file: string): KeptText[] {
  const prefix = `${DESK_PREFIX}${file}`;
  const keys = new Set([getOwnKey(file), ...listKeys()]);
  return [...keys]
    .filter((key) => key === prefix || key.startsWith(`${prefix} `))
    .flatMap((key) => {
      const { text, basedOn, at, isOpen } = readEditorDraft(key);
      if (typeof text !== 'string') return [];
      return {
        ...{ key, text, basedOn: typeof basedOn === 'string' ? basedOn : null },
        ...{ at: typeof at === 'number' ? at : 0, isOpen: isOpen === true },
      };
    })
    .sort((a, b) => b.at - a.at);
}

function listKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Keeps an unsaved text; undefined once it is saved. */
export function keepText(key: string, stored: Omit<KeptText, 'key'> | undefined): void {
  writeEditorDraft(key, stored);
}
