import { Plus, X } from 'lucide';
import { type FormEvent, useState } from 'react';
import type { ListLines } from '#client/state/store.ts';
import { FieldError } from '#client/ui/forms/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MAX_OWN_LINE_LENGTH, MAX_OWN_LINES, ownLineKey } from '#schema/rules/saved.ts';
import { ShoppingItem } from './shopping-aisles.tsx';
import './own-lines.css';

const FULL_TEXT = `The list can have at most ${MAX_OWN_LINES} items of your own.`;
const FIELD_ID = 'own-line';

type Props = ListLines & {
  title: string;
  onTick: (key: string, isTicked: boolean) => void;
  /** Returns `false` if the line was not added: the list is full or not loaded yet. */
  onAdd: (text: string) => boolean;
  onRemove: (line: string) => void;
};

/** The lines that people have added to a list, and a field to add more. */
export function OwnLines({ title, ownLines: lines, ticked, onTick, onAdd, onRemove }: Props) {
  const [isRefused, setIsRefused] = useState(false);
  const isRefusedAsFull = isRefused && lines.length >= MAX_OWN_LINES;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isAdded = onAdd(String(new FormData(form).get('line')));
    setIsRefused(!isAdded);
    if (isAdded) form.reset();
  };
  return (
    <section className={lines.length > 0 ? 'shopping__aisle' : 'shopping__aisle no-print'} aria-label={title}>
      <h3 className="shopping__name">{title}</h3>
      <ul className="shopping__things">
        {lines.map((line) => (
          <li key={line} className="shopping__thing">
            <ShoppingItem
              checked={ticked.includes(ownLineKey(line))}
              onTick={(isTicked) => onTick(ownLineKey(line), isTicked)}
            >
              {line}
            </ShoppingItem>
            <button
              type="button"
              className="icon-button no-print"
              aria-label={`Remove ${line}`}
              onClick={() => remove(line, onRemove)}
            >
              <Icon of={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <form className="own-lines__form needs-script no-print" onSubmit={add}>
        <input
          id={FIELD_ID}
          className="own-lines__field"
          name="line"
          dir="auto"
          aria-label="Something else to buy"
          placeholder="Something else to buy"
          maxLength={MAX_OWN_LINE_LENGTH}
          enterKeyHint="done"
          autoComplete="off"
          aria-invalid={isRefusedAsFull}
          aria-describedby={`${FIELD_ID}-error`}
          required
        />
        <button type="submit" className="button button--quiet">
          <Icon of={Plus} size={18} />
          Add
        </button>
      </form>
      <FieldError id={`${FIELD_ID}-error`}>{isRefusedAsFull ? FULL_TEXT : undefined}</FieldError>
    </section>
  );
}

/** Removes a line. Its button disappears, so the focus moves to the field. */
function remove(line: string, onRemove: Props['onRemove']): void {
  document.getElementById(FIELD_ID)?.focus({ preventScroll: true });
  onRemove(line);
}
