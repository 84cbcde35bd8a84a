import type { ComponentProps } from 'react';

/** A field that people neither see, hear nor reach: whatever fills it in is a program. */
export function HiddenField(input: ComponentProps<'input'>) {
  return (
    <div className="hidden-field" aria-hidden="true">
      <label>
        Leave this empty
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
