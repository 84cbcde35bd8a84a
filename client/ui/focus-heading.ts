/**
 * Moves the focus to a heading, because the focused element is about to be removed.
 * @param heading - defaults to the page's h1
 */
export function focusHeading(heading: HTMLElement | null = document.querySelector<HTMLElement>('main h1')): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
