import { showToast } from '#client/ui/toast.ts';

/** Says that a dish no longer counts as cooked on its day, and offers to bring that back. */
export function tellNotCooked(title: string, undo: () => void): void {
  showToast(`${title} is not noted as cooked.`, { kind: 'info', action: { label: 'Undo', run: undo } });
}
