import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DESK_PREFIX } from '#client/state/desk-drafts.ts';
import { readEditorDraft, writeEditorDraft } from '#client/state/editor-draft.ts';
import { readText, writeTexts } from '#client/state/storage.ts';

/** Text that was typed in a tab and not saved yet; it outlives the page. */
export type UnsavedText = {
  /** Key in the browser's storage. */
  key: string;
  text: string;
  /** The revision that it is based on; null if the desk had none. */
  basedOn: string | null;
  /** Time of the last change, in ms; 0 if it is not known. */
  at: number;
  /** `true` while its tab has it open, and after its tab has crashed. */
  isOpen: boolean;
};

/** Time within which edits with the same name are undone together, in ms. */
const UNDO_GROUP_MS = 1_000;

/** Number of edits that can be undone. */
const MAX_UNDO_STEPS = 500;

type History = {
  past: readonly string[];
  text: string;
  future: readonly string[];
  /** Name and time of the last edit. */
  last?: { name: string; at: number };
};

/**
 * Returns the text of a file while it is edited. Unsaved text is stored in the browser, separately for each tab. All
 * views share one undo history.
 */
export function useText(file: string, stored: string, revision: string | null) {
  const [key] = useState(() => getOwnKey(file));
  const [restoredText] = useState(() => restore(file, key, stored));
  const [history, setHistory] = useState<History>({ past: [], text: restoredText?.text ?? stored, future: [] });
  const [basedOn, setBasedOn] = useState(restoredText ? restoredText.basedOn : revision);
  const [otherTexts, setOtherTexts] = useState<readonly UnsavedText[]>([]);
  const { text } = history;
  /** The newest text, which may not be rendered yet. */
  const newest = useRef(text);

  const readOthers = useEffectEvent(() => {
    setOtherTexts(
      readUnsavedTexts(file).filter(
        (unsaved) => unsaved.key !== key && unsaved.text !== stored && unsaved.text !== text,
      ),
    );
  });
  useEffect(() => {
    readOthers();
    window.addEventListener('storage', readOthers);
    return () => window.removeEventListener('storage', readOthers);
  }, []);
  const persist = (newText: string, from: string | null, saved = stored) => {
    newest.current = newText;
    storeUnsavedText(
      key,
      newText === saved ? undefined : { text: newText, basedOn: from, at: Date.now(), isOpen: true },
    );
  };
  // A text of a closed tab is offered when the file is opened again.
  const close = useEffectEvent(() => {
    const ownText = readUnsavedTexts(file).find((unsaved) => unsaved.key === key);
    if (ownText) storeUnsavedText(key, { ...ownText, isOpen: false });
  });
  useEffect(() => {
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);

  const write = (newText: string, name?: string) => {
    if (newText === newest.current) return;
    const now = Date.now();
    setHistory(({ past, text: previousText, last }) => {
      const isSameGroup = name !== undefined && last?.name === name && now - last.at < UNDO_GROUP_MS;
      return {
        past: isSameGroup ? past : [...past, previousText].slice(-MAX_UNDO_STEPS),
        text: newText,
        future: [],
        last: name === undefined ? undefined : { name, at: now },
      };
    });
    persist(newText, basedOn);
  };
  const undo = () => {
    const previousText = history.past.at(-1);
    if (previousText === undefined) return;
    setHistory(({ past, future }) => ({ past: past.slice(0, -1), text: previousText, future: [text, ...future] }));
    persist(previousText, basedOn);
  };
  const redo = () => {
    const [nextText, ...future] = history.future;
    if (nextText === undefined) return;
    setHistory(({ past }) => ({ past: [...past, text], text: nextText, future }));
    persist(nextText, basedOn);
  };
  return {
    text,
    basedOn,
    isRestored: restoredText !== undefined,
    /** Unsaved texts of the same file in other tabs. */
    otherTexts,
    /** Replaces the text. Edits with the same name within a second are undone together. */
    write,
    /** Changes the newest text. */
    edit: (change: (newest: string) => string, name?: string) => write(change(newest.current), name),
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /**
     * Continues editing, based on another revision.
     * @param saved - the revision's text; later edits are kept
     */
    rebase: (other: string | null, saved: string) => {
      setBasedOn(other);
      persist(newest.current, other, saved);
    },
    /** Replaces the typed text with the text of a revision. */
    load: (saved: string, id: string | null) => {
      setHistory(({ past, text: previousText }) => ({ past: [...past, previousText], text: saved, future: [] }));
      setBasedOn(id);
      persist(saved, id, saved);
    },
    /** Continues with the text of another tab; "Undo" restores this tab's text. */
    loadOther: (other: UnsavedText) => {
      setBasedOn(other.basedOn);
      write(other.text);
      persist(other.text, other.basedOn);
      if (!other.isOpen) storeUnsavedText(other.key, undefined);
      setOtherTexts((all) => all.filter((each) => each !== other));
    },
    /** Hides the text of another tab, and deletes it if that tab is closed. */
    discardOther: (other: UnsavedText) => {
      if (!other.isOpen) storeUnsavedText(other.key, undefined);
      setOtherTexts((all) => all.filter((each) => each !== other));
    },
  };
}

/**
 * Returns the unsaved text that a tab starts with: its own, or else the text that closed tabs have left. Returns
 * undefined if there is none, or if these texts differ, so that the editor chooses.
 */
function restore(file: string, key: string, stored: string): UnsavedText | undefined {
  const candidates = readUnsavedTexts(file).filter(({ text }) => text !== stored);
  const ownText = candidates.find((unsaved) => unsaved.key === key);
  if (ownText) {
    storeUnsavedText(key, { ...ownText, isOpen: true });
    return ownText;
  }
  const [latest] = candidates;
  if (!latest || latest.isOpen || candidates.some(({ text }) => text !== latest.text)) return undefined;
  for (const unsaved of candidates) storeUnsavedText(unsaved.key, undefined);
  storeUnsavedText(key, { ...latest, isOpen: true });
  return latest;
}

const TAB = `${DESK_PREFIX}tab`;

let tab: string | undefined;

/**
 * Returns the id of this tab, which survives a reload. While the page is open, the id is not in the session storage,
 * because a duplicate of the tab copies that storage and needs its own id.
 */
function getTabId(): string {
  if (tab !== undefined) return tab;
  const tabId = readText(TAB, 'sessionStorage') ?? Math.random().toString(36).slice(2);
  tab = tabId;
  writeTexts({ [TAB]: null }, 'sessionStorage');
  window.addEventListener('pagehide', () => writeTexts({ [TAB]: tabId }, 'sessionStorage'));
  window.addEventListener('pageshow', () => writeTexts({ [TAB]: null }, 'sessionStorage'));
  return tabId;
}

/** Returns the key of this tab's text of a file. */
function getOwnKey(file: string): string {
  return `${DESK_PREFIX}${file} ${getTabId()}`;
}

/** Returns this visitor's unsaved texts of a file in all tabs, last changed first. */
function readUnsavedTexts(file: string): UnsavedText[] {
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

/** Stores an unsaved text; undefined deletes it. */
function storeUnsavedText(key: string, stored: Omit<UnsavedText, 'key'> | undefined): void {
  writeEditorDraft(key, stored);
}
