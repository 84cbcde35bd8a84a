/** Focuses pressed controls. Safari does not, so dialogs could not return the focus to the button that opened them. */
export function focusPressed(): void {
  window.addEventListener(
    'click',
    ({ target, detail }) => {
      // `detail` is 0 for clicks by key or by script, which do not move the focus.
      const control = detail && target instanceof Element && target.closest<HTMLElement>('a, button, summary');
      if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    },
    true,
  );
}

/**
 * Collects buttons pressed before the scripts loaded, which the starter has marked. Call it before hydration: React
 * replays later presses.
 * @returns a function that presses the buttons again, to call once the page is hydrated
 */
export function collectPresses(): () => void {
  const pressed = document.querySelectorAll<HTMLElement>('[data-pressed]');
  return () => {
    for (const button of pressed) button.click();
  };
}
