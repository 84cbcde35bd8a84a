import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { label: string };

export function Checkbox({ label, ...input }: Props) {
  const id = useId();
  return (
    <div className="checkbox">
      <input {...input} className="checkbox__box" type="checkbox" id={id} />
      <label className="checkbox__label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
