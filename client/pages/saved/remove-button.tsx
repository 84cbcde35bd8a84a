import { X } from 'lucide-react';
import { focusHeading } from '#client/ui/focus-heading.ts';

type Props = {
  /** The button's label, with the name of the recipe. Example: "Remove Doro Wat". */
  label: string;
  onRemove: () => void;
};

/** Removes an item from a list. The button disappears with it, so the focus moves to the page's heading. */
export function RemoveButton({ label, onRemove }: Props) {
  const remove = () => {
    focusHeading();
    onRemove();
  };
  return (
    <button type="button" className="icon-button no-print" aria-label={label} onClick={remove}>
      <X aria-hidden="true" size={20} />
    </button>
  );
}
