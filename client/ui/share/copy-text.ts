import { showToast } from '../toast.ts';

type Options = {
  /** The toast after copying. If omitted, the caller reports success. Example: "Link copied" */
  message?: string;
  /** The element that shows the text; it is selected if the browser does not allow copying. */
  source?: Element | null;
};

/**
 * Copies a text, over plain HTTP too, and reports if the browser does not allow it. Call it in the event of a press.
 * @returns `true` if the text was copied
 */
export async function copyText(text: string, { message, source }: Options): Promise<boolean> {
  if (!(await writeText(text))) {
    if (source) getSelection()?.selectAllChildren(source);
    const advice = source
      ? 'The text is selected, so you can copy it yourself.'
      : 'Please select the text and copy it yourself.';
    showToast(`Your browser does not let us copy. ${advice}`, { kind: 'error' });
    return false;
  }
  if (message) showToast(message, { kind: 'success' });
  return true;
}

async function writeText(text: string): Promise<boolean> {
  try {
    // Browsers have no `navigator.clipboard` on pages from plain HTTP.
    if (!navigator.clipboard) return copySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Copies with the older command, which needs a selection. Content outside an open modal dialog can't be selected. */
function copySelection(text: string): boolean {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const carrier = document.createElement('span');
  carrier.className = 'visually-hidden';
  carrier.textContent = text;
  parent.append(carrier);
  const selection = getSelection();
  selection?.selectAllChildren(carrier);
  let copied = false;
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    copied = event.clipboardData !== null;
  };
  document.addEventListener('copy', copy);
  const allowed = document.execCommand('copy');
  document.removeEventListener('copy', copy);
  selection?.removeAllRanges();
  carrier.remove();
  return allowed && copied;
}
