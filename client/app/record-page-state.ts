const CONTROLS = 'input, textarea, select, a, button, summary';

/**
 * Records what the visitor has typed, focused and scrolled to, and the attributes of the document. An extension or a
 * translator may change the page before hydration; React then renders it again, with new elements.
 *
 * @returns a function that restores the recorded state in the new elements
 */
export function recordPageState(): () => void {
  const controls = findControls();
  const attributes = [document.documentElement, document.body].map((element) => [...element.attributes]);
  let focusedElement: EventTarget | null = document.activeElement;
  let top = window.scrollY;
  document.addEventListener('focusin', ({ target }) => {
    focusedElement = target;
  });
  document.addEventListener('scroll', () => {
    top = window.scrollY;
  });
  return () => {
    const [root = [], body = []] = attributes;
    for (const { name, value } of root) document.documentElement.setAttribute(name, value);
    for (const { name, value } of body) document.body.setAttribute(name, value);
    const newControls = findControls();
    const savedTop = top;
    for (const [key, control] of controls) {
      const successor = newControls.get(key);
      if (!successor) continue;
      if (successor !== control) copyValue(control, successor);
      if (control === focusedElement) successor.focus({ preventScroll: true });
    }
    window.scrollTo({ top: savedTop, behavior: 'instant' });
  };
}

/** Returns the controls of the page by identifying attributes: elements added by extensions must not shift them. */
function findControls(): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const { tagName, className } = control;
    const key = [tagName, className, control.getAttribute('name'), control.getAttribute('href')].join(' ');
    let position = 0;
    while (controls.has(key + position)) position += 1;
    controls.set(key + position, control);
  }
  return controls;
}

/** Copies the typed or chosen value as if the visitor entered it again: forms listen for the events. */
function copyValue(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked) to.click();
  if (!('value' in from && 'value' in to) || from.value === to.value) return;
  // React overrides the element's own setter and would not see a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const kind of ['input', 'change']) to.dispatchEvent(new Event(kind, { bubbles: true }));
}
