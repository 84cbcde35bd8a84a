import { Ellipsis } from 'lucide';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import './more-menu.css';

type Props = {
  /** The name of the button for screen readers. Example: "More for Doro Wat". */
  label: string;
  /** `li` elements, each with a button or a link. */
  children: ReactNode;
};

/**
 * A button with three dots that opens a short list of actions. It is a native disclosure, so it works without scripts.
 */
export function MoreMenu({ label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => menu.current?.removeAttribute('open');
    const closeOnPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeOnPress);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOnPress);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  const closeOnBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
  };
  // Dialogs return the focus to the element that had it when they opened, so the focus first returns to the button.
  const closeAfterChoice = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof Element) || !target.closest('button, a')) return;
    button.current?.focus();
    menu.current?.removeAttribute('open');
  };
  return (
    <details
      ref={menu}
      className="more-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={closeOnBlur}
    >
      <summary ref={button} className="more-menu__button" aria-label={label}>
        <Icon of={Ellipsis} size={20} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the buttons inside, and their clicks arrive here. */}
      <ul className="more-menu__list" onClick={closeAfterChoice}>
        {children}
      </ul>
    </details>
  );
}
