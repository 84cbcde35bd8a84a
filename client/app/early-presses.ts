/** Focuses a pressed control. Safari does not, so dialogs could not return the focus to the button that opened them. */
export function focusPressed(): void {
  window.addEventListener(
    'click',
    ({ target, detail }) => {
      // A click without a detail comes from a key or a script: the focus stays.
      const control = detail && target instanceof Element && target.closest<HTMLElement>('a, button, summary');
      if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    },
    true,
  );
}

/**
 * Repeats presses from before the scripts loaded, which the starter has marked. Call it before hydration: React repeats
 * later presses.
 * @returns a function that presses the buttons again, to call once the page is hydrated
 */
export function keepPresses(): () => void {
  const pressed = document.querySelectorAll<HTMLElement>('[data-pressed]');
  return () => {
    for (const button of pressed) button.click();
  };
}
