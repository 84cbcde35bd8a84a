import { focusHeading } from '#client/ui/focus-heading.ts';

/** Moves the focus to a heading, and scrolls it into view. */
export function showHeading(heading: HTMLElement | null): void {
  focusHeading(heading);
  heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
