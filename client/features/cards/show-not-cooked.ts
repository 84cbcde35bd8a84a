import { showToast } from '#client/ui/toast.ts';

/** Shows that a dish no longer counts as cooked on its day, and offers to undo that. */
export function showNotCooked(title: string, undo: () => void): void {
  showToast(`${title} is no longer marked as cooked.`, { kind: 'info', action: { label: 'Undo', run: undo } });
}
