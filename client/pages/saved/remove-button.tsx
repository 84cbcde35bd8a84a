import { X } from 'lucide-react';

type Props = {
  /** What it does, with the name of the recipe. Example: "Remove Doro Wat". */
  label: string;
  onRemove: () => void;
};

/** Takes something out of a list. The button goes with it, so the focus moves to the page's heading. */
export function RemoveButton({ label, onRemove }: Props) {
  const remove = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    onRemove();
  };
  return (
    <button type="button" className="icon-button no-print" aria-label={label} onClick={remove}>
      <X aria-hidden="true" size={20} />
    </button>
  );
}
