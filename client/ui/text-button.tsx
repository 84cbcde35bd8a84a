import type { ComponentProps } from 'react';
import './text-button.css';

/** A button that looks like a link, within a text or a row. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className="text-button" {...props} />;
}
