import { showToast } from '#client/ui/toast.ts';

/** Shows a toast that a dish no longer counts as cooked on its day, with an undo button. */
export function showNotCooked(title: string, undo: () => void): void {
  showToast(`${title} is no longer marked as cooked.`, { kind: 'info', action: { label: 'Undo', run: undo } });
}
