import { X } from 'lucide';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { Icon } from '#client/ui/icon.tsx';

type Props = {
  /** The button's label, with the name of the recipe. Example: "Remove Doro Wat". */
  label: string;
  onRemove: () => void;
};

/** Button that removes an item from a list. It disappears with the item, so the focus moves to the page's heading. */
export function RemoveButton({ label, onRemove }: Props) {
  const remove = () => {
    focusHeading();
    onRemove();
  };
  return (
    <button type="button" className="icon-button no-print" aria-label={label} onClick={remove}>
      <Icon of={X} size={20} />
    </button>
  );
}
