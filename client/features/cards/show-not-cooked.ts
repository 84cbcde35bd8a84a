import { showToast } from '#client/ui/toast.ts';

/**
 * Shows a toast that a dish is no longer marked as cooked.
 * @param undo - what the toast's Undo button does
 */
export function showNotCooked(title: string, undo: () => void): void {
  showToast(`${title} is no longer marked as cooked.`, { kind: 'info', action: { label: 'Undo', run: undo } });
}
