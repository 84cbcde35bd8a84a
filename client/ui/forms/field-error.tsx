import { CircleAlert } from 'lucide-react';

type Props = {
  /** What a field's `aria-describedby` names. */
  id: string;
  /** What is wrong; nothing where all is well or another place says it. */
  children?: string;
};

/** What is wrong with a field, said aloud when it comes: there also while empty, or it would not be heard. */
export function FieldError({ id, children }: Props) {
  return (
    <p className="field__error" id={id} aria-live="polite">
      {children && (
        <>
          <CircleAlert aria-hidden="true" size={16} />
          {children}
        </>
      )}
    </p>
  );
}
